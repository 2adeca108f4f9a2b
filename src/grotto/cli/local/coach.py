"""The coach at this screen: it says what a question is about, and doubts a costly answer."""

from collections import defaultdict
from typing import Final

from grotto.bots.errors import UnknownBot
from grotto.cli.host import Host
from grotto.cli.local.table import THINK_SECONDS, LocalTable
from grotto.cli.orders import Turn
from grotto.cli.speech import Speech
from grotto.coach.form import NEW, form_after, voice_at
from grotto.coach.judging import Judged, Penalty, judge
from grotto.coach.kinds import kinds_of
from grotto.coach.questions import about, asked_kind
from grotto.core.errors import NotationError
from grotto.play.hint import Hint

ANYWAY: Final = "!"
"""Typed by who plays a doubted answer all the same."""


class CoachedHost(Host[LocalTable]):
    """A host with a coach beside it, who is silent until somebody wants it."""

    is_coached = False
    _coach: "Coach"

    def ask_question(self) -> None:
        """Ask, and let the coach say what it is about, once."""
        super().ask_question()
        if self.is_coached and self._coach.spoken != self.table.moves and not self.table.held:
            self._coach.speak(self)

    def coach(self, *, on: bool) -> None:
        """Switch the coach on or off."""
        self.is_coached = on
        self._coach = Coach()

    def _play(self, text: str) -> Turn:
        if self.is_coached and self._coach.doubts(self, text):
            return Turn.ASK_AGAIN
        return super()._play(text)


class Coach:
    """What the coach remembers: how well one does with each kind of question, and its hints."""

    def __init__(self) -> None:
        self.spoken = -1  # the move after which it spoke last
        self._forms: defaultdict[str, float] = defaultdict(lambda: NEW)
        self._hints: list[Hint] = []
        self._asked = -1  # the move after which these hints hold

    def speak(self, host: CoachedHost) -> None:
        """Say what the question is about and what is good, as much as is needed."""
        self.spoken = host.table.moves
        game, view = host.table.game.info.id, host.table.view()
        voice, key = voice_at(self._forms[asked_kind(view)]), about(game, view)
        if voice != "quiet" and host.speech.texts.has(key):
            host.screen.tell("cli-coach-says", said=host.speech.line(key))
        if voice == "full":
            for kind in kinds_of(self._known(host)):
                answers = ", ".join(host.speech.say(each.phrase()) for each in kind.answers)
                purpose = host.speech.say(kind.purpose)
                host.screen.tell("cli-coach-kind", purpose=purpose, answers=answers)

    def doubts(self, host: CoachedHost, text: str) -> bool:
        """Warn before a slip; tell whether whoever made it wants to think again."""
        found = self._judged(host, text)
        if found is None:
            return False
        kind = asked_kind(host.table.view())
        self._forms[kind] = form_after(self._forms[kind], found.quality)
        if not found.is_slip:
            return False
        host.screen.tell("coach-sure")
        for sentence in _reasons(found, host):
            host.screen.show(f"  {sentence}")
        prompt = host.speech.line("cli-coach-anyway", sign=ANYWAY)
        return host.table.ask(prompt, host.table.question()) != ANYWAY

    def _judged(self, host: CoachedHost, text: str) -> Judged | None:
        """Judge an answer; None when it is none, or nobody can judge the game."""
        table = host.table.table
        try:
            action = table.game.parse(text)
            if table.why_not(text) is not None:
                return None
        except NotationError:
            return None
        known = self._known(host)
        if not known:
            return None
        position = table.position(table.to_act)
        return judge(position, action, len(table.history), known, THINK_SECONDS)

    def _known(self, host: CoachedHost) -> list[Hint]:
        """Return the best answers to the question, thought of once; none where no bot thinks."""
        if self._asked != host.table.moves:
            self._asked = host.table.moves
            try:
                self._hints = host.table.table.hint(THINK_SECONDS)
            except UnknownBot:
                self._hints = []
        return self._hints


def _reasons(found: Judged, host: CoachedHost) -> list[str]:
    """Say what is lost; a game may have its own words for a line of its score sheet."""
    speech, game = host.speech, host.table.game.info.id
    said = [_lost(lost, game, speech) for lost in found.penalties]
    if points := round(found.cost):
        said.append(speech.line("coach-worse", points=points))
    if found.given_up:
        terms = speech.texts.listed([speech.say(term) for term in found.given_up])
        said.append(speech.line("coach-given-up", terms=terms))
    return said


def _lost(lost: Penalty, game: str, speech: Speech) -> str:
    own = f"{game}-coach-penalty-{lost.item}"
    if speech.texts.has(own):
        return speech.line(own, points=lost.points)
    return speech.line("coach-penalty", points=lost.points, label=speech.say(lost.label))
