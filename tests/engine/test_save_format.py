"""The save format: the names and fields of everything that a save may hold, and stored saves that must still load.

After a change that keeps old saves readable, or with its migration, `python -m tests.engine.test_save_format` writes both anew.
"""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
import zlib
from importlib import import_module
from itertools import count
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import msgspec
import pytest

import engine
from engine import Game, Options, load, new_game, save
from engine.card import CARDS
from engine.codec import VERSION, Save, Unreadable, generation, load_undecided
from engine.core import Fork, Step, Value
from engine.decision import Cause
from engine.effect import AnyEffect, AnyValue
from engine.effects.order import AnyOrder, NextCard
from engine.modifiers import discount
from engine.state import Deck, Player, Standing, Table, Tile
from tests.engine import properties as hold
from tests.engine import table as by_hand
from tests.engine.games import halfway, walk

HERE = Path(__file__).parents[1]
SCHEMA = HERE / "golden" / "save_schema.json"
SAVES = HERE / "saves"
KEPT = {
    "base": (Options(players=3), "turn"),
    "draft": (Options(players=3, draft=True), "draft"),
    "corporate-era": (Options(players=3, corporate_era=True), "either"),
    "beginners": (Options(players=3, beginners=(0, 1)), "buy"),
    "preludes": (Options(players=3, corporate_era=True, map="hellas", more=("prelude", "promos")), "prelude"),
    "venus": (Options(players=3, corporate_era=True, draft=True, map="elysium", more=("venus",)), "raise-one"),
    "colonies": (Options(players=3, corporate_era=True, map="cimmeria", more=("colonies", "promos")), "trade-pay"),
    "prelude2": (
        Options(players=3, corporate_era=True, map="utopia", more=("prelude", "prelude2", "venus", "colonies")),
        "discard-any",
    ),
    "turmoil": (
        Options(players=3, corporate_era=True, map="vastitas", more=("venus", "colonies", "turmoil")),
        "unseat",
    ),
    "goals": (
        Options(
            players=3,
            corporate_era=True,
            goals=(
                "briber",
                "builder-7",
                "hydrologist",
                "merchant-2",
                "thawer",
                "administrator",
                "biologist",
                "visionary",
            ),
        ),
        "turn",
    ),
    "alone": (Options(players=1, corporate_era=True, solo_63=True, more=("prelude", "venus", "promos")), "turn"),
}
"""Games of this version that are kept as saves: their options, and a question that is open in them."""


def values(parent: type[Value] = Value) -> list[type[Value]]:
    """Every value of the engine that a save may hold; those of the tests left out."""
    if parent is Value:
        for module in walk_packages(engine.__path__, "engine."):
            import_module(module.name)
    found: list[type[Value]] = []
    for child in parent.__subclasses__():
        found += [child] if child.__module__.startswith("engine.") else []
        found += values(child)
    return sorted(found, key=lambda cls: str(cls.__struct_config__.tag))


