# Everything runs from .venv, which is made on first use; PYTHON=/path/to/python makes it with another interpreter, VENV=... in another folder.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
# Tests that run at once: one more than there are cores, since some of them wait for a socket or a browser.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: run test quick texts renew screenshots soak games robots load burst cost kills mutants bench gallery lint format lock pin audit clean
.DELETE_ON_ERROR:

run: $(VENV)/local.installed
	@$(BIN)/python -m tools.translations compile
	exec $(BIN)/python -m bot $(ARGS)

test: $(VENV)/dev.installed
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q $(ARGS)

# Rules, words and bot, without pictures and without what takes long.
quick: $(VENV)/dev.installed
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q -m "not soak and not slow" tests/engine tests/expansions tests/words tests/bot engine words $(ARGS)

# What is made from words: the template of the translations, the translations as the program reads them, and the lists of cards. Enough after a changed sentence.
texts: $(VENV)/dev.installed
	@mkdir -p build
	$(BIN)/python -m tools.translations template
	$(BIN)/python -m tools.translations compile
	$(BIN)/python -m words.cardlist > build/cards && mv build/cards docs/cards.md
	$(BIN)/python -m words.golden > build/cards && mv build/cards tests/golden/cards.txt

# All files that are made from the code: look at what changed (git diff) before it is committed.
renew: texts
	$(BIN)/python -m tests.engine.test_save_format
	$(BIN)/python -m tests.engine.test_golden_games
	$(BIN)/python -m tests.engine.released
	$(BIN)/python -m renderer.tools.baking
	UPDATE_GOLDENS=1 $(BIN)/python -m pytest -q tests/renderer/test_goldens.py

# The pictures of the README and of docs; needs Chromium.
screenshots: $(VENV)/dev.installed
	$(BIN)/python -m renderer.tools.gallery --documents
	$(BIN)/python -m tests.browser.screenshots

soak: games
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m soak --timeout 0

# 5,000 random games over all combinations of what is shipped; ARGS="--game 123" plays one of them again.
games: $(VENV)/dev.installed
	$(BIN)/python -m tests.engine.soak $(ARGS)

# How well robots play, against the floors and aims of docs/benchmarks.md; a run that was broken off goes on where it was.
robots: $(VENV)/dev.installed
	$(BIN)/python -m bench.contest $(ARGS)

# kill -9 at random moments, over real sockets: ARGS="--kills 200", ARGS="--kills 100 --postgres".
kills: $(VENV)/dev.installed
	$(BIN)/python -m tests.sockets.kills $(ARGS)

# How long people wait under load, and behind many reminders or an hour without Discord; see the two modules.
load: $(VENV)/dev.installed
	$(BIN)/python -m tests.sockets.load $(ARGS)

burst: $(VENV)/dev.installed
	$(BIN)/python -m tests.sockets.burst $(ARGS)

# What a whole game costs in calls, rows, bytes and time.
cost: $(VENV)/dev.installed
	$(BIN)/python -m tests.sockets.cost $(ARGS)

mutants: $(VENV)/dev.installed
	$(BIN)/python -m tests.mutants $(ARGS)

bench: $(VENV)/dev.installed
	$(BIN)/python -m bench $(ARGS)

gallery: $(VENV)/dev.installed
	$(BIN)/python -m renderer.tools.gallery $(ARGS)

lint: $(VENV)/dev.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright --project pyproject.toml

format: $(VENV)/dev.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The locks hold for every Python from 3.11 and every platform, which pip's own resolver cannot promise: uv makes them.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--custom-compile-command "make lock" pyproject.toml $(UPGRADE)
lock: $(VENV)/dev.installed
	$(PIP) install --quiet uv==0.13.9
	$(LOCK) --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra postgres --extra local --constraint requirements/dev.txt --output-file requirements/local.txt
	$(LOCK) --extra postgres --constraint requirements/dev.txt --output-file requirements/run.txt

# Known weaknesses of what the image installs. Asks the network, so .ci/run does not do it; --strict: what cannot be examined is no pass.
audit: $(BIN)/python
	@test -x build/audit/bin/pip-audit || { $(BIN)/python -m venv build/audit && \
		build/audit/bin/python -m pip --disable-pip-version-check install --quiet pip-audit==2.10.1; }
	build/audit/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements/run.txt $(ARGS)

# The digest of the base image, into the Dockerfile; needs Docker.
pin: $(BIN)/python
	$(BIN)/python -m tools.pin

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer with its venv module (on Debian and Ubuntu:" \
		"apt install python3-venv). Found: $$(python3 --version 2>&1). PYTHON=/path/to/python names another one." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/%.installed: requirements/%.txt | $(BIN)/python
	@echo "Installing what requirements/$*.txt pins into $(VENV) ..."
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache
