"""Changes since the reader's last turn, and spaces where a tile may be placed."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image, ImageChops

import renderer
from engine.card import KEYS
from engine.maps import MAPS
from engine.named import PROJECT_DECK
from engine.state import Tile
from engine.view import View
from renderer.drawing.theme import LESS, OWNERS, RISEN
from renderer.icons.sprites import TAG_SIGNS
from renderer.overview.seats import CHIP, LEFT, PLAYED, RIGHT, SECOND, STOCK, TAGS, WIDE
from renderer.overview.table import TOP, full_board, row_height
from renderer.planet.choosing import choice_of
from renderer.planet.layout import FULL, SQUARE, close
from renderer.planet.square import square_board
from renderer.tools import samples
from tests.renderer.golden import part, pixel
from tests.renderer.views import NAMES, fixed, with_seat

NOW = fixed()
IVAN = NOW.seats[2]
SPACES = MAPS["tharsis"].spaces


def earlier(**changes: object) -> View:
    return msgspec.structs.replace(NOW, **changes)


def bright(image: Image.Image) -> int:
    """The number of pixels in the colours of the badges of changes."""
    image = image.convert("RGB")
    return sum(n for n, colour in image.getcolors(image.width * image.height) or [] if colour in (RISEN, LESS))


def test_nothing_is_marked_where_nothing_has_changed() -> None:
    assert not ImageChops.difference(square_board(NOW), square_board(NOW, (), NOW)).getbbox()
    assert not ImageChops.difference(full_board(NOW, NAMES), full_board(NOW, NAMES, NOW)).getbbox()


def test_a_parameter_that_has_risen_carries_its_difference_in_its_corner() -> None:
    before = earlier(parameters=NOW.parameters | {"temperature": -12})
    half = SQUARE.width // 2
    marked = square_board(NOW, (), before)
    assert bright(marked.crop((0, 0, half, half))) > 300
    assert bright(marked.crop((half, 0, 2 * half, 2 * half))) == 0
    assert "temperature +4" in renderer.board(NOW, NAMES, before=before).alt


def test_steps_since_then_have_a_white_edge() -> None:
    before = earlier(parameters=NOW.parameters | {"oceans": 3})
    changed = ImageChops.difference(square_board(NOW), square_board(NOW, (), before))
    assert changed.crop((300, 700, 430, 800)).getbbox(), "the fourth and fifth ocean"
    assert not changed.crop((200, 700, 300, 760)).getbbox(), "the first ones"


def test_what_a_player_has_gained_stands_on_the_full_board() -> None:
    before = with_seat(NOW, 2, tr=IVAN.tr - 2)
    changed = ImageChops.difference(full_board(NOW, NAMES), full_board(NOW, NAMES, before)).getbbox()
    assert changed is not None
    assert changed[0] > FULL.width
    lines = renderer.table(NOW, NAMES, before).alt.splitlines()
    assert "Since then: TR ▲\u00a0+2." in lines


def test_what_is_held_and_cards_carry_no_difference() -> None:
    """These change with every production and every research phase."""
    before = with_seat(NOW, 2, stock=IVAN.stock | {"mc": 13}, hand=1, played=(KEYS["asteroid-mining"],), events=(1, 2))
    assert not ImageChops.difference(full_board(NOW, NAMES), full_board(NOW, NAMES, before)).getbbox()
    assert renderer.table(NOW, NAMES).alt == renderer.table(NOW, NAMES, before).alt


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_changes_of_production_have_slots_of_their_own(players: int) -> None:
    """A change is below the sign and left of the number; even two digits cover neither the sign nor the tags below."""
    now = samples.middle(players)
    seat = now.seats[now.first]
    for by in (-14, 1, 14):
        before = with_seat(now, seat.seat, production={what: n - by for what, n in seat.production.items()})
        changed = ImageChops.difference(full_board(now, NAMES), full_board(now, NAMES, before)).crop(
            (LEFT, 0, RIGHT, 1100)
        )
        box = changed.getbbox()
        assert box is not None
        apart = max(0, (row_height(now) - 166) // 3)
        top = TOP + STOCK + apart
        assert top + CHIP <= box[1] < box[3] <= TOP + TAGS + apart
        step = (WIDE - 14 - SECOND) / 6
        for i in range(6):
            x = 10 + i * step
            beside = part(changed, x + CHIP + 4, 0, x + step - 3, 1100)
            assert not beside.getbbox()


def test_tags_of_every_kind_leave_room_for_the_cards_that_were_played() -> None:
    """In the low row of one of five players, all changed since then."""
    counted = {tag: 3 + 11 * (i == 0) for i, tag in enumerate(TAG_SIGNS) if tag != "event"}
    full, bare = (full_board(with_seat(NOW, 2, tags=tags), NAMES, NOW) for tags in (counted, {}))
    played = (RIGHT - 8 - PLAYED, TOP, RIGHT, FULL.height)
    assert not ImageChops.difference(full.crop(played), bare.crop(played)).getbbox()


def test_changed_production_carries_its_difference() -> None:
    before = with_seat(NOW, 2, production=IVAN.production | {"steel": 12, "heat": 9})
    assert bright(full_board(NOW, NAMES, before)) > bright(full_board(NOW, NAMES))
    assert "▲: steel production −2, heat production +1." in renderer.table(NOW, NAMES, before).alt


def test_changed_points_carry_their_difference() -> None:
    before = with_seat(NOW, 2, points=IVAN.points | {"cards": -3})
    assert bright(full_board(NOW, NAMES, before)) > bright(full_board(NOW, NAMES))
    assert "Since then: points ▲\u00a0+3." in renderer.table(NOW, NAMES, before).alt


LANDLORD = NOW.award_scores["landlord"]
CHANGED = {
    "power tags +1": with_seat(NOW, 2, tags=IVAN.tags | {"power": 2}),
    "Landlord +1": earlier(award_scores=NOW.award_scores | {"landlord": tuple(n - 1 for n in LANDLORD)}),
    "deck −9": earlier(decks={PROJECT_DECK: (NOW.deck + 9, NOW.discard)}),
    "discard +7": earlier(decks={PROJECT_DECK: (NOW.deck, NOW.discard - 7)}),
}


@pytest.mark.parametrize("said", CHANGED)
def test_every_number_that_has_changed_carries_its_difference(said: str) -> None:
    before = CHANGED[said]
    assert bright(full_board(NOW, NAMES, before)) > bright(full_board(NOW, NAMES)) + 80
    assert said in renderer.table(NOW, NAMES, before).alt


def test_a_milestone_claimed_since_then_has_a_white_edge() -> None:
    claimed = earlier(milestones={"mayor": 2})
    chip = ImageChops.difference(full_board(claimed, NAMES, earlier(milestones={})), full_board(claimed, NAMES))
    box = chip.getbbox()
    assert box is not None
    assert box[0] > FULL.width
    assert box[2] - box[0] < 120


def test_a_tile_since_the_view_before_is_new() -> None:
    before = earlier(tiles={key: tile for key, tile in NOW.tiles.items() if key != "D4"})
    assert renderer.board(NOW, NAMES, before=before) == renderer.board(NOW, NAMES, since=["D4"], before=before)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_points_known_so_far_stand_in_every_row(players: int) -> None:
    now = samples.middle(players)
    richer = with_seat(now, now.first, points={"tr": 77})
    first_row = (0, 0, 1600, 200)
    plain, marked = (full_board(view, NAMES).crop(first_row) for view in (now, richer))
    changed = ImageChops.difference(plain, marked).getbbox()
    assert changed is not None
    assert changed[0] > RIGHT - 14 - SECOND
    assert changed[2] < RIGHT


def test_a_new_city_off_the_planet_is_ringed_and_named() -> None:
    now = earlier(tiles=NOW.tiles | {"moon": Tile("city", 1)})
    ringed, plain = (square_board(now, since) for since in (["moon"], ()))
    assert ImageChops.difference(ringed, plain).getbbox()
    assert ImageChops.difference(full_board(now, NAMES, NOW), full_board(now, NAMES, now)).getbbox()
    assert "New, with white rings: D4, moon." in renderer.board(now, NAMES, since=["moon", "D4"]).alt


def test_a_ring_around_what_is_new_leaves_its_owner_to_be_seen() -> None:
    (x, y), owned = SQUARE.at(SPACES["D4"]), OWNERS[NOW.tiles["D4"].owner].colour
    board = square_board(NOW, ["D4"])
    across = [pixel(board, x + share / 100 * SQUARE.hex / 2, y) for share in range(80, 100)]
    assert min(sum(abs(a - b) for a, b in zip(seen, owned, strict=True)) for seen in across) < 60


def test_where_the_whole_board_is_to_choose_from_it_shows_what_spaces_bring() -> None:
    legal = ["A1", "F4", "I5"]
    apart = ImageChops.difference(choice_of(NOW, legal, "city"), choice_of(NOW, legal, "lava-flows")).getbbox()
    assert apart is not None, "a city counts its greeneries"
    x, y = SQUARE.at(SPACES["F4"])
    assert x - SQUARE.hex / 2 <= apart[0] < apart[2] <= x + SQUARE.hex / 2
    assert y - SQUARE.radius < apart[1] < apart[3] < y + SQUARE.radius


def test_new_tiles_are_ringed_on_the_full_board_too() -> None:
    before = earlier(tiles={key: tile for key, tile in NOW.tiles.items() if key != "D4"})
    x, y = FULL.at(SPACES["D4"])
    assert min(pixel(full_board(NOW, NAMES, before), x + FULL.hex / 2, y)) > 200
    assert min(pixel(full_board(NOW, NAMES, NOW), x + FULL.hex / 2, y)) < 200


def test_a_tile_to_be_placed_shows_where_it_may_lie() -> None:
    plain, ghost = (choice_of(NOW, ["F4", "G6"], tile) for tile in ("", "greenery"))
    layout = close(MAPS["tharsis"], [SPACES["F4"], SPACES["G6"]])
    assert layout is not None
    changed = ImageChops.difference(plain, ghost)
    for key, there in (("F4", True), ("G6", True), ("F3", False), ("G5", False)):
        x, y = layout.at(SPACES[key])
        assert bool(part(changed, x - 40, y - 20, x + 40, y + 20).getbbox()) == there, key
