"""What every game shares: values, notation, records and the contract.

It knows no game and does no I/O.
"""

from typing import Final

from grotto.core import stream

COMPILED: Final = not stream.__file__.endswith(".py")
"""Whether this build of the engine was compiled to C."""
