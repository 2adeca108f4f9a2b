"""The server that is put under load, in a process of its own.

Usage: python -m bench.load_server DATABASE PORT
"""

import sys

from grotto.server.run import serve
from grotto.server.settings import NO_LIMITS, Settings

READY = "ready at "
"""What it says when it can be reached; then comes its address."""


def main() -> None:
    """Serve until asked to stop."""
    database, port = sys.argv[1:]
    settings = Settings(
        database=database, port=int(port), limits=NO_LIMITS, idle_seconds=3600.0, log_level="info"
    )
    serve(settings, lambda address: print(f"{READY}{address}", flush=True))


if __name__ == "__main__":
    main()
