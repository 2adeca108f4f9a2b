"""Where the games of statistics come from: bots play them, or a folder holds their records."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from grotto.arena.contest import Contest, play_through, seated
from grotto.arena.errors import NoGames
from grotto.arena.simulate import line_up
from grotto.arena.stats.errors import BrokenRecords, NoFolder, NoRecords
from grotto.arena.stats.figures import Statistics
from grotto.arena.stats.gathering import Gathering
from grotto.arena.stats.observed import Observed, Observer
from grotto.arena.workers import Progress
from grotto.core.action import Action
from grotto.core.errors import RecordError, TableError
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.games import find_game
from grotto.play.dealer import Dealer
from grotto.play.files import load
from grotto.play.replay import first_state, game_of, replay

SUFFIX: Final = ".game"
_CHUNK: Final = 4  # games handed to a process at once


def simulated(
    game_id: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Progress | None = None,
) -> Statistics:
    """Let bots play, one level for each seat or one for all, and sum the games up.

    Every game moves the bots on by one seat, so that seats are compared and not who sits there.
    The result follows from the seed, whatever `jobs` is.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """
    levels = line_up(game_id, seats, bots, options or {})
    if games < 1:
        raise NoGames(games)
    contests = [
        Contest(game_id, _moved_on(levels, number), f"{seed}/{number}", dict(options or {}))
        for number in range(games)
    ]
    gathering = Gathering(find_game(game_id), seats, levels)
    for seen in _observed(contests, jobs):
        gathering.add(seen)
        if progress is not None:
            progress(gathering.games)
    return gathering.statistics()


def _moved_on(levels: tuple[str, ...], number: int) -> tuple[str, ...]:
    start = number % len(levels)
    return (*levels[start:], *levels[:start])


def _observed(contests: Sequence[Contest], jobs: int) -> Iterator[Observed]:
    if jobs == 1:
        yield from map(observe_contest, contests)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(observe_contest, contests, chunksize=_CHUNK)
        finally:
            pool.shutdown(cancel_futures=True)


@lru_cache
def _observer(game_id: str, rules: int) -> Observer:
    return Observer(find_game(game_id, rules))


def observe_contest(contest: Contest) -> Observed:
    """Let bots play a game, and look at it."""
    game = find_game(contest.game)
    state = game.new(len(contest.levels), contest.options)
    first, answers = state.copy(), list[Action]()
    play_through(game, state, seated(contest), Dealer(contest.seed), answers)
    return _observer(contest.game, game.info.rules_version).observe(first, answers)


def observe_record(record: Record) -> Observed:
    """Look at a game that was recorded.

    Raises:
        RecordError: when it does not replay, or is not over.
    """
    if replay(record).agenda:
        raise RecordError(0, Phrase("stats-unfinished"))
    game = game_of(record)
    actions = (game.parse(move.text) for move in record.moves)
    return _observer(record.game, record.rules).observe(first_state(record), actions)


@dataclass(frozen=True)
class LeftOut:
    """A record that was not counted, and why."""

    name: str
    problem: Phrase


def recorded(
    game_id: str, folder: Path, seats: int | None = None, progress: Progress | None = None
) -> tuple[Statistics, list[LeftOut]]:
    """Sum up the finished games in a folder; without `seats`, those that most games have.

    Raises:
        NoFolder: when there is none.
        NoRecords: when no game there can be counted.
        BrokenRecords: when that is so because records are broken.
    """
    if not folder.is_dir():
        raise NoFolder(str(folder))
    files = sorted(folder.rglob(f"*{SUFFIX}"))
    kinds, left_out = _sorted(game_id, files, seats)
    if not kinds:
        raise _nothing(game_id, folder, left_out)
    rules, taken = max(kinds, key=lambda kind: (len(kinds[kind]), kind))
    others = [path for kind, paths in kinds.items() if kind != (rules, taken) for path in paths]
    left_out += [LeftOut(path.name, Phrase("stats-other-kind")) for path in others]
    gathering = Gathering(find_game(game_id, rules), taken)
    for done, path in enumerate(kinds[rules, taken], 1):
        try:
            gathering.add(observe_record(load(path)))
        except TableError as error:
            left_out.append(LeftOut(path.name, error.phrase()))
        if progress is not None:
            progress(done)
    if not gathering.games:
        raise _nothing(game_id, folder, left_out)
    return gathering.statistics(), left_out


def _sorted(
    game_id: str, files: Sequence[Path], seats: int | None
) -> tuple[dict[tuple[int, int], list[Path]], list[LeftOut]]:
    """Sort files by rules and seats; those of other games or seats are none of ours."""
    kinds: dict[tuple[int, int], list[Path]] = defaultdict(list)
    left_out: list[LeftOut] = []
    for path in files:
        try:
            record = load(path)
        except RecordError as error:
            left_out.append(LeftOut(path.name, error.phrase()))
            continue
        if record.game != game_id:
            left_out.append(LeftOut(path.name, Phrase("stats-other-game", {"game": record.game})))
        elif seats is None or record.seats == seats:
            kinds[record.rules, record.seats].append(path)
    return kinds, left_out


def _nothing(game_id: str, folder: Path, left_out: Sequence[LeftOut]) -> TableError:
    if not left_out:
        return NoRecords(str(folder), game_id)
    return BrokenRecords(left_out[0].name, left_out[0].problem, len(left_out))
