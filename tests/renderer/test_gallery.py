"""`make gallery` shows everything that there is to see, on pages that can be stored."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from typing import IO, Any

import pytest
from PIL import Image

import renderer
from engine.expansions import shipped
from engine.options import shipped_maps
from renderer.art.library import MOTIFS
from renderer.drawing.picture import Picture, picture
from renderer.tools import gallery, samples
from tests.expansions.made_up import maps
from words import pseudo

HIGHEST = 16_383
"""The pixels at which WebP ends."""


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank motifs, cards and sheets of them, and one picture of each kind: how they are drawn is tested elsewhere."""
    save = Image.Image.save

    def kept(image: Image.Image, out: Path | IO[bytes], form: str | None = None, **options: Any) -> None:
        """Save a picture, but a sheet, which is large, as a blank one of its size."""
        save(Image.new("1", image.size), out, "PNG") if isinstance(out, Path) else save(image, out, form, **options)

    monkeypatch.setattr(Image.Image, "save", kept)
    monkeypatch.setattr(gallery, "motif_at", lambda _i, _name: Image.new("RGB", gallery.MOTIF))
    monkeypatch.setattr(gallery, "card_at", lambda _card: Image.new("RGB", gallery.CARD))
    drawn: dict[str, Picture] = {}

    def once(name: str, draw: Callable[..., Picture], *given: object, **more: object) -> Picture:
        if name not in drawn:
            drawn[name] = draw(*given, **more)
        return drawn[name]

    for name in ("board", "table", "everybody", "hand", "offer", "card", "legend", "tableau", "in_play", "annex",
                 "points", "history", "chances", "lapse"):  # fmt: skip
        monkeypatch.setattr(renderer, name, partial(once, name, getattr(renderer, name)))


@pytest.mark.slow
@pytest.mark.usefixtures("quickly")
def test_the_gallery_shows_every_expansion_map_annex_state_and_language(tmp_path: Path) -> None:
    gallery.main(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    for expansion in shipped():
        assert all(escape(card.name) in page for card in expansion.cards)
    assert all(f"map {key}<" in page for key in shipped_maps())
    assert f"map {maps.POLE.key}<" not in page  # which a test has declared in this process
    annexes = [annex.title for annex in renderer.annexes(samples.everything())]
    assert len(annexes) > 1
    assert all(f"{state}, {title}, 1<" in page for title in annexes for state in ("early", "everything"))
    assert all(f"{pseudo.CODE}, {kind}<" in page for kind in ("the table", "everybody", "a hand", "all signs"))
    for path in tmp_path.glob("*.webp"):
        with Image.open(path) as shown:
            assert shown.height <= HIGHEST, path.name
    assert len(list(tmp_path.glob("motifs-*.webp"))) == -(
        -len(MOTIFS) // (gallery.COLUMNS * gallery.ROWS[gallery.MOTIF])
    )


def test_a_contact_sheet_is_no_higher_than_a_picture_may_be() -> None:
    for (_wide, high), rows in gallery.ROWS.items():
        assert rows * (high + 10) + 10 <= HIGHEST


def gallery_of(folder: Path, **boxes: tuple[int, int]) -> None:
    """A gallery of pictures with one white box each, which is so wide and so high."""
    folder.mkdir()
    rows: list[str] = []
    for title, size in boxes.items():
        image = Image.new("RGB", (100, 100))
        image.paste("white", (0, 0, *size))
        drawn = picture(image, title, "")
        (folder / f"{title}.webp").write_bytes(drawn.data)
        rows.append(gallery._row(title, f"{title}.webp", drawn))
    (folder / "index.html").write_text("\n".join(rows), encoding="utf-8")


def test_what_is_drawn_otherwise_stands_beside_what_was_at_all_widths(tmp_path: Path) -> None:
    gallery_of(tmp_path / "old", same=(20, 20), little=(20, 20), much=(20, 20), gone=(20, 20))
    gallery_of(tmp_path / "new", same=(20, 20), little=(22, 20), much=(80, 80), new=(20, 20))
    page = gallery.beside(tmp_path / "new", tmp_path / "old").read_text(encoding="utf-8")
    assert re.findall("<h2>([a-z]+)", page) == ["much", "little"]
    for width in (265, 400, 800):
        assert len(re.findall(f"width={width}>", page)) == 4
    assert page.count('old/much.webp"') == page.count('"much.webp"') == 3
