"""What all tests share: the memory of one process, and how it logs."""

import gc

from tests.logs import log_plainly


def pytest_collection_finish() -> None:
    """Set aside what stays until the end, so that no search for garbage goes through it again."""
    gc.collect()
    gc.freeze()
    log_plainly()
