"""The `grotto` command."""


def main() -> int:
    """Run."""
    return 0
