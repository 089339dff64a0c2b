"""Compile the modules that [tool.laar] in pyproject.toml lists, each .so beside its .py.

Where mypyc cannot do that, the same source runs as plain Python.
"""

import contextlib
import importlib.metadata
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

from digest import digest

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# One library holds the code of all modules; the .so beside each source only points to it.
LIBRARY = "laar.compiled"
C_FILES = "build/mypyc"


def listed(root: Path) -> list[Path]:
    """Return the sources to compile, in a fixed order."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: set[Path] = set()
    for pattern in settings["tool"]["laar"]["compiled"]:
        matches = set(root.glob(pattern))
        if not matches:
            print(f"laar: nothing to compile matches {pattern}")
        found |= {path for path in matches if path.name != "__init__.py"}
    return sorted(found)


def missing_tool() -> str | None:
    """Name what a compilation would lack here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "no Python headers (Python.h)"
    return None


def targets(root: Path, files: list[Path]) -> list[Path]:
    """Return the extension modules that a compilation of these sources leaves."""
    library = root / "src" / Path(*LIBRARY.split("."))
    return [Path(f"{library}__mypyc{SUFFIX}"), *(file.with_suffix(SUFFIX) for file in files)]


def remove(root: Path, keep: list[Path]) -> None:
    """Delete extension modules that the list no longer names: they would hide their source."""
    for path in (root / "src").rglob("*.so"):
        if path not in keep:
            path.unlink()


def compile_in_place(root: Path, files: list[Path]) -> None:
    """Run mypyc, which leaves by SystemExit at a type error, and the C compiler."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    from parallel_build import ParallelBuild

    with contextlib.chdir(root):
        names = [str(file.relative_to(root)) for file in files]
        modules = mypycify(
            ["--config-file=pyproject.toml", *names],
            opt_level="2",  # compiled in about half the time of 3, and hardly slower
            debug_level="0",
            group_name=LIBRARY,
            multi_file=True,  # a C file for each module: one for all takes one core twice as long
            target_dir=C_FILES,
        )
        for module in modules:
            module.include_dirs.append(f"{C_FILES}/{LIBRARY.split('.')[0]}")
            # A warning of some newer compiler is no reason to run slowly.
            module.extra_compile_args = [a for a in module.extra_compile_args if a != "-Werror"]
        built = Distribution({"name": "laar", "ext_modules": modules, "package_dir": {"": "src"}})
        step = ParallelBuild(built)
        step.inplace, step.build_temp = True, "build/temp"
        step.ensure_finalized()
        step.run()


def state(root: Path, files: list[Path]) -> str:
    """Hash all that decides the result: the packages of the listed files, this Python and mypy.

    Neighbours count too: mypyc trusts the types of what a compiled module imports.
    """
    folders = {root.joinpath(*file.relative_to(root).parts[:3]) for file in files}
    neighbours = {source for folder in folders for source in folder.rglob("*.py")}
    mypy = importlib.metadata.version("mypy")
    return digest(root, neighbours | set(files), sys.version, mypy)


def build(root: Path) -> list[Path]:
    """Bring the compiled core up to date; return its files, none where it runs as plain Python."""
    files, begun = listed(root), time.time_ns()
    stamp, made = root / "src" / "laar" / ".compiled", targets(root, files)
    lacking = missing_tool() if files else "nothing to compile"
    if lacking is None:
        names = [str(file.relative_to(stamp.parent)) for file in files]
        content = "\n".join([state(root, files), *names])
        current = stamp.exists() and stamp.read_text() == content
        if not current or not all(path.exists() for path in made):
            lacking = attempt(root, files)
    if lacking is not None:
        remove(root, keep=[])
        stamp.unlink(missing_ok=True)
        print(f"laar: {lacking}; the core runs as plain Python (same results, slower)")
        return []
    remove(root, keep=made)
    stamp.write_text(content)
    # laar._pure compares sources with this time: one edited while the compiler ran is newer.
    os.utime(stamp, ns=(begun, begun))
    return made


def attempt(root: Path, files: list[Path]) -> str | None:
    """Compile, and say in a few words what went wrong if it did."""
    print(f"laar: compiling {len(files)} modules of the core ...", flush=True)
    try:
        compile_in_place(root, files)
    except SystemExit:
        return "mypyc found errors"
    except Exception as error:  # whatever the C tools raise, plain Python works
        return f"the C compiler failed ({type(error).__name__})"
    return None
