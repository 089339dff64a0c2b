"""Hatch build hook: puts the built web client and the compiled core into the wheel.

`make setup` runs this file as a program, so that its progress is seen; pip, which hides it, then
finds everything up to date.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

import compile_core  # noqa: E402  needs the path above
import web_client  # noqa: E402


class LaarBuildHook(BuildHookInterface[Any]):
    """Builds what git does not keep and adds it to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both parts; the wheel is bound to this Python only if it holds compiled modules."""
        web_client.build(ROOT)
        compiled = [path.relative_to(ROOT) for path in compile_core.build(ROOT)]
        build_data["artifacts"].append(f"/{web_client.STATIC}/")
        if compiled:
            build_data["artifacts"] += [f"/{path.as_posix()}" for path in compiled]
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    web_client.build(ROOT)
    compile_core.build(ROOT)
