"""Rulebooks on the screen."""

import re
from typing import Final

from grotto.cli.screen import Screen
from grotto.i18n.rulebook import Rule, find_rules, rulebook, rulebook_text

FEW: Final = 3
"""Rules found are shown in full up to this number, the others by their titles."""


def show_rules(game: str, words: str, screen: Screen) -> bool:
    """Show the rules found by words, and tell whether there are any."""
    found = find_rules(rulebook(game, screen.texts.language), words)
    if not found:
        screen.tell("cli-rules-none", words=words)
    for rule in found[:FEW]:
        _show_rule(rule, screen)
    if found[FEW:]:
        screen.show()
        screen.tell("cli-rules-others", count=len(found) - FEW)
        for rule in found[FEW:]:
            screen.show(f"  {rule.id} {rule.title}")
    return bool(found)


def show_rulebook(game: str, screen: Screen) -> None:
    """Show a whole rulebook."""
    _show_text(rulebook_text(game, screen.texts.language), screen)


def _show_rule(rule: Rule, screen: Screen) -> None:
    screen.show()
    screen.show(f"{rule.id} {rule.title}")
    _show_text(rule.text, screen)


def _show_text(text: str, screen: Screen) -> None:
    for line in text.splitlines():
        if not _UNSEEN.fullmatch(line):
            screen.show(plain(line))


def plain(line: str) -> str:
    """Take the marks of Markdown off a line; list items and rows of tables are indented."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", re.sub(r"^#+ +", "", line))
    text = re.sub(r"(\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w))", "", text)
    if text.startswith("|"):
        return "  " + ": ".join(cell.strip() for cell in text.strip("| ").split("|"))
    return f"  {text}" if text.startswith("- ") else text


_UNSEEN: Final = re.compile(r"\|[-:| ]+\||<!-- .* -->")
"""The line between the head and the body of a table; and where screens draw a picture."""
