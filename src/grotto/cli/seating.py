"""Who sits where: people first, then bots, and what everybody is called."""

from collections.abc import Sequence

from grotto.cli.problems import UsageProblem
from grotto.i18n.texts import Texts
from grotto.play.errors import WrongNames


def levels_of(
    seats: int, people: int | None, bots: Sequence[str], known: Sequence[str]
) -> tuple[str, ...]:
    """Return the bot's level of every seat, empty for people.

    One word is the level of all bots, else there is a word for each. Unless it is said how many
    people play, one word leaves a seat for one person, and more words leave the other seats.

    Raises:
        UsageProblem: when a level is unknown, or people and bots are not as many as the seats.
    """
    check_levels(bots, known)
    if people is None:
        people = 1 if len(bots) == 1 else max(0, seats - len(bots))
    words = list(bots) * (seats - people) if len(bots) == 1 else list(bots)
    if people + len(words) != seats:
        raise UsageProblem("cli-wrong-seating", seats=seats, people=people, bots=len(words))
    return ("",) * people + tuple(words)


def check_levels(bots: Sequence[str], known: Sequence[str]) -> None:
    """Refuse bots that do not exist.

    Raises:
        UsageProblem: when there are any.
    """
    for level in bots:
        if level not in known:
            raise UsageProblem("cli-bot-unknown", level=level, known=", ".join(known))


def clean(word: str) -> str:
    """Make a word fit for a record and a terminal: one line, no control characters."""
    tidy = " ".join(word.encode("utf-8", "replace").decode().split())
    return "".join(letter for letter in tidy if letter.isprintable())


def names_of(levels: Sequence[str], given: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Name every seat: as given, else by what sits there.

    Raises:
        WrongNames: when there are more names than seats.
    """
    check_names(given, len(levels))
    names = [clean(name) for name in given]
    names += [""] * (len(levels) - len(names))
    people = [seat for seat, level in enumerate(levels) if not level]
    bots = [seat for seat, level in enumerate(levels) if level]
    usual = _numbered(people, texts, "person") | _numbered(bots, texts, "bot")
    return tuple(name or usual[seat] for seat, name in enumerate(names))


def check_names(given: Sequence[str], seats: int) -> None:
    """Refuse names that nobody would bear.

    Raises:
        WrongNames: when there are more names than seats.
    """
    if len(given) > seats:
        raise WrongNames(len(given), seats)


def _numbered(seats: Sequence[int], texts: Texts, kind: str) -> dict[int, str]:
    if len(seats) == 1:
        return {seats[0]: texts.line(f"cli-name-{kind}")}
    return {
        seat: texts.line(f"cli-name-{kind}-number", number=count)
        for count, seat in enumerate(seats, 1)
    }
