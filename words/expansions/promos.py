"""The words of the promos."""

from __future__ import annotations

from typing import Final

from engine.card import Card
from engine.effect import Count
from engine.expansions.promos.cards import PRELUDES
from engine.expansions.promos.effects import (
    Ail,
    GreeneryBeside,
    HandShown,
    IfAnyHere,
    Merge,
    RepeatPrelude,
    ShowHand,
    SurfRings,
    TakeBackEvents,
    TurnDown,
    TurnedDown,
    UseProjects,
    WithoutEnergy,
)
from engine.expansions.promos.losses import Compensate, EventGiven, LowerOthers, OnLoss, SomebodyLost, Sue, WasRobbed
from engine.expansions.promos.markers import FoundCommunity, MoveNomads, OnCommunity, PlaceCathedral, SendNomads
from engine.expansions.promos.tiles import CoverOcean, FirstPlayerPlaces, OnNeighbour, ReplaceTile
from engine.view import View
from words.amounts import PER
from words.catalogue import N_, NC_, N_plural, _, fixed_texts, listed, plural
from words.decisions import COSTS, QUESTIONS
from words.effects import clause
from words.entries import bold, say
from words.ledger import Log
from words.names import (
    ABOUT,
    AREAS,
    BETWEEN_ICONS,
    COUNTED,
    MARKERS,
    ONE,
    RESOURCES,
    TITLES,
    counted,
    money,
    production_name,
    resource_name,
    tile_name,
)
from words.ongoing import when
from words.reasons import REASONS, SHORT
from words.requirements import needed, requirement_short, requirement_text

MERGING: Final = next(effect.mc for card in PRELUDES for effect in card.play if isinstance(effect, Merge))
"""The price of a further corporation."""

TITLES.add({"promos": N_("Promos")})
ABOUT.add({"promos": N_("single cards and corporations from here and there")})
AREAS.add({"stanford-torus": N_("Stanford Torus")})
RESOURCES.add(
    {
        "graphene": N_("graphene"),
        "disease": N_("diseases"),
        "hydroelectric_resource": N_("hydroelectric resources"),
    }
)
COUNTED.add(
    {
        "graphene": N_plural("{n}\u00a0graphene", "{n}\u00a0graphene"),
        "disease": N_plural("{n}\u00a0disease", "{n}\u00a0diseases"),
        "hydroelectric_resource": N_plural("{n}\u00a0hydroelectric resource", "{n}\u00a0hydroelectric resources"),
    }
)
ONE.add(
    {
        "graphene": NC_("one resource", "graphene"),
        "disease": NC_("one resource", "disease"),
        "hydroelectric_resource": NC_("one resource", "hydroelectric resource"),
    }
)
MARKERS.add({"nomads": N_("nomads"), "community": N_("community"), "cathedral": N_("cathedral")})
BETWEEN_ICONS.add(
    {
        "robbed": N_("WHO TOOK FROM YOU"),
        "event-given": N_("GETS THIS EVENT"),
        "lost": N_("LOSES SOMETHING"),
        "each-other": N_("EVERY OTHER PLAYER"),
        "move": N_("MOVE"),
        "city-owner": N_("ITS OWNER MAY"),
        "first-player": N_("FIRST PLAYER PLACES"),
        "in-its-place": N_("IN ITS PLACE"),
        "opponents": N_("NEXT TO AN OPPONENT'S"),
        "yours-tile": N_("YOUR TILE"),
        "corporation": N_("CORPORATION"),
        "face-down": N_("FACE DOWN"),
        "if-any": N_("IF ANY HERE"),
    }
)
REASONS.add(
    {
        "has-energy": N_("only without energy"),
        "no-events": N_("you have played no event that can be taken back"),
        "no-way": N_("no free space beside it"),
        "no-city": N_("every city has a cathedral"),
        "no-ocean": N_("no ocean away from all cities"),
        "no-own-tile": N_("you have no tile that could be replaced"),
        "no-prelude": N_("none of your preludes can be played again"),
    }
)
SHORT.add(
    {
        "no-events": N_("no event to take back"),
        "no-city": N_("no city without cathedral"),
        "no-ocean": N_("no ocean without city"),
        "no-own-tile": N_("no tile to replace"),
        "no-prelude": N_("no prelude to repeat"),
    }
)


