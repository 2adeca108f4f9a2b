"""`grotto play --server`: come to a server, sit down at a table, and play."""

from argparse import Namespace
from typing import Final

from grotto.cli.asking import ask_choice, ask_word
from grotto.cli.host import Host
from grotto.cli.online.lobby import Lobby
from grotto.cli.online.mine import ask_waiting
from grotto.cli.online.orders import ORDERS
from grotto.cli.online.plan import plan_online
from grotto.cli.online.screen import OnlineScreen
from grotto.cli.online.sessions import keep_cookies, known_cookies
from grotto.cli.online.table import OnlineTable, say_how_to_return
from grotto.cli.online.talk import Talk
from grotto.cli.plan import ask_language
from grotto.cli.problems import FAILED, INTERRUPTED
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.core.errors import UnknownRules
from grotto.games import find_game
from grotto.i18n.texts import Texts
from grotto.remote import Follower, OtherRules, Visitor
from grotto.remote.address import Address, read_address
from grotto.wire.frames import Frame

CONNECTING: Final = 10.0
"""Seconds until people are told that there is no line to the server."""


def play_online(args: Namespace, texts: Texts) -> int:
    """Play at a table on a server, and return the exit status."""
    address = read_address(args.server)
    _greet(address)
    screen = OnlineScreen(texts)
    if "lang" not in args and not args.name and screen.keyboard.is_lively:
        screen = OnlineScreen(ask_language(screen), screen.keyboard)
    name = _name(args, screen)
    with Visitor(address, known_cookies(address.origin, name)) as visitor:
        table = args.table or address.table or _choose_table(args, visitor, screen, name)
        _sit_down(visitor, table, name, screen)
        keep_cookies(address.origin, name, visitor.cookies)
        return _play(visitor, table, screen, name, by_hand=args.by_hand)


def _greet(address: Address) -> None:
    """Find out that there is a server before people answer questions in vain."""
    with Visitor(address) as stranger:
        stranger.who_am_i()


def _name(args: Namespace, screen: OnlineScreen) -> str:
    if args.name:
        return clean(args.name)
    usual = screen.texts.line("cli-name-person")
    if not screen.keyboard.is_lively:
        return usual
    return clean(ask_word(screen, screen.texts.line("cli-ask-name"), usual))


def _choose_table(args: Namespace, visitor: Visitor, screen: OnlineScreen, name: str) -> str:
    """Go on with a table of ours, if there is one and no other game is named; else make one."""
    named = args.new or args.game or not screen.keyboard.is_lively
    waiting = "" if named or not visitor.cookies else ask_waiting(visitor, screen)
    return waiting or _make_table(args, visitor, screen, name)


def _make_table(args: Namespace, visitor: Visitor, screen: OnlineScreen, name: str) -> str:
    plan = plan_online(args, name, screen)
    table = visitor.make_table(plan.game, plan.seats, name, plan.options, auto_start=True)
    keep_cookies(visitor.address.origin, name, visitor.cookies)
    for person in plan.names:
        visitor.join(table, person)
    for level in plan.bots:
        visitor.seat_bot(table, level)
    return table


def _sit_down(visitor: Visitor, table: str, name: str, screen: OnlineScreen) -> None:
    """Take a seat if one is open and none is ours yet; else we look on, and may talk."""
    frame = visitor.see(table)
    is_open = frame.table.status == "open" and any(one.kind == "open" for one in frame.occupants)
    if any(one.yours for one in frame.occupants):
        return
    if is_open and _wants_to_sit(frame, screen):
        visitor.join(table, name, knows_record=frame.table.from_record > 0)
    else:
        visitor.come_in(name)


def _wants_to_sit(frame: Frame, screen: OnlineScreen) -> bool:
    """Ask whether somebody sits down all the same where the game goes on from a record."""
    if not frame.table.from_record:
        return True
    answers = [screen.texts.line(f"cli-from-record-{answer}") for answer in ("look", "sit")]
    return ask_choice(screen, _from_record(frame, screen), answers, 0) == 1


def _from_record(frame: Frame, screen: Screen) -> str:
    return screen.texts.line("cli-from-record", moves=frame.table.from_record)


def _play(visitor: Visitor, table: str, screen: OnlineScreen, name: str, *, by_hand: bool) -> int:
    with visitor.follow(table) as follower:
        _check_rules(follower.frame)
        follower.wait(lambda: follower.connected, CONNECTING)
        if by_hand:
            _end_by_hand(follower)
        talk = Talk(follower, screen)
        status = _wait_for_start(Lobby(visitor, follower, screen, talk), screen)
        if status is not None:
            say_how_to_return(screen, visitor, table, name)
            return status
        host = Host(OnlineTable(visitor, follower, screen, talk, name), screen, ORDERS)
        _welcome(host)
        if host.table.waits_for_somebody or not host.table.people:
            host.show_board(host.table.view())
        return host.run()


def _end_by_hand(follower: Follower) -> None:
    """Let the turns of all seats at this screen end only when somebody says so."""
    frame = follower.frame
    seats = [one.seat for one in frame.occupants if one.yours and not one.by_hand]
    for seat in seats if frame.table.status in ("open", "playing") else ():
        follower.end_by_hand(seat, on=True)


def _wait_for_start(lobby: Lobby, screen: OnlineScreen) -> int | None:
    """Return the exit status of who goes before the start."""
    try:
        return None if lobby.wait() else 0
    except EOFError:
        return FAILED
    except KeyboardInterrupt:
        screen.show()
        return INTERRUPTED


def _check_rules(frame: Frame) -> None:
    try:
        find_game(frame.table.game, frame.table.rules_version)
    except UnknownRules as error:
        raise OtherRules(frame.table.game) from error


def _welcome(host: Host[OnlineTable]) -> None:
    frame, screen = host.table.frame, host.screen
    names = [
        screen.texts.line("cli-bot-name", name=name, level=one.level) if one.level else name
        for name, one in zip(host.table.names, frame.occupants, strict=True)
    ]
    game = screen.texts.line(f"{frame.table.game}-name")
    screen.show()
    screen.tell("cli-table", game=game, names=", ".join(names))
    screen.tell(f"{frame.table.game}-about")
    if frame.table.from_record:
        screen.show(_from_record(frame, screen))
    else:
        screen.tell("cli-commitment")
        print(f"  {frame.table.commitment}")
    screen.tell("cli-how-to-answer-online" if host.table.people else "cli-looking-on")
