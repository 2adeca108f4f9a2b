"""Writes what the client has in common with the server, so that it never drifts from it.

Run `python -m grotto.wire.typescript client/src/wire` to write types and facts, and with `--check`
to compare them.
"""

import sys
from pathlib import Path
from typing import Any, Final, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect

from grotto.games import GAMES
from grotto.packages import VIEW, part_of
from grotto.wire import bodies, notices
from grotto.wire.course import Course
from grotto.wire.daily import Days, SoloScores
from grotto.wire.facts import facts
from grotto.wire.frames import PROTOCOL, ClientMessage, Command, LogPage, ServerMessage
from grotto.wire.friends import AskFriend, FollowLink, Friends, ShowPresence
from grotto.wire.invitations import Invite, MyInvitations, TableInvitations
from grotto.wire.lessons import (
    AskInLesson,
    KeepLearned,
    Learned,
    LessonState,
    ListedCourse,
    TakeLesson,
)
from grotto.wire.lobby import Featured, Lobby
from grotto.wire.moderation import (
    Deeds,
    Mute,
    Pardon,
    Reports,
    ReportSomebody,
    Suspend,
    SuspendAccount,
)
from grotto.wire.people import DeleteMe, History, PersonPage, RatingCourse, ShowPage
from grotto.wire.plans import MakePlan, PlanOffers, PlanState
from grotto.wire.ratings import Board, RatingChange
from grotto.wire.recovery import CodesLeft, Recover, RecoveryCodes, WantCodes
from grotto.wire.reviews import ReviewState
from grotto.wire.sayings import sayings_of
from grotto.wire.statistics import StatisticsState
from grotto.wire.tournaments import (
    ChangeTournament,
    JoinTournament,
    NewTournament,
    Tournament,
    TournamentList,
)
from grotto.wire.vacations import TakeVacation, VacationState

HEAD: Final = "// Written by grotto.wire.typescript from the Python types. Do not edit.\n"


def in_capitals(game: str) -> str:
    """Write the id of a game as types are written: ``StoneAge``."""
    return game.title().replace("_", "")


VIEWS: Final = {f"{in_capitals(game)}View": game for game in GAMES.built_in}
"""The games whose views have types, by the name of the view."""

ROOTS: Final[dict[str, Any]] = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "Command": Command,
    "Lobby": Lobby,
    "Featured": Featured,
    "MyInvitations": MyInvitations,
    "Course": Course,
    "LogPage": LogPage,
    "ReviewState": ReviewState,
    "Days": Days,
    "SoloScores": SoloScores,
    "Board": Board,
    "RatingChange": RatingChange,
    "PersonPage": PersonPage,
    "History": History,
    "RatingCourse": RatingCourse,
    "StatisticsState": StatisticsState,
    "Tournament": Tournament,
    "TournamentList": TournamentList,
    "LessonState": LessonState,
    "ListedCourse": ListedCourse,
    "Learned": Learned,
    "TakeLesson": TakeLesson,
    "KeepLearned": KeepLearned,
    "AskInLesson": AskInLesson,
    "PlanState": PlanState,
    "PlanOffers": PlanOffers,
    "VacationState": VacationState,
    **{name: get_type_hints(part_of(game, VIEW))["return"] for name, game in VIEWS.items()},
}

BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    bodies.NewTable,
    bodies.NewFromRecord,
    bodies.TableMade,
    bodies.Join,
    bodies.SeatBot,
    bodies.Stand,
    bodies.ChangeSeat,
    bodies.Ready,
    bodies.Start,
    bodies.Once,
    MakePlan,
    TakeVacation,
    Mute,
    bodies.Muted,
    bodies.Note,
    bodies.NewName,
    bodies.SignUp,
    bodies.SignIn,
    bodies.NewPassword,
    bodies.Me,
    ShowPage,
    DeleteMe,
    WantCodes,
    Recover,
    RecoveryCodes,
    CodesLeft,
    Friends,
    AskFriend,
    FollowLink,
    ShowPresence,
    Invite,
    TableInvitations,
    ReportSomebody,
    Reports,
    Suspend,
    SuspendAccount,
    Pardon,
    Deeds,
    bodies.Reach,
    bodies.MyTable,
    bodies.Game,
    notices.NoticeState,
    notices.NoticeWishes,
    notices.PushBrowser,
    notices.MailAddress,
    notices.MailCode,
    notices.NewWebhook,
    notices.Waits,
    NewTournament,
    JoinTournament,
    ChangeTournament,
)
"""What requests of the client say, and what they are answered."""


