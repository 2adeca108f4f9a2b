"""What a question is about: a message for every kind of question that a game asks."""

from collections.abc import Mapping


def asked_kind(view: Mapping[str, object]) -> str:
    """Return the kind of the question in a view; nothing where the view names none."""
    question = view.get("question")
    return str(question.get("kind", "")) if isinstance(question, Mapping) else ""


def about(game: str, view: Mapping[str, object]) -> str:
    """Return the message that says what the question in a view is about.

    A game in a package may have none: then there is nothing to say.
    """
    return f"{game}-coach-{asked_kind(view)}"
