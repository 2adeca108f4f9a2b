"""Plots of a tournament, drawn by Matplotlib: ratings, shares of wins, scores, and all pairs."""

from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from grotto.arena.standings import Standings
from grotto.i18n.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#3b2f2a"
MAIN: Final = "#2f6d8c"
SOFT: Final = "#d9cdbf"
FAIR: Final = "#b5482e"
WIDTH: Final = 7.5
"""Inches."""

_STYLE: Final[Any] = {
    "svg.hashsalt": "grotto",  # the same plot is the same file
    "svg.fonttype": "path",
    "font.size": 11,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
_NO_DATE: Final[dict[str, dict[str, Any]]] = {
    "svg": {"Date": None, "Creator": None},
    "png": {"Software": None},
}

Plot = Callable[["Axes", Standings, Texts], None]


def drawn(plot: Plot, standings: Standings, texts: Texts, kind: str) -> bytes:
    """Draw a plot as SVG or PNG.

    Raises:
        ModuleNotFoundError: when Matplotlib is not installed.
    """
    import matplotlib as mpl  # noqa: PLC0415 (only some installations have it)
    from matplotlib.figure import Figure  # noqa: PLC0415

    height = 1.9 + 0.42 * max(2, len(standings.bots))
    with mpl.rc_context(_STYLE):
        figure = Figure((WIDTH, height), layout="constrained")
        plot(figure.add_subplot(), standings, texts)
        out = BytesIO()
        figure.savefig(out, format=kind, dpi=150, metadata=_NO_DATE[kind])
    return out.getvalue()


def _ratings(axes: "Axes", standings: Standings, texts: Texts) -> None:
    bots = standings.bots[::-1]
    axes.errorbar(
        [bot.rating.mu for bot in bots],
        range(len(bots)),
        xerr=[bot.rating_doubt for bot in bots],
        fmt="o",
        color=MAIN,
        capsize=4,
    )
    _name_rows(axes, [bot.name for bot in bots])
    axes.set_ylim(-0.5, len(bots) - 0.5)
    axes.set_title(texts.line("arena-plot-ratings"))
    axes.set_xlabel(texts.line("arena-plot-ratings-unit"))


def _wins(axes: "Axes", standings: Standings, texts: Texts) -> None:
    bots = standings.bots[::-1]
    shares = [100 * bot.win_share for bot in bots]
    reach = [
        [100 * max(0.0, bot.win_share - bot.win_interval[0]) for bot in bots],
        [100 * max(0.0, bot.win_interval[1] - bot.win_share) for bot in bots],
    ]
    rows = range(len(bots))
    axes.barh(rows, shares, color=MAIN, height=0.6)
    axes.errorbar(shares, rows, xerr=reach, fmt="none", ecolor=INK, capsize=4)
    for row, bot in zip(rows, bots, strict=True):
        axes.plot([100 * bot.fair_share] * 2, [row - 0.4, row + 0.4], color=FAIR, linewidth=2)
    _name_rows(axes, [bot.name for bot in bots])
    axes.set_xlim(0, 100)
    axes.set_title(texts.line("arena-plot-wins"))
    axes.set_xlabel(texts.line("arena-plot-wins-unit"))


def _scores(axes: "Axes", standings: Standings, texts: Texts) -> None:
    bots = [bot for bot in standings.bots[::-1] if bot.scores]
    boxes = axes.boxplot(
        [bot.scores for bot in bots],
        orientation="horizontal",
        positions=range(len(bots)),
        widths=0.55,
        patch_artist=True,
        flierprops={"marker": ".", "markersize": 4, "markeredgecolor": INK},
        medianprops={"color": FAIR, "linewidth": 2},
    )
    for box in boxes["boxes"]:
        box.set(facecolor=SOFT, edgecolor=INK)
    _name_rows(axes, [bot.name for bot in bots])
    axes.set_title(texts.line("arena-plot-scores"))
    axes.set_xlabel(texts.line("arena-plot-scores-unit"))


def _pairs(axes: "Axes", standings: Standings, texts: Texts) -> None:
    names = [bot.name for bot in standings.bots]
    shares = {(duel.name, duel.other): duel.share for duel in standings.duels}
    cells = [[100 * shares.get((name, other), float("nan")) for other in names] for name in names]
    axes.imshow(cells, cmap="PuOr", vmin=-60, vmax=160, aspect="auto")  # pale: cells are read
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            if (name, other) in shares:
                said = f"{100 * shares[name, other]:.0f} %"
                axes.text(column, row, said, ha="center", va="center", color="black")
    _name_rows(axes, names)
    axes.set_xticks(range(len(names)), [_short(name) for name in names], rotation=20, ha="right")
    axes.set_title(texts.line("arena-plot-pairs"))
    axes.set_xlabel(texts.line("arena-plot-pairs-unit"))


def _name_rows(axes: "Axes", names: list[str]) -> None:
    axes.set_yticks(range(len(names)), [_short(name) for name in names])


_LONGEST: Final = 24


def _short(name: str) -> str:
    """Cut a long name, and keep dollar signs from being read as formulas."""
    cut = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
    return cut.replace("$", r"\$")


PLOTS: Final[dict[str, Plot]] = {
    "ratings": _ratings,
    "wins": _wins,
    "scores": _scores,
    "pairs": _pairs,
}
