# Everything runs from .venv, which is made on first use; PYTHON=/path/to/python chooses another interpreter.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: run test soak mutants bench gallery lint format lock clean
.DELETE_ON_ERROR:

run: .venv/local.installed
	exec $(BIN)/python -m bot

test: .venv/dev.installed
	$(BIN)/python -m pytest -n 2 -q $(ARGS)

soak: .venv/dev.installed
	$(BIN)/python -m pytest -n 2 -q -m soak --timeout 0 $(ARGS)

mutants: .venv/dev.installed
	$(BIN)/python -m tests.mutants $(ARGS)

bench: .venv/dev.installed
	$(BIN)/python -m bench $(ARGS)

gallery: .venv/dev.installed
	$(BIN)/python -m renderer.gallery $(ARGS)

lint: .venv/dev.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright --project pyproject.toml

format: .venv/dev.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The locks hold for every Python from 3.11 and every platform, which pip's own resolver cannot promise: uv makes them.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--custom-compile-command "make lock" pyproject.toml $(UPGRADE)
lock: .venv/dev.installed
	$(PIP) install --quiet uv==0.13.9
	$(LOCK) --extra postgres --extra local --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra postgres --extra local --constraint requirements/dev.txt --output-file requirements/local.txt
	$(LOCK) --extra postgres --constraint requirements/dev.txt --output-file requirements/run.txt

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer with its venv module (on Debian and Ubuntu:" \
		"apt install python3-venv). Found: $$(python3 --version 2>&1). PYTHON=/path/to/python names another one." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

.venv/%.installed: requirements/%.txt | .venv/bin/python
	@echo "Installing what requirements/$*.txt pins into .venv ..."
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

clean:
	rm -rf .venv .pytest_cache .ruff_cache
