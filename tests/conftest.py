"""What all tests share: the memory of one process."""

import gc


def pytest_collection_finish() -> None:
    """Set aside what stays until the end, so that no search for garbage goes through it again."""
    gc.collect()
    gc.freeze()
