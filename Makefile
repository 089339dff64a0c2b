# make play   set up, start the server and print its address
# make test   set up, lint and run every test
# Both need only Python 3.11 or newer (with venv) and, the first time, a network.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKED := install --require-hashes --no-deps
MINUTES ?= 60
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# What Python has compiled is kept: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play wheel setup built setup-dev setup-bench web-tools browser test test-postgres slow lint lint-python lint-web bench docs soak lock clean

play: setup
	$(BIN)/laar serve $(ARGS)

setup: built $(VENV)/installed-laar

built: $(VENV)/installed-run
	@$(BIN)/python build_hook.py

setup-dev: setup $(VENV)/installed-dev $(VENV)/installed-torch web-tools
setup-bench: setup $(VENV)/installed-bench

# After the build, which takes less of npm.
web-tools: built
	@$(BIN)/python scripts/web_client.py

browser: setup
	@scripts/browser.sh

test: lint setup-bench browser
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(ARGS)

# The server's tests with games in PostgreSQL.
test-postgres: setup-dev
	LAAR_TEST_DATABASE=postgresql $(BIN)/python -m pytest tests/server tests/faults -n 2 --dist loadfile $(ARGS)

# Over a wire where all that the server tells comes late: races of pages and tests show.
slow: setup-bench browser
	LAAR_SLOW_WIRE=1 $(BIN)/python -m pytest tests/browser -n 4 --dist loadfile $(ARGS)

# Two lanes side by side; each says what it found once it is through.
lint: setup-dev
	@$(MAKE) --no-print-directory --jobs 2 --keep-going $(TOGETHER) lint-python lint-web

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/wire_types.py --check

lint-web:
	$(BIN)/python scripts/node.py npm run --silent --prefix web check
	$(BIN)/python scripts/node.py npm run --silent --prefix web lint
	$(BIN)/python scripts/node.py npm run --silent --prefix web test

bench: setup-bench
	$(BIN)/laar bench engine --json
	$(BIN)/laar bench server --json

docs: setup-dev
	$(BIN)/python scripts/house_picture.py
	$(BIN)/python scripts/doc_pieces.py
	$(BIN)/python scripts/doc_links.py
	$(BIN)/zensical build --clean --strict
	$(BIN)/python scripts/doc_links.py --site

# For this Python and platform; cibuildwheel makes those for all others.
wheel: built
	$(BIN)/python -m hatchling build --target wheel --directory dist

soak: setup-dev
	LAAR_SOAK_MINUTES=$(MINUTES) $(BIN)/python -m pytest tests/soak -q

# Needs uv; the dependencies themselves are named in pyproject.toml alone.
lock: $(VENV)/installed-run
	@command -v uv >/dev/null || $(PIP) install uv
	PATH="$$PATH:$(BIN)" scripts/lock.sh $(ARGS)

clean:
	rm -rf $(VENV) .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		build dist site web/node_modules src/laar/server/static src/laar/.compiled
	find src -name '*.so' -exec rm -f {} +
	find src scripts tests -name __pycache__ -prune -exec rm -rf {} +

# Each file in the environment says what was installed last from which lock.
$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "laar: needs Python 3.11 or newer with the venv module" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed-run: requirements.lock | $(BIN)/python
	$(PIP) $(LOCKED) -r $<
	@touch $@

$(VENV)/installed-dev: requirements-dev.lock $(VENV)/installed-run
	$(PIP) $(LOCKED) -r $<
	@touch $@

# No lock names it: its build for processors alone has another file, and others are large.
$(VENV)/installed-torch: $(VENV)/installed-dev
	$(PIP) install torch==2.13.0
	@touch $@

$(VENV)/installed-bench: requirements-bench.lock $(VENV)/installed-dev
	$(PIP) $(LOCKED) -r $<
	@touch $@

# After `built`, so that pip, which hides what a build says, finds nothing left to build.
$(VENV)/installed-laar: pyproject.toml $(VENV)/installed-run | built
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