def name_of(kind: type) -> str:
    """Name a type; the views of a game bear the game's name, since each has a `PlayerView`."""
    for name, root in ROOTS.items():
        if kind is root:
            return name
    _, _, path = kind.__module__.partition("grotto.games.")
    return in_capitals(path.partition(".")[0]) + kind.__name__


class Writer:
    """Collects the declarations that some types need, each once."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def declare(self, name: str, kind: inspect.Type) -> None:
        """Declare a root type by its name."""
        written = self.of(kind)
        if written != name:
            self.declared[name] = f"export type {name} = {written};\n"

    def of(self, kind: inspect.Type) -> str:
        """Return how a type is written, declaring what it consists of."""
        if isinstance(kind, inspect.Metadata):
            return self.of(kind.type)
        if isinstance(kind, inspect.StructType):
            return self._struct(kind)
        if isinstance(kind, inspect.TypedDictType):
            return self._fields(name_of(kind.cls), kind.fields, "")
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in kind.types))
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return f"readonly {_grouped(self.of(kind.item_type))}[]"
        if isinstance(kind, inspect.DictType):
            return f"Readonly<Record<string, {self.of(kind.value_type)}>>"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        return PLAIN[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        tag = f'  readonly {kind.tag_field}: "{kind.tag}";\n' if kind.tag_field else ""
        left_out = "?" if _may_leave_out(kind.cls) else ""
        return self._fields(name_of(kind.cls), kind.fields, tag, left_out)

    def _fields(
        self, name: str, fields: tuple[inspect.Field, ...], tag: str, left_out: str = ""
    ) -> str:
        if name not in self.declared:
            self.declared[name] = ""  # types may speak of themselves
            lines = [
                f"  readonly {one.encode_name}{'' if one.required else left_out}: "
                f"{self._field(name, one)};\n"
                for one in fields
            ]
            self.declared[name] = f"export interface {name} {{\n{tag}{''.join(lines)}}}\n"
        return name

    def _field(self, owner: str, field: inspect.Field) -> str:
        """The question in a view is of the game's own type."""
        if owner in VIEWS and field.encode_name == "question":
            return f"{owner.removesuffix('View')}Question | null"
        return self.of(field.type)


PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "string",  # a secret
}


def _may_leave_out(kind: type[msgspec.Struct]) -> bool:
    """Tell whether fields with defaults may be missing: in what clients say, or where we omit."""
    return issubclass(kind, bodies.Body) or kind.__struct_config__.omit_defaults


def _grouped(written: str) -> str:
    return f"({written})" if " " in written else written


def types() -> str:
    """Return the file of types."""
    writer = Writer()
    for name, root in ROOTS.items():
        writer.declare(name, inspect.type_info(root))
    for game in VIEWS.values():
        ahead = get_type_hints(type(GAMES[game]).ahead)["return"]
        if is_typeddict(ahead):
            writer.of(inspect.type_info(ahead))
    protocol = f"export const PROTOCOL = {PROTOCOL};\n"
    sayings = [sayings_of(GAMES[game], name.removesuffix("View")) for name, game in VIEWS.items()]
    return "\n".join([HEAD, protocol, *writer.declared.values(), *sayings])


def http() -> str:
    """Return the file of bodies."""
    writer = Writer()
    for kind in BODIES:
        writer.of(inspect.type_info(kind))
    return "\n".join([HEAD, *writer.declared.values()])


def files() -> dict[str, str]:
    """Return the text of every file that is written, by its name."""
    return {"types.ts": types(), "http.ts": http(), **facts()}


def main(arguments: list[str]) -> int:
    """Write the files into a folder, or say which of them have drifted."""
    check, paths = "--check" in arguments, [word for word in arguments if word != "--check"]
    folder = Path(paths[0])
    if not check:
        _write(folder)
        return 0
    drifted = [name for name, text in files().items() if not _is_same(folder / name, text)]
    sys.stderr.writelines(
        f"{folder / name} has drifted from grotto.wire: write it again.\n" for name in drifted
    )
    return 1 if drifted else 0


def _write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


def _is_same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
