"""The names of things: resources, tags, parameters, tiles, projects, goals, players; expansions add the names of their things."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.box import title_of
from engine.card import CARDS, KEYS
from engine.tableau import ON_CARD
from words.catalogue import (
    N_,
    NC_,
    N_plural,
    _,
    arrow,
    capital,
    commas,
    dots,
    listed,
    number,
    pair,
    pgettext,
    plural,
    pluses,
    tied,
)
from words.unnamed import Names, WordsByKey, unnamed
from words.verbatim import verbatim

MARKS: Final = "●■▲◆★"
"""The marks of owners, by seat."""

_COORDINATE: Final = re.compile(r"[A-Z]\d+")
COUNTED: Final = WordsByKey(
    "resource",
    {
        "mc": N_plural("{n}\u00a0M€", "{n}\u00a0M€"),
        "steel": N_plural("{n}\u00a0steel", "{n}\u00a0steel"),
        "titanium": N_plural("{n}\u00a0titanium", "{n}\u00a0titanium"),
        "plants": N_plural("{n}\u00a0plant", "{n}\u00a0plants"),
        "energy": N_plural("{n}\u00a0energy", "{n}\u00a0energy"),
        "heat": N_plural("{n}\u00a0heat", "{n}\u00a0heat"),
        "": N_plural("{n}\u00a0resource", "{n}\u00a0resources"),
    },
    lambda said: (f"{{n}}\u00a0{said}",) * 2,
)
ONE: Final = Names("one resource")
RESOURCES: Final = Names(
    "resource",
    {
        "mc": N_("M€"),
        "steel": N_("steel"),
        "titanium": N_("titanium"),
        "plants": N_("plants"),
        "energy": N_("energy"),
        "heat": N_("heat"),
        "card": N_("card"),
    },
)
_PRODUCTIONS: Final = Names(
    "production",
    {
        "mc": N_("M€ production"),
        "steel": N_("steel production"),
        "titanium": N_("titanium production"),
        "plants": N_("plant production"),
        "energy": N_("energy production"),
        "heat": N_("heat production"),
    },
)
BETWEEN_ICONS: Final = Names(
    "word between icons",
    {
        "or": N_("OR"),
        "else": N_("ELSE"),
        "first": N_("FIRST"),
        "next": N_("NEXT CARD"),
        "play": N_("PLAY"),
        "prelude": N_("PRELUDE"),
        "lowest": N_("LOWEST"),
        "copy": N_("COPY"),
        "steal": N_("STEAL"),
        "adjacent": N_("ADJACENT"),
        "on-mars": N_("ON MARS"),
        "on": N_("ON"),
        "on-land": N_("ON LAND"),
        "on-ocean": N_("ON OCEAN AREA"),
        "on-volcanic": N_("ON VOLCANIC AREA"),
        "on-noctis": N_("ON NOCTIS CITY"),
        "alone": N_("NEXT TO NO TILE"),
        "next-to": N_("NEXT TO"),
        "not-next-to": N_("NOT NEXT TO"),
        "hand": N_("IN HAND"),
        "next-to-own": N_("NEXT TO YOURS"),
        "off-map": N_("OFF THE MAP"),
        "yours": N_("YOURS"),
        "until": N_("UNTIL"),
        "no-tags": N_("NO TAGS"),
        "new-tag": N_("NEW TAG"),
        "again": N_("AGAIN"),
        "may": N_("YOU MAY"),
        "different": N_("DIFFERENT"),
        "required": N_("WITH A REQUIREMENT"),
        "bonus": N_("BONUS"),
        "project": N_("STANDARD PROJECT"),
        "now": N_("NOW"),
        "once-action": N_("ONCE AN ACTION"),
        "once-turn": N_("ONCE A TURN"),
        "once-generation": N_("ONCE A GENERATION"),
    },
)


class ParameterWords(NamedTuple):
    """The words of a global parameter, as message ids; `value` has a placeholder for the number, the messages after it are for one value.

    `counted` is a value of a parameter that counts things, and `lack` the number of things that are missing.
    """

    name: str
    value: str = N_("{n}")
    counted: Callable[[int], str] | None = None
    lack: Callable[[int], str] | None = None
    named: str = N_("{value}")
    at_least: str = N_("at least {value}")
    at_most: str = N_("at most {value}")


class GoalWords(NamedTuple):
    """The words of a milestone or an award, as message ids: its name, its condition (`{n}` is the number needed, and where a noun follows
    it there are two), and what is counted."""

    name: str
    text: str | tuple[str, str]
    measure: str


TAGS: Final = Names("tag", {"wild": NC_("tag", "wild")})
TAG_RULES: Final = {
    "wild": N_(
        "its wild tag counts as any one tag where you need or count tags, but not for awards, points and triggers"
    )
}
"""The rules that a tag has by itself, as a clause in the text of each card with the tag."""
PARAMETERS: Final = WordsByKey[ParameterWords]("parameter", {}, ParameterWords)
TILES: Final = Names("tile")
AREAS: Final = Names("area")
"""The names of areas off the map."""
PLACES: Final[dict[str, str]] = {}
"""The names printed on maps that other languages translate; the others are those of the real Mars."""
PROJECTS: Final = Names("standard project", {"sell-patents": N_("Sell patents")})
GOALS: Final = WordsByKey("milestone or award", {}, lambda said: GoalWords(said, f"{{n}}\u00a0{said}", said))
PHASES: Final = Names("phase", {"setup": N_("set-up"), "final": N_("last greeneries"), "over": N_("game over")})
POLICIES: Final = Names("policy")
DECKS: Final = Names("deck")
MARKERS: Final = Names("marker")
"""The names of markers on the map that are not tiles."""
FEATURES: Final = Names(
    "group of features",
    {
        "rating": N_("TR"),
        "tiles": N_("tiles"),
        "goals": N_("milestones and awards"),
        "points on cards": N_("points on cards"),
        "stock": N_("the resources you keep"),
        "production": N_("production"),
        "cards in play": N_("cards in play"),
        "hand": N_("cards in hand"),
        "expansions": N_("what expansions bring"),
        "goal": N_("steps towards the goal"),
    },
)
"""The names of the features with which robots evaluate positions (`engine.robots.features.GROUPS`, `engine.robots.value.REACHED`), as
reasons for a move."""
TITLES: Final = Names("expansion")
BOARDS: Final = Names("map")
ABOUT: Final = Names("what is to be known of an expansion or a map")
"""Descriptions of expansions and maps, one line for a menu."""
SOURCES: Final = Names(
    "source of points",
    {
        "tr": N_("TR"),
        "milestones": N_("milestones"),
        "awards": N_("awards"),
        "greeneries": N_("greeneries"),
        "cities": N_("cities"),
        "cards": N_("cards"),
    },
)


def resource_name(what: str) -> str:
    """The name of a resource, of a kind of resource on cards, or of a resource that may pay (`on-222`): `M€`, `microbes`, `microbes on
    Moss`."""
    if what.startswith(ON_CARD):
        card = CARDS[int(what.removeprefix(ON_CARD))]
        return _("{resources} on {card}", resources=resource_name(card.holds), card=card.name)
    return _(RESOURCES[what]) if what else _("resources")


def counted(n: int, what: str) -> str:
    """An amount with the name that `resource_name` gives: `3 plants`; an empty `what` means resources of any kind."""
    if what.startswith(ON_CARD):
        card = CARDS[int(what.removeprefix(ON_CARD))]
        return _("{amount} on {card}", amount=counted(n, card.holds), card=card.name)
    one, many = COUNTED[what]
    return plural(one, many, n)


def one_resource(what: str) -> str:
    """The singular name of a kind of resource that lies on cards, without a number: `animal`, `science resource`."""
    return pgettext("one resource", ONE[what])


def money(n: int) -> str:
    return counted(n, "mc")


def points_text(n: int) -> str:
    """An amount of victory points: `2 VP`."""
    return _("{n}\u00a0VP", n=number(n))


def rating_text(n: str) -> str:
    """A change of the terraform rating, from a number with its sign: `+2 TR`."""
    return _("{n}\u00a0TR", n=n)


def rating_at(n: int) -> str:
    """A terraform rating: `TR 24`."""
    return _("TR\u00a0{n}", n=number(n))


def cards_text(n: int) -> str:
    return plural("{n}\u00a0card", "{n}\u00a0cards", n)


def preludes_text(n: int) -> str:
    return plural("{n}\u00a0prelude", "{n}\u00a0preludes", n)


def production_name(what: str) -> str:
    """The name of a production: `plant production`."""
    return _(_PRODUCTIONS[what])


def tag_name(tag: str) -> str:
    return pgettext("tag", TAGS[tag])


def tag_counted(tag: str, n: int) -> str:
    """A tag with its number: `2 building`."""
    return _("{n}\u00a0{tag}", n=number(n), tag=tag_name(tag))


def tags_counted(tags: Mapping[str, int]) -> str:
    """Tags with their numbers: `2 building, 1 space`; empty if there are no tags."""
    return commas(tag_counted(tag, n) for tag, n in tags.items() if n)


def parameter_name(key: str) -> str:
    return _(PARAMETERS[key].name)


def parameter_text(key: str, value: int | str) -> str:
    """A value of a parameter with its unit: `−8 °C`, `7 %`, `5 oceans`."""
    words = PARAMETERS[key]
    if isinstance(value, str):
        return value if words.counted else _(words.value, n=value)
    return words.counted(value) if words.counted else _(words.value, n=number(value))


CAUSES: Final[dict[str, Callable[..., str]]] = {}
"""Further causes that expansions add, by the first part of `Cause.source`; the function gets the other parts."""


def bonus_text(source: str) -> str:
    """The name of the bonus step, or of the part of an expansion, that is the source of a change: `bonus at 0 °C`; empty for
    other sources."""
    kind, *rest = source.split(":")
    if kind in CAUSES:
        return CAUSES[kind](*rest)
    if kind != "bonus":
        return ""
    key, at = rest
    return _("bonus at {value}", value=parameter_text(key, int(at)))


def parameter_change(key: str, was: int, now: int) -> str:
    """A change of a parameter: `temperature −10 → −8 °C`."""
    return pair(parameter_name(key), parameter_text(key, arrow(number(was), number(now))))


def tile_name(kind: str) -> str:
    """The name of a tile by its kind: `city`, `Mohole Area`; a special tile has the name of its card."""
    if kind in TILES:
        return _(TILES[kind])
    return CARDS[KEYS[kind]].name if kind in KEYS else unnamed("tile", kind)


def tile_gone(kind: str, space: str) -> str:
    """A tile that was removed: `ocean removed from F6`."""
    return _("{tile} removed from {space}", tile=tile_name(kind), space=space_name(space))


def space_name(space: str) -> str:
    """The name of a space: its coordinate, or its own name if the space is off the map."""
    return space if _COORDINATE.fullmatch(space) else _(AREAS[space])


def place_name(printed: str) -> str:
    """The name that a map prints on a space, in the reader's language."""
    return _(PLACES[printed]) if printed in PLACES else printed


