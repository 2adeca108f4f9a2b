"""Datasets: games between bots as rows of Parquet, one for every choice.

A file is written chunk by chunk: each chunk of games is a file beside it until all are there, so
that whoever is interrupted goes on where it stopped. The rows follow from the command alone, in
however many goes and processes they were made.
"""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from grotto.bots import new_bot
from grotto.core.options import Value
from grotto.envs.errors import BrokenDataset, OtherDataset, UnwritableDataset, WrongBots
from grotto.envs.rows import rows_of_game, schema_of
from grotto.envs.setting import Setting

FORMAT: Final = 1
CHUNK_GAMES: Final = 8
"""Games that are written at once, and at most lost by an interruption."""
_HEADER: Final = b"grotto"

Progress = Callable[[int], None]
"""Told now and then how many games are done."""


@dataclass(frozen=True)
class Plan:
    """All that the rows of a dataset follow from.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """

    game: str
    seats: int
    bots: tuple[str, ...]  # by seat
    seed: str = "0"
    options: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: str, seats: int, bots: Sequence[str], seed: str, options: Mapping[str, Value]
    ) -> "Plan":
        """Return a plan, after trying everything once; one bot stands for all seats."""
        levels = tuple(bots) * (seats if len(bots) == 1 else 1)
        plan = cls(game, seats, levels, seed, dict(options))
        for level in levels:
            new_bot(level, plan.setting.game, 0)
        if len(levels) != seats:
            raise WrongBots(len(levels), seats)
        return plan

    @property
    def setting(self) -> Setting:
        """The game that is played."""
        return Setting(self.game, self.seats, self.options)

    def header(self) -> dict[str, Any]:
        """Return what a file says about itself."""
        setting = self.setting
        return {
            "format": FORMAT,
            **asdict(self),
            "bots": list(self.bots),
            "rules": setting.game.info.rules_version,
            "observation": setting.size,
            "actions": setting.numbering.size,
        }


def write_dataset(
    plan: Plan, games: int, path: Path, jobs: int = 1, progress: Progress | None = None
) -> int:
    """Write a dataset of so many games, or go on with it; return how many rows it has.

    Raises:
        UnwritableDataset: when nothing can be written there.
        BrokenDataset: when there is something else at that place.
        OtherDataset: when there is a dataset that was made with another command.
    """
    parts = path.with_name(path.name + ".parts")
    with _writing(path):
        finished = _open_parts(plan, games, path, parts)
        if finished is not None:
            return finished
        chunks = [
            (plan, start, min(start + CHUNK_GAMES, games), parts / f"{start:09d}.parquet")
            for start in range(0, games, CHUNK_GAMES)
        ]
        _make_all(chunks, jobs, progress)
        rows = _join(plan, games, [part for *_, part in chunks], path)
        shutil.rmtree(parts)
        return rows


def _open_parts(plan: Plan, games: int, path: Path, parts: Path) -> int | None:
    """Prepare the folder of chunks; return the rows of a file that is complete."""
    header = json.dumps(plan.header())
    if path.exists():
        made = read_header(path)
        _compare(path, made, json.loads(header))
        if made["games"] == games:
            return int(pq.read_metadata(path).num_rows)
    parts.mkdir(parents=True, exist_ok=True)
    begun = parts / "plan.json"
    if begun.exists():
        _compare(path, _read_plan(begun), json.loads(header))
    else:
        begun.write_text(header, encoding="utf-8")
    return None


def _read_plan(file: Path) -> dict[str, Any]:
    try:
        plan: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BrokenDataset(str(file), str(error)) from error
    return plan


