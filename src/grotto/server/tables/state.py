"""A sitting: one table as it stands in memory: who sits there, who is asked, and what is due."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from grotto.core.errors import TableError
from grotto.core.seats import NOBODY
from grotto.play.dealer import Dealer
from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server.errors import (
    NoSuchSeat,
    NotHost,
    NotSeated,
    OtherRules,
    RulesDiffer,
    ServerError,
    WrongMoment,
)
from grotto.server.log.ledger import CLOSED, OPEN, PLAYING, Ledger
from grotto.server.log.spec import Spec
from grotto.server.served_time import day_of, wall_time
from grotto.server.tables.album import Album, Leaf
from grotto.server.tables.fingerprint import fingerprint
from grotto.server.tables.old_rules import (
    FROZEN,
    are_at_hand,
    as_far_as_possible,
    first_difference,
    rules_of_now,
)

Now = Callable[[], float]

OVER: Final = "over"
LAPSE: Final = {"live": 60.0, "correspondence": 2 * 24 * 3600.0}
"""Seconds after which nobody waits any more for an answer to going back, by pace."""
BOT_PATIENCE: Final = 20.0
"""Seconds after which somebody looks whether a bot still thinks."""


class TableState:
    """A table, its log in short, and the game on it."""

    def __init__(self, spec: Spec, ledger: Ledger, now: Now) -> None:
        self.spec = spec
        self.ledger = ledger
        self.now = now
        self.present: set[str] = set()  # people who look at the table now
        self.seen: dict[str | None, float] = {}  # when others have looked last
        self._opened = now()
        self.album: Album | None = None  # of a finished game that has to be shown without rules
        self.set_up()

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.ledger.version

    def seen_by(self, person: str | None) -> "TableState":
        """Return the table as somebody may see it now: those who look on may be behind."""
        return self

    def set_up(self) -> None:
        """Play the moves of the ledger; those of rules that are not at hand are only looked at."""
        self.differs_at = 0  # the move after which the game is not as it was, if there is one
        self.is_playable = are_at_hand(self.spec.game, self.spec.rules)
        self.game = self._game()
        self.past = self.past_of(len(self.ledger.moves))

    def show_album(self, album: Album) -> None:
        """Show a finished game from its album."""
        self.album = album
        self.past = self.past_of(len(self.ledger.moves))

    @property
    def wants_album(self) -> bool:
        """Whether a finished game cannot be shown by its own rules."""
        return not self.is_playable and self.album is None and self.status == OVER

    def past_of(self, moves: int) -> Past | Leaf | None:
        """Return how a table that cannot be played looks after so many moves."""
        if self.is_playable or self.ledger.status == OPEN:
            return None
        if self.album is not None:
            return self.album.at(moves)
        as_before = moves if not self.differs_at else min(moves, self.differs_at - 1)
        return as_far_as_possible(self.spec, self.ledger.moves[:as_before])

    def _game(self) -> Table | None:
        """Return the game; before the start there is none, nor if it is not the one that it was."""
        if self.ledger.status == OPEN or not self.is_playable:
            return None
        try:
            game = self._replayed()
        except TableError:
            game = None
        if game is not None and self._is_as_it_was(game):
            return game
        self.differs_at = first_difference(self.spec, self.ledger.moves) or len(self.ledger.moves)
        self.is_playable = False
        return None

    def _replayed(self) -> Table:
        return self.new_game(
            [place.name or place.level for place in self.ledger.places],
            [made.text for made in self.ledger.moves],
            self.ledger.held,
        )

    def _is_as_it_was(self, game: Table) -> bool:
        """Tell whether a game stands where it stood when its last digest was taken."""
        taken = self._last_digest()
        if not taken:
            return True
        if len(game.history) != len(self.ledger.moves):
            return False
        return fingerprint(game.dump(taken)) == self.ledger.moves[taken - 1].digest

    def _last_digest(self) -> int:
        """Return after how many moves the last digest was taken; 0 if none was."""
        moves = self.ledger.moves
        return next((number for number in range(len(moves), 0, -1) if moves[number - 1].digest), 0)

    def new_game(
        self,
        names: Sequence[str],
        moves: Iterable[str],
        held: int = NOBODY,
    ) -> Table:
        """Set the game up as the table wants it, and play some moves."""
        spec, dealer = self.spec, Dealer(self.spec.seed)
        dealer.commitment = spec.commitment
        return Table(
            spec.game,
            spec.seats,
            spec.options,
            names=names,
            dealer=dealer,
            moves=moves,
            held=held,
            rules=spec.rules,
        )

    @property
    def status(self) -> str:
        """Where the table stands: open, playing, over or closed; or frozen, without its rules."""
        if self.ledger.status == PLAYING and self._is_over():
            return OVER
        if self.ledger.status != CLOSED and not self.is_playable:
            return FROZEN
        return self.ledger.status

    def _is_over(self) -> bool:
        """Tell whether the game has ended, by the rules that it was played with."""
        return self.ledger.timing.asked == NOBODY if self.game is None else self.game.over

    @property
    def is_day_over(self) -> bool:
        """Whether nobody can play the same deal any more; always where it is no deal of a day."""
        return self.spec.daily < day_of(wall_time(self.now))

    @property
    def published_seed(self) -> str:
        """The seed, when everybody may know it: the game is over, and so is the day of its deal."""
        is_public = self.status == OVER and self.spec.provable and self.is_day_over
        return self.spec.seed if is_public else ""

    @property
    def to_act(self) -> int:
        """The seat that is asked, or has to end its turn."""
        return NOBODY if self.game is None else self.game.to_act

    @property
    def round(self) -> int:
        """Which round is played; 0 where none is counted."""
        return 0 if self.game is None else self.game.round

    @property
    def last_seat(self) -> int:
        """The seat that has chosen last; -1 if none has."""
        seats = (made.seat for made in reversed(self.ledger.moves))
        return next((seat for seat in seats if seat >= 0), -1)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, place in enumerate(self.ledger.places) if place.person == person]

    def by_hand(self, person: str | None) -> frozenset[int]:
        """Return the seats whose turns end by hand; those of `person`, who is just acting, too."""
        return frozenset(
            seat
            for seat, place in enumerate(self.ledger.places)
            if place.by_hand and (place.plays or place.person == person)
        )

    def bot_to_act(self) -> str:
        """Return the level of the bot that is asked; nothing if a person is, or nobody."""
        if self.status != PLAYING or self.to_act < 0:
            return ""
        place = self.ledger.places[self.to_act]
        return "" if self._bots_wait() else place.level or place.stand_in

    def _bots_wait(self) -> bool:
        """Bots wait while people settle whether to go back, and when everybody has left.

        In a tournament others wait for the result, so bots play on.
        """
        people = any(place.person for place in self.ledger.places)
        all_left = people and not self.ledger.players() and not self.spec.tournament
        return all_left or self.ledger.asked_back is not None

    def gone_since(self, person: str | None) -> float:
        """Return when somebody who does not look was seen last."""
        return self.seen.get(person, self._opened)

    @property
    def patience(self) -> float:
        """For how many seconds people may think about going back."""
        return LAPSE[self.spec.pace]

    def due(self) -> float | None:
        """Return when the server has to look after this table, if nobody does anything."""
        if self.status != PLAYING:
            return None
        timing, asked_back = self.ledger.timing, self.ledger.asked_back
        times = [asked_back.at + self.patience] if asked_back else []
        if self.bot_to_act():
            times.append(timing.since + BOT_PATIENCE)
        elif self.ledger.places[self.to_act].plays:
            left = timing.left(self.spec.clock, self.to_act)
            begins = max(timing.since, self.ledger.places[self.to_act].away)
            times += [] if left is None else [begins + left]
        return min(times, default=None)

    # ---- conditions -----------------------------------------------------------------------------

    def playing(self) -> Table:
        """Return the game on the table.

        Raises:
            OtherRules: when we do not have its rules.
            RulesDiffer: when they have changed.
            WrongMoment: when it has not begun.
        """
        if self.game is None:
            self._expect_our_rules()
            raise WrongMoment(self.status)
        return self.game

    def why_frozen(self) -> ServerError | None:
        """Say why the table cannot be played; None when it can."""
        if self.is_playable:
            return None
        if self.differs_at:
            return RulesDiffer(self.differs_at)
        return OtherRules(self.spec.rules, rules_of_now(self.spec.game))

    def _expect_our_rules(self) -> None:
        why_not = self.why_frozen()
        if why_not is not None:
            raise why_not

    def expect_status(self, *possible: str) -> None:
        """Refuse what belongs to another moment.

        Raises:
            OtherRules: when it cannot be played any more, because we do not have its rules.
            RulesDiffer: when it cannot, because they have changed.
            WrongMoment: when the table stands elsewhere.
        """
        if self.status in possible:
            return
        if self.status == FROZEN:
            self._expect_our_rules()
        raise WrongMoment(self.status)

    def expect_seat(self, seat: int) -> None:
        """Refuse numbers that are no seats of this table.

        Raises:
            NoSuchSeat: when it is none.
        """
        if not 0 <= seat < self.spec.seats:
            raise NoSuchSeat(seat)

    def expect_host(self, person: str) -> None:
        """Refuse what only who made the table may do.

        Raises:
            NotHost: when it was somebody else.
        """
        if person != self.spec.host:
            raise NotHost

    def expect_seated(self, person: str) -> list[int]:
        """Return the seats of somebody who has some.

        Raises:
            NotSeated: when there are none.
        """
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated
        return seats
