from pathlib import Path

import pytest

from tools.check_links import complaints


@pytest.mark.parametrize(
    "link",
    [
        "[a](other.md)",
        "[a](other.md#two-words)",
        "[a](#here-1-2)",
        '[a](other.md "title")',
        "[a](https://example.org/gone)",
        "[a][ref]\n\n[ref]: other.md",
        "`[a](gone.md)`",
        "```\n[a](gone.md)\n```",
    ],
)
def test_links_that_lead_somewhere_pass(tmp_path: Path, link: str) -> None:
    (tmp_path / "other.md").write_text("# Two words\n")
    (tmp_path / "page.md").write_text(f"## Here (1-2)\n\n{link}\n")

    assert list(complaints(tmp_path)) == []


@pytest.mark.parametrize("target", ["gone.md", "page.md#gone", "#gone", "gone/", "gone.png"])
def test_links_that_lead_nowhere_are_listed(tmp_path: Path, target: str) -> None:
    (tmp_path / "page.md").write_text(f"# Title\n\n![a]({target})\n")

    assert list(complaints(tmp_path)) == [f"page.md: {target} leads nowhere"]


def test_pages_of_installed_packages_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "page.md").write_text("[a](gone.md)")

    assert list(complaints(tmp_path)) == []
