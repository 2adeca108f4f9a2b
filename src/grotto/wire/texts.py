"""Phrases on the wire: message ids with arguments, which a client puts into its own language."""

from msgspec import Struct

from grotto.core.phrase import Arg, Phrase, Who


class Seat(Struct, frozen=True, tag_field="kind", tag="seat"):
    """A seat inside a text; clients show the name of who sits there."""

    seat: int


class Text(Struct, frozen=True, tag_field="kind", tag="text"):
    """A message id of the Fluent catalogues, with its arguments."""

    key: str
    args: dict[str, "TextArg"] = {}


TextArg = int | str | Seat | Text | list[Text]
"""What a text can speak of; a list is read as an enumeration."""


def on_wire(phrase: Phrase) -> Text:
    """Return a phrase as it travels."""
    return Text(phrase.key, {name: sent(arg) for name, arg in phrase.args.items()})


def sent(arg: Arg) -> TextArg:
    """Return an argument as it travels."""
    if isinstance(arg, Phrase):
        return on_wire(arg)
    if isinstance(arg, Who):
        return Seat(arg.seat)
    return [on_wire(part) for part in arg] if isinstance(arg, tuple) else arg


def off_wire(text: Text) -> Phrase:
    """Return a text that has travelled as a phrase: the inverse of `on_wire`."""
    return Phrase(text.key, {name: _received(arg) for name, arg in text.args.items()})


def _received(arg: TextArg) -> Arg:
    if isinstance(arg, Text):
        return off_wire(arg)
    if isinstance(arg, Seat):
        return Who(arg.seat)
    return tuple(off_wire(part) for part in arg) if isinstance(arg, list) else arg
