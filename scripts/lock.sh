#!/bin/sh
# Writes the hashed locks from pyproject.toml. Extra arguments go to uv, such as --upgrade.
set -eu
cd "$(dirname "$0")/.."

lock() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-annotate --custom-compile-command "make lock" "$@"
}

lock "$@" pyproject.toml --group build --output-file requirements.lock
lock "$@" --group dev --constraint requirements.lock --output-file requirements-dev.lock
lock "$@" pyproject.toml --extra postgres --extra nats --constraint requirements.lock \
    --constraint requirements-dev.lock --output-file requirements-nodes.lock
lock "$@" --group bench --constraint requirements.lock --constraint requirements-dev.lock \
    --output-file requirements-bench.lock
