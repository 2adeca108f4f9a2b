"""The table: the friendly face of the engine. It deals, referees, remembers, and takes back.

>>> from grotto import Table
>>> table = Table("stone_age", seats=2, seed="caves")
>>> table.play("send forest 3")
>>> table.options()[:2]
['send hunting_grounds 1', 'send hunting_grounds 2']
"""

from collections.abc import Container, Iterable, Mapping, Sequence

from grotto.core import digest as digests
from grotto.core.action import Action
from grotto.core.asked import Asked
from grotto.core.errors import CannotUndo, NotYourTurn
from grotto.core.offer import Offer
from grotto.core.options import Value, written
from grotto.core.outcome import Outcome
from grotto.core.phrase import Phrase
from grotto.core.records import Move, Record
from grotto.core.refusal import Refusal
from grotto.core.seats import CHANCE, NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.games import find_game
from grotto.play.dealer import Dealer, new_seed, question_to_chance
from grotto.play.errors import WrongNames
from grotto.play.history import Checkpoints, Played, Source
from grotto.play.past import Past
from grotto.play.position import Position
from grotto.play.referee import forced_answer

DIGEST_EVERY = 8


class Table:
    """One game in progress, for people and bots who sit around it.

    A table may begin in the middle of a game, after `moves` that were played before; those that
    were taken back, in `undone`, can be played again. What it says to a viewer is safe to show; its
    digest, outcome and records hold secrets until the game is over.

    Raises:
        UnknownGame: when there is no such game.
        WrongSeats: when it is not for that many.
        WrongOption: when an option does not exist or cannot have that value.
        WrongNames: when there are names, but not one for each seat.
        WrongSeed: when the seed is not a line of printable text.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        seed: str | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
        moves: Iterable[str] = (),
        undone: Iterable[Sequence[str]] = (),
    ) -> None:
        self.game = find_game(game)
        self.options_set = dict(options or {})
        self.seats = seats
        if names and len(names) != seats:
            raise WrongNames(len(names), seats)
        self.names = tuple(names)  # of the players, by seat; empty when nobody gave any
        self.dealer = dealer or Dealer(seed if seed is not None else new_seed())
        self.history: list[Played] = []
        self._digests: dict[int, str] = {}
        self._checkpoints = Checkpoints()
        self._undone: list[list[Action]] = [
            [self.game.parse(text) for text in taken] for taken in undone
        ]
        self._state: State = self.game.new(seats, self.options_set)
        for text in moves:
            self._follow(self.game.parse(text))
        self._advance()

    @property
    def to_act(self) -> int:
        """The seat that is asked, or `NOBODY` when the game is over."""
        return self._state.to_act()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == NOBODY

    def options(self) -> list[str]:
        """List every legal answer in notation."""
        return [action.text() for action in self._state.legal_actions()]

    def offers(self) -> list[Offer]:
        """List every legal answer, with what it is about and costs."""
        return self.game.offers(self._state)

    def asked(self) -> Asked | None:
        """Return the question as a value."""
        return self.game.asked(self._state)

    def prompt(self) -> Phrase | None:
        """Return the question that is asked."""
        return self.game.prompt(self._state)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Say why the action `text` is not possible now, with the rule; None when it is.

        If `seat` is given and another one is asked, that is the reason.

        Raises:
            NotationError: when `text` is no action of this game.
        """
        return self.game.why_not(self._state, self.game.parse(text), seat)

    def refusals(self) -> list[Refusal]:
        """List what one might expect to be able to do now but cannot, with reasons."""
        return self.game.refusals(self._state)

    def view(self, viewer: int = SPECTATOR) -> Mapping[str, object]:
        """Return what `viewer` may know."""
        return self.game.view(self._state, viewer)

    def eyes(self, viewer: int) -> int:
        """Return a viewer who sees just the same now."""
        return self.game.eyes(self._state, viewer)

    def position(self, seat: int) -> Position:
        """Return what a bot at `seat` may know."""
        return Position(self.game, self._state, seat)

    def projection(self, viewer: int) -> Outcome:
        """Return how all would score if the game ended now, as far as `viewer` may know it."""
        return self.game.projection(self._state, viewer)

    def outcome(self) -> Outcome:
        """Return the score sheets, final when the game is over."""
        return self._state.outcome()

    def digest(self) -> str:
        """Return the fingerprint of the state."""
        return digests.digest(self._state)

    def play(self, text: str, seat: int | None = None) -> None:
        """Play the action `text`; then chance and the referee go on until there is a choice.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
            NotYourTurn: when `seat` is given and another seat is asked.
            GameOver: when the game has ended.
        """
        action = self.game.parse(text)
        if seat is not None and not self.over and seat != self.to_act:
            raise NotYourTurn(seat, self.to_act)
        self._choose(action)
        self._undone.clear()
        self._advance()

    def follow(self, texts: Iterable[str]) -> None:
        """Carry out what was played elsewhere at this same table, answers of chance included."""
        for text in texts:
            self._follow(self.game.parse(text))
            self._undone.clear()

    def undo(self, seat: int | None = None) -> None:
        """Take the last choice back, unless something was revealed since.

        Raises:
            CannotUndo: when there is nothing to take back, when something was revealed since, or
                when `seat` is given and another seat has chosen since.
        """
        why_not = self.why_no_undo(seat)
        if why_not is not None:
            raise CannotUndo(why_not)
        self._undone.append(self._take_back())

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Say why the last choice cannot be taken back; None when it can."""
        if self.over:
            return "over"
        if not len(self._checkpoints):
            return "nothing"
        last = self._checkpoints.last
        if seat is not None and seat != last.seat:
            return "other-seat"
        revealed = any(played.barrier for played in self.history[last.number :])
        return "barrier" if revealed else None

    def rewind(self, seat: int) -> None:
        """Take everything back to the last choice of `seat`, across rolls and the moves of others.

        Meant for a table where everybody agrees, such as one person among bots. The dice have no
        memory of it: the same question gets the same answer again.

        Raises:
            CannotUndo: when that seat has chosen nothing yet.
        """
        if self.over:
            raise CannotUndo("over")
        number = self.last_choice((seat,))
        if number is None:
            raise CannotUndo("nothing")
        self.rewind_to(number)

    def rewind_to(self, number: int) -> None:
        """Take everything back to the choice that was move `number`, as `last_choice` says it.

        Raises:
            CannotUndo: when no choice was made since, or the game is over.
        """
        if self.over:
            raise CannotUndo("over")
        taken: list[Action] = []
        while len(self._checkpoints) and self._checkpoints.last.number >= number:
            taken = self._take_back() + taken
        if not taken:
            raise CannotUndo("nothing")
        self._undone.append(taken)

    def last_choice(self, seats: Container[int]) -> int | None:
        """Return the number of the move that some seats have chosen last; None if there is none."""
        choice = self._checkpoints.last_of(seats)
        return None if choice is None else choice.number

    def last_chooser(self) -> int:
        """Return the seat whose choice can be taken back next, or `NOBODY`."""
        return self._checkpoints.last.seat if len(self._checkpoints) else NOBODY

    def redo(self, seat: int | None = None) -> None:
        """Play again what was taken back last, the answers of chance included.

        Raises:
            CannotUndo: when nothing was taken back since the last choice, or when `seat` is given
                and the choice was another seat's.
        """
        if not self._undone:
            raise CannotUndo("nothing-to-redo")
        if seat is not None and not self.can_redo(seat):
            raise CannotUndo("other-seat")
        for action in self._undone.pop():
            self._follow(action)

    def can_redo(self, seat: int) -> bool:
        """Tell whether `seat` could play again what it has taken back."""
        return bool(self._undone) and self.to_act == seat

    def at(self, number: int) -> Past:
        """Return the table as it was after `number` moves."""
        return Past(self.game, self.history[:number], self._state_after(number))

    def _state_after(self, number: int) -> State:
        known, state = self._checkpoints.nearest(number)
        past = state.copy() if state else self.game.new(self.seats, self.options_set)
        for played in self.history[known:number]:
            past.play(played.action)
        return past

    def record(self) -> Record:
        """Return the game so far as a record.

        The dealer's seed is published only when the game is over.
        """
        return self._record(self.dealer.seed if self.over else "")

    def saved_game(self) -> Record:
        """Return a record that continues this very table: it holds the seed, so keep it private."""
        return self._record(self.dealer.seed)

    def _record(self, seed: str) -> Record:
        digests_kept = self._digests | {len(self.history) - 1: self.digest()}
        return Record(
            game=self.game.info.id,
            rules=self.game.info.rules_version,
            seats=self.seats,
            moves=tuple(
                Move(played.action.text(), digests_kept.get(number, ""))
                for number, played in enumerate(self.history)
            ),
            names=self.names,
            options={key: written(value) for key, value in self.options_set.items()},
            commitment=self.dealer.commitment,
            seed=seed,
            result=self.outcome().totals if self.over else (),
        )

    def _choose(self, action: Action) -> None:
        number, seat = len(self.history), self.to_act
        before = self._carry_out(action, Source.CHOICE)
        self._checkpoints.add(number, seat, before)

    def _follow(self, action: Action) -> None:
        """Carry out an action that was played before, whoever answered then."""
        if self.to_act == CHANCE:
            self._carry_out(action, Source.CHANCE)
        elif forced_answer(self._state) is not None:
            self._carry_out(action, Source.REFEREE)
        else:
            self._choose(action)

    def _advance(self) -> None:
        """Let chance and the referee answer until a seat has a real choice."""
        while not self.over:
            if self.to_act == CHANCE:
                asked = [played.question for played in self.history]
                self._carry_out(self.dealer.deal(self.game, self._state, asked), Source.CHANCE)
            elif (forced := forced_answer(self._state)) is not None:
                self._carry_out(forced, Source.REFEREE)
            else:
                return

    def _carry_out(self, action: Action, source: Source) -> State:
        """Play an action if it is legal, and return the state before."""
        seat, before = self.to_act, self._state.copy()
        question = question_to_chance(before) if seat == CHANCE else ""
        events = tuple(self._state.play(action))
        barrier = self.game.is_barrier(before, action)  # it trusts us that the action is legal
        self.history.append(Played(seat, action, source, events, barrier, question))
        if len(self.history) % DIGEST_EVERY == 0:
            self._digests[len(self.history) - 1] = self.digest()
        return before

    def _take_back(self) -> list[Action]:
        choice, number, state = self._checkpoints.pop()
        taken = [played.action for played in self.history[choice.number :]]
        del self.history[choice.number :]
        for played in self.history[number:]:
            state.play(played.action)
        self._state = state
        return taken
