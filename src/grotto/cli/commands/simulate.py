"""`grotto simulate`: many games of one line-up, summed up."""

from argparse import Namespace
from collections.abc import Mapping

from grotto.arena.figures import Spread
from grotto.arena.simulate import Simulation, simulate
from grotto.cli.columns import bar, binned, columns, spread_bar
from grotto.cli.commands.results import give, jobs_of
from grotto.cli.options import read_options
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.games import find_game


def run(args: Namespace, screen: Screen) -> int:
    """Play the games and show what they came to."""
    label = find_game(args.game).info
    options = read_options(label, args.option)
    with progress_bar(screen, args.games) as progress:
        result = simulate(
            label.id,
            label.seats[0] if args.seats is None else args.seats,
            args.games,
            args.bots,
            clean(args.seed),
            jobs_of(args),
            options,
            progress,
        )
    return give(result, args, screen, _show)


def _show(result: Simulation, screen: Screen) -> None:
    texts = screen.texts
    screen.tell(
        "cli-simulated",
        game=texts.line(f"{result.game}-name"),
        games=result.games,
        bots=", ".join(result.bots),
    )
    screen.tell(
        "cli-simulated-speed",
        decisions=f"{result.decisions:,}".replace(",", " "),
        seconds=f"{result.seconds:.2f}",
        speed=f"{result.decisions_per_second:,.0f}".replace(",", " "),
    )
    _show_scores(result, screen)
    if result.rounds:
        _show_rounds(result.rounds, screen)


def _show_scores(result: Simulation, screen: Screen) -> None:
    texts = screen.texts
    heads = [
        texts.line(f"cli-column-{name}")
        for name in ("seat", "wins", "mean", "least", "median", "most")
    ]
    rows = [
        _score_row(seat, spread, result.wins[seat] / result.games)
        for seat, spread in enumerate(result.scores)
    ]
    screen.show()
    screen.tell("cli-scores")
    for line in columns([heads, *rows]):
        screen.show(line)
    _show_spreads(result, screen)


def _score_row(seat: int, spread: Spread, share: float) -> list[str]:
    figures = [f"{spread.mean:.1f}", str(spread.least), f"{spread.median:g}", str(spread.most)]
    return [str(seat + 1), f"{share:.0%}", *figures]


def _show_spreads(result: Simulation, screen: Screen) -> None:
    least = min(spread.least for spread in result.scores)
    most = max(spread.most for spread in result.scores)
    screen.show()
    screen.tell("cli-spread", least=least, most=most)
    for seat, spread in enumerate(result.scores, 1):
        screen.show(f"  {seat}  {spread_bar(spread, least, most)}")


def _show_rounds(rounds: Mapping[int, int], screen: Screen) -> None:
    bins = binned(rounds)
    most = max(bins.values())
    width = max(map(len, bins))
    screen.show()
    screen.tell("cli-rounds")
    for label, games in bins.items():
        screen.show(f"  {label:>{width}}  {bar(games / most)} {games}")
