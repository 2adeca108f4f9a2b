"""What all tests share: the memory of one process, and the cores of the machine."""

import gc
from collections.abc import Generator

import pytest


def pytest_collection_finish() -> None:
    """Set aside what stays until the end, so that no search for garbage goes through it again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Let one process more than there are cores run tests: some of them wait for what they see."""
    return (yield) + 1
