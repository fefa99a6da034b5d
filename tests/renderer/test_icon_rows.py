"""Rows of icons against what they are made from: the amounts, caps and boxes of every card, event, policy and colony."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

import msgspec
from PIL import ImageChops

from engine.card import Card
from engine.core import Value
from engine.effect import Count
from engine.effects.card_resources import HostCard
from engine.effects.cards import BuyOrDiscard
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace
from engine.effects.tiles import Place
from engine.expansions.colonies.effects import AddTile, MoveTracks
from engine.expansions.colonies.tiles import TILES
from engine.expansions.prelude2.effects import Recession
from engine.expansions.prelude2.looking import Survey
from engine.expansions.promos.losses import LowerOthers
from engine.expansions.turmoil.amounts import SET
from engine.expansions.turmoil.event_effects import EVERYTHING, Compare, LowerProduction
from engine.expansions.turmoil.events import KIND
from engine.expansions.turmoil.policies import PARTY_RULES
from engine.modifiers import ANY_STEPS
from engine.named import RESOURCES
from engine.prices import USUAL
from engine.triggers import MANY_TAGS
from renderer.annexes.blocks import RIGHT
from renderer.cards import cards, offers
from renderer.expansions.turmoil import events
from renderer.icons.icons import card_icons, icons, point_icons
from renderer.icons.pictograms import ARROW, PER, Boxed, Cost, Icon, Icons, Said, Sign, Word, alternatives
from renderer.pieces.iconrow import in_rows, pictogram, width_of
from tests.renderer.views import SHIPPED


def _declared() -> Iterator[tuple[str, Value, Icons]]:
    """Everything that is drawn as a row of icons, with its name."""
    for card in SHIPPED:
        parts = (*card.play, *card.first, *card.modifiers, *card.triggers, *([card.action] if card.action else []))
        for part in parts:
            yield card.name, part, icons(part, card)
    for key, rule in PARTY_RULES.items():
        for part in (rule.bonus, *rule.policy):
            yield key, part, icons(part)
    for key, tile in TILES.items():
        for part in (*tile.income, tile.founding, tile.bonus):
            yield key, part, icons(part)


ROWS = list(_declared())


def within(part: object) -> Iterator[Value]:
    """A part and all that it is made of."""
    if isinstance(part, Value):
        yield part
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from within(getattr(part, name))
    elif isinstance(part, tuple):
        for each in part:
            yield from within(each)


def flat(row: Icons) -> Iterator[Icon]:
    for icon in row:
        yield from flat(icon.inside) if isinstance(icon, Boxed) else (icon,)


def _text(icon: Icon) -> str:
    match icon:
        case Sign(n=n):
            return n
        case Said(text) | Word(text) | Cost(text):
            return text
        case Boxed(inside):
            return " ".join(map(_text, inside))


def drawn_numbers(row: Icons) -> set[int]:
    """The numbers that a row shows; a picture alone says 1."""
    return {n for icon in row for n in map(int, re.findall(r"\d+", _text(icon))) if n > 1}


ANY: Final = {EVERYTHING, ANY_STEPS, MANY_TAGS}
"""Numbers that mean any number: icons say X, or nothing."""


def declared_numbers(part: object) -> set[int]:
    """The numbers in all fields of a part, and those that what it names stands for."""
    match part:
        case bool():
            return set()
        case int():
            return {abs(part)} - {0, 1} - ANY
        case tuple():
            return set[int]().union(*map(declared_numbers, part))
        case msgspec.Struct():
            own = {name: getattr(part, name) for name in part.__struct_fields__}
            return set[int]().union(STANDING_FOR.get(type(part), _nothing)(part), *map(declared_numbers, own.values()))
        case _:
            return set()


def _nothing(part: Any) -> set[int]:
    return set()


def _of_sets(count: Count) -> set[int]:
    least = count.of.removeprefix("sets-above-")
    return {SET, int(least)} if least.isdecimal() else set()


STANDING_FOR: Final[dict[type, Callable[[Any], set[int]]]] = {
    Count: _of_sets,
    Place: lambda place: {2} if place.where == "two-cities" else set(),
    BuyOrDiscard: lambda part: {USUAL["bought-card"]},
    Survey: lambda part: {USUAL["bought-card"]},
    HostCard: lambda part: {2},  # the resources put on a card with its hosted one, and by how much they grow
}
"""The numbers of what is declared by a name."""


def test_a_row_shows_the_amounts_that_are_declared() -> None:
    for name, part, row in ROWS:
        if not isinstance(part, Compare):  # what decides a solo game is said in words alone
            assert drawn_numbers(row) == declared_numbers(part), (name, row)


def counts(part: Value) -> list[Count]:
    return [each for each in within(part) if isinstance(each, Count)]


def test_a_cap_stands_right_behind_what_it_holds_for() -> None:
    """What is added, or taken away, such as influence, has no cap."""
    capped = 0
    for name, part, row in ROWS:
        for count in counts(part):
            if count.cap:
                icons_ = list(flat(row))
                cap = icons_.index(Said(f"≤{count.cap}"))
                assert not {Sign(count.more, "+"), Sign(count.less, "−")} & set(icons_[:cap]), name
                capped += 1
    assert capped > 20


def test_what_is_added_to_a_count_and_taken_away_from_it_is_shown() -> None:
    for name, part, row in ROWS:
        for count in counts(part):
            assert not count.more or Sign(count.more, "+") in flat(row), name
            assert not count.less or Sign(count.less, "−") in flat(row), name


def boxed(part: Value) -> Counter[str]:
    """What stands in brown boxes: production that changes, and production that is counted."""
    found = Counter[str]()
    for each in within(part):
        match each:
            case Production(own=own, other=other):
                found.update(what for what, _n in (*own, *other))
            case LowerProduction(what=what):
                found.update(what)
            case LowerOthers(what=what):
                found[what] += 1
            case Recession():
                found["mc"] += 1
            case ConvertProduction(source=source, target=target):
                found.update((source, target))
            case Count(of=of) if of.startswith("made-"):
                found[of.removeprefix("made-")] += 1
            case _:
                pass
    return found


def test_production_stands_in_a_box_and_stock_does_not() -> None:
    boxes = 0
    for name, part, row in ROWS:
        inside = Counter(
            each.name
            for icon in row
            if isinstance(icon, Boxed)
            for each in _before_counted(icon.inside)
            if isinstance(each, Sign) and each.name in RESOURCES
        )
        declared = boxed(part)
        if declared or not isinstance(part, BY_CHOICE):
            assert inside == declared, (name, row)
        boxes += bool(declared)
    assert boxes > 150


BY_CHOICE: Final = (ProductionOfSpace,)
"""Effects whose production is that of a space."""


def _before_counted(inside: Icons) -> Icons:
    """What is produced, without what it is counted by."""
    return inside[: inside.index(PER)] if PER in inside else inside


def broken(groups: Sequence[Icons], rows: Sequence[Sequence[Icons]]) -> list[Icons]:
    """The rows that go on inside an alternative, of groups that are arranged in rows."""
    begins = {group[:1] for group in groups}
    return [
        piece
        for row in rows
        for piece in row
        if piece not in groups and piece[:1] not in begins and not (isinstance(piece[0], Word) and piece[0].apart)
    ]


def arrangements(card: Card) -> Iterator[tuple[Sequence[Icons], Sequence[Sequence[Icons]]]]:
    """The groups of a card with the rows in which pictures show them."""
    groups = card_icons(card)
    yield groups, cards.body(card, cards.text_of(card), cards.needs_of(card)).rows
    shown = (*groups, *filter(None, [point_icons(card)]))
    for icon in {way.icon for way in offers.WAYS}:
        yield shown, in_rows(shown, icon, offers.RIGHT - offers.LEFT)
    if card.kind == KIND:
        does = tuple(part for effect in card.play if (part := icons(effect, card)))
        yield does, in_rows(does, events.ICON // 2, RIGHT - events.TEXT)


def test_a_row_never_breaks_inside_an_alternative() -> None:
    rows = 0
    for card in SHIPPED:
        for groups, shown in arrangements(card):
            assert not broken(groups, shown), card.name
            assert sum(map(len, shown)) >= len(groups), "nothing is left out"
            rows += sum(map(len, shown)) - len(groups)
    assert rows > 10, "some groups need several rows"


def test_a_break_inside_an_alternative_would_be_noticed() -> None:
    way: Icons = (Sign("energy", "2"), ARROW, Sign("mc", "5"))
    group = alternatives([way, way, way], Word("OR"))
    whole = width_of(group, 30)
    for room in range(round(width_of(way, 30) * 1.4), round(whole), 7):
        assert not broken([group], in_rows([group], 30, room)), room
    assert broken([group], [[group[:5]], [group[5:]]])
    assert in_rows([group], 30, whole) == [[group]]


def test_each_sign_of_a_row_means_one_thing() -> None:
    """A card that is drawn and one that lies in play, a step of a track and a tile, are not drawn alike."""
    drawn = {name: pictogram(name, 40) for name in ("card", "in-play", "look", "track", "colony-tile", "colony")}
    for one, other in combinations(drawn.values(), 2):
        assert ImageChops.difference(one, other).getbbox()
    used = {name: {icon.name for row in card_icons(by_name(name)) for icon in flat(row) if isinstance(icon, Sign)}
            for name in ("Solarnet Shutdown", "Sponsored Projects", "Community Services")}  # fmt: skip
    assert all("in-play" in names for names in used.values())
    adding, moving = (icons(part) for part in (AddTile(), MoveTracks()))
    assert {icon.name for icon in adding if isinstance(icon, Sign)} == {"colony-tile"}
    assert {icon.name for icon in moving if isinstance(icon, Sign)} == {"track"}


def by_name(name: str) -> Card:
    return next(card for card in SHIPPED if card.name == name)
