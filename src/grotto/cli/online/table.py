"""A table on a server, as this screen knows it from the frames it gets."""

from typing import Any, Final, NamedTuple

from grotto.cli.boards.board import View
from grotto.cli.host import Host
from grotto.cli.language import usual_language
from grotto.cli.online.ending import tell_ending
from grotto.cli.online.screen import OnlineScreen
from grotto.cli.online.talk import Talk
from grotto.cli.orders import Turn
from grotto.cli.saves import own_command
from grotto.cli.seating import names_of
from grotto.cli.table import Told
from grotto.core.errors import IllegalAction
from grotto.core.game import Game
from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games import find_game
from grotto.remote import Follower, Refused, Visitor
from grotto.wire.frames import Frame, LogLine, LogPage, Notice, NotPossible, Occupant
from grotto.wire.offers import Offered, offers_in
from grotto.wire.texts import off_wire

LOOKING: Final = 20.0
"""Seconds for the server to show what another seat sees."""
TAKEN_BACK: Final = "notice-back"
"""How the ids of notices begin that tell of moves which were taken back."""


class Heard(NamedTuple):
    """What was told through somebody's eyes."""

    log: LogPage
    notices: int  # how many there were


class OnlineTable:
    """Somebody's seats at a table far away."""

    def __init__(
        self, visitor: Visitor, follower: Follower, screen: OnlineScreen, talk: Talk, name: str
    ) -> None:
        self.visitor = visitor
        self.follower = follower
        self.screen = screen
        self.talk = talk
        self.game: Game[Any] = find_game(self.frame.table.game, self.frame.table.rules_version)
        self.names = names(self.frame.occupants, screen)
        self._name = name  # which the session is kept under
        self._begun = self.frame.moves
        self._heard: dict[int, Heard] = {}  # by whose eyes
        self._seen = 0  # changes that were noticed
        self._awaited = -1  # the seat that people were told to wait for
        follower.while_waiting = self.talk.tell

    @property
    def frame(self) -> Frame:
        """The newest frame."""
        return self.follower.frame

    @property
    def people(self) -> list[int]:
        """The seats of this screen, but for those that a bot plays now."""
        return [one.seat for one in self.frame.occupants if one.yours and not one.stand_in]

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        return self.frame.to_act

    @property
    def held(self) -> bool:
        """Whether the viewer has only to end a turn."""
        return self.frame.undoing is not None and self.frame.undoing.held

    @property
    def waits_for_somebody(self) -> bool:
        """Whether a person at another screen is asked; bots are quick."""
        if self.to_act < 0:
            return False
        asked = self.frame.occupants[self.to_act]
        return asked.kind == "person" and not asked.yours and not asked.stand_in

    @property
    def over(self) -> bool:
        """Whether nothing will be played here any more."""
        return self.frame.table.status in ("over", "closed")

    @property
    def moves(self) -> int:
        """How many moves were played."""
        return self.frame.moves

    # ---- eyes -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Through whose eyes the server shows the table."""
        return self.frame.viewer

    def is_for_other_eyes(self, seat: int) -> bool:
        """Tell whether another person must take the screen: the server shows no two secrets."""
        return self.viewer != seat

    def look(self, seat: int) -> None:
        """Let the screen look through the eyes of `seat`."""
        self.follower.look(seat, LOOKING)

    def look_together(self) -> None:
        """Look on as before: at the end nothing is secret."""

    # ---- what is seen ---------------------------------------------------------------------------

    def view(self) -> View:
        """Return what the viewer may know."""
        return self.frame.view

    def told(self) -> list[Told]:
        """Return everything that happened, as far as it is known here."""
        return [_told(line) for line in self.follower.lines]

    def recall(self, count: int) -> None:
        """Load earlier lines until so many are known, or all.

        Raises:
            Refused: when the table is not for us any more.
            Unreachable: when no server answers.
        """
        while len(self.follower.lines) < count and self.follower.load_earlier():
            pass

    def news(self) -> list[Told]:
        """Return what happened since it was asked last for these eyes.

        What was told before and has been taken back since is followed by what came instead, even
        if that is the same.
        """
        log, notices = self.follower.story()
        begun = Heard(_up_to(self._begun, log), len(notices))
        known, seen = self._heard.get(self.viewer, begun)
        self._heard[self.viewer] = Heard(log, len(notices))
        first = max(known.lines_from, log.lines_from)  # pages of before that are no news
        heard, lines = _after(first, known), _after(first, log)
        kept = min(_in_common(heard, lines), _left_by(notices[seen:], heard))
        taken_back = [] if self.over else [_taken_back(line) for line in heard[kept:]]
        return [*taken_back, *(_told(line) for line in lines[kept:])]

    def acted_since(self, moves: int) -> set[int]:
        """Return the seats that have acted after so many moves; after a gap it may be any."""
        log = self.follower.log
        if moves < log.lines_from:
            return {one.seat for one in self.frame.occupants}
        return {line.seat for line in log.lines if line.move > moves and line.seat >= 0}

    def prompt(self) -> Phrase | None:
        """Return the question that the viewer is asked."""
        question = self.frame.question
        return None if question is None else off_wire(question.prompt)

    def offers(self) -> list[Offer]:
        """List every legal answer."""
        question = self.frame.question
        return [self._offer(one) for one in offers_in(question.menus)] if question else []

    def _offer(self, offered: Offered) -> Offer:
        action = self.game.parse(offered.action)
        refs = tuple(
            Ref(one.part, one.kind, "", None, key=one.key, number=one.number, counts=one.counts)
            for one in offered.refs
        )
        return Offer(action, offered.kind, refs, offered.cost, offered.grave)

    def refusals(self) -> list[Refusal]:
        """Ask what one might expect to be able to do now but cannot, with reasons."""
        return [_reason(one) for one in self.follower.why()] if self.frame.question else []

    def why_not(self, text: str) -> Refusal | None:
        """Ask why an action is not possible now; None when it is.

        Raises:
            NotationError: when `text` is no action of this game.
        """
        reasons = self.follower.why(self.game.parse(text).text())
        return _reason(reasons[0]) if reasons else None

    # ---- what is done ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Come back to seats that a bot has played meanwhile."""
        if any(one.yours and one.stand_in for one in self.frame.occupants):
            self.follower.come_back()

    def question(self) -> object:
        """Return what the viewer is asked, whether it is to end a turn, and after which return.

        Moves that were taken back and played otherwise may well lead to the same question.
        """
        _, notices = self.follower.story()
        return self.frame.question, self.held, len(_returns(notices))

    def ask(self, prompt: str, question: object) -> str | None:
        """Read an answer to a question; None when something else is asked meanwhile.

        Raises:
            EOFError: when nobody will answer any more.
        """
        self._awaited = -1
        if self.question() != question:
            return None
        return self.screen.ask_until(
            self._clock() + prompt, lambda: self.question() != question, self.talk.news
        )

    def _clock(self) -> str:
        """Return the time that is left, where somebody counts it."""
        left = self.frame.occupants[self.to_act].seconds_left if self.to_act >= 0 else None
        if left is None:
            return ""
        minutes, seconds = divmod(max(0, int(left)), 60)
        return f"[{minutes}:{seconds:02}] "

    def play(self, text: str) -> None:
        """Answer the question; return when the answer is safe on the server's disk.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
            Refused: when the server does not take it, since the table has changed.
        """
        action = self.game.parse(text).text()
        try:
            self.follower.play(action)
        except Refused as error:
            if error.why != IllegalAction.code:
                raise
            offers = [offer.action.text() for offer in self.offers()]
            raise IllegalAction(action, offers, _refusal(action, error)) from error

    def undo_turn(self) -> None:
        """Take one's whole turn back, as far as nothing was revealed.

        Raises:
            Refused: when it cannot be taken back.
        """
        self.follower.undo_turn()

    def end_turn(self) -> None:
        """End a turn that waits for that.

        Raises:
            Refused: when none does.
        """
        self.follower.end_turn()

    def hold(self) -> bool:
        """Let turns of who looks end by hand, or by themselves if they do.

        Raises:
            Refused: when one has no seat here, or the game is over.
        """
        occupants = self.frame.occupants
        by_hand = not (self.viewer >= 0 and occupants[self.viewer].by_hand)
        self.follower.end_by_hand(self.viewer, on=by_hand)
        return by_hand

    def redo(self) -> None:
        """Play again what was taken back.

        Raises:
            Refused: when there is nothing to play again.
        """
        self.follower.redo()

    def let_others_act(self, host: Host[Any]) -> Turn:
        """Wait until something happens at the table, or somebody types an order."""
        host.tell_news()
        self._say_whom_we_wait_for(host)
        frame, turn = self.frame, Turn.ASK_AGAIN
        while turn is Turn.ASK_AGAIN and self.frame is frame:
            turn = self._hear(host)
            self.talk.tell()
        return Turn.MOVED if turn is Turn.ASK_AGAIN else turn

    def _hear(self, host: Host[Any]) -> Turn:
        """Obey what is typed while others are asked; where nobody types, wait for news."""
        if not self.screen.keyboard.is_lively:
            self._seen = self.follower.wait_for_news(self._seen)
            return Turn.ASK_AGAIN
        typed = self.screen.keyboard.line()
        if not typed:
            return Turn.ASK_AGAIN
        turn = host.obey(typed)
        if turn is None:
            self.screen.tell("cli-not-your-turn")
        return turn or Turn.ASK_AGAIN

    def _say_whom_we_wait_for(self, host: Host[Any]) -> None:
        """Name the person who is asked, once."""
        seat = self.to_act
        if seat == self._awaited or seat < 0:
            return
        self._awaited = seat
        if self.waits_for_somebody:
            self.screen.tell("cli-waiting-for", name=host.speech.name(seat))

    def farewell(self, status: int) -> int:
        """Say how to come back; the seat stays one's own."""
        say_how_to_return(self.screen, self.visitor, self.frame.table.id, self._name)
        return status

    def tell_ending(self, host: Host[Any]) -> None:
        """Show the score sheets and the winner, and keep the record."""
        tell_ending(self.visitor, self.frame, host)


