"""What the suites of others need to be imported: they warn of their own games at import."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from open_spiel.python.tests.games_sim_test import GamesSimTest
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        seed_test,
    )

__all__ = [
    "GamesSimTest",
    "api_test",
    "parallel_api_test",
    "parallel_seed_test",
    "performance_benchmark",
    "seed_test",
]
