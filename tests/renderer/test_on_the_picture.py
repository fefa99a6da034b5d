"""Each thing is drawn where it belongs: removing or changing it changes the picture there and nowhere else."""

from __future__ import annotations

import math
from collections.abc import Callable
from io import BytesIO
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

import renderer
from engine.card import KEYS
from engine.expansions import open_box
from engine.maps import MAPS
from engine.state import Tile
from engine.view import View
from renderer.drawing.theme import BOARD, LABEL, OWNERS, TABLE
from renderer.overview.seats import LEFT, RIGHT
from renderer.overview.table import TOP, full_board
from renderer.planet.beside import beside_map
from renderer.planet.choosing import FEWEST, choice_of, gains_of
from renderer.planet.layout import FULL, SQUARE, ZOOMS, Layout, close
from renderer.planet.square import square_board
from renderer.planet.tracks import Track, tracks
from renderer.tools import samples
from renderer.tools.samples import choosing
from tests.renderer.golden import STRAY, clearly_apart, near, opened, part, pixel
from tests.renderer.views import NAMES, SHIPPED, fixed, with_seat

Box = tuple[float, float, float, float]
SPACES = MAPS["tharsis"].spaces


def full(view: View) -> Image.Image:
    return full_board(view, NAMES)


def changed(one: Image.Image, other: Image.Image, within: Box) -> bool:
    """Whether two pictures differ, and only in one part."""
    found = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    if found is None:
        return False
    assert within[0] <= found[0] <= found[2] <= within[2], found
    assert within[1] <= found[1] <= found[3] <= within[3], found
    return True


BOARDS = pytest.mark.parametrize(("draw", "layout"), [(square_board, SQUARE), (full, FULL)], ids=["square", "full"])
Draw = Callable[[View], Image.Image]
AREAS = 12
"""More than the seven areas off the map that all printed expansions have."""


def with_cities_off_map(n: int) -> View:
    none = fixed()
    return msgspec.structs.replace(none, tiles=none.tiles | {f"moon {i}": Tile("city", i % 5) for i in range(n)})


@BOARDS
@pytest.mark.parametrize("n", range(1, AREAS + 1))
def test_cities_off_the_planet_lie_beside_it_with_their_owners(draw: Draw, layout: Layout, n: int) -> None:
    radius, places = beside_map(layout, n)
    x, y = places[-1]
    here, named = with_cities_off_map(n), with_cities_off_map(n).tiles
    other = msgspec.structs.replace(here, tiles=named | {f"moon {n - 1}": Tile("city", n % 5)})
    one, two = draw(here), draw(other)
    room = (x - radius - 3, y - radius - 3, x + radius + 3, y + radius + 3)
    assert changed(one, two, room)
    for image, seat in ((one, (n - 1) % 5), (two, n % 5)):
        mark = pixel(image, x, y + 0.52 * radius)
        assert max(abs(a - b) for a, b in zip(mark, OWNERS[seat].colour, strict=True)) < STRAY, "whose it is"


@pytest.mark.parametrize("layout", [SQUARE, FULL])
@pytest.mark.parametrize("n", range(1, AREAS + 1))
def test_cities_off_the_planet_touch_neither_each_other_nor_tracks_nor_edges(layout: Layout, n: int) -> None:
    radius, places = beside_map(layout, n)
    half = math.sqrt(3) / 2 * radius
    assert len(places) == n
    assert half >= 20, "wide enough for a phone"
    for (ax, ay), (bx, by) in combinations(places, 2):
        assert abs(ax - bx) > 2 * half or abs(ay - by) > 2 * radius
    for x, y in places:
        assert half < x < layout.width - half
        assert abs(y - layout.y) + radius < layout.reach - layout.reading
        corners = [
            (x + radius * math.sin(turn), y + radius * math.cos(turn)) for turn in (i * math.pi / 3 for i in range(6))
        ]
        assert all(math.hypot(cx - layout.x, cy - layout.y) > layout.ring[1] for cx, cy in corners)


def test_cities_off_the_planet_are_told_by_the_names_of_their_areas() -> None:
    view = with_cities_off_map(7)
    said = renderer.board(view, NAMES).alt, renderer.words_of_board(view, NAMES)
    for words in said:
        assert all(f"moon {i}" in words for i in range(7))


@BOARDS
@pytest.mark.parametrize("right", [False, True], ids=["left", "right"])
def test_the_generation_stands_in_the_lower_right_corner_alone(draw: Draw, layout: Layout, right: bool) -> None:
    later = msgspec.structs.replace(fixed(), generation=11)
    half = layout.width / 2
    corner = (half if right else 0, half, layout.width if right else half, layout.height)
    one, other = (part(draw(view), *corner) for view in (fixed(), later))
    assert bool(ImageChops.difference(one, other).getbbox()) == right


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_with_room_for_it_names_the_corporation(players: int) -> None:
    now = samples.middle(players)
    first = now.order[0]
    me = now.seats[first]
    instead = KEYS["ecoline" if me.corporation != KEYS["ecoline"] else "helion"]
    played = tuple(instead if card == me.corporation else card for card in me.played)
    other = with_seat(now, first, corporation=instead, played=played)
    assert changed(full(now), full(other), (LEFT, TOP, RIGHT, TOP + 240))


