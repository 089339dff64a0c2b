"""Russian grammar as far as cards need it: adjectives, nouns and counting agree."""

from __future__ import annotations

from typing import Literal

from laar.games.berserk.cards.glossary import Forms, RussianNoun

NOM, GEN, DAT, ACC, INS, PREP = range(6)
Form = Literal["m", "f", "n", "pl"]

CARD = RussianNoun(
    gender="f",
    one=("карта", "карты", "карте", "карту", "картой", "карте"),
    many=("карты", "карт", "картам", "карты", "картами", "картах"),
)
CREATURE = RussianNoun(
    gender="n",
    one=("существо", "существа", "существу", "существо", "существом", "существе"),
    many=("существа", "существ", "существам", "существ", "существами", "существах"),
)
AIM = RussianNoun(
    gender="f",
    one=("цель", "цели", "цели", "цель", "целью", "цели"),
    many=("цели", "целей", "целям", "цели", "целями", "целях"),
)

# Accusative of m and pl is left empty: it is that of the genitive for the living, else nominative.
_HARD: dict[Form, Forms] = {
    "m": ("ый", "ого", "ому", "", "ым", "ом"),
    "n": ("ое", "ого", "ому", "ое", "ым", "ом"),
    "f": ("ая", "ой", "ой", "ую", "ой", "ой"),
    "pl": ("ые", "ых", "ым", "", "ыми", "ых"),
}
_PRONOUNS: dict[str, dict[Form, Forms]] = {
    "ваш": {
        "m": ("ваш", "вашего", "вашему", "", "вашим", "вашем"),
        "n": ("ваше", "вашего", "вашему", "ваше", "вашим", "вашем"),
        "f": ("ваша", "вашей", "вашей", "вашу", "вашей", "вашей"),
        "pl": ("ваши", "ваших", "вашим", "", "вашими", "ваших"),
    },
    "этот": {
        "m": ("этот", "этого", "этому", "", "этим", "этом"),
        "n": ("это", "этого", "этому", "это", "этим", "этом"),
        "f": ("эта", "этой", "этой", "эту", "этой", "этой"),
        "pl": ("эти", "этих", "этим", "", "этими", "этих"),
    },
    "тот": {
        "m": ("тот", "того", "тому", "", "тем", "том"),
        "n": ("то", "того", "тому", "то", "тем", "том"),
        "f": ("та", "той", "той", "ту", "той", "той"),
        "pl": ("те", "тех", "тем", "", "теми", "тех"),
    },
    "третий": {
        "m": ("третий", "третьего", "третьему", "", "третьим", "третьем"),
        "n": ("третье", "третьего", "третьему", "третье", "третьим", "третьем"),
        "f": ("третья", "третьей", "третьей", "третью", "третьей", "третьей"),
        "pl": ("третьи", "третьих", "третьим", "", "третьими", "третьих"),
    },
    "один": {
        "m": ("один", "одного", "одному", "", "одним", "одном"),
        "n": ("одно", "одного", "одному", "одно", "одним", "одном"),
        "f": ("одна", "одной", "одной", "одну", "одной", "одной"),
        "pl": ("одни", "одних", "одним", "", "одними", "одних"),
    },
}
_HE: dict[Form, Forms] = {
    "m": ("он", "его", "ему", "его", "им", "нём"),
    "n": ("оно", "его", "ему", "его", "им", "нём"),
    "f": ("она", "её", "ей", "её", "ей", "ней"),
    "pl": ("они", "их", "им", "их", "ими", "них"),
}
_NUMERALS: dict[int, Forms] = {
    2: ("два", "двух", "двум", "", "двумя", "двух"),
    3: ("три", "трёх", "трём", "", "тремя", "трёх"),
    4: ("четыре", "четырёх", "четырём", "", "четырьмя", "четырёх"),
    5: ("пять", "пяти", "пяти", "пять", "пятью", "пяти"),
    6: ("шесть", "шести", "шести", "шесть", "шестью", "шести"),
    7: ("семь", "семи", "семи", "семь", "семью", "семи"),
    8: ("восемь", "восьми", "восьми", "восемь", "восемью", "восьми"),
    9: ("девять", "девяти", "девяти", "девять", "девятью", "девяти"),
}


def living(noun: RussianNoun) -> bool:
    """Whether the accusative of many is that of the genitive: существ, but карты."""
    return noun.many[ACC] == noun.many[GEN]


def agree(word: str, form: Form, case: int, alive: bool) -> str:
    """An adjective or pronoun in agreement: `agree("открытый", "n", GEN, True)` – открытого."""
    if case == ACC and form in ("m", "pl"):
        case = GEN if alive else NOM
    if word in _PRONOUNS:
        return _PRONOUNS[word][form][case]
    if (form, case) == ("m", NOM):
        return word
    stem, ending = word[:-2], _HARD[form][case]
    if stem[-1] in "гкхш":
        ending = ending.replace("ы", "и")
    if stem[-1] == "ш":
        ending = ending.replace("о", "е", 1) if ending[0] == "о" else ending
    return stem + ending


def pronoun(form: Form, case: int, after: bool) -> str:
    """`pronoun("m", INS, True)` – ним, as it stands after a preposition."""
    word = _HE[form][case]
    return f"н{word}" if after and case != NOM and word[0] != "н" else word


def numeral(count: int, case: int, noun: RussianNoun) -> str:
    """`numeral(2, DAT, CARD)` – двум."""
    word = _NUMERALS[count][case]
    if case == ACC and not word:
        return _NUMERALS[count][GEN] if living(noun) else numeral(count, NOM, noun)
    return "две" if word == "два" and noun.gender == "f" else word


def plural(count: int, one: str, few: str, many: str) -> str:
    """`plural(3, "рану", "раны", "ран")` – раны."""
    if count % 100 in range(11, 15):
        return many
    return one if count % 10 == 1 else few if count % 10 in (2, 3, 4) else many


def past(verb: str, form: Form) -> str:
    """The past of a verb: `past("менял", "n")` – меняло."""
    return verb + {"m": "", "f": "а", "n": "о", "pl": "и"}[form]


def join(words: list[str], last: str) -> str:
    """`join(["а", "б", "в"], "и")` – а, б и в."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
