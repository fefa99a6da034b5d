"""Makes assets: `python -m renderer.tools.baking` draws all sprites of the atlas and lists the letters of fonts; tests compare the files
with new drawings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import chain, groupby
from pathlib import Path
from typing import cast
from zipfile import ZipFile, ZipInfo

import msgspec
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]
from PIL import Image

from engine.card import CARDS
from engine.maps import MAPS
from engine.view import View
from renderer.cards.cards import TAG
from renderer.drawing.atlas import FILE, recording
from renderer.drawing.fonts import LETTERS, file_of
from renderer.drawing.theme import CHAIN, FONTS, OWNERS
from renderer.icons.icons import card_icons, point_icons
from renderer.icons.pictograms import Boxed, Icon, Sign
from renderer.icons.sprites import tag
from renderer.overview.table import full_board
from renderer.pieces.iconrow import largest
from renderer.pieces.tiles import PAINTERS, area, claimed, owned, tile
from renderer.planet.landscapes import LANDSCAPES
from renderer.planet.layout import FULL, SQUARE, ZOOMS, Layout
from renderer.planet.mars import FOLDER as ART
from renderer.planet.mars import Art, cut, stored
from renderer.planet.planet import planet
from renderer.planet.square import square_board
from renderer.planet.tracks import tracks_of
from renderer.tools import samples


def drawn_anew() -> dict[str, Image.Image]:
    """All sprites of cards and of both sizes of boards (every tile, every owner, every step of every track), by key."""
    square = _sprites(SQUARE, lambda view: square_board(view, list(view.tiles)[:1]))
    full = _sprites(FULL, lambda view: full_board(view, samples.NAMES))
    return dict(sorted((square | full | _close() | _icons()).items()))


def _close() -> dict[str, Image.Image]:
    """Draw the sprites of boards that are cropped to some areas."""
    with recording() as sprites:
        for radius in (SQUARE._replace(hex=hex).radius for hex in ZOOMS):
            for kind in (*PAINTERS, *samples.special_tiles()):
                tile(kind, radius)
            for seat in range(len(OWNERS)):
                owned(seat, radius)
                claimed(seat, radius)
            for space in MAPS[samples.start().options.map].spaces.values():
                area(space.kind, radius)
    return sprites


def _sprites(layout: Layout, draw: Callable[[View], object]) -> dict[str, Image.Image]:
    """Draw all sprites of boards of one size."""
    everything = samples.with_all()
    values = {track.key: [track.parameter.start, *track.values] for track in tracks_of(everything.box)}
    with recording() as sprites:
        for seat in range(len(OWNERS)):
            claimed(seat, layout.radius)
        for players in (2, 5):
            draw(samples.middle(players))
        for i in range(max(len(steps) for steps in values.values())):
            at = {key: steps[min(i, len(steps) - 1)] for key, steps in values.items()}
            for view in (samples.start(), samples.crowded()):
                draw(_at(view, at))
            planet(_at(everything, at), layout)
        # All steps at once are new since the view before.
        first, last = ({key: steps[end] for key, steps in values.items()} for end in (0, -1))
        planet(_at(everything, last), layout, (), _at(everything, first))
    return sprites


def _at(view: View, parameters: dict[str, int]) -> View:
    """A view with these values of its parameters."""
    return msgspec.structs.replace(view, parameters={key: parameters[key] for key in view.parameters})


def _icons() -> dict[str, Image.Image]:
    """Draw the icons and tags of all cards, in the size that the other sizes are reduced from."""
    box = samples.start().box
    with recording() as sprites:
        for card in (CARDS[number] for number in (*box.deck, *box.corporations)):
            for name in card.shown_tags:
                tag(name, TAG)
            for icon in (*chain.from_iterable(card_icons(card)), *point_icons(card)):
                for name in _names(icon):
                    largest(name)
    return sprites


def _names(icon: Icon) -> list[str]:
    """The names of the pictures of an icon."""
    if isinstance(icon, Boxed):
        return [name for inner in icon.inside for name in _names(inner)]
    return [icon.name] if isinstance(icon, Sign) else []


def small_art() -> dict[str, Image.Image]:
    """The planets in the size of a message's board, so that drawing this board does not load the large art."""
    return {f"{map}-square-{name}": cut(stored(f"{map}-{name}"), SQUARE) for map in LANDSCAPES for name in Art._fields}


def letters_in(face: str) -> list[int]:
    """The code points for which a font file has glyphs."""
    with TTFont(file_of(face)) as font:
        return sorted(cast("dict[int, str]", font.getBestCmap()))


def list_of_letters(faces: Sequence[str]) -> str:
    """The letters of fonts, in the format of the file stored beside the fonts."""
    lines: list[str] = []
    for face in faces:
        runs = [[code for _, code in run] for _, run in groupby(enumerate(letters_in(face)), lambda at: at[1] - at[0])]
        parts = (f"{run[0]:x}-{run[-1]:x}" if len(run) > 1 else f"{run[0]:x}" for run in runs)
        lines.append(f"{face} {' '.join(parts)}\n")
    return "".join(lines)


def main() -> None:
    for faces in (FONTS, CHAIN):
        Path(file_of(faces[0])).with_name(LETTERS).write_text(list_of_letters(faces), "ascii")
    for name, image in small_art().items():
        image.convert("RGB").save(Path(str(ART)) / f"{name}.webp", quality=94, method=6)
    with ZipFile(Path(str(FILE)), "w") as atlas:
        for key, sprite in drawn_anew().items():
            out = BytesIO()
            sprite.save(out, "WEBP", lossless=True, quality=100, method=6, exact=True)
            # The date of the file would change its bytes although the sprites are the same.
            atlas.writestr(ZipInfo(key), out.getvalue())


if __name__ == "__main__":
    main()