def say_how_to_return(screen: OnlineScreen, visitor: Visitor, table: str, name: str) -> None:
    """Print the very command that leads back to a seat."""
    words = ["play", "--server", visitor.address.link(table), "--name", name]
    if screen.texts.language != usual_language():
        words += ["--lang", screen.texts.language]
    screen.tell("cli-left-online")
    print(f"  {own_command(*words)}")


def _told(line: LogLine) -> Told:
    return Told(line.move, line.seat, off_wire(line.text), line.event["kind"])


def _taken_back(line: LogLine) -> Told:
    return Told(line.move, line.seat, Phrase("cli-taken-back", {"what": off_wire(line.text)}))


def _reason(one: NotPossible) -> Refusal:
    return Refusal(one.target, off_wire(one.reason), one.rule)


def _refusal(action: str, error: Refused) -> Refusal:
    """Return why the rules refuse an action."""
    details = error.phrase().args
    reason, rule = details["reason"], details["rule"]
    assert isinstance(reason, Phrase)
    return Refusal(action, reason, str(rule))


def _up_to(move: int, log: LogPage) -> LogPage:
    """Return what a log told after a move."""
    lines = [line for line in log.lines if line.move <= move]
    return LogPage(lines=lines, lines_from=log.lines_from)


def _after(move: int, log: LogPage) -> list[LogLine]:
    return [line for line in log.lines if line.move > move]


def _returns(notices: list[Notice]) -> list[Notice]:
    """List the notices of moves that were taken back."""
    return [notice for notice in notices if notice.text.key.startswith(TAKEN_BACK)]


def _left_by(notices: list[Notice], heard: list[LogLine]) -> int:
    """Count the lines that stood before the first move that was taken back."""
    back_to = [notice.move for notice in _returns(notices)]
    return sum(not back_to or line.move <= min(back_to) for line in heard)


def _in_common(heard: list[LogLine], lines: list[LogLine]) -> int:
    """Count the lines that two logs begin with."""
    pairs = zip(heard, lines, strict=False)
    return next(
        (number for number, (one, other) in enumerate(pairs) if one != other),
        min(len(heard), len(lines)),
    )


def names(occupants: list[Occupant], screen: OnlineScreen) -> tuple[str, ...]:
    """Name everybody; bots have no names of their own."""
    levels = [one.level or ("" if one.name else "open") for one in occupants]
    return names_of(levels, [one.name for one in occupants], screen.texts)
