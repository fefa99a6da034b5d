"""A shipped expansion lacks nothing, and what one lacks is named with its card and the file where it belongs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.expansions import EXPANSIONS
from engine.robots.worth import Worth
from engine.shipped import SHIPPED, Shipped
from renderer.art.settings import SETTINGS
from tests.expansions.complete import missing
from tests.expansions.made_up import MADE_UP

HOUSE = Path(__file__).parents[2]


@pytest.mark.unspoken
@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: one.name)
def test_what_is_shipped_is_complete(one: Shipped) -> None:
    lacking = missing(EXPANSIONS[one.name], one.module)
    assert not lacking, "\n".join(lacking)


@pytest.mark.unspoken
def test_the_made_up_expansion_lacks_only_the_documents() -> None:
    assert [line for line in missing(MADE_UP, "made_up") if "docs/cards.md" not in line] == []


def test_a_worth_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worth, "stock", None)
    with pytest.raises(TypeError):
        missing(MADE_UP, "made_up")


@pytest.fixture(scope="module")
def lacks() -> list[str]:
    """What is missing of an expansion that is only declared, in a process of its own so that no other test meets it."""
    code = (
        "from tests.expansions.unspoken import UNSPOKEN; from tests.expansions.complete import missing; "
        "print('\\n'.join(missing(UNSPOKEN, 'unspoken')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=HOUSE)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "said",
    [
        "OnGoal (X923 Kite Loft): register it in words/expansions/unspoken.py",
        "Sail (X921 Sun Chaser): register it in words/expansions/unspoken.py",
        "Windward (X922 Kite Field): register it in words/expansions/unspoken.py",
        "kite (X923 Kite Loft): register it in words/expansions/unspoken.py",
        "moon (unspoken): register it in words/expansions/unspoken.py",
        "solar-wind (unspoken): register it in words/expansions/unspoken.py",
        "drift (unspoken): register it in words/expansions/unspoken.py",
        "hoist (unspoken): register it in words/expansions/unspoken.py",
        "skipper (unspoken): register it in words/expansions/unspoken.py",
        "navigator (unspoken): register it in words/expansions/unspoken.py",
        "regatta (unspoken): register it in words/expansions/unspoken.py",
        "calm (unspoken): register it in words/expansions/unspoken.py",
        "winds (unspoken): register it in words/expansions/unspoken.py",
        "harbours (unspoken): register it in words/expansions/unspoken.py",
        "lee-harbour (unspoken): register it in words/expansions/unspoken.py",
        "OnGoal (X923 Kite Loft): register its icons in renderer/expansions/unspoken/pictures.py",
        "Sail (X925 Regatta): register its icons in renderer/expansions/unspoken/pictures.py",
        "tag:moon (X921 Sun Chaser): register its icons in renderer/expansions/unspoken/pictures.py",
        "tile:kite-field (X922 Kite Field): register its icons in renderer/expansions/unspoken/pictures.py",
        "lies:kite (X923 Kite Loft): register its icons in renderer/expansions/unspoken/pictures.py",
        "solar-wind (X922 Kite Field): register its icons in renderer/expansions/unspoken/pictures.py",
        "beach (X924 Lee Shore): there is no such setting; there is " + ", ".join(SETTINGS),
        "loft (X923 Kite Loft): paint it in renderer/expansions/unspoken/art/loft.py",
        "Sail (X921 Sun Chaser): register its worth in engine/expansions/unspoken/worth.py",
        "X924 Lee Shore: `make texts` writes it into docs/cards.md",
    ],
)
def test_what_is_missing_is_named(lacks: list[str], said: str) -> None:
    assert said in lacks


def test_nothing_else_is_said_to_be_missing(lacks: list[str]) -> None:
    ours = ("X92", "(unspoken)")
    assert [line for line in lacks if not any(word in line for word in ours)] == []
    assert not any("gain" in line.casefold().partition(" ")[0] for line in lacks)
