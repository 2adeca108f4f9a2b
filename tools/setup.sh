#!/bin/sh
# Create .venv and install Grotto into it, editable, with the versions of constraints.txt.
# Usage: sh tools/setup.sh [EXTRAS]     (server, dev, or dev,bench; nothing for one screen only)
set -eu
cd "$(dirname "$0")/.."

extras=${1:-}
python=${PYTHON:-python3}
pip=".venv/bin/python -m pip --disable-pip-version-check"

say() { printf '%s\n' "$*"; }
stop() { say "$*" >&2; exit 1; }

command -v "$python" >/dev/null ||
    stop "Grotto needs Python 3.11 or newer, and there is no '$python' here."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Grotto needs Python 3.11 or newer; '$python' is $("$python" -V 2>&1). Try: make setup PYTHON=python3.11"

# Debian ships venv without ensurepip; only then `import ensurepip` fails.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null ||
        stop "Python's venv module is missing. Please run: sudo apt-get install python3-venv"
    say "Installing python3-venv …"
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends python3-venv
fi

# An environment left half made, or made by a Python that is gone, is made anew.
if ! $pip --version >/dev/null 2>&1; then
    say "Creating .venv with $("$python" -V) …"
    "$python" -m venv --clear .venv
fi

# Builders come first, pinned like everything else, so that no build needs a second download.
say "Installing Grotto${extras:+ [$extras]} …"
$pip install --constraint constraints.txt hatchling setuptools
$pip install --constraint constraints.txt --no-build-isolation --editable ".${extras:+[$extras]}"
