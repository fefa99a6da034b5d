"""A few whole games as text: whatever changes them is a change of the rules, and shows in the diff.

After such a change `python -m tests.engine.test_golden_games` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import fields

from engine import Options, new_game
from engine.journal import BonusTaken, Entry
from engine.scoring import result
from tests.engine.games import walk

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "two-players": Options(players=2, first=0),
    "four-players-draft": Options(players=4, corporate_era=True, draft=True, draft_first=True, beginners=(1,)),
    "solo": Options(players=1, corporate_era=True),
}


def lines(name: str) -> Iterator[str]:
    """The game as text: one line per decision, the public changes below it, and the result at the end."""
    game = new_game(GAMES[name], name)
    yield f"# {GAMES[name].model_dump(exclude_defaults=True)}"
    for seat, decision, picks in walk(game, Random(name)):
        yield from (f"    {told(entry)}" for entry in game.news if entry.to == -1 and not isinstance(entry, BonusTaken))
        yield f"{seat} {decision.key}: {' '.join(picks) or '-'}"
    yield from (f"    {told(entry)}" for entry in game.news if entry.to == -1 and not isinstance(entry, BonusTaken))
    for place in result(game):
        yield f"# {place.rank}. seat {place.seat}: {place.total} {place.points} {place.mc} M€"


def told(entry: Entry) -> str:
    """A public entry in short: its tag, its seat, and its most important fields."""
    own = {f.name: getattr(entry, f.name) for f in fields(entry) if f.required and f.name != "seat"}
    said = (f"{name}={list(what) if isinstance(what, tuple) else what}" for name, what in own.items())  # type: ignore[arg-type]
    return " ".join([str(entry.__struct_config__.tag), str(entry.seat), *said])


def text(name: str) -> str:
    return "\n".join(lines(name)) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went_before(name: str) -> None:
    was = (GOLDEN / f"game-{name}.txt").read_text(encoding="utf-8").splitlines()
    now = text(name).splitlines()
    changed = next((n for n, (a, b) in enumerate(zip(was, now, strict=False), 1) if a != b), None)
    assert changed is None, f"line {changed}: {was[changed - 1]!r} became {now[changed - 1]!r}"
    assert len(was) == len(now)


if __name__ == "__main__":
    for each in GAMES:
        (GOLDEN / f"game-{each}.txt").write_text(text(each), encoding="utf-8")
