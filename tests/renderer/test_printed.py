"""Cards that were drawn in advance look like drawn ones, and are not used once they would look otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from engine.card import CARDS, KEYS
from engine.expansions import shipped_cards
from engine.expansions.turmoil.events import KIND
from renderer.alt.cards import requirement_wordings
from renderer.annexes.annexes import ANNEXES
from renderer.cards import faces, offers, strips, tableau
from renderer.drawing import printed
from renderer.drawing.cache import clear_caches
from renderer.drawing.theme import STRIP
from renderer.expansions.turmoil import events
from renderer.tools import printing
from tests.renderer.golden import changed

COMET, FISH = CARDS[KEYS["comet"]], CARDS[KEYS["fish"]]
NEAR = 6.0
"""The mean difference, in levels of all bands, that the quality of the file may make."""

LONG: Final = "A reason that is so long that it stands below the icons of the card, as few do"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of two cards, which is in use."""
    monkeypatch.setattr(printed, "FILE", tmp_path / "cards.printed")
    printed.write(printing.parts([COMET, FISH]), printed.FILE)
    clear_caches()
    yield printed.FILE
    clear_caches()


def undrawable(*_of: object) -> Image.Image:
    raise AssertionError("a card of the file is drawn")


def test_a_card_of_the_file_looks_as_if_it_was_drawn_whatever_it_costs(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with printed.recording():
        drawn = [strips.drawn(FISH.id, 9), strips.drawn(FISH.id, 7), offers.drawn(COMET.id, offers.WAYS[0])]
    for module in (faces, strips):
        monkeypatch.setattr(module, "illustration", undrawable)
    found = [strips.drawn(FISH.id, 9), strips.drawn(FISH.id, 7), offers.drawn(COMET.id, offers.WAYS[0])]
    for one, other in zip(drawn, found, strict=True):
        assert changed(one, other) < NEAR
    assert changed(found[0], found[1]) > 0, "the cost is not that of the file"


def test_scenes_of_cards_in_play_and_of_cards_that_cannot_be_played_are_in_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> list[Image.Image]:
        return [
            faces.strip(FISH.id, STRIP, 4, tableau.SCENE),
            faces.strip(COMET.id, tableau.CELL, 4, tableau.CELL_SCENE),
            *(strips.drawn(FISH.id, 9, said) for said in requirement_wordings(FISH)),
            strips.drawn(FISH.id, 9, LONG),
        ]

    with printed.recording():
        anew = drawn()
    for module in (faces, strips):
        monkeypatch.setattr(module, "illustration", undrawable)
    assert all(changed(one, other) < NEAR for one, other in zip(anew, drawn(), strict=True))
    assert anew[-1].height == max(strips.HEIGHTS)


def test_what_an_annex_shows_in_all_games_is_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "FILE", tmp_path / "cards.printed")
    printed.write(printing.parts([], [ANNEXES["turmoil"]]), printed.FILE)
    clear_caches()
    monkeypatch.setattr(events, "illustration", undrawable)
    assert {events.scene(card.id).size for card in shipped_cards() if card.kind == KIND} == {events.ART}
    clear_caches()


def test_a_card_that_the_file_lacks_is_drawn(file: Path) -> None:
    assert strips.drawn(KEYS["birds"], 10).size == (800, 96)


@pytest.mark.parametrize("broken", ["made with other art", "cut off", "empty", "missing"])
def test_a_file_that_does_not_fit_is_not_used(file: Path, broken: str) -> None:
    data = file.read_bytes()
    if broken == "missing":
        file.unlink()
    else:
        other = data.replace(printed.fingerprint().encode(), b"0" * 32)
        file.write_bytes({"made with other art": other, "cut off": data[:100], "empty": b""}[broken])
    clear_caches()
    assert printed._opened() is None
    assert strips.drawn(COMET.id, 21).size == (800, 96)
