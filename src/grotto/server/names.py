"""Names that look alike: what people would take for the same name, and tricks to look like others.

After Unicode's report on security (UTS 39), but with a table of our own that one can read: the
letters of Latin, Cyrillic and Greek that look like each other, and digits that look like letters.
Accounts keep the skeleton of their name in the database: who changes a table here writes them anew.
"""

from typing import Final
from unicodedata import category, name, normalize

from grotto.server.errors import ServerError

_JOINERS: Final = "\u200c\u200d"

_CAPITALS: Final = {
    "АВСЕНІЇЈКМОРЅТХУҮԌԚԜѴӀЗЬ": "ABCEHIÏJKMOPSTXYYGQWVI3b",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ": "ABEZHIKMNOPTYXC",
}
"""Capital letters, and the Latin ones that they look like."""

_LETTERS: Final = {
    "асԁеһіїјӏорԛѕԝхуүѵгпкмтзб": "acdehiïjlopqswxyyvrnkmt36",
    "αγικνορτυχηϲϳ": "ayikvoptuxncj",
    "ɑɡıɩʋ": "agiiv",
    "0|1": "oll",
}
"""Small letters and digits, and the Latin letters that they look like."""

_EAST_ASIAN: Final = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"))
_EUROPEAN: Final = frozenset(("LATIN", "CYRILLIC", "GREEK"))


def _table(*pairs: dict[str, str]) -> dict[int, str]:
    return {
        ord(sign): like
        for table in pairs
        for signs, likes in table.items()
        for sign, like in zip(signs, likes, strict=True)
    }


_CAPITALS_AS: Final = _table(_CAPITALS, {"I": "l"})
_LETTERS_AS: Final = _table(_LETTERS) | {ord("m"): "rn", ord("w"): "vv"}


class DisguisedName(ServerError, status=422):
    """A name mixes letters of several scripts, or hides signs, to look like another one."""

    code = "server/disguised-name"
    sentence = "a name has letters of one script, and no hidden signs"


def skeleton_of(text: str) -> str:
    """Return the same for all names that look the same, whatever letters they are written with."""
    seen = normalize("NFKC", text).translate(_CAPITALS_AS).casefold()
    bones = normalize("NFKC", seen).translate(_LETTERS_AS).translate(_LETTERS_AS)
    overlooked = ("Mn", "Me", "Cf") if _scripts_in(bones) <= _EUROPEAN else ("Cf",)
    return " ".join("".join(sign for sign in bones if category(sign) not in overlooked).split())


def is_disguise(text: str) -> bool:
    """Tell whether a name mixes scripts, or hides joiners where nobody needs them."""
    return _mixes_scripts(text) or _hides_joiners(text)


def expect_no_disguise(text: str) -> None:
    """Refuse names that are made to look like others.

    Raises:
        DisguisedName: when it is one.
    """
    if is_disguise(text):
        raise DisguisedName


def _mixes_scripts(text: str) -> bool:
    """Tell whether letters of several scripts stand together; Latin may beside East Asian ones."""
    scripts = _scripts_in(normalize("NFKC", text))
    others = scripts - _EAST_ASIAN
    return len(others) > 1 or (others != scripts and not others <= {"LATIN"})


def _scripts_in(text: str) -> set[str]:
    return {_script_of(sign) for sign in text if category(sign)[0] == "L"}


def _script_of(letter: str) -> str:
    """Return the first word of a letter's name, which is that of its script."""
    return name(letter, "").partition(" ")[0].partition("-")[0]


def _hides_joiners(text: str) -> bool:
    """Tell whether a joiner stands where neither a script nor an emoji needs it."""
    return any(
        sign in _JOINERS and not _is_joined(text[place - 1 : place])
        for place, sign in enumerate(text)
    )


def _is_joined(sign: str) -> bool:
    if not sign or category(sign) in ("Mn", "So", "Sk"):
        return bool(sign)
    return category(sign)[0] == "L" and _script_of(sign) not in _EUROPEAN
