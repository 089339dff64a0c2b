"""Choose between the compiled core and the same source as plain Python.

`LAAR_PURE=1` asks for plain Python. So does a source edited after it was compiled, for all modules
at once: compiled and plain modules do not mix.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

# An in-place build leaves it: a hash, then the compiled sources. A wheel has none: never stale.
_STAMP = Path(__file__).with_name(".compiled")


class _SourceFinder:
    """Finds modules of this package by their .py files alone."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source of a laar module; None leaves the search to the other finders."""
        if path is None or not name.startswith("laar."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _stale() -> bool:
    """Tell whether a source was edited after it was compiled."""
    try:
        built = _STAMP.stat().st_mtime_ns
        sources = _STAMP.read_text(encoding="utf-8").splitlines()[1:]
        return any((_STAMP.parent / source).stat().st_mtime_ns > built for source in sources)
    except FileNotFoundError:
        return _STAMP.exists()  # a compiled source is gone


def choose() -> None:
    """Make later imports of laar.* load plain Python where that is asked for or needed."""
    if os.environ.get("LAAR_PURE") == "1" or _stale():
        sys.meta_path.insert(0, _SourceFinder)
