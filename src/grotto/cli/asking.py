"""Asking: questions with a default on Enter, repeated until the answer makes sense."""

from collections.abc import Sequence

from grotto.cli.screen import Screen


def ask_number(screen: Screen, question: str, allowed: Sequence[int], default: int) -> int:
    """Ask for one of the allowed numbers, which follow each other."""
    if len(allowed) == 1:
        return allowed[0]
    prompt = _prompt(screen, f"{question} ({allowed[0]}–{allowed[-1]})", str(default))
    known = {str(number): number for number in allowed}
    while True:
        answer = screen.ask(prompt) or str(default)
        if answer in known:
            return known[answer]
        screen.tell("cli-ask-number-again", least=allowed[0], most=allowed[-1])


def ask_choice(screen: Screen, question: str, labels: Sequence[str], default: int) -> int:
    """Ask for one of several things by its number, and return its place in the list."""
    if len(labels) == 1:
        return 0
    screen.show(question)
    for number, label in enumerate(labels, 1):
        screen.show(f"  {number}. {label}")
    prompt = screen.texts.line("cli-ask-your-choice")
    return ask_number(screen, prompt, range(1, len(labels) + 1), default + 1) - 1


def ask_word(screen: Screen, question: str, default: str) -> str:
    """Ask for a word or two."""
    return screen.ask(_prompt(screen, question, default)) or default


def _prompt(screen: Screen, question: str, default: str) -> str:
    return screen.texts.line("cli-ask-default", question=question, default=default)