def _marked(kind: str) -> str:
    if kind == "nomads":
        return _("Choose where the nomads begin; nobody can place a tile there.")
    return _("Choose a space for the community, which reserves it for you.")


def _moved(kind: str) -> str:
    return _("Choose where the nomads move; you gain what a tile there would bring.")


def _marked_city(kind: str) -> str:
    return _("Choose a city for the cathedral.")


def _placed_on(tile: str) -> str:
    return _("Choose the ocean on which {tile} is built.", tile=tile_name(tile))


def _placed_for(tile: str) -> str:
    return _(
        "You are first player: choose a space for the {tile} tile. What it brings goes to who places it.",
        tile=tile_name(tile),
    )


QUESTIONS.update(
    {
        "show-hand": lambda: _("Choose the cards to show, for {price} each.", price=money(1)),
        "take-back": lambda: _("Choose the events to take back, or none."),
        "mark": _marked,
        "move": _moved,
        "mark-city": _marked_city,
        "place-on": _placed_on,
        "place-for": _placed_for,
        "repeat-prelude": lambda: _("Choose the prelude whose effects you do once more."),
        "merge": lambda: _("Choose the corporation to merge with, for {price}.", price=money(MERGING)),
        "use-project": lambda: _("Choose a standard project to use for its price."),
    }
)


def _merging(view: View, card: Card | None) -> str:
    have = view.me.stock["mc"]
    if card is None:
        return _("You have {money} and get those of the corporation.", money=money(have))
    return _(
        "{have} and {brought} of {card}, less {price}: {left} before effects.",
        have=money(have),
        brought=money(card.cost),
        card=card.name,
        price=money(MERGING),
        left=money(max(0, have + card.cost - MERGING)),
    )


COSTS["merge"] = _merging


def _kinds_of_tags(count: Count, card: Card | None) -> str:
    return _("for each different tag you have, this card included")


def _complete(count: Count, card: Card | None) -> str:
    return _("for each global parameter that is complete")


def _tiles_by_oceans(count: Count, card: Card | None) -> str:
    return _("for each city tile and special tile next to an ocean, anybody's")


def _cathedrals(count: Count, card: Card | None) -> str:
    return _("for each cathedral that you have placed")


PER.update(
    {
        "cathedrals": _cathedrals,
        "kinds-of-tags": _kinds_of_tags,
        "complete": _complete,
        "tiles-by-oceans": _tiles_by_oceans,
    }
)


@clause.register
def _surf_rings(effect: SurfRings, card: Card | None) -> str:
    holds = card.holds if card else ""
    return _(
        "spend {one} from this card to gain {each} for each that was there, at most {most}",
        one=counted(1, holds),
        each=money(1),
        most=money(effect.cap),
    )


@clause.register
def _without_energy(effect: WithoutEnergy, card: Card | None) -> str:
    return _("if you have no energy: {then}", then=clause(effect.then, card))


@clause.register
def _show_hand(effect: ShowHand, card: Card | None) -> str:
    return _("show any number of cards from your hand to everybody and gain {each} for each", each=money(1))


@clause.register
def _take_back(effect: TakeBackEvents, card: Card | None) -> str:
    return plural(
        "you may take {n} event that you have played back into your hand, but none that placed a special tile",
        "you may take up to {n} events that you have played back into your hand, but none that placed a special tile",
        effect.n,
    )


fixed_texts(
    clause,
    {
        GreeneryBeside: N_("place a greenery tile next to it on land; oxygen rises 1 step"),
        SendNomads: N_(
            "place the nomads on an empty space that is not reserved; nobody can place a tile where they are"
        ),
        MoveNomads: N_(
            "move the nomads to an empty space beside them that is not reserved, and gain what a tile there would bring"
        ),
        RepeatPrelude: N_("do the effects of another prelude that you have played once more"),
        TurnDown: N_("turn this card face down (without tags and effects)"),
    },
)


@say.register
def _hand_shown(entry: HandShown, log: Log) -> None:
    if entry.cards:
        log.add(entry, _("{cards} shown", cards=listed([bold(card) for card in entry.cards])))
    else:
        log.add(entry, _("no card shown"))


@requirement_text.register
def _was_robbed(requirement: WasRobbed) -> str:
    return _("that another player took something from you, or lowered your production, in this generation")


