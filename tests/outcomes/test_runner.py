"""The comparison notices a wrong number, and an unknown file does not stop it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.outcomes.runner import NOT_YET, OK, report, summary

FOLDER = Path(__file__).parents[1] / "data" / "outcomes"


def measured(file: str, name: str) -> Any:
    return json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8"))[name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the situations and decks, without measurements."""
    for name in ("situations.json", "decks.json"):
        (tmp_path / name).write_text((FOLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def verdicts(folder: Path, file: str, entry: dict[str, Any]) -> dict[str, dict[str, str]]:
    (folder / file).write_text(json.dumps(entry), encoding="utf-8")
    return report(folder)[file]


def test_a_wrong_number_a_wrong_choice_and_a_wrong_face_are_noticed(folder: Path) -> None:
    comet = measured("cards_base", "Comet")
    comet["situations"]["S1"]["delta"]["p1"]["tr"] = 3
    comet["situations"]["S2"]["choices"][0]["options"].remove("45")
    comet["situations"]["S4"]["variants"]["1"]["delta"]["p1"]["events"] = 2
    found = verdicts(folder, "cards_base.json", {"Comet": comet})["Comet"]
    assert found["S1"] == "differs: delta.p1.tr: 2, measured 3"
    assert found["S2"].startswith("differs: choices.space: ")
    assert found["S4"] == "differs: variant 1 delta.p1.events: 1, measured 2"
    cheap = {"Comet": measured("cards_base", "Comet") | {"cost": 20}}
    assert set(verdicts(folder, "cards_base.json", cheap)["Comet"].values()) == {"differs: cost: 21, measured 20"}


def test_cards_games_and_situations_that_nobody_knows_are_not_yet(folder: Path) -> None:
    comet = measured("cards_base", "Comet")
    comet["situations"]["S77"] = comet["situations"]["S1"]
    found = verdicts(folder, "cards_base.json", {"Comet": comet, "Comet of Cheese": comet})
    assert found["Comet"] == {"S1": OK, "S2": OK, "S4": OK, "S77": NOT_YET}
    assert set(found["Comet of Cheese"].values()) == {NOT_YET}
    other = {"Comet": measured("cards_base", "Comet") | {"game": "base+corpera+cheese"}}
    assert set(verdicts(folder, "cards_base.json", other)["Comet"].values()) == {NOT_YET}


def test_a_late_situation_that_no_entry_has_used_so_far_is_built(folder: Path) -> None:
    entry = {"situations": {"S5": {"price": 21, "requirementsMet": True, "playable": True}}}
    assert verdicts(folder, "cards_base.json", {"Comet": entry}) == {"Comet": {"S5": OK}}


def test_one_part_is_compared_alone_in_lines(folder: Path) -> None:
    wrong = measured("cards_base", "Comet") | {"cost": 20}
    (folder / "cards_base.json").write_text(json.dumps({"Comet": wrong, "Moss": measured("cards_base", "Moss")}))
    (folder / "endgames.json").write_text(json.dumps([]))
    assert list(report(folder, "Moss")) == ["cards_base.json"]
    assert list(report(folder, "Moss")["cards_base.json"]) == ["Moss"]
    assert len(report(folder, "base")["cards_base.json"]) == 2
    first, *more = summary(report(folder, "comet"))
    assert first == "cards_base.json: 3 differs"
    assert more[0] == "  Comet, S1: differs: cost: 21, measured 20"


def test_a_card_that_the_engine_lacks_is_left_out_of_the_decks(folder: Path) -> None:
    """What it would have been drawn by is not comparable, all else is."""
    decks = json.loads((folder / "decks.json").read_text(encoding="utf-8"))
    deck = decks["project:base+corpera"]
    deck.insert(0, "Comet of Cheese")
    (folder / "decks.json").write_text(json.dumps(decks), encoding="utf-8")
    entry = measured("actions_base", "Search For Life")
    found = verdicts(folder, "actions_base.json", {"Search For Life": entry})["Search For Life"]
    assert set(found.values()) == {OK}
    for run in (entry["S3"], *entry["S3"].get("variants", {}).values()):
        run.setdefault("delta", {})["discards"] = ["Comet of Cheese"]
    found = verdicts(folder, "actions_base.json", {"Search For Life": entry})["Search For Life"]
    assert set(found.values()) == {NOT_YET}


def test_files_of_other_shapes_do_not_stop_it(folder: Path) -> None:
    for file, content in {
        "cards_other.json": "[]",
        "effects.json": '{"Comet": {"surprise": 1}, "Mine": {}}',
        "endgames.json": '{"a": 1}',
        "board_actions.json": '{"legal": 3}',
        "preludes.json": '{"Donation": {"S1": {}}}',
        "broken.json": "{",
    }.items():
        (folder / file).write_text(content, encoding="utf-8")
    found = report(folder)
    told = {verdict for parts in found.values() for by_part in parts.values() for verdict in by_part.values()}
    assert told == {NOT_YET}


def test_what_the_rulebook_allows_is_accepted_with_its_reason(folder: Path) -> None:
    entry = {"situations": {"S1": {"price": 1, "playableIgnoringCost": False, "playable": False}}}
    found = verdicts(folder, "cards_corporate_era.json", {"CEO's Favorite Project": entry})["CEO's Favorite Project"]
    assert found["S1"].startswith("accepted: a card that adds resources nobody can collect")
    entry["situations"]["S1"]["price"] = 2
    found = verdicts(folder, "cards_corporate_era.json", {"CEO's Favorite Project": entry})["CEO's Favorite Project"]
    assert found["S1"].startswith("differs: ")


def test_the_command_prints_one_object(folder: Path) -> None:
    (folder / "cards_base.json").write_text(json.dumps({"Comet": measured("cards_base", "Comet")}), encoding="utf-8")
    command = [sys.executable, "-m", "tests.outcomes", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=FOLDER.parents[2])
    assert json.loads(done.stdout) == {"cards_base.json": {"Comet": {"S1": OK, "S2": OK, "S4": OK}}}
