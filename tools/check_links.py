"""Check that relative links in Markdown files lead somewhere, headings included."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {".git", ".venv", "build", "dist", "node_modules"}
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*<?(\S+?)>?\s*$", re.MULTILINE)
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*\s*$", re.MULTILINE)
ANCHOR = re.compile(r"<a\s+(?:id|name)=\"([^\"]+)\"")
ELSEWHERE = re.compile(r"^[a-z][a-z0-9+.-]*:|^//")


def pages(root: Path) -> Iterator[Path]:
    """Yield the Markdown files that belong to the project."""
    for page in sorted(root.rglob("*.md")):
        if not SKIPPED.intersection(page.relative_to(root).parts):
            yield page


def links(text: str) -> Iterator[str]:
    """Yield the targets of the links in a page, code samples left out."""
    for inline, reference in LINK.findall(QUOTED.sub("", FENCED.sub("", text))):
        yield inline or reference


def anchors(text: str) -> set[str]:
    """Return the names that a page's headings can be linked by."""
    named = set(ANCHOR.findall(text))
    for title in HEADING.findall(FENCED.sub("", text)):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        named.add(slug if slug not in named else f"{slug}-1")
    return named


def is_broken(page: Path, target: str) -> bool:
    """Tell whether a link of `page` leads nowhere."""
    path, _, fragment = unquote(target).partition("#")
    goal = page if not path else page.parent / path
    if not goal.exists():
        return True
    return (
        bool(fragment) and goal.suffix == ".md" and fragment not in anchors(goal.read_text("utf-8"))
    )


def complaints(root: Path) -> Iterator[str]:
    """Yield the links that lead nowhere."""
    for page in pages(root):
        for target in links(page.read_text(encoding="utf-8")):
            if not ELSEWHERE.match(target) and is_broken(page, target):
                yield f"{page.relative_to(root)}: {target} leads nowhere"


def main() -> int:
    """Print the complaints, and fail when there are any."""
    found = list(complaints(ROOT))
    for complaint in found:
        print(complaint)
    print(f"links: {len(found)} complaints" if found else "links: all of them lead somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