def fields(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The fields of a struct by name, each with its type, and with `= default` if it may be left out."""
    out: dict[str, str] = {}
    for field in msgspec.structs.fields(cls):
        kind = getattr(field.type, "__name__", "") if isinstance(field.type, type) else ""
        text = kind if kind and not getattr(field.type, "__args__", ()) else str(field.type)
        for named in (AnyEffect, AnyValue):
            text = text.replace(f"{named.__module__}.{named.__qualname__}", named.__name__)
        text = re.sub(r"\b(?:engine\.(?:agenda|core|state)|typing)\.", "", text)
        # What a name names and who may see a zone is not part of a save.
        text = re.sub(r"Annotated\[([\w\[\], ]+), (?:Names|Zone)\(.*\)\]", r"\1", text)
        if field.default is not msgspec.NODEFAULT:
            text += f" = {field.default!r}"
        elif field.default_factory is not msgspec.NODEFAULT:
            text += f" = {field.default_factory()!r}"
        out[field.encode_name] = text
    return out


def schema() -> dict[str, Any]:
    return {
        "version": VERSION,
        "save": fields(Save),
        "player": fields(Player),
        "table": fields(Table),
        "tile": fields(Tile),
        "standing": fields(Standing),
        "deck": fields(Deck),
        "fork": {field.name: field.type for field in dataclasses.fields(Fork)},
        "step": list(Step.__struct_fields__),
        "cause": list(Cause.__struct_fields__),
        "values": {str(cls.__struct_config__.tag): fields(cls) for cls in values()},
    }


def lines(found: dict[str, Any], above: str = "") -> set[str]:
    """A schema as lines such as `values place tile: str`, so that a difference is easy to read."""
    out: set[str] = set()
    for key, value in found.items():
        out |= lines(value, f"{above}{key} ") if isinstance(value, dict) and value else {f"{above}{key}: {value}"}
    return out


def kept(name: str) -> Path:
    return SAVES / f"{VERSION}-{name}.json.z"


def kept_game(options: Options, key: str) -> Game:
    """A random game when, for the first time, a single seat is asked a decision of this key; not every game comes to one."""
    for tried in count():
        game = new_game(options, f"kept {key} {tried}")
        for _, decision, _ in walk(game, Random(1)):
            if decision.key == key and len(game.pending) == 1:
                return game
    raise AssertionError


def write() -> None:
    """Write the schema anew, and the saves of this version that are not there yet."""
    SCHEMA.write_text(json.dumps(schema(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for name, (options, key) in KEPT.items():
        if not kept(name).exists():
            kept(name).write_bytes(zlib.compress(save(kept_game(options, key)), 9))


def test_names_and_fields_of_the_save_format_are_those_written_down() -> None:
    """If this fails: a removed name or field needs a migration in `engine.codec`, a new field needs a default, and this file is renewed."""
    now, was = lines(schema()), lines(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert (now - was, was - now) == (set(), set())


def test_every_tag_belongs_to_one_class() -> None:
    tags = [cls.__struct_config__.tag for cls in values()]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.z")), ids=lambda path: path.name)
def test_a_save_of_every_version_loads_and_goes_on(path: Path) -> None:
    data = zlib.decompress(path.read_bytes())
    game: Game = load(data)
    hold.cards_lie_in_one_zone(game)
    hold.somebody_is_asked(game)
    assert not game.over
    assert generation(data) == game.table.generation
    for _ in walk(game, Random(1)):
        pass
    assert game.table.phase == "over"


def test_a_discount_in_a_save_of_version_1_is_a_changed_term() -> None:
    raw = json.loads(zlib.decompress(min(SAVES.glob("1-*.z")).read_bytes()))
    waiting = [0, {"e": "anyorder", "steps": [[0, {"e": "nextcard", "modifiers": [{"e": "discount", "mc": 8}]}]]}]
    raw["agenda"].insert(0, waiting)
    game = load_undecided(json.dumps(raw).encode())
    assert game.agenda[0] == Step(0, AnyOrder((Step(0, NextCard((discount(8),))),)))


def test_a_card_that_an_expansion_got_later_lies_on_the_discard_pile_of_a_game_begun_before() -> None:
    game = by_hand.Table(2, more=["promos"]).game
    (suit,) = (card for card in game.box.later if CARDS[card].name == "Law Suit")
    for deck in game.table.decks.values():
        deck.cards[:] = [card for card in deck.cards if card != suit]
    raw = json.loads(save(game))
    del raw["checksum"]
    loaded = load(json.dumps(raw).encode())
    assert loaded.table.discard == [suit]
    assert save(load(save(loaded))) == save(loaded)


def test_a_game_without_a_card_of_its_box_is_unreadable_and_it_is_said_what_to_do() -> None:
    game = by_hand.Table(2, more=["promos"]).game
    (comet,) = (card for deck in game.table.decks.values() for card in deck.cards if CARDS[card].name == "Comet")
    for deck in game.table.decks.values():
        deck.cards[:] = [card for card in deck.cards if card != comet]
    with pytest.raises(Unreadable, match=r": 1 of the cards in the box are not in the game.* `Expansion\.later`$"):
        load(save(game))
    game.table.decks["projects"].cards += [comet, 9999]
    with pytest.raises(Unreadable, match=r": 1 of the cards in the game are not in the box\."):
        load(save(game))


@pytest.mark.parametrize("name", KEPT)
def test_a_save_loads_in_a_process_that_has_just_been_started(name: str) -> None:
    """The new process has imported only the public names of the engine and made no game."""
    code = (
        "import sys, zlib; from engine import load; print(len(load(zlib.decompress(sys.stdin.buffer.read())).pending))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=kept(name).read_bytes(), capture_output=True, cwd=HERE.parent
    )
    assert done.stdout.strip() == b"1", done.stderr.decode()


def test_there_are_saves_of_this_version() -> None:
    assert all(kept(name).exists() for name in KEPT)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"version":1,"seed":"x"}'])
def test_what_is_no_save_is_unreadable(data: bytes) -> None:
    for read in (load, generation):
        with pytest.raises(Unreadable):
            read(data)


def test_a_save_of_a_later_version_says_so() -> None:
    raw = json.loads(save(halfway(0, 10)))
    raw["version"] = VERSION + 1
    with pytest.raises(Unreadable, match=f"format {VERSION + 1}"):
        load(json.dumps(raw).encode())


def test_a_save_with_an_effect_that_nobody_knows_is_unreadable() -> None:
    raw = json.loads(save(halfway(0, 60)))
    del raw["checksum"]
    raw["agenda"][0] = [0, {"e": "nosucheffect"}, [0, "", 0, "", 0]]
    with pytest.raises(Unreadable):
        load(json.dumps(raw).encode())


def test_a_save_with_an_expansion_that_nobody_added_is_unreadable() -> None:
    raw = json.loads(save(halfway(0, 10)))
    del raw["checksum"]
    raw["options"]["more"] = ["atlantis"]
    with pytest.raises(Unreadable):
        load(json.dumps(raw).encode())


def test_a_save_on_a_map_that_nobody_added_is_unreadable() -> None:
    raw = json.loads(save(halfway(0, 10)))
    del raw["checksum"]
    raw["options"]["map"] = "atlantis"
    with pytest.raises(Unreadable):
        load(json.dumps(raw).encode())


def test_an_error_of_a_save_never_shows_what_is_in_it() -> None:
    data = save(halfway(0, 10))
    with pytest.raises(Unreadable) as told:
        load(data.replace(b'"projects":[[', b'"projects":[["', 1))
    assert "random game" not in str(told.value)


if __name__ == "__main__":
    write()
