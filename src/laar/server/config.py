"""Where settings come from: a flag, else the environment, else one TOML file, else what they are
unless told. Whatever cannot be read is refused and named by its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from laar.server.settings import BadSetting, Settings, networks, origins

PREFIX = "LAAR_"
FILE = "LAAR_CONFIG"  # the variable that names the file
# Variables of ours that are no settings: they choose a build, or belong to tests.
OTHERS = {
    *(FILE, "LAAR_PURE", "LAAR_BROWSER", "LAAR_SERVER", "LAAR_STORIES"),
    *("LAAR_SLOW_WIRE", "LAAR_SOAK_MINUTES", "LAAR_TEST_DATABASE"),
}
PASSWORD = re.compile(r"(//[^/@]*:)[^/@]*@")  # in an address; it is shown to nobody
NONE = "none"  # an empty list, in words
MEANT: Mapping[str, Callable[[Any], Any]] = {
    "proxies": networks,
    "metrics": networks,
    "origins": origins,
}


class Setting(NamedTuple):
    """One setting as it is declared."""

    name: str
    type: Any
    says: str
    default: Any
    unless: str  # the default in words
    secret: bool

    @property
    def flag(self) -> str | None:
        """Its flag; a secret has none."""
        return None if self.secret else f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its place in the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def is_list(self) -> bool:
        """Is it several words?"""
        return get_origin(self.type.__origin__) in (tuple, frozenset)


class Found(NamedTuple):
    """What a setting is, and where that was said."""

    setting: Setting
    value: Any
    source: str  # "default" where nobody has said anything

    @property
    def shown(self) -> str:
        """Its value for people to read; never a secret."""
        if self.setting.secret:
            return "(secret)" if self.value else self.setting.unless
        if self.value == self.setting.default and self.setting.unless:
            return self.setting.unless
        return in_words(self.value)


def _declared() -> dict[str, Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(Settings):
        type = hints[field.name]
        meta = next(one for one in type.__metadata__ if isinstance(one, Meta))
        more = meta.extra or {}
        found[field.name] = Setting(
            field.name,
            type,
            meta.description or "",
            field.default,
            more["unless"],
            more.get("secret", False),
        )
    return found


DECLARED = _declared()


def in_words(value: Any) -> str:
    """A value as a flag would say it."""
    if isinstance(value, tuple | frozenset):
        return ",".join(sorted(value) if isinstance(value, frozenset) else value) or NONE
    return f"{value:g}" if isinstance(value, float) else PASSWORD.sub(r"\1***@", str(value))


def read(name: str, said: str) -> Any:
    """The value of a setting from words; ValueError says what is wrong with them."""
    setting = DECLARED[name]
    if setting.is_list:
        return _meant(setting, [] if said == NONE else said.split(","), strict=False)
    return _meant(setting, said, strict=False)


def _meant(setting: Setting, said: Any, *, strict: bool = True) -> Any:
    value = msgspec.convert(said, setting.type, strict=strict, dec_hook=_path)
    return MEANT[setting.name](value) if setting.name in MEANT else value


def _path(type: Any, said: Any) -> Path:
    if not isinstance(said, str) or not said:
        raise ValueError("Expected the name of a folder")
    return Path(said)


def resolve(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None
) -> dict[str, Found]:
    """All settings with their sources. Raises BadSetting, and OSError for a file it cannot read."""
    named = file or environment.get(FILE)
    in_file = _file(Path(named)) if named else {}
    said = _environment(environment)
    found = {}
    for name, setting in DECLARED.items():
        if name in flags:
            found[name] = Found(setting, flags[name], str(setting.flag))
        elif name in said:
            found[name] = Found(setting, said[name], setting.variable)
        elif name in in_file:
            found[name] = Found(setting, in_file[name], f"{named}")
        else:
            found[name] = Found(setting, setting.default, "default")
    return found


def settings(found: Mapping[str, Found]) -> Settings:
    """The settings that were found."""
    return Settings(**{name: one.value for name, one in found.items()})


def _environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What variables say; an empty one says nothing."""
    known = {setting.variable: name for name, setting in DECLARED.items()}
    found = {}
    for variable, said in environment.items():
        if not variable.startswith(PREFIX) or variable in OTHERS:
            continue
        if variable not in known:
            raise BadSetting(f"{variable}: there is no such setting")
        if said:
            try:
                found[known[variable]] = read(known[variable], said)
            except ValueError as problem:
                raise BadSetting(f"{variable}: {problem}") from None
    return found


def _file(path: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except ValueError as problem:  # of TOML, or of UTF-8
        raise BadSetting(f"{path}: {problem}") from None
    found = {}
    for name, value in said.items():
        if name not in DECLARED:
            raise BadSetting(f"{path}: {name}: there is no such setting")
        try:
            found[name] = _meant(DECLARED[name], value)
        except ValueError as problem:
            raise BadSetting(f"{path}: {name}: {problem}") from None
    return found


def table() -> str:
    """All settings as a table of Markdown, for the documentation."""
    rows = ["| setting | says | unless told |", "|---|---|---|"]
    for setting in DECLARED.values():
        default = setting.unless or f"`{in_words(setting.default)}`"
        rows.append(f"| `{setting.name}` | {setting.says} | {default} |")
    return "\n".join(rows)
