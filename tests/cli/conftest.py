"""A terminal for tests: answers come from a script, games lie in a temporary folder."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from grotto.cli import main
from grotto.core.stream import Stream
from grotto.games.stone_age.view import StoneAgeView
from grotto.play.table import Table


@dataclass
class Result:
    """What a command came to."""

    status: int
    out: str
    err: str


@dataclass
class Terminal:
    """Runs commands in this process."""

    state: Path
    capture: pytest.CaptureFixture[str]
    answers: Iterator[str | type[BaseException]] = field(default_factory=lambda: iter(()))

    def run(self, *words: str, answers: Iterable[str | type[BaseException]] = ()) -> Result:
        """Run a command; when the answers are used up the input ends."""
        self.answers = iter(answers)
        self.capture.readouterr()
        status = main(words)
        out, err = self.capture.readouterr()
        return Result(status, out, err)

    def answer(self, prompt: str = "") -> str:
        """Give the next answer, as `input` does."""
        sys.stdout.write(prompt)
        answer = next(self.answers, EOFError)
        if isinstance(answer, str):
            return answer
        raise answer

    def games(self) -> list[Path]:
        """List the games that wait."""
        return sorted((self.state / "grotto" / "games").glob("*.game"))

    def records(self) -> list[Path]:
        """List the games that are over."""
        return sorted((self.state / "grotto" / "records").glob("*.game"))


def table_with_a_secret() -> Table:
    """Return a table of two that asks the first seat, which holds one card drawn unseen."""
    for seed in count():
        table, stream = Table("stone_age", 2, seed=str(seed)), Stream(seed)
        while not table.over:
            first = cast("StoneAgeView", table.view(0))["players"][0]
            if (table.to_act, first["secret_count"]) == (0, 1) and table.outcome().totals[0] > 0:
                return table
            offers = table.options()
            table.play(offers[stream.below(len(offers))])
    raise AssertionError


@pytest.fixture
def terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    """A terminal with an empty folder of games."""
    terminal = Terminal(tmp_path, capsys)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("builtins.input", terminal.answer)
    return terminal
