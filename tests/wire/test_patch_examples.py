"""Patches are made here and applied in the browser: both are held to the same examples."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from grotto.wire.patches import difference, patched

EXAMPLES: Final = Path(__file__).parents[2] / "client" / "tests" / "net" / "patches.json"
"""Values before and after, and what makes one into the other; the browser's tests read it too."""


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_text()), ids=json.dumps)
def test_a_patch_says_what_has_changed(example: dict[str, Any]) -> None:
    old, new, patch = example["old"], example["new"], example["patch"]

    assert difference(old, new) == patch
    assert json.dumps(patched(old, patch)) == json.dumps(new)  # in the same order
