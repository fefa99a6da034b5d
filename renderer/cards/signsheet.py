"""All signs of the game with their names, drawn by the functions that cards and boards use; several pages to read on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from engine.card import Card
from engine.effects.tiles import Place, city
from engine.expansions import shipped, shipped_cards
from engine.prices import USUAL
from engine.state import RESOURCES
from renderer.cards import faces
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import centre, stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import BOARD, GOLD, GROUND, LETTER, OWNERS, REQUIREMENT
from renderer.drawing.type import leading, paragraph, width, write, write_line
from renderer.icons.icons import icons
from renderer.icons.pictograms import PER, THEN, Boxed, Cost, Icons, Sign, Word, lies, onto
from renderer.icons.signs import SIGNS
from renderer.icons.sprites import TAG_SIGNS, owner
from renderer.pieces.iconrow import draw_icons, pictogram, width_of
from renderer.pieces.tiles import PAINTERS, area, choice, claimed, halo, held
from words import _, money, parameter_name, resource_name, tag_name, tile_name
from words.catalogue import capital, colon, ended, semicolons
from words.names import between_icons, mark, parameter_text

EDGE: Final = 16
TITLE: Final = 40
HEAD: Final = 78
"""The height of the title of a section with the space above it, in pixels."""
ICON: Final = 46
ROW: Final = 72
LETTERS: Final = (34, 28)
"""The largest and smallest letters of a name, in pixels."""
NARROW: Final = 84
"""The width of a sign in a section of two columns, in pixels."""
WIDE: Final = 236
"""The width of a row of signs in a section of one column, in pixels."""
BETWEEN: Final = 16

Sprite = Callable[[int], Image.Image]

ADDED: Final[dict[str, str]] = {}
"""The meanings of the signs of expansions, marked with `N_`, by the keys of the signs in `SIGNS`."""


class Cell(NamedTuple):
    """A sign and its name, as a clause; the sign is a row of icons, or a function that draws it at a height."""

    name: str
    sign: Icons | Sprite


class Section(NamedTuple):
    """Signs of one kind, in two columns or one per line."""

    title: str
    cells: Sequence[Cell]
    columns: int = 2

    @property
    def high(self) -> int:
        return HEAD + ROW * -(-len(self.cells) // self.columns)

    def said(self) -> str:
        return ended(colon(self.title, semicolons(cell.name for cell in self.cells)))


def legend(page: int = 0) -> Picture:
    """One page of signs with their names; `page` counts from 0."""
    sections = pages()[page]
    image = Image.new("RGB", (BOARD, sum(section.high for section in sections) + EDGE), GROUND)
    y = 0
    for section in sections:
        write(image, EDGE, y + 56, section.title, theme.TITLE, TITLE, GOLD)
        _draw_cells(image, section, y + HEAD)
        y += section.high
    return picture(image, "signs", "\n".join(section.said() for section in sections), theme.AS_SHEET)


def legend_pages() -> int:
    """The number of pages."""
    return len(pages())


def pages() -> list[list[Section]]:
    """The sections of each page."""
    return [
        [_resources(), _lying(), _cards()],
        [_tags(), _reading()],
        [_effects(), _tiles()],
        [_areas(), _marks()],
    ]


def _draw_cells(image: Image.Image, section: Section, top: int) -> None:
    wide = (BOARD - 2 * EDGE - BETWEEN * (section.columns - 1)) // section.columns
    room = NARROW if section.columns > 1 else WIDE
    for i, cell in enumerate(section.cells):
        x = EDGE + i % section.columns * (wide + BETWEEN)
        y = top + i // section.columns * ROW + ROW // 2
        _draw_sign(image, cell.sign, x, y, room)
        lines, size = paragraph(
            capital(cell.name), theme.TEXT, *LETTERS, (wide - room - BETWEEN, 2 * leading(LETTERS[1]))
        )
        base = y + size * 0.36 - (len(lines) - 1) * leading(size) / 2
        for n, line in enumerate(lines):
            write_line(image, x + room + BETWEEN, base + n * leading(size), line, theme.TEXT, size, LETTER)


def _draw_sign(image: Image.Image, sign: Icons | Sprite, x: int, y: int, room: int) -> None:
    """Draw a sign in the middle of its room."""
    if callable(sign):
        centre(image, sign(ICON), x + room / 2, y)
        return
    size = min(ICON, round(ICON * room / width_of(sign, ICON)))
    draw_icons(image, x + (room - width_of(sign, size)) / 2, y, sign, size)


def _one(name: str, sign: str, n: str = "") -> Cell:
    return Cell(name, (Sign(sign, n),))


# Signs on cards and on the boards of players.


def _tags() -> Section:
    return Section(_("Tags"), [_one(tag_name(tag), f"tag:{tag}") for tag in TAG_SIGNS])


def _resources() -> Section:
    """The cells of the six resources that every player has, and of their production."""
    cells = [_one(resource_name(what), what) for what in RESOURCES]
    made = Cell(_("in the brown box: production"), (Boxed((Sign("plants", "+1"),)),))
    return Section(_("Resources"), [*cells, made, _one(_("terraform rating"), "tr")])


def _lying() -> Section:
    """The cells of the resources that lie on cards."""
    kinds = dict.fromkeys(card.holds for card in _dealt() if card.holds)
    cells = [Cell(_("{resources} on this card", resources=resource_name(kind)), (Sign(lies(kind)),)) for kind in kinds]
    cells += [
        Cell(_("onto a card of your choice"), (onto("animal", 1)._replace(n=""),)),
        Cell(_("onto one, of the kind there"), (onto("", 1)._replace(n=""),)),
    ]
    return Section(_("On cards lie"), cells)


def _dealt() -> list[Card]:
    """All shipped cards, corporations first."""
    return sorted(shipped_cards(), key=lambda card: card.kind != "corporation")


def _cards() -> Section:
    names = {
        "automated": _("green: once"),
        "active": _("blue: goes on"),
        "event": _("red: event, once"),
        "corporation": _("grey: corporation"),
    }
    cells = [Cell(name, _ground(kind)) for kind, name in names.items()]
    needs = parameter_text("oxygen", 5)
    cells += [
        Cell(_("price"), partial(_price, lower=False)),
        Cell(_("price lower than printed"), partial(_price, lower=True)),
        Cell(_("requirement, in yellow"), _words(needs)),
        Cell(_("points at the end"), (Sign("vp", ""),)),
    ]
    return Section(_("Cards"), cells)


def _ground(kind: str) -> Sprite:
    return lambda size: faces.slab(kind, round(size * 1.5), size)


@sprite_cache
def _price(size: int, *, lower: bool) -> Image.Image:
    whole = round(size * 1.3)
    sprite = Image.new("RGBA", (whole, whole))
    faces.cost(sprite, whole / 2, whole / 2, 9 if lower else 12, whole // 2, lower=lower)
    return sprite


def _words(text: str) -> Sprite:
    return lambda size: _written(text, round(size * 0.75))


@sprite_cache
def _written(text: str, size: int) -> Image.Image:
    """A sprite of a text in the font and colour in which cards show requirements."""
    sprite = Image.new("RGBA", (round(width(text, theme.STRONG, size)) + 2, round(size * 1.2)), (*REQUIREMENT, 0))
    write(sprite, 1, size * 0.9, text, theme.STRONG, size, REQUIREMENT)
    return sprite


def _raised() -> list[str]:
    """The parameters that cards raise by steps and show by a sign of their own; oceans are not among them, since they are tiles."""
    return [p.key for expansion in shipped() for p in expansion.parameters if p.key in SIGNS]


def _effects() -> Section:
    cells = [
        *(_one(_("{name}, a step", name=parameter_name(key)), key) for key in _raised()),
        _one(_("card to draw"), "card"),
        _one(_("card to look at"), "look"),
        _one(_("card in play"), "in-play"),
        _one(_("action, once a generation"), "action"),
        _one(_("protected"), "shield"),
        _one(_("reserve an area"), "flag"),
        _one(_("any area with a bonus"), "area"),
        _one(_("a resource of your choice"), "any-resource"),
        _one(_("award"), "cup"),
        *(_one(_(name), key) for key, name in ADDED.items()),
    ]
    return Section(_("What cards do"), cells)


def _reading() -> Section:
    """Examples of rows of signs and how to read them."""
    either = Word(between_icons("or"))
    price = money(2)
    cells = [
        Cell(_("up to 2 plants of any player"), (Sign("plants", "−2", anybody=True),)),
        Cell(_("pay 1 energy, get 1 heat"), (Sign("energy", "1"), Sign("arrow"), Sign("heat", "1"))),
        Cell(_("for space tags: {price} less", price=price), (Sign("tag:space"), THEN, Cost("−2"))),
        Cell(_("{price} for each Earth tag", price=price), (Sign("mc", "2"), PER, Sign("tag:earth"))),
        Cell(_("plants or heat, as you choose"), (Sign("plants"), either, Sign("heat"))),
        Cell(_("city next to 2 cities"), icons(city("two-cities"))),
    ]
    return Section(_("How they are read"), cells, 1)


# Signs of the map.


def _tiles() -> Section:
    named = [_one(tile_name(kind), f"tile:{kind}") for kind in PAINTERS]
    placed = (part.tile for card in _dealt() for part in card.play if isinstance(part, Place))
    special = next((kind for kind in placed if kind not in PAINTERS), "")
    return Section(_("Tiles"), [*named, _one(_("special tile of a card"), f"tile:{special}")])


def _areas() -> Section:
    names = {
        "land": _("land"),
        "ocean": _("for oceans only"),
        "volcanic": _("volcanic"),
        "reserved": _("for one city only"),
    }
    areas = [Cell(name, _tile(partial(area, kind))) for kind, name in names.items()]
    bonus = Cell(_("whoever lays a tile here gets this"), _tile(_with_bonus))
    beside = Cell(_("{money} for each ocean beside", money=f"+{money(USUAL['ocean-bonus'])}"), (Sign("tile:ocean"),))
    return Section(_("Areas and placement bonuses"), [*areas, bonus, beside])


def _marks() -> Section:
    cells = [
        Cell(_("tile of a player"), _tile(partial(held, "greenery", 1))),
        Cell(_("reserved by a player"), _tile(partial(claimed, 1))),
        Cell(_("may be chosen"), _tile(partial(choice, colour=theme.LEGAL))),
        Cell(_("new since your turn"), _tile(halo)),
        _one(_("first player"), "first"),
        _one(_("complete"), "tick"),
    ]
    owners = [
        Cell(_("player {n}, in texts {mark}", n=n + 1, mark=mark(n)), partial(owner, n)) for n in range(len(OWNERS))
    ]
    return Section(_("Marks"), [*cells, *owners])


def _tile(draw: Callable[[float], Image.Image]) -> Sprite:
    """A function that draws a hex-shaped sprite at the height of a row; `draw` takes the radius of the hex in pixels."""
    return lambda size: draw(size * 0.62)


@sprite_cache
def _with_bonus(radius: float) -> Image.Image:
    sprite = area("land", radius).copy()
    inside = pictogram("plants", round(radius * 0.95))
    stamp(sprite, inside, (sprite.width - inside.width) / 2, (sprite.height - inside.height) / 2)
    return sprite
