"""Compile the C files of one extension side by side, which setuptools does one after another."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools.command.build_ext import build_ext


class ParallelBuild(build_ext):
    """`build_ext` with as many compilers at work as there are cores."""

    def build_extensions(self) -> None:
        """Hand every C file to a compiler of its own."""
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], *args: Any, **more: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], *args, **more), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile_each
        super().build_extensions()
