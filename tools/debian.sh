#!/bin/sh
# Install what the tests need besides Python: a PostgreSQL, and a browser without a screen.
set -eu

have() { command -v "$1" >/dev/null; }

missing=""
have pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || missing="$missing postgresql"
have chromium || missing="$missing chromium"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || ! have apt-get; then
    echo "The tests need more than Python. Please run: sudo apt-get install$missing" >&2
    exit 1
fi
echo "Installing$missing …"
apt-get update -q
# shellcheck disable=SC2086 (they are several words)
DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
