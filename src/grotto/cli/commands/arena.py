"""`grotto arena`: which bot is stronger, with the doubt told."""

from argparse import Namespace

from grotto.arena.match import MatchResult, Standing, match
from grotto.cli.columns import columns
from grotto.cli.commands.results import give, jobs_of
from grotto.cli.options import read_options
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.games import find_game


def run(args: Namespace, screen: Screen) -> int:
    """Play a match and show the standings."""
    label = find_game(args.game).info
    options = read_options(label, args.option)
    with progress_bar(screen, args.games) as progress:
        result = match(
            label.id,
            args.levels,
            args.games,
            clean(args.seed),
            jobs_of(args),
            options,
            progress,
        )
    return give(result, args, screen, _show)


def _show(result: MatchResult, screen: Screen) -> None:
    texts = screen.texts
    game = texts.line(f"{result.game}-name")
    screen.tell("cli-match", game=game, games=result.games, seatings=result.arrangements)
    for key, standings in (("bot", result.by_bot), ("seat", result.by_seat)):
        heads = [
            texts.line(f"cli-column-{name}") for name in (key, "wins", "interval", "fair", "mean")
        ]
        names = [s.name if key == "bot" else str(int(s.name) + 1) for s in standings]
        rows = [_row(name, standing) for name, standing in zip(names, standings, strict=True)]
        screen.show()
        for line in columns([heads, *rows]):
            screen.show(line)
    screen.show()
    screen.tell("cli-match-note")


def _row(name: str, standing: Standing) -> list[str]:
    low, high = standing.interval
    return [
        name,
        f"{standing.win_share:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{standing.fair_share:.1%}",
        f"{standing.mean_score:.1f} ± {standing.score_error:.1f}",
    ]