def _compare(path: Path, made: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for key, value in wanted.items():
        if made.get(key) != value:
            raise OtherDataset(str(path), key, str(made.get(key)), str(value))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UnwritableDataset(str(path), str(error)) from error


# ---- chunks --------------------------------------------------------------------------------------

Chunk = tuple[Plan, int, int, Path]
"""A plan, the first game, the first one that belongs to the next chunk, and the file."""


def _make_all(chunks: Sequence[Chunk], jobs: int, progress: Progress | None) -> None:
    """Make the chunks that are not there yet, in up to `jobs` processes."""
    tell = progress or _quiet
    missing = [chunk for chunk in chunks if not chunk[3].exists()]
    tell(sum(chunk[2] - chunk[1] for chunk in chunks if chunk[3].exists()))
    done = sum(chunk[2] - chunk[1] for chunk in chunks) - sum(c[2] - c[1] for c in missing)
    if jobs == 1 or len(missing) < 2:  # noqa: PLR2004 (one needs no company)
        for chunk in missing:
            done += make_chunk(chunk)
            tell(done)
        return
    with ProcessPoolExecutor(min(jobs, len(missing)), get_context("spawn")) as pool:
        for games in pool.map(make_chunk, missing):
            done += games
            tell(done)


def _quiet(_done: int) -> None:
    """Tell nobody."""


def make_chunk(chunk: Chunk) -> int:
    """Play the games of a chunk and write their rows; return how many games they are."""
    plan, first, last, file = chunk
    setting = plan.setting
    rows = [
        row
        for game in range(first, last)
        for row in rows_of_game(setting, plan.bots, game, f"{plan.seed}/{game}")
    ]
    half = file.with_suffix(".half")
    pq.write_table(pa.Table.from_pylist(rows, schema_of(setting)), half, compression="zstd")
    half.replace(file)
    return last - first


def _join(plan: Plan, games: int, parts: Sequence[Path], path: Path) -> int:
    """Put all chunks into one file; it is there as a whole or not at all."""
    header = json.dumps({**plan.header(), "games": games}).encode()
    schema = schema_of(plan.setting).with_metadata({_HEADER: header})
    half = path.with_name(path.name + ".half")
    rows = 0
    with pq.ParquetWriter(half, schema, compression="zstd") as writer:
        for part in parts:
            table = read_table(part)
            writer.write_table(table.replace_schema_metadata({_HEADER: header}))
            rows += table.num_rows
    half.replace(path)
    return rows


# ---- reading -------------------------------------------------------------------------------------


def read_table(path: Path) -> Any:  # noqa: ANN401 (pyarrow has no types)
    """Read a Parquet file.

    Raises:
        BrokenDataset: when it is none.
    """
    try:
        return pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise BrokenDataset(str(path), str(error)) from error


def read_header(path: Path) -> dict[str, Any]:
    """Return what a dataset says about itself.

    Raises:
        BrokenDataset: when it is none.
    """
    try:
        written = pq.read_schema(path).metadata or {}
        header: dict[str, Any] = json.loads(written[_HEADER])
    except (OSError, pa.ArrowException, KeyError, ValueError) as error:
        raise BrokenDataset(str(path), repr(error)) from error
    return header


@dataclass(frozen=True)
class Examples:
    """A dataset as arrays, ready to learn from; all have one entry for every choice."""

    header: dict[str, Any]
    game: NDArray[np.int64]
    seat: NDArray[np.int64]
    observation: NDArray[np.uint8]
    legal: list[NDArray[np.int64]]  # numbers of the answers on offer
    choice: NDArray[np.int64]
    values: list[NDArray[np.float64]]  # what the bot thought of them; NaN where nothing
    reward: NDArray[np.float64]  # at the end, by rank
    points: NDArray[np.int64]


def read_dataset(path: Path | str) -> Examples:
    """Read a dataset.

    Raises:
        BrokenDataset: when it is none.
    """
    header = read_header(Path(path))
    table = read_table(Path(path))
    rows = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8)
    return Examples(
        header,
        table["game"].to_numpy().astype(np.int64),
        table["seat"].to_numpy().astype(np.int64),
        rows.reshape(len(table), header["observation"]),
        [np.asarray(numbers, np.int64) for numbers in table["legal"].to_pylist()],
        table["choice"].to_numpy().astype(np.int64),
        [np.asarray(values, np.float64) for values in table["values"].to_pylist()],
        table["reward"].to_numpy().astype(np.float64),
        table["points"].to_numpy().astype(np.int64),
    )