def project_name(key: str) -> str:
    return _(PROJECTS[key])


TERMS: Final = Names(
    "term",
    {
        "card": N_("a card"),
        "bought-card": N_("a card that you buy"),
        "project": N_("a standard project"),
        "milestone": N_("a milestone"),
        "award": N_("an award"),
        "greenery": N_("a greenery tile"),
        "temperature": N_("a step of temperature"),
    },
)
"""The names of things that have a price, as they stand before "costs you"."""


def term_name(key: str) -> str:
    """The name of the thing whose price `key` is: `a milestone`, `the standard project Asteroid`."""
    kind, _colon, one = key.partition(":")
    return _("the standard project {name}", name=project_name(one)) if kind == "project" and one else _(TERMS[key])


def phase_name(key: str) -> str:
    """The name of a phase: `action phase`, `game over`."""
    return _(PHASES[key])


def government_name(phase: str) -> str:
    """The name of a phase in which the first player raises a parameter; of no phase, that of World Government."""
    return capital(phase_name(phase)) if phase else _("World government")


def policy_name(key: str) -> str:
    """The name of a policy that an expansion brings."""
    return _(POLICIES[key])


def deck_name(key: str) -> str:
    """The name of a deck of cards."""
    return _(DECKS[key])


def marker_name(key: str) -> str:
    """The name of a marker on the map that is not a tile."""
    return _(MARKERS[key])


