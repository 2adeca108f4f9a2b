"""Where an embedded server keeps its tables."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grotto.cli.problems import NoFolder
from grotto.server.storage.files import make_folder_for_owner, open_for_owner

DATABASE: Final = "grotto.db"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of what people would miss."""
    given = environ.get("XDG_DATA_HOME", "")
    home = Path(given) if given else Path.home() / ".local" / "share"
    return home / "grotto"


def own_database() -> Path:
    """Return the file of this person's server; a new one can be read by nobody else.

    Raises:
        NoFolder: when it cannot be made.
    """
    path = data_folder() / DATABASE
    try:
        make_folder_for_owner(path.parent)
        os.close(open_for_owner(path))
    except OSError as error:
        raise NoFolder(str(path)) from error
    return path
