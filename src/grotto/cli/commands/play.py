"""`grotto play`: a table for people and bots at this screen."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from grotto.bots import levels_for
from grotto.cli.local.coach import CoachedHost
from grotto.cli.local.orders import ORDERS
from grotto.cli.local.table import LocalTable
from grotto.cli.plan import ask_language, check_what_is_said, is_complete, plan_table
from grotto.cli.problems import UsageProblem, needing
from grotto.cli.saves import latest, new_path, resume_command, unfinished_folder
from grotto.cli.screen import Screen, allow_editing
from grotto.cli.seating import levels_of, names_of
from grotto.core.records import Record
from grotto.play.files import load
from grotto.play.replay import game_of, resume
from grotto.play.table import Table


def run(args: Namespace, screen: Screen) -> int:
    """Begin a game or continue one, and play it."""
    if args.server:
        _check_online(args)
        with needing("online"):
            from grotto.cli.online.playing import play_online  # noqa: PLC0415 (not all have it)
        return play_online(args, screen.texts)
    if args.table or args.new or args.name:
        raise UsageProblem("cli-usage-needs-server")
    allow_editing()
    host = _new_table(args, screen) if args.resume is None else _old_table(args, screen)
    host.coach(on=args.coach)
    _welcome(host)
    return host.run()


def _check_online(args: Namespace) -> None:
    """Refuse what a server decides itself: the dice, and where games are kept."""
    for option in ("seed", "resume", "people"):
        if getattr(args, option) is not None:
            raise UsageProblem("cli-usage-not-online", option=f"--{option}")
    if args.coach:
        raise UsageProblem("cli-usage-not-online", option="--coach")


def _new_table(args: Namespace, screen: Screen) -> CoachedHost:
    check_what_is_said(args)
    if not is_complete(args):
        _mention_waiting_game(screen)
        if "lang" not in args:
            screen = Screen(ask_language(screen))
    plan = plan_table(args, screen)
    table = Table(plan.game, len(plan.levels), plan.options, seed=args.seed, names=plan.names)
    table.by_hand = _by_hand(args, plan.levels)
    path = new_path(unfinished_folder(), plan.game)
    return _host(table, plan.levels, screen, path)


def _by_hand(args: Namespace, levels: Sequence[str]) -> frozenset[int]:
    """Return the seats whose turns end by hand: those of people, if they want that."""
    people = [seat for seat, level in enumerate(levels) if not level]
    return frozenset(people if args.by_hand else ())


def _host(table: Table, levels: tuple[str, ...], screen: Screen, path: Path) -> CoachedHost:
    return CoachedHost(LocalTable(table, levels, screen, path), screen, ORDERS)


def _mention_waiting_game(screen: Screen) -> None:
    waiting = latest()
    if waiting is not None:
        screen.tell("cli-game-waits")
        print(f"  {resume_command(waiting)}")
        screen.show()


def _old_table(args: Namespace, screen: Screen) -> CoachedHost:
    path = Path(args.resume) if args.resume else latest()
    if path is None:
        raise UsageProblem("cli-nothing-to-resume")
    record = load(path)
    seated = _levels(args, record, levels_for(game_of(record)))
    table = resume(record, _by_hand(args, seated))
    if table.over:
        raise UsageProblem("cli-already-over", path=str(path))
    table.names = names_of(seated, args.names or record.names, screen.texts)
    return _host(table, seated, screen, _own_path(path, record.game))


def _levels(args: Namespace, record: Record, known: Sequence[str]) -> tuple[str, ...]:
    """Seat the bots as the command line says, else as they sat, else people only."""
    if args.bots is not None:
        return levels_of(record.seats, args.people, args.bots, known)
    if not record.bots or not {*record.bots} <= {"", *known}:
        return ("",) * record.seats
    return record.bots


def _own_path(path: Path, game: str) -> Path:
    """Go on saving where the game lies if that is our own folder; leave files of others alone."""
    if path.absolute().parent == unfinished_folder().absolute():
        return path.absolute()
    return new_path(unfinished_folder(), game)


def _welcome(host: CoachedHost) -> None:
    table, screen = host.table.table, host.screen
    names = [
        screen.texts.line("cli-bot-name", name=name, level=level) if level else name
        for name, level in zip(table.names, host.table.levels, strict=True)
    ]
    game = screen.texts.line(f"{table.game.info.id}-name")
    screen.show()
    screen.tell("cli-table", game=game, names=", ".join(names))
    screen.tell(f"{table.game.info.id}-about")
    if table.dealer.commitment:
        screen.tell("cli-commitment")
        print(f"  {table.dealer.commitment}")
    else:
        screen.tell("cli-no-commitment")
    if host.table.people:
        screen.tell("cli-how-to-answer")
