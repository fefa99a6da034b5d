"""The smallest letters of every kind of picture: `python -m tests.renderer.letters` prints the table of docs/benchmarks.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, NamedTuple
from unittest.mock import patch
from zlib import crc32

import msgspec
from PIL import Image

import renderer
from engine.maps import MAPS
from engine.view import View, ranked
from renderer.drawing import type as typesetting
from renderer.drawing.cache import clear_caches
from renderer.drawing.picture import Picture
from renderer.drawing.theme import LEAST
from renderer.results.season import Line
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES
from tests.renderer.views import HELD, SHIPPED, fixed
from words import card_text

READ_AT = 265
"""The pixels of width that a phone of 390 pixels leaves a picture in a message."""
LEAST_READ = 8
"""The least size of letters in a message, in pixels of a phone."""
PROJECTS = [card for card in HELD if card.kind != "corporation"]
HANDFUL = [card.id for card in sorted(PROJECTS, key=lambda card: -len(card_text(card)))[:10]]
"""The ten cards with the longest texts."""


class Written(NamedTuple):
    """A text that was drawn, with its font and its size in pixels."""

    text: str
    face: str
    size: float = LEAST


@contextmanager
def noting() -> Iterator[list[Written]]:
    """Record every text that is drawn from now on."""
    found: list[Written] = []
    real = typesetting.lettering

    def noted(text: str, face: str, size: int, outline: int = 0) -> typesetting.Lettering:
        found.append(Written(text, face, size))
        return real(text, face, size, outline)

    with patch.object(typesetting, "lettering", noted):
        yield found


def of_kind(kind: str) -> list[int]:
    return [card.id for card in SHIPPED if card.kind == kind]


def _early() -> View:
    return samples.everything(2)


def _late() -> View:
    return samples.everything()


def _free() -> list[str]:
    late = _late()
    return [key for key, space in late.box.map.spaces.items() if key not in late.tiles and space.kind == "land"]


def _land(map: str) -> list[str]:
    return [key for key, space in samples.bare(map).box.map.spaces.items() if space.kind == "land"]


def _annex(key: str) -> list[Picture]:
    pages = renderer.annex_pages(_late(), NAMES, key, _early())
    return [renderer.annex(_late(), NAMES, key, _early(), page=page) for page in range(pages)]


def _everybody() -> list[Picture]:
    mine = msgspec.structs.replace(_late(), you=0)
    pages = renderer.everybody_pages(mine, NAMES, _early())
    return [renderer.everybody(mine, NAMES, _early(), page) for page in range(pages)]


def _season() -> Picture:
    return renderer.season("Spring", [Line(n + 1, name, "12", 3, own=n == 1) for n, name in enumerate(LONG_NAMES)])


def _poster() -> Picture:
    """Without the winner's best card, which is a picture on it."""
    course = samples.course(4)
    places = [(rank, seat.seat) for rank, seat in ranked(course[-1])]
    return renderer.poster(course, LONG_NAMES, "Olympus Rising", places, [])


def _laden() -> list[Picture]:
    laden = samples.laden()
    pages = renderer.tableau_pages(laden, LONG_NAMES, 0)
    return [renderer.tableau(laden, LONG_NAMES, 0, page) for page in range(pages)]


DRAWN: dict[str, Callable[[], object]] = {
    "a hand": lambda: renderer.hand(fixed(), HANDFUL),
    "a hand that cannot be played": lambda: renderer.hand(fixed(), HANDFUL, dict.fromkeys(HANDFUL, "no metal here")),
    "preludes": lambda: renderer.hand(fixed(), of_kind("prelude")[:10]),
    "an offer with texts": lambda: renderer.offer(HANDFUL[:4], numbered=True),
    "an offer of ten": lambda: renderer.offer(HANDFUL, numbered=True),
    "corporations": lambda: renderer.offer(of_kind("corporation")[-5:]),
    "a card": lambda: [renderer.card(card) for card in HANDFUL],
    "a corporation": lambda: [renderer.card(card) for card in of_kind("corporation")[:10]],
    "a prelude": lambda: [renderer.card(card) for card in of_kind("prelude")[:10]],
    "a tableau": _laden,
    "cards in play": lambda: renderer.in_play(samples.laden(), samples.laden().seats[0].played[:10]),
    "everybody": _everybody,
    "the board": lambda: renderer.board(_late(), NAMES, before=_early()),
    "a space among few": lambda: renderer.board(
        samples.choosing(_late(), "city"), NAMES, legal=_free()[:6], tile="city"
    ),
    "a space among many": lambda: renderer.board(
        samples.choosing(fixed(), "greenery"), NAMES, legal=[*MAPS["tharsis"].spaces][:20], tile="greenery"
    ),
    "a space among many on a large map": lambda: renderer.board(
        samples.choosing(samples.bare("amazonis"), "city"), NAMES, legal=_land("amazonis"), tile="city"
    ),
    "the colonies": lambda: _annex("colonies"),
    "the senate": lambda: _annex("turmoil"),
    "points": lambda: renderer.points(_late(), LONG_NAMES),
    "how the game went": lambda: renderer.history(samples.course(), LONG_NAMES[:4]),
    "a season": _season,
    "the poster": _poster,
    "all signs": lambda: [renderer.legend(page) for page in range(renderer.legend_pages())],
}
"""Every kind of picture that is read in its message, late in a game with everything; the full board is opened to be read."""


def smallest(draw: Callable[[], object]) -> float:
    """Draw pictures of one kind, and return the size of their smallest letters, in pixels on a phone."""
    widths: list[int] = []

    def measured(image: Image.Image, out: IO[bytes], *_words: object, **_options: object) -> None:
        """Instead of WebP, which takes long."""
        widths.append(image.width)
        out.write(crc32(image.tobytes()).to_bytes(4, "big"))

    clear_caches()
    with noting() as written, patch.object(Image.Image, "save", measured):
        draw()
    clear_caches()
    return min(one.size for one in written) * READ_AT / min(widths)


if __name__ == "__main__":
    print("| picture | smallest letters, pixels |\n|---|---|")
    for kind, draw in DRAWN.items():
        print(f"| {kind} | {smallest(draw):.1f} |")
