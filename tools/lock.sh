#!/bin/sh
# Write constraints.txt: the newest versions of everything, as one fresh install of all extras has them.
set -eu
cd "$(dirname "$0")/.."

fresh=build/lock
rm -rf "$fresh"
"${PYTHON:-python3}" -m venv "$fresh"
"$fresh/bin/python" -m pip --disable-pip-version-check install --upgrade setuptools ".[dev,bench,client]"
{
    echo "# Every version that \`make\` installs. Renewed by \`make lock\`; never edited by hand."
    "$fresh/bin/python" -m pip --disable-pip-version-check list --format=freeze \
        --exclude grotto --exclude pip
} >constraints.txt
rm -rf "$fresh"
echo "constraints.txt now pins $(grep -c == constraints.txt) packages."
