"""Which language the command speaks: the one asked for, else the terminal's."""

import os
from collections.abc import Sequence
from itertools import zip_longest

from grotto.i18n.texts import language_of_environment


def asked_language(words: Sequence[str]) -> str | None:
    """Return the language that `--lang` names among the words of a command line."""
    asked = None
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        if word == "--":
            break
        if word == "--lang" and following:
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def usual_language() -> str:
    """Return the language of the terminal."""
    return language_of_environment(os.environ)
