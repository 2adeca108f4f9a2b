"""The table: the friendly face of the engine. It deals, referees, remembers, and takes back.

>>> from grotto import Table
>>> table = Table("stone_age", seats=2, seed="caves")
>>> table.play("send forest 3")
>>> table.options()[:2]
['send hunting_grounds 1', 'send hunting_grounds 2']
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import inf

from grotto.core.action import Action
from grotto.core.digest import digest
from grotto.core.errors import CannotUndo, NotYourTurn
from grotto.core.event import Event
from grotto.core.luck import question_to_chance
from grotto.core.options import Value, written
from grotto.core.records import Move, Record
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.games import find_game
from grotto.packages import ADVICE, part_of
from grotto.play import undo
from grotto.play.dealer import Dealer, new_seed
from grotto.play.errors import NoTurnToEnd, TurnHeld, WrongNames
from grotto.play.hint import Hint
from grotto.play.history import Checkpoints, Played, Source
from grotto.play.past import Past
from grotto.play.position import Position
from grotto.play.referee import forced_answer
from grotto.play.showing import Showing

DIGEST_EVERY = 8


class Table(Showing):
    """One game in progress, for people and bots who sit around it.

    A table may begin in the middle of a game, after `moves` that were played before, and where the
    seat `held` has still to end its turn. The newest `rules` are played if no version is named.
    What the table says to a viewer is safe to show; its digest, outcome and records hold secrets
    until the game is over.

    Raises:
        UnknownGame: when there is no such game.
        UnknownRules: when we do not have these rules of it.
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
        by_hand: Iterable[int] = (),
        held: int = NOBODY,
        rules: int | None = None,
    ) -> None:
        played = find_game(game, rules)
        super().__init__(played, played.new(seats, options or {}))
        self.options_set = dict(options or {})
        self.seats = seats
        if names and len(names) != seats:
            raise WrongNames(len(names), seats)
        self.names = tuple(names)  # of the players, by seat; empty when nobody gave any
        self.dealer = dealer or Dealer(seed if seed is not None else new_seed())
        self.history: list[Played] = []
        self.by_hand = frozenset(by_hand)  # seats whose turns end only when they say so
        self._fingerprints: dict[int, str] = {}  # those that were asked for
        self._checkpoints = Checkpoints()
        self._undone: list[list[Action]] = []
        for text in moves:
            self._follow(self.game.parse(text))
        if held != NOBODY:
            self.hold(held)
        self._advance()

    def play(self, text: str, seat: int | None = None) -> None:
        """Play the action `text`; then chance and the referee go on until there is a choice.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
            NotYourTurn: when `seat` is given and another seat is asked.
            TurnHeld: when the turn has only to be ended.
            GameOver: when the game has ended.
        """
        action = self.game.parse(text)
        if seat is not None and not self.over and seat != self.to_act:
            raise NotYourTurn(seat, self.to_act)
        if self.held != NOBODY:
            raise TurnHeld
        self._choose(action)
        self._undone.clear()
        self._advance()

    def hint(self, seconds: float = inf) -> list[Hint]:
        """Return the best answers to the question on the table, the best one first, with reasons.

        They follow from what the seat that is asked may know. There are none when nobody is asked.

        Raises:
            UnknownBot: when there are no bots that think about this game.
        """
        if self.held != NOBODY or self.to_act < 0:
            return []
        advise = part_of(self.game.info.id, ADVICE, self.game.info.rules_version)
        hints: list[Hint] = advise(self.position(self.to_act), len(self.history), seconds)
        return hints

    def end_turn(self, seat: int | None = None) -> None:
        """End a turn that is held; then chance and the referee go on until there is a choice.

        Raises:
            NoTurnToEnd: when no turn is held, or `seat` is given and it is another seat's.
        """
        if self.held == NOBODY or (seat is not None and seat != self.held):
            raise NoTurnToEnd
        before, self._unended = len(self.history), NOBODY
        self._advance()
        if len(self.history) > before:
            self._undone.clear()

    def hold(self, asked: int) -> None:
        """Let the seat `asked` have to end its turn, unless it is the one that the rules ask.

        That is how a table goes on that was played elsewhere, or before.
        """
        self._unended = asked if 0 <= asked != self._state.to_act() else NOBODY

    def follow(self, texts: Iterable[str]) -> None:
        """Carry out what was played elsewhere at this same table, answers of chance included."""
        for text in texts:
            self._follow(self.game.parse(text))
            self._undone.clear()

    def play_again(self, texts: Iterable[str]) -> None:
        """Carry out what was taken back; then chance and the referee go on until there is a choice.

        A turn that waited for its end and does not any more goes on.
        """
        self.follow(texts)
        self._advance()

    def undo(self, seat: int | None = None, across: Container[int] = ()) -> None:
        """Take the last choice back, unless something was revealed since.

        Moves of the seats `across`, such as bots, are taken back with it.

        Raises:
            CannotUndo: when there is nothing to take back, when something was revealed since, or
                when `seat` is given and another seat has chosen since.
        """
        self._expect_undo(seat, across)
        choice = self._checkpoints.last_but(across)
        assert choice is not None
        self.rewind_to(choice.number)

    def undo_turn(self, seat: int | None = None, across: Container[int] = ()) -> None:
        """Take a whole turn back: to its beginning, or to what was revealed last.

        Moves of the seats `across`, such as bots, are taken back with it.

        Raises:
            CannotUndo: when not even the last choice can be taken back.
        """
        self._expect_undo(seat, across)
        number = undo.beginning_of_turn(self._checkpoints, self.history, across)
        assert number is not None
        self.rewind_to(number)

    def _expect_undo(self, seat: int | None, across: Container[int]) -> None:
        why_not = self.why_no_undo(seat, across)
        if why_not is not None:
            raise CannotUndo(why_not)

    def why_no_undo(self, seat: int | None = None, across: Container[int] = ()) -> str | None:
        """Say why the last choice cannot be taken back, and so no turn; None when it can."""
        if self.over:
            return "over"
        return undo.why_no_undo(self._checkpoints, self.history, seat, across)

    def can_undo_more(self, seat: int, across: Container[int] = ()) -> bool:
        """Tell whether a whole turn of `seat` is more to take back than its last choice."""
        if self.why_no_undo(seat, across) is not None:
            return False
        first = undo.beginning_of_turn(self._checkpoints, self.history, across)
        return first != self.last_choice((seat,))

    def rewind(self, seat: int) -> None:
        """Take everything back to the last choice of `seat`, across the moves of all others.

        Raises:
            CannotUndo: when that seat has chosen nothing yet, or something was revealed since.
        """
        self.undo(seat, {*range(self.seats)} - {seat})

    def rewind_to(self, number: int) -> None:
        """Take everything back to the choice that was move `number`, as `last_choice` says it.

        It goes across whatever was revealed: only for tables where all people agree. The dice have
        no memory of it: the same question gets the same answer again.

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
        self._unended = NOBODY
        self._undone.append(taken)

    def last_choice(self, seats: Container[int]) -> int | None:
        """Return the number of the move that some seats have chosen last; None if there is none."""
        choice = self._checkpoints.last_of(seats)
        return None if choice is None else choice.number

    def last_chooser(self, across: Container[int] = ()) -> int:
        """Return who has chosen last, but for the seats `across`, or `NOBODY`."""
        choice = self._checkpoints.last_but(across)
        return NOBODY if choice is None else choice.seat

    def redo(self, seat: int | None = None) -> None:
        """Play again what was taken back last, the answers of chance included.

        A turn that waited for its end and does not any more goes on.

        Raises:
            CannotUndo: when nothing was taken back since the last choice, or when `seat` is given
                and the choice was another seat's.
        """
        if not self._undone or self.held != NOBODY:
            raise CannotUndo("nothing-to-redo")
        if seat is not None and not self.can_redo(seat):
            raise CannotUndo("other-seat")
        for action in self._undone.pop():
            self._follow(action)
        known = len(self.history)
        self._advance()
        if len(self.history) > known:
            self._undone.clear()

    def can_redo(self, seat: int) -> bool:
        """Tell whether `seat` could play again what it has taken back."""
        return bool(self._undone) and self.held == NOBODY and self.to_act == seat

    def position(self, seat: int) -> Position:
        """Return what a bot at `seat` may know, with all that it has witnessed."""
        return Position(self.game, self._state, seat, self._happened)

    def _happened(self) -> Iterator[Event]:
        """Go through all that has happened so far."""
        for played in self.history:
            yield from played.events

    def at(self, number: int) -> Past:
        """Return the table as it was after `number` moves."""
        return Past(self.game, self.history[:number], self._state_after(number))

    def each_between(self, first: int, last: int) -> Iterator[Past]:
        """Go through the table as it was after the moves between two, without these."""
        if first + 1 >= last:
            return
        past = self.at(first + 1)
        yield past
        for number in range(first + 2, last):
            past = past.after(self.history[number - 1])
            yield past

    def _state_after(self, number: int) -> State:
        known, state = self._checkpoints.nearest(number)
        past = state.copy() if state else self.game.new(self.seats, self.options_set)
        for played in self.history[known:number]:
            past.play(played.action)
        return past

    def dump(self, number: int) -> dict[str, object]:
        """Return the whole truth after `number` moves, secrets included, as plain values."""
        return (self._state if number == len(self.history) else self._state_after(number)).dump()

    def record(self) -> Record:
        """Return the game so far as a record.

        The dealer's seed is published only when the game is over.
        """
        return self._record(self.dealer.seed if self.over else "")

    def saved_game(self) -> Record:
        """Return a record that continues this very table: it holds the seed, so keep it private."""
        return self._record(self.dealer.seed)

    def _record(self, seed: str) -> Record:
        digests_kept = self._digests() | {len(self.history) - 1: self.digest()}
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

    def _digests(self) -> dict[int, str]:
        """Return the fingerprints after some moves, by the number of the move."""
        for number in range(DIGEST_EVERY - 1, len(self.history), DIGEST_EVERY):
            if number not in self._fingerprints:
                self._fingerprints[number] = digest(self._state_after(number + 1))
        return self._fingerprints

    def _choose(self, action: Action) -> None:
        number, seat = len(self.history), self._state.to_act()
        before = self._carry_out(action, Source.CHOICE)
        self._checkpoints.add(number, seat, before)
        self._unended = before.turn() if before.turn() in self.by_hand else NOBODY

    def _follow(self, action: Action) -> None:
        """Carry out an action that was played before, whoever answered then."""
        if self.held != NOBODY:
            self._unended = NOBODY  # the turn was ended then
        if self._state.to_act() == CHANCE:
            self._carry_out(action, Source.CHANCE)
        elif forced_answer(self._state) is not None:
            self._carry_out(action, Source.REFEREE)
        else:
            self._choose(action)

    def _advance(self) -> None:
        """Let chance and the referee answer until a seat has a real choice, or a turn to end."""
        while not self.over and self.held == NOBODY:
            if self.to_act == CHANCE:
                asked = [played.question for played in self.history]
                self._carry_out(self.dealer.deal(self.game, self._state, asked), Source.CHANCE)
            elif (forced := forced_answer(self._state)) is not None:
                self._carry_out(forced, Source.REFEREE)
            else:
                return

    def _carry_out(self, action: Action, source: Source) -> State:
        """Play an action if it is legal, and return the state before."""
        seat, before = self._state.to_act(), self._state.copy()
        question = question_to_chance(before) if seat == CHANCE else ""
        events = tuple(self._state.play(action))
        barrier = self.game.is_barrier(before, action)  # it trusts us that the action is legal
        self.history.append(Played(seat, action, source, events, barrier, question))
        return before

    def _take_back(self) -> list[Action]:
        choice, number, state = self._checkpoints.pop()
        taken = [played.action for played in self.history[choice.number :]]
        del self.history[choice.number :]
        self._fingerprints = {
            known: found for known, found in self._fingerprints.items() if known < choice.number
        }
        for played in self.history[number:]:
            state.play(played.action)
        self._state = state
        return taken
