"""What `pip install .` brings: the engine alone, and with the extra `bot` all that the bot needs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def named(requirements: list[str]) -> set[str]:
    """The names of packages, those of our own extras among them."""
    found: set[str] = set()
    for requirement in requirements:
        name, extras = re.findall(r"^([\w.-]+)(?:\[([\w,]+)\])?", requirement)[0]
        if name == PROJECT["name"]:
            found |= named([package for extra in extras.split(",") for package in EXTRAS[extra]])
        else:
            found.add(name.lower())
    return found


def pinned(lock: str) -> set[str]:
    return {*re.findall(r"^([\w.-]+)==", (ROOT / f"requirements/{lock}.txt").read_text(), re.MULTILINE)}


def test_the_engine_alone_needs_two_packages() -> None:
    assert named(PROJECT["dependencies"]) == {"msgspec", "pydantic"}


def test_the_engine_says_that_it_is_typed() -> None:
    assert (ROOT / "engine/py.typed").exists()
    shipped = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    assert "py.typed" in shipped["engine"]


@pytest.mark.parametrize("extra", ["local", "postgres"])
def test_what_runs_the_bot_brings_the_bot(extra: str) -> None:
    assert named(EXTRAS["bot"]) < named(EXTRAS[extra])


@pytest.mark.parametrize(
    ("lock", "extras"), [("run", ["postgres"]), ("local", ["local", "postgres"]), ("dev", ["dev"])]
)
def test_a_lock_pins_what_its_extras_name(lock: str, extras: list[str]) -> None:
    wanted = named(PROJECT["dependencies"]).union(*(named(EXTRAS[extra]) for extra in extras))
    assert "discord.py" in wanted
    assert {name.replace(".", "-") for name in wanted} <= pinned(lock)
