"""Pictures equal the golden ones, which somebody has checked by eye."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

import renderer
from engine import Options, new_game, view
from engine.card import KEYS
from engine.options import map_keys
from engine.shipped import MODULES
from renderer.art.illustrations import Composition, compose
from renderer.art.library import MOTIFS
from renderer.drawing.canvas import stamp
from renderer.drawing.theme import CHIPS, OWNERS, TAGS
from renderer.icons.signs import SIGNS, sign
from renderer.icons.sprites import card_resource, chip, owner, tag
from renderer.pieces.tiles import area, claimed, tile
from renderer.planet.landscapes import LANDSCAPES
from renderer.tools.samples import choosing
from tests.renderer import golden
from tests.renderer.views import NAMES, ended, fixed, grown, with_seat

pytestmark = pytest.mark.usefixtures("sharp")
TILES = (
    "capital",
    "lava-flows",
    "mohole-area",
    "mining-rights",
    "mining-area",
    "nuclear-zone",
    "natural-preserve",
    "ecological-zone",
    "commercial-district",
    "industrial-center",
    "restricted-area",
)
"""In the order of the golden picture."""


def test_the_square_board() -> None:
    golden.check("board", golden.opened(renderer.board(fixed(), NAMES, since=["F5"]).data))


@pytest.mark.parametrize("map", [key for key in map_keys() if key in LANDSCAPES and key != "tharsis"])
def test_the_board_of_another_map(map: str) -> None:
    there = view(new_game(Options(players=2, first=0, map=map), "golden"), None)
    begun = msgspec.structs.replace(there, parameters={"temperature": -16, "oxygen": 5, "oceans": 3})
    golden.check(map, golden.opened(renderer.board(begun, NAMES).data))


def test_a_choice_of_spaces() -> None:
    golden.check(
        "spaces", golden.opened(renderer.board(choosing(fixed(), "city"), NAMES, legal=["F4", "G6", "H5"]).data)
    )


def test_the_full_board() -> None:
    """In two parts, each of which is compared by itself."""
    table = golden.opened(renderer.table(fixed(), NAMES).data)
    golden.check("mars", table.crop((0, 0, 1060, 1100)))
    golden.check("players", table.crop((1060, 0, 1600, 1100)))


def test_the_sheet_of_everybody() -> None:
    """Its first picture as the third player sees it, and what is below the players."""
    now = msgspec.structs.replace(fixed(), you=2)
    before = with_seat(now, 2, tr=31, tags={"power": 2}, production=now.seats[2].production | {"steel": 12})
    pages = [
        golden.opened(renderer.everybody(now, NAMES, before, page).data)
        for page in range(renderer.everybody_pages(now, NAMES, before))
    ]
    golden.check("everybody", pages[0])
    golden.check("contests", pages[-1])


def test_strips_of_a_hand() -> None:
    cards = [KEYS[key] for key in ("capital", "comet", "herbivores", "asteroid")]
    golden.check("hand", golden.opened(renderer.hand(fixed(), cards, {cards[3]: "4 M€ short"}).data))


def test_how_a_game_went() -> None:
    golden.check("points", golden.opened(renderer.points(ended(), NAMES).data))
    golden.check("history", golden.opened(renderer.history([grown(n) for n in range(1, 7)], NAMES).data))


def test_the_last_frame_of_a_time_lapse() -> None:
    """The part below the board, and enough of the board to show that it is there."""
    lapse = Image.open(BytesIO(renderer.lapse([grown(7), ended()], NAMES).data))
    lapse.seek(1)
    golden.check("lapse", lapse.convert("RGB").crop((0, 500, lapse.width, lapse.height)))


def test_full_cards() -> None:
    sheet = Image.new("RGB", (1200, 420), (40, 44, 52))
    played = (("comet", 0, False), ("capital", 0, False), ("predators", 12, True), ("ecoline", 0, False))
    for i, (key, resources, used) in enumerate(played):
        card = golden.opened(renderer.card(KEYS[key], resources, used=used).data)
        sheet.paste(card.reduce(2), (300 * i, 0))
    golden.check("cards", sheet)


def test_cards_to_choose() -> None:
    golden.check("offer", golden.opened(renderer.offer([KEYS["fish"], KEYS["trees"]]).data))


def test_a_scene_of_each_topic() -> None:
    names = (
        "station",
        "rocket",
        "volcano",
        "tree",
        "deer",
        "virus",
        "dome",
        "mine",
        "windmill",
        "flask",
        "media",
        "coins",
        "stratopolis",
        "lizard",
        "waystation",
        "plume",
        "bank",
        "drillship",
        "dumptruck",
        "trophy",
    )
    sheet = Image.new("RGB", (4 * 200, 5 * 112))
    for i, name in enumerate(names):
        sheet.paste(compose(Composition(name, MOTIFS[name].setting), i, 200, 112), (i % 4 * 200, i // 4 * 112))
    golden.check("motifs", sheet)


def of_what_is_shipped(painter: object) -> bool:
    """Whether a painter is of the renderer, and of no expansion that is still being made."""
    room, *inside = painter.__module__.split(".")
    return room == "renderer" and (inside[0] != "expansions" or inside[1] in MODULES)


def test_tiles_and_signs() -> None:
    sheet = Image.new("RGB", (960, 330), (60, 30, 24))
    kinds = ["ocean", "greenery", "city", *TILES, "unheard-of"]
    for i, kind in enumerate(kinds):
        stamp(sheet, tile(kind, 34), 2 + i % 11 * 86, i // 11 * 86)
    for i, kind in enumerate(("land", "volcanic", "ocean", "reserved")):
        stamp(sheet, area(kind, 34), 450 + i * 86, 86)
    for i in range(len(OWNERS)):
        stamp(sheet, claimed(i, 34), 2 + i * 86, 170)
        stamp(sheet, owner(i, 40), 450 + i * 50, 190)
    # Those of the renderer alone: expansions of tests may have added signs in this process, or not yet.
    signs = [name for name, painter in SIGNS.items() if of_what_is_shipped(painter)]
    small = [*(chip(r, 34) for r in CHIPS), *(tag(t, 34) for t in (*TAGS, "unheard-of"))]
    small += [*(sign(s, 34) for s in (*signs, "unheard-of")), card_resource("animal", 34), card_resource("fighter", 34)]
    for i, sprite in enumerate(small):
        stamp(sheet, sprite, 4 + i % 24 * 39, 252 + i // 24 * 39)
    golden.check("sprites", sheet)
