"""A real browser without a screen, and visits of people who use it."""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

DESK: Final = (1366, 768)
WIDE: Final = (1920, 1080)
PHONE: Final = (360, 740)
SIZES: Final = (DESK, (1024, 768), (768, 1024), (844, 390), PHONE)
"""What every board has to fit on."""
TABLET: Final = 600  # pixels of the shorter side
PATIENCE: Final = 30_000  # milliseconds: machines may be busy

QUIET: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip

WITHOUT: Final = (
    # pages of the address bar, which every window would load and nobody sees:
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    # and what Playwright itself does without, for Chromium heeds only the last of two lists:
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding",
    "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Features of Chromium that are left out."""

SCREENS: Final = Path(__file__).parents[2] / "build" / "screens"
"""Pictures for people to look at; no test compares them."""
WANTED: Final = bool(os.environ.get("PICTURES"))
"""Whether tests take them: `PICTURES=1 make test-interpreted`."""

IN_A_HURRY: Final = """localStorage["grotto.settings"] ??= '{"speed": "fast"}';"""
"""Whoever tests wants to see the moves of bots at once."""


def launch(playwright: Playwright) -> Browser:
    """Start Debian's Chromium with an empty profile; it asks nobody for anything."""
    program = shutil.which("chromium")
    assert program is not None, "chromium is missing: apt-get install chromium"
    flags = (*QUIET, f"--disable-features={','.join(WITHOUT)}")
    return playwright.chromium.launch(executable_path=program, args=flags)


def is_phone(size: tuple[int, int]) -> bool:
    """Whether a screen of this size is pressed by fingers."""
    return min(size) < TABLET


NO_WORKER = "Service Worker registration blocked"
"""What Playwright says where the worker behind the page has nothing to do with a test."""


class Visit:
    """One person at one screen. What the browser complains about fails the test."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        size: tuple[int, int],
        language: str,
        scheme: str,
        *,
        moves: bool = False,
        works: bool = False,
    ) -> None:
        phone = is_phone(size)
        self.size = size
        self.origin = origin.rstrip("/")
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = () if works else (NO_WORKER,)
        self.context: BrowserContext = browser.new_context(
            base_url=self.origin,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if moves else "reduce",
            service_workers="allow" if works else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(IN_A_HURRY)
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """Open another page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not any(word in message.text for word in self.forgiven):
            self.complaints.append(message.text)

    def forgive(self, *words: str) -> None:
        """Let the browser complain about what a test breaks on purpose."""
        self.forgiven += words

    def picture(self, name: str) -> None:
        """Wait for all fonts; keep what is on the screen where somebody wants to look at it."""
        if WANTED:
            self.keep(name)
        else:
            self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def keep(self, name: str) -> None:
        """Keep what is on the screen."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        width, height = self.size
        self.page.screenshot(path=SCREENS / f"{name}-{width}x{height}.png")

    def close(self) -> None:
        """Leave."""
        self.context.close()