@requirement_text.register
def _somebody_lost(requirement: SomebodyLost) -> str:
    return _("that a player removed {what} of another in this generation", what=resource_name(requirement.what))


@needed.register
def _needs_robbery(requirement: WasRobbed) -> str:
    return _(
        "needs another player to have taken something from you, or to have lowered your production, in this generation"
    )


@needed.register
def _needs_a_loss(requirement: SomebodyLost) -> str:
    what = resource_name(requirement.what)
    return _("needs a player to have removed {what} of another in this generation", what=what)


@requirement_short.register
def _robbed_in_short(requirement: WasRobbed, lack: int = 0, now: int | None = None) -> str:
    return _("needs a loss caused by another player")


@requirement_short.register
def _lost_in_short(requirement: SomebodyLost, lack: int = 0, now: int | None = None) -> str:
    return _("needs {what} removed this generation", what=resource_name(requirement.what))


@clause.register
def _sue(effect: Sue, card: Card | None) -> str:
    return _(
        "take up to {most} from a player who took something from you in this generation, and give them this card, "
        "which then counts for them",
        most=money(effect.mc),
    )


fixed_texts(
    when,
    {
        OnLoss: N_("when a player removes anything of another player but you, or lowers a production of theirs"),
        OnCommunity: N_("when you place a tile on a community of yours"),
        OnNeighbour: N_("whenever a tile of yours and one of an opponent come to lie side by side"),
    },
)


@clause.register
def _compensate(effect: Compensate, card: Card | None) -> str:
    return _("pay {price} to who lost it, or as much as you have", price=money(effect.mc))


@clause.register
def _lower_others(effect: LowerOthers, card: Card | None) -> str:
    name = production_name(effect.what)
    return plural(
        "lower the {name} of every other player {n} step, as far as possible",
        "lower the {name} of every other player {n} steps, as far as possible",
        effect.n,
        name=name,
    )


@clause.register
def _found_community(effect: FoundCommunity, card: Card | None) -> str:
    if effect.first:
        return _("put a community on an empty space that is not reserved, to keep it for you")
    return _("put one on an empty space next to a tile or community of yours")


@clause.register
def _place_cathedral(effect: PlaceCathedral, card: Card | None) -> str:
    return _(
        "place a cathedral on any city that has none; for the owner of the city: {offer}",
        offer=clause(effect.offer, card),
    )


@clause.register
def _cover_ocean(effect: CoverOcean, card: Card | None) -> str:
    return _(
        "place {tile} on an ocean tile next to no city: it counts as city and as ocean, and brings no bonus",
        tile=tile_name(effect.tile),
    )


@clause.register
def _replace_tile(effect: ReplaceTile, card: Card | None) -> str:
    return _(
        "replace a {old} tile of yours by a {new} tile, also next to a city, and gain what a new tile there would bring",
        old=tile_name(effect.old),
        new=tile_name(effect.new),
    )


@clause.register
def _first_player_places(effect: FirstPlayerPlaces, card: Card | None) -> str:
    return _("{do}, where the first player chooses", do=clause(effect.do, card))


@clause.register
def _merge(effect: Merge, card: Card | None) -> str:
    return plural(
        "look at {n} corporation and play one of them besides your own for {price}, which its own M€ help to pay",
        "look at {n} corporations and play one of them besides your own for {price}, which its own M€ help to pay",
        effect.n,
        price=money(effect.mc),
    )


@clause.register
def _use_projects(effect: UseProjects, card: Card | None) -> str:
    return plural("use {n} standard project, for its price", "use {n} standard projects, each for its price", effect.n)


@clause.register
def _ail(effect: Ail, card: Card | None) -> str:
    return _(
        "add {one} here and lose {price}, or what you have",
        one=counted(1, card.holds if card else ""),
        price=money(effect.mc),
    )


@clause.register
def _if_any_here(effect: IfAnyHere, card: Card | None) -> str:
    return _(
        "{then}; without one: {otherwise}",
        then=clause(effect.then, card),
        otherwise=clause(effect.otherwise, card),
    )


@say.register
def _given(entry: EventGiven, log: Log) -> None:
    log.add(entry, _("{card} goes to the events of {who}", card=bold(entry.card), who=log.who(entry.receiver)))


@say.register
def _turned_down(entry: TurnedDown, log: Log) -> None:
    log.add(entry, _("{card} turned face down", card=bold(entry.card)))
