"""Placing figures: who may go where, with the restrictions for two and three players [STA-2]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import SEND, Cash, Send
from grotto.games.stone_age.asked import PlaceAsked
from grotto.games.stone_age.components import (
    AREA_CAPS,
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    FOREST,
    HUNTING_GROUNDS,
    HUT,
    MOST_FIGURES,
    MOST_SEATS,
    PARENTS,
    PLACES,
    RINGS,
    RIVER,
    TOOL_MAKER,
    VILLAGE_CAPS,
)
from grotto.games.stone_age.events import Placed
from grotto.games.stone_age.rules.gathering import roll_ahead
from grotto.games.stone_age.state import NO_CARD, NO_TILE, StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked

_GATHER: Final[list[list[list[list[Action]]]]] = [
    [
        [[*SEND[place][1 : min(home, room) + 1]] for room in range(MOST_FIGURES + 1)]
        for home in range(MOST_FIGURES + 1)
    ]
    for place in range(RIVER + 1)
]
"""The ways to send figures to a gathering place, by those at home and the room there."""

_ONE: Final[list[Action]] = [sends[1] for sends in SEND]
"""Send one figure, by place."""


@final
class PlaceFigures(Question[StoneAgeState]):
    """`seat` sends one or more figures to one place."""

    __slots__ = ()

    rule: ClassVar[str] = "STA-2.1"

    def text(self) -> str:
        """Write the pending question."""
        return f"place {self.seat}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return PlaceAsked(self.seat, state.players[self.seat].home)

    def begins_turn(self, state: StoneAgeState) -> bool:
        return True

    def options(self, state: StoneAgeState) -> list[Action]:
        """List every legal place and number of figures."""
        offers = gathering_offers(state, self.seat)
        offers += village_offers(state, self.seat)
        crowd = state.crowd
        for space, card in enumerate(state.cards):
            if card != NO_CARD and crowd[FIRST_CARD + space] == 0:
                offers.append(_ONE[FIRST_CARD + space])
        for stack, tile in enumerate(state.tops):
            if tile != NO_TILE and crowd[FIRST_BUILDING + stack] == 0:
                offers.append(_ONE[FIRST_BUILDING + stack])
        return offers

    def also(self, state: StoneAgeState, action: Action) -> tuple[Ref, ...]:
        """Say what dice bring there on average."""
        assert isinstance(action, Send)
        return roll_ahead(state, self.seat, action.place, action.count)

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Put the figures down; the next player who can place goes on."""
        assert isinstance(action, Send)
        player = state.players[self.seat]
        player.placed[action.place] = action.count
        player.home -= action.count
        state.crowd[action.place] += action.count
        state.tell_numbers(Placed, self.seat, action.place, action.count)
        ask_next(state, self.seat + 1)

    def refusals(self, state: StoneAgeState) -> list[Refusal]:
        """Explain every closed place."""
        places = [place for place in range(len(PLACES)) if is_in_play(state, place)]
        return [
            refusal for place in places if (refusal := closed(state, self.seat, place)) is not None
        ]

    def objection(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Explain a closed place, or a wrong number of figures."""
        if isinstance(action, Cash):
            return Refusal("cash", Phrase("stone_age-reason-cash-in-own-turn"), "STA-6.14")
        if not isinstance(action, Send):
            return None
        if not is_in_play(state, action.place):
            return _refusal(action.place, "no-such-stack", "STA-1.3")
        return closed(state, self.seat, action.place) or wrong_number(state, self.seat, action)


def gathering_offers(state: StoneAgeState, seat: int) -> list[Action]:
    """Any number may hunt.

    Resource areas hold seven figures of a few players. Nobody comes twice.
    """
    player = state.players[seat]
    placed = player.placed
    home = player.home
    offers: list[Action] = []
    if placed[HUNTING_GROUNDS] == 0:
        offers += _GATHER[HUNTING_GROUNDS][home][home]
    for place in range(FOREST, RIVER + 1):
        if placed[place] == 0:
            offers += _GATHER[place][home][room_in(state, place)]
    return offers


def room_in(state: StoneAgeState, place: int) -> int:
    """Return how many figures of one more player a resource area can take."""
    cap = AREA_CAPS[len(state.players)]
    if cap < MOST_SEATS and players_at(state, place) >= cap:
        return 0
    return RINGS - state.crowd[place]


def players_at(state: StoneAgeState, place: int) -> int:
    """Count the players who have figures at a place."""
    count = 0
    for player in state.players:
        if player.placed[place] > 0:
            count += 1
    return count


def village_offers(state: StoneAgeState, seat: int) -> list[Action]:
    """Tool maker and field take one figure, the hut two at once.

    With few players one of the three stays empty.
    """
    offers: list[Action] = []
    if not village_open(state):
        return offers
    crowd = state.crowd
    if crowd[TOOL_MAKER] == 0:
        offers.append(_ONE[TOOL_MAKER])
    if crowd[HUT] == 0 and state.players[seat].home >= PARENTS:
        offers.append(SEND[HUT][PARENTS])
    if crowd[FIELD] == 0:
        offers.append(_ONE[FIELD])
    return offers


def village_open(state: StoneAgeState) -> bool:
    """Tell whether one more of tool maker, hut and field may be taken this round."""
    crowd = state.crowd
    taken = (crowd[TOOL_MAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0)
    return taken < VILLAGE_CAPS[len(state.players)]


def can_place(state: StoneAgeState, seat: int) -> bool:
    """Tell whether `seat` has a figure at home and a place for it."""
    player = state.players[seat]
    if player.home == 0:
        return False
    if player.placed[HUNTING_GROUNDS] == 0:
        return True
    return len(PLACE_FIGURES[seat].options(state)) > 0


def ask_next(state: StoneAgeState, seat: int) -> None:
    """Ask the first player from `seat` on who can place; the phase ends when nobody can."""
    count = len(state.players)
    for distance in range(count):
        asked = (seat + distance) % count
        if can_place(state, asked):
            state.agenda.append(PLACE_FIGURES[asked])
            return


def is_in_play(state: StoneAgeState, place: int) -> bool:
    """There are as many building stacks as players."""
    return place < FIRST_BUILDING + len(state.players)


def closed(state: StoneAgeState, seat: int, place: int) -> Refusal | None:
    """Explain why `seat` cannot send any number of figures to `place`; None when it can."""
    if state.players[seat].placed[place] > 0:
        return _refusal(place, "already-there", "STA-2.3")
    if place == HUNTING_GROUNDS:
        return None
    if place <= RIVER:
        return closed_area(state, place)
    if state.crowd[place] > 0:
        return _refusal(place, "taken", _TAKEN_RULES.get(place, "STA-2.8"))
    if place <= FIELD:
        return closed_village(state, seat, place)
    return None


def closed_area(state: StoneAgeState, place: int) -> Refusal | None:
    """A resource area is full, or as many players as allowed are there."""
    if state.crowd[place] == RINGS:
        return _refusal(place, "full", "STA-2.5")
    cap = AREA_CAPS[len(state.players)]
    if players_at(state, place) >= cap:
        reason = Phrase(
            "stone_age-reason-enough-players", {"place": PLACES[place].key, "count": cap}
        )
        return Refusal(f"send {PLACES[place].key}", reason, "STA-2.10")
    return None


def closed_village(state: StoneAgeState, seat: int, place: int) -> Refusal | None:
    """The third village place stays empty with few players, and the hut needs a couple."""
    if not village_open(state):
        return _refusal(place, "village-closed", "STA-2.9")
    if place == HUT and state.players[seat].home < PARENTS:
        return _refusal(place, "hut-needs-two", "STA-2.7")
    return None


def wrong_number(state: StoneAgeState, seat: int, action: Send) -> Refusal:
    """Explain why this number of figures cannot go to a place that is open."""
    place = PLACES[action.place]
    home = state.players[seat].home
    if action.count > home:
        reason = Phrase("stone_age-reason-too-few-figures", {"count": home})
        return Refusal(f"send {place.key}", reason, "STA-2.1")
    if place.most:
        return _refusal(action.place, "exact-figures", _TAKEN_RULES.get(action.place, "STA-2.8"))
    reason = Phrase("stone_age-reason-too-few-rings", {"count": RINGS - state.crowd[action.place]})
    return Refusal(f"send {place.key}", reason, "STA-2.5")


_TAKEN_RULES: Final = {TOOL_MAKER: "STA-2.6", HUT: "STA-2.7", FIELD: "STA-2.6"}


def _refusal(place: int, reason: str, rule: str) -> Refusal:
    key = PLACES[place].key
    phrase = Phrase("stone_age-reason-" + reason, {"place": key, "count": PLACES[place].most})
    return Refusal(f"send {key}", phrase, rule)


PLACE_FIGURES: Final = [PlaceFigures(seat) for seat in range(MOST_SEATS)]