def test_a_solo_game_shows_its_newest_card_below_the_player() -> None:
    now = samples.start(1)
    played = tuple(card.id for card in SHIPPED if card.kind == "automated")[:4]
    some, more = (with_seat(now, 0, played=cards) for cards in (played[:3], played[:3] + played[2:3]))
    one, other = full(some), full(more)
    assert changed(one.crop((LEFT, 400, *TABLE)), other.crop((LEFT, 400, *TABLE)), (0, 0, RIGHT - LEFT, 700))


def test_what_a_space_brings_stands_on_it() -> None:
    """M€ for adjacent oceans, and points for own cities."""
    layout = close(MAPS["tharsis"], [SPACES["G6"]])
    assert layout is not None
    nobody, mine = (msgspec.structs.replace(fixed(), you=you) for you in (0, 2))
    x, y = layout.at(SPACES["G6"])
    low = (x - layout.hex / 2, y, x + layout.hex / 2, y + layout.radius)
    one, other = (choice_of(view, ["G6"], "greenery") for view in (nobody, mine))
    assert changed(one, other, low)


@pytest.mark.parametrize("hex", [*ZOOMS, SQUARE.hex])
def test_what_a_space_brings_is_read_in_place_and_stays_on_it(hex: float) -> None:
    """One gain and two gains; no space of this map brings more M€ than for six oceans."""
    layout = SQUARE._replace(hex=hex)
    for oceans, cities in ((0, 1), (1, 0), (4, 2), (3, 3), (6, 0)):
        around = ["ocean"] * oceans + ["city"] * cities
        tiles = {key: Tile(kind, 0) for key, kind in zip(sorted(MAPS["tharsis"].near["E5"]), around, strict=False)}
        view = msgspec.structs.replace(fixed(), tiles=tiles)
        gains = gains_of(layout, choosing(view, "greenery"), SPACES["E5"], "greenery")
        assert len(gains.said) == (oceans > 0) + (cities > 0)
        assert gains.size >= (FEWEST if len(gains.said) > 1 and layout.whole else LABEL)
        assert gains.width <= layout.hex - 4


@pytest.mark.usefixtures("sharp")
def test_cards_to_choose_among_bear_the_marks_of_their_owners() -> None:
    cards = [KEYS["birds"], KEYS["fish"]]
    for seat in range(1, 5):
        shared, mine = (
            renderer.in_play(with_seat(with_seat(fixed(), 0, played=(cards[0],)), at, played=held), cards)
            for at, held in ((seat, (cards[1],)), (0, tuple(cards)))
        )
        colour = OWNERS[seat].colour
        assert near(opened(shared.data), colour) > near(opened(mine.data), colour) + 50


def test_a_time_lapse_rings_what_is_new_in_its_generation() -> None:
    now = fixed()
    before = msgspec.structs.replace(now, generation=7, tiles={k: t for k, t in now.tiles.items() if k != "D4"})
    x, y = SQUARE.at(SPACES["D4"])
    last = film([before, now])
    assert min(pixel(last, x + SQUARE.hex / 2, y)) > 200
    assert min(pixel(film([now, now]), x + SQUARE.hex / 2, y)) < 200
    x, y = SQUARE.at(SPACES["E8"])
    assert min(pixel(last, x + SQUARE.hex / 2, y)) < 200, "a city of the generation before"


def test_a_time_lapse_shows_ratings_below_the_board() -> None:
    poor, rich = (film([with_seat(fixed(), 0, tr=tr)]) for tr in (20, 21))
    found = clearly_apart(poor, rich)
    assert found is not None
    assert found[1] >= BOARD


def film(views: list[View]) -> Image.Image:
    """The last picture of an animation."""
    with Image.open(BytesIO(renderer.lapse(views, NAMES).data)) as opened_film:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened_film)][-1]


@BOARDS
def test_reached_steps_do_not_cut_the_signs_of_what_steps_bring(draw: Draw, layout: Layout) -> None:
    """A sign does not change as its track advances; the step to which it belongs has a light edge until then."""
    found = tracks(tuple(open_box(fixed().options).parameters.values()))
    ends = {track.key: track.parameter.end for track in found}
    none, all_ = (
        draw(msgspec.structs.replace(fixed(), parameters=parameters))
        for parameters in ({track.key: track.parameter.start for track in found}, ends)
    )
    seen = 0
    for track in found:
        for value, _bonus in track.parameter.bonuses:
            angle, seen = sum(track.angles(track.values.index(value))) / 2, seen + 1
            x, y = layout.polar(angle, layout.ring[0] - 10 * layout.unit)
            half = 12 * layout.unit
            sign = (x - half, y - half, x + half, y + half)
            assert not ImageChops.difference(part(none, *sign), part(all_, *sign)).getbbox(), (track.key, value)
            own, next_one = (_light(none, layout, track, track.values.index(value) + i) for i in (0, 1))
            assert own > next_one + 4, (track.key, value)
    assert seen == 4


def _light(image: Image.Image, layout: Layout, track: Track, index: int) -> float:
    """The mean brightness of a step."""
    x, y = layout.polar(sum(track.angles(index)) / 2, sum(layout.ring) / 2 + 6 * layout.unit)
    half = 14 * layout.unit
    return sum(ImageStat.Stat(part(image, x - half, y - half, x + half, y + half)).mean) / 3
