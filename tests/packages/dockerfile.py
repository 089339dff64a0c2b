"""The steps of the Dockerfile, and carrying them out in a clean folder as far as that needs neither
an image nor a network."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from doc_links import ROOT

OURS = re.compile(r"(?<![\w.])/(?=(?:build|tools|opt/laar|wheels)\b)")  # folders of the image
BUILT = ("src/laar/.compiled", "src/laar/server/static")


class Step(NamedTuple):
    """One instruction."""

    word: str
    rest: str


def stages() -> list[list[Step]]:
    """The instructions of each stage."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    found: list[list[Step]] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append([])
        if found and word and not word.startswith("#"):
            found[-1].append(Step(word, rest.strip()))
    return found


def environment(stage: list[Step]) -> dict[str, str]:
    """The variables that a stage sets."""
    said = [one for step in stage if step.word == "ENV" for one in shlex.split(step.rest)]
    return dict(one.split("=", 1) for one in said)


def command(stage: list[Step], word: str) -> list[str]:
    """A command written as a list."""
    rest = next(step.rest for step in stage if step.word == word)
    told: list[str] = json.loads(rest[rest.index("[") :])
    return told


def context() -> Iterator[Path]:
    """The files that the builder is sent, by .dockerignore."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]

    def sent(path: str) -> bool:
        said = True
        parts = path.split("/")
        heads = ["/".join(parts[: n + 1]) for n in range(len(parts))]
        for rule in rules:
            if any(_pattern(rule.removeprefix("!")).fullmatch(head) for head in heads):
                said = rule.startswith("!")
        return said

    for top, folders, files in os.walk(ROOT):
        here = Path(top).relative_to(ROOT)
        folders[:] = [name for name in folders if sent((here / name).as_posix())]
        yield from (here / name for name in files if sent((here / name).as_posix()))


def _pattern(rule: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*/|\*)", rule)
    said = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.compile("".join(said.get(part, re.escape(part)) for part in parts))


def build(root: Path, anew: bool) -> Path:
    """Carry out the first stage below this folder; where the server is installed. Unless all is
    built ``anew``, what is built here already is there when the hook of the build looks: it takes
    that only if it is of the very same sources."""
    work = root
    sent = sorted(context())
    for step in stages()[0]:
        if step.word == "WORKDIR":
            work = root / step.rest.strip("/")
            work.mkdir()
        elif step.word == "COPY":
            _copy(step.rest.split(), sent, work)
        elif step.word == "RUN":
            if "hatchling" in step.rest and not anew:
                _bring_built(work)
            for part in step.rest.split(" && "):
                _run(part, root, work)
    _add_parts(root / "opt" / "laar")
    return root / "opt" / "laar"


def _copy(words: list[str], sent: list[Path], work: Path) -> None:
    *sources, target = words
    for source in sources:
        mine = [file for file in sent if file == Path(source) or Path(source) in file.parents]
        assert mine, f"nothing is sent of {source}"
        for file in mine:
            at = work / target / file.relative_to(source) if (ROOT / source).is_dir() else None
            at = at or work / target / file.name
            at.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, at)


def _bring_built(work: Path) -> None:
    for name in BUILT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, work / name)
        elif (ROOT / name).exists():
            shutil.copy2(ROOT / name, work / name)
    for file in (ROOT / "src").rglob("*.so"):
        shutil.copy2(file, work / file.relative_to(ROOT))


def _run(part: str, root: Path, work: Path) -> None:
    words = part.split()
    if words[0] == "apt-get":
        return  # of the image
    if "--require-hashes" in words:  # of the network
        assert (work / words[-1]).exists()
        if words[0].startswith("/tools"):
            _add_parts(root / "tools")
        return
    told = OURS.sub(f"{root}/", part)
    if words[0] == "python":
        told = f"{shlex.quote(sys.executable)} {told.removeprefix('python')}"
    done = subprocess.run(told, shell=True, cwd=work, capture_output=True, text=True)
    assert done.returncode == 0, f"{part}\n{done.stdout}\n{done.stderr}"


def _add_parts(environment: Path) -> None:
    """What would be installed from a network is here."""
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "parts.pth").write_text(sysconfig.get_paths()["purelib"], "utf-8")