def map_name(key: str) -> str:
    """The name of a map: `Tharsis`."""
    return _(BOARDS[key])


def expansion_name(name: str) -> str:
    """The name of an expansion: `Corporate era`."""
    return _(TITLES[name])


def about(key: str) -> str:
    """A description of an expansion or a map, to read before choosing it."""
    return _(ABOUT[key])


def between_icons(key: str) -> str:
    """A short word in a row of icons, by its key."""
    return _(BETWEEN_ICONS[key])


def corporation_names(cards: Sequence[int]) -> str:
    """The names of a player's corporations: `Teractor`, or `Teractor and Helion` after Merger."""
    return listed([CARDS[card].name for card in cards])


def goal_name(key: str) -> str:
    """The name of a milestone or an award."""
    return _(_goal(key).name)


def goal_text(key: str, need: int = 0) -> str:
    """The condition of a milestone that needs `need`: `3 city tiles`; or of an award: `most heat`."""
    text = _goal(key).text
    return _(text, n=need) if isinstance(text, str) else plural(*text, need)


def goal_measure(key: str) -> str:
    """What a milestone or award counts: `city tiles`, `heat`."""
    return _(_goal(key).measure)


def _goal(key: str) -> GoalWords:
    """The words of a milestone or an award, by its key."""
    return GOALS[title_of(key)]


def source_name(source: str) -> str:
    """The name of a source of victory points."""
    return _(SOURCES[source])


def points_by_source(points: Mapping[str, int]) -> str:
    """Victory points by source: `TR 38 · milestones 5`."""
    return dots(tied(source_name(source), number(n)) for source, n in points.items())


def mark(seat: int) -> str:
    """The mark of an owner, by seat: ● ■ ▲ ◆ ★."""
    return MARKS[seat]


def numbered(n: int, name: str) -> str:
    """A name after its number in a picture: `2 · Comet`."""
    return _("{n}\u00a0· {name}", n=n, name=name)


def called(seat: int, names: Sequence[str]) -> str:
    """The name of a player, without a mark; all sentences use this function for names of players."""
    return verbatim(names[seat])


def player(seat: int, names: Sequence[str]) -> str:
    """The mark and name of a player."""
    return f"{mark(seat)}\u00a0{called(seat, names)}"


def players(names: Sequence[str]) -> list[str]:
    """The marks and names of all players, by seat."""
    return [player(seat, names) for seat in range(len(names))]


def mix_text(mix: Mapping[str, int]) -> str:
    """A payment in several resources: `8 steel + 10 M€`."""
    paid = [counted(n, what) for what, n in mix.items() if n]
    return pluses(paid) or money(0)


def feature_name(group: str) -> str:
    """The name of a group of features with which robots evaluate positions: `production`."""
    return _(FEATURES[group])
