"""The content of boards, and the size of pictures."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

import renderer
from engine.maps import MAPS
from renderer.drawing import theme
from renderer.drawing.cache import clear_caches
from renderer.drawing.canvas import resized
from renderer.drawing.picture import painting
from renderer.pieces.tiles import tile
from renderer.planet.choosing import choice_of
from renderer.planet.layout import SQUARE
from renderer.planet.square import square_board
from renderer.tools import samples
from tests.renderer.golden import opened, part, pixel
from tests.renderer.views import NAMES, SHIPPED, fixed

MAP = MAPS["tharsis"]
NUMBERS = sorted(card.id for card in SHIPPED)


def far(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True))


FIRST = """
import sys
from renderer.tools.samples import NAMES, start
import renderer; renderer.board(start(), NAMES)
print(*sys.modules)
"""


def test_a_phone_shows_a_picture_truer_than_one_of_as_many_bytes_with_the_usual_tables() -> None:
    image = square_board(samples.middle(3))
    ours, phone = painting(image, "board", "", theme.AS_MESSAGE).data, (400, 400)

    def usual(quality: int) -> bytes:
        out = BytesIO()
        image.save(out, "JPEG", quality=quality)
        return out.getvalue()

    def error(data: bytes) -> float:
        shown = resized(Image.open(BytesIO(data)), phone).convert("L")
        return ImageStat.Stat(ImageChops.difference(shown, resized(image, phone).convert("L"))).rms[0]

    alike = next(found for quality in range(30, 90) if len(found := usual(quality)) >= len(ours))
    assert error(ours) < error(alike)


def test_the_first_board_of_a_process_imports_no_reader_of_formats_that_nobody_has() -> None:
    """Pillow knows some fifty formats; reading the rest of them took a quarter of the first board."""
    said = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, check=True, text=True).stdout
    imported = set(said.split())
    assert "PIL.WebPImagePlugin" in imported
    assert imported.isdisjoint({"PIL.PdfImagePlugin", "PIL.TiffImagePlugin", "PIL.IcnsImagePlugin"})


# Sizes.


def test_the_square_board_stays_small_enough_for_a_message() -> None:
    for state in (samples.start(), samples.middle(), samples.crowded()):
        drawn = renderer.board(state, NAMES, since=list(state.tiles))
        assert opened(drawn.data).size == (800, 800)
        assert len(drawn.data) < 150_000


def test_the_full_board_stays_small_enough() -> None:
    drawn = renderer.table(samples.crowded(), samples.LONG_NAMES)
    assert opened(drawn.data).size == (1600, 1100)
    assert len(drawn.data) < 350_000


def test_ten_cards_stay_small_enough() -> None:
    cards = NUMBERS[:10]
    assert len(renderer.hand(fixed(), cards).data) < 150_000
    assert len(renderer.offer(cards).data) < 150_000


# The same view, the same picture.


def test_two_threads_draw_what_one_draws() -> None:
    views = [samples.start(), samples.middle(), samples.end(), fixed()]
    alone = [renderer.board(view, NAMES).data for view in views]
    clear_caches()
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda view: renderer.board(view, NAMES).data, views)) == alone


def test_a_public_picture_does_not_depend_on_a_hand() -> None:
    """Two views of the same game give the same board and table to every reader."""
    own, public = samples.played(3, 5, 60, 0), samples.played(3, 5, 60)
    assert own.hand
    assert renderer.board(own, NAMES) == renderer.board(public, NAMES)
    assert renderer.table(own, NAMES) == renderer.table(public, NAMES)


# Marks.


def test_legal_spaces_are_light_and_the_rest_is_dark() -> None:
    legal = [key for key, space in MAP.spaces.items() if space.kind == "land" and key not in fixed().tiles]
    plain, choice = square_board(fixed()), choice_of(fixed(), legal)
    for key, space in MAP.spaces.items():
        x, y = SQUARE.at(space)
        rim = [pixel(choice, x, y + SQUARE.radius * share) for share in (0.92, 0.94, 0.96)]
        assert (min(far(seen, theme.LEGAL) for seen in rim) < 120) == (key in legal), key
        if key not in legal:
            inside = (x - 18, y - 14, x + 18, y + 14)
            light = [sum(ImageStat.Stat(part(image, *inside)).mean) for image in (plain, choice)]
            assert light[1] < 0.65 * light[0], key


def test_few_legal_spaces_are_shown_close() -> None:
    close = opened(renderer.board(fixed(), NAMES, legal=["F4", "G6"]).data)
    whole = opened(renderer.board(fixed(), NAMES, legal=["A1", "I5"]).data)
    assert close.width == whole.width == 800
    assert close.height < whole.height


def test_spaces_at_the_edge_can_be_shown_close() -> None:
    for key in ("A1", "E1", "E9", "I5"):
        drawn = opened(renderer.board(fixed(), NAMES, legal=[key]).data)
        assert drawn.width == 800
        assert drawn.height < 800, "less than the whole board"


def test_new_tiles_wear_a_white_ring() -> None:
    ringed = opened(renderer.board(fixed(), NAMES, since=["D4"]).data)
    x, y = SQUARE.at(MAP.spaces["D4"])
    assert min(pixel(ringed, x + SQUARE.hex / 2, y)) > 200


def test_every_tile_is_told_from_every_other() -> None:
    kinds = ("ocean", "greenery", "city", *samples.special_tiles(), "unheard-of")
    assert len(kinds) >= 15
    faces = {kind: tile(kind, 41.5).convert("RGB") for kind in kinds}
    for (a, one), (b, other) in combinations(faces.items(), 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 12, (a, b)
