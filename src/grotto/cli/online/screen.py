"""A screen at which something may happen while somebody types."""

import sys
from collections.abc import Callable, Iterable

from grotto.cli.online.keyboard import Keyboard
from grotto.cli.screen import Screen, printable
from grotto.i18n.texts import Texts


class OnlineScreen(Screen):
    """Asks, and listens to the table meanwhile."""

    def __init__(self, texts: Texts, keyboard: Keyboard | None = None) -> None:
        super().__init__(texts)
        self.keyboard = keyboard or Keyboard()

    def ask(self, prompt: str) -> str:
        """Read one line after a prompt.

        Raises:
            EOFError: when nobody will answer any more.
        """
        answer = self.ask_until(prompt, lambda: False, list)
        assert answer is not None
        return answer

    def ask_until(
        self, prompt: str, changed: Callable[[], bool], heard: Callable[[], list[str]]
    ) -> str | None:
        """Read one line after a prompt; None as soon as the question has changed.

        What is heard meanwhile is shown, and then the prompt again.

        Raises:
            EOFError: when nobody will answer any more.
        """
        self._show_prompt(prompt)
        while (answer := self.keyboard.line()) is None:
            if changed():
                print()
                return None
            if lines := heard():
                print()
                self.show_all(lines)
                self._show_prompt(prompt)
        if not self.keyboard.is_lively:
            print(printable(answer))
        return answer

    def show_all(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in lines:
            self.show(line)

    def _show_prompt(self, prompt: str) -> None:
        print(printable(prompt), end=" ")
        sys.stdout.flush()
