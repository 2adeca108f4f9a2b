"""What a player of Caverna has, in words: goods, dwarfs, and food for the harvest to come."""

from collections.abc import Mapping, Sequence
from typing import Final

from grotto.cli.boards.caverna_home import drawn
from grotto.cli.speech import Speech
from grotto.games.caverna.components import DOG, FOOD, GOODS
from grotto.games.caverna.view import CavernaView, DwarfView, PlayerView

PLACING: Final = "place"
WORK: Final = (PLACING, "act", "imitate", "loot", "loot-how", "buy", "sell")
"""The kinds of questions while dwarfs work: the harvest is still to come."""
HOME: Final = "home"
NEWBORN: Final = "newborn"


def amounts(goods: Mapping[str, int], speech: Speech) -> list[str]:
    """Name the goods there are."""
    return [
        speech.line("caverna-stock", good=good, count=count)
        for good, count in goods.items()
        if count
    ]


def mat(view: CavernaView, seat: int, speech: Speech) -> list[str]:
    """Describe points, dwarfs and goods of one seat."""
    player = view["players"][seat]
    name, points = speech.name(seat), player["points"]
    head = speech.line("cli-caverna-head", name=name, points=points)
    return [f"{head} {dwarfs(player, speech)}", f"  {goods(player, speech)}"]


def home(view: CavernaView, seat: int, speech: Speech) -> list[str]:
    """Draw the home board of one seat, with everything that belongs to it."""
    player = view["players"][seat]
    lines = [*mat(view, seat, speech), *deliveries(player, speech)]
    return [*drawn(player, speech), *lines, *hunger(view, player, speech)]


def dwarfs(player: PlayerView, speech: Speech) -> str:
    """Say where the dwarfs are, by their weapons, and how many there is room for."""
    at_home = [dwarf for dwarf in player["dwarfs"] if dwarf["place"] == HOME]
    at_work = [dwarf for dwarf in player["dwarfs"] if dwarf["place"] not in (HOME, NEWBORN)]
    parts = [
        speech.line(key, dwarfs=_weapons(some, speech))
        for key, some in (("cli-caverna-at-home", at_home), ("cli-caverna-at-work", at_work))
        if some
    ]
    if newborns := newborn_dwarfs(player):
        parts.append(speech.line("cli-caverna-newborn", count=newborns))
    return speech.line("cli-caverna-dwarfs", dwarfs="; ".join(parts), room=player["dwarf_room"])


def _weapons(dwarfs: Sequence[DwarfView], speech: Speech) -> str:
    """Count unarmed dwarfs, and name the weapons of the others; the weakest must go first."""
    armed = sorted(dwarf["weapon"] for dwarf in dwarfs if dwarf["weapon"])
    unarmed = len(dwarfs) - len(armed)
    parts = [speech.line("cli-caverna-unarmed", count=unarmed)] if unarmed else []
    if armed:
        parts.append(speech.line("cli-caverna-armed", weapons=", ".join(map(str, armed))))
    return ", ".join(parts)


def newborn_dwarfs(player: PlayerView) -> int:
    """Count the dwarfs that were born this round."""
    return sum(dwarf["place"] == NEWBORN for dwarf in player["dwarfs"])


def goods(player: PlayerView, speech: Speech) -> str:
    """List the goods, food also when there is none, the animals and the begging markers."""
    held = player["goods"]
    things = {good: held[good] for good in GOODS[:DOG] if good != GOODS[FOOD]}
    food = speech.line("caverna-stock", good=GOODS[FOOD], count=held[GOODS[FOOD]])
    parts = [[food, *amounts(things, speech)]]
    parts.append(amounts({good: held[good] for good in GOODS[DOG:]}, speech))
    if player["begging"]:
        parts.append([speech.line("cli-caverna-begging", count=player["begging"])])
    return speech.line("cli-caverna-goods", goods="; ".join(map(", ".join, filter(None, parts))))


def deliveries(player: PlayerView, speech: Speech) -> list[str]:
    """Say what suppliers still bring."""
    return [
        "  " + speech.line("cli-caverna-delivery", good=one, rounds=rounds)
        for good, rounds in player["deliveries"].items()
        for one in amounts({good: 1}, speech)
    ]


def hunger(view: CavernaView, player: PlayerView, speech: Speech) -> list[str]:
    """Compare food with what the dwarfs eat at the end of the round, while it is to come."""
    coming = player["coming"]
    if coming is None or coming["round"] != view["round"] or not coming["harvest"]:
        return []
    if not coming["need"] or kind_asked(view) not in WORK:
        return []
    rest = player["goods"][GOODS[FOOD]] - coming["need"]
    key = "cli-caverna-fed" if rest >= 0 else "cli-caverna-hungry"
    return [f"  {speech.line(key, need=coming['need'], rest=abs(rest))}"]


def kind_asked(view: CavernaView) -> str:
    """Return the kind of the question that a seat is asked; empty when none is."""
    return view["question"]["kind"] if view["question"] else ""
