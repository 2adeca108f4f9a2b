"""Who may enter the arena: a level of Grotto, a factory of bots in a module, or a program.

An entrant is written as ``greedy``, as ``my_bots:cautious`` or as ``cmd:perl my_bot.pl``, and may
be given a name of its own: ``mine=cmd:perl my_bot.pl``.
"""

import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from grotto.arena.errors import BrokenBot, SameName
from grotto.arena.faults import CRASHED, NONSENSE, BotFault
from grotto.arena.line_bot import LineBot
from grotto.bots import new_bot
from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.options import Value
from grotto.play.position import Position

COMMAND: Final = "cmd:"
USUAL_SECONDS: Final = 10.0
"""A bot from elsewhere may think so long about an answer."""

_NAMED: Final = re.compile(r"([A-Za-z0-9][\w.-]*)=(.+)")
_FACTORY: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


@dataclass(frozen=True)
class Entrant:
    """A bot that plays in the arena: what tables call it, and how it is made."""

    name: str
    bot: str


def entrants_of(words: Sequence[str]) -> tuple[Entrant, ...]:
    """Read entrants; one may be named twice, and then has two seats.

    Raises:
        SameName: when different bots have one name.
    """
    found = tuple(map(_entrant, words))
    known: dict[str, str] = {}
    for entrant in found:
        if known.setdefault(entrant.name, entrant.bot) != entrant.bot:
            raise SameName(entrant.name)
    return found


def _entrant(word: str) -> Entrant:
    named = _NAMED.fullmatch(word)
    return Entrant(named[1], named[2]) if named else Entrant(word, word)


def is_command(bot: str) -> bool:
    """Tell whether a bot is a program."""
    return bot.startswith(COMMAND)


def is_factory(bot: str) -> bool:
    """Tell whether a bot comes from a module that is not ours."""
    return not is_command(bot) and _FACTORY.fullmatch(bot) is not None


def check_entrant(bot: str, game: Game[Any]) -> None:
    """Try a bot before a game is begun.

    Raises:
        BrokenBot: when a program or a module is not there, or does not make bots.
        UnknownBot: when the game has no such level.
    """
    if is_command(bot):
        _words_of(bot)
    elif is_factory(bot):
        _made(bot, game, 0)
    else:
        new_bot(bot, game, 0)


def new_entrant(
    bot: str, game: Game[Any], seed: int, seconds: float, options: Mapping[str, Value]
) -> Bot:
    """Return a bot for one seat of one game.

    Raises:
        BrokenBot: when it cannot be made.
        UnknownBot: when the game has no such level.
    """
    if is_command(bot):
        return LineBot(_words_of(bot), game, seed, seconds, options)
    if is_factory(bot):
        return CheckedBot(_made(bot, game, seed))
    return new_bot(bot, game, seed)


class CheckedBot(Bot):
    """A bot of somebody else: what it does wrong is a fault of its seat, and stops nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, position: Position) -> Action:
        """Return the bot's answer.

        Raises:
            BotFault: when it is none.
        """
        try:
            answer: object = self._bot.choose(position)  # whatever it says it is
        # A bot from elsewhere can raise any error there is. Naming some would let a run of
        # thousands of games end by the first that is not named: each costs its seat one game.
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise BotFault(position.seat, CRASHED, detail) from error
        for offer in position.offers:
            if isinstance(answer, Action) and offer.text() == answer.text():
                return offer
        raise BotFault(position.seat, NONSENSE, str(answer))


def _words_of(bot: str) -> list[str]:
    """Return the words of a command line whose program is there."""
    try:
        words = shlex.split(bot.removeprefix(COMMAND))
    except ValueError as error:
        raise BrokenBot(bot, "no-program", program=bot) from error
    if not words:
        raise BrokenBot(bot, "no-command")
    if shutil.which(words[0]) is None:
        raise BrokenBot(bot, "no-program", program=words[0])
    return words


def _made(bot: str, game: Game[Any], seed: int) -> Bot:
    """Let a factory make a bot; whatever goes wrong in it is told in one sentence."""
    module, _, name = bot.partition(":")
    try:
        made = getattr(import_module(module), name)(game, seed)
    # Importing a module and calling its factory run code from elsewhere, which can raise anything:
    # the sentence names the error, so that its author finds it.
    except Exception as error:
        raise BrokenBot(bot, "no-factory", error=f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise BrokenBot(bot, "no-bot", made=type(made).__name__)
    return made
