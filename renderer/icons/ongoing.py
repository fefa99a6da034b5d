"""Icons of ongoing effects: modifiers, and triggers with their effects."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions.from_hand import PlayFromHand
from engine.actions.turn import ExtraActions
from engine.bounds.rating_tax import PayDue
from engine.card import Card
from engine.effect import Modifier
from engine.effects.order import NextCard
from engine.modifiers import ANY_STEPS, KeepEnergy, Leeway, PayWith, PerRating, PointsForAll, Protect, StandIn, Term
from engine.named import RESOURCES
from engine.prices import USUAL
from engine.triggers import (
    MANY_TAGS,
    OnAdded,
    OnBonus,
    OnCard,
    OnPhase,
    OnProject,
    OnRaise,
    OnRating,
    OnTag,
    OnTagCount,
    OnTagged,
    OnTile,
)
from renderer.icons.icons import icons, per_icons, written
from renderer.icons.pictograms import (
    ARROW,
    PER,
    THEN,
    Cost,
    Icon,
    Icons,
    Said,
    Sign,
    Word,
    between,
    few,
    lies,
    onto,
)
from words import project_name
from words.catalogue import signed
from words.names import phase_name, term_name


@icons.register
def _next_card(part: NextCard, card: Card | None = None) -> Icons:
    return (written("next"), THEN, *_of_one_card(part.modifiers, card))


@icons.register
def _from_hand(part: PlayFromHand, card: Card | None = None) -> Icons:
    return (written("play"), Sign("card"), THEN, *_of_one_card(part.modifiers, card))


def _of_one_card(modifiers: Sequence[Modifier], card: Card | None) -> Icons:
    """The icons of modifiers that change something for a single card."""
    any_card = (Sign("card"), THEN)
    changes = [icons(modifier, card) for modifier in modifiers]
    changes = [change[2:] if change[:2] == any_card else change for change in changes]
    return tuple(icon for change in changes for icon in change)


@icons.register
def _term(part: Term, card: Card | None = None) -> Icons:
    kind, _colon, key = part.name.partition(":")
    match kind:
        case "card" if part.required:
            return (Sign("card"), written("required"), THEN, Cost(signed(part.by)))
        case "card":
            return (Sign(f"tag:{part.tag}" if part.tag else "card"), THEN, Cost(signed(part.by)))
        case "project" if key and part.to is None:
            return (Word(project_name(key).upper()), THEN, Cost(signed(part.by)))
        case "value":
            return (Sign(key), THEN, Sign("mc", signed(part.by)))
        case "greenery" if part.to is not None:
            return (Sign("plants", str(part.to)), ARROW, Sign("tile:greenery"))
        case "ocean-bonus":
            return (Sign("tile:ocean"), THEN, Sign("mc", signed(part.by)))
        case _:
            price = signed(part.by) if part.to is None else str(part.to)
            return (Word(term_name(part.name).upper()), THEN, Cost(price))


@icons.register
def _per_rating(part: PerRating, card: Card | None = None) -> Icons:
    return (Sign("tr", "+1"), THEN, *icons(part.do, card))


@icons.register
def _due(part: PayDue, card: Card | None = None) -> Icons:
    return (Sign("mc", signed(-part.mc)),)


@icons.register
def _leeway(part: Leeway, card: Card | None = None) -> Icons:
    what = (part.parameter,) if part.parameter else ("temperature", "oxygen", "tile:ocean")
    size = f"±{part.steps}" if part.steps < ANY_STEPS else "±X"
    return (*(Sign(name) for name in what), THEN, Said(size))


@icons.register
def _pay_with(part: PayWith, card: Card | None = None) -> Icons:
    what = lies(card.holds if card else "") if part.resource == "here" else part.resource
    value = part.value or USUAL[f"value:{part.resource}"]
    pays: Icons = (Sign(what), Said("="), Sign("mc", few(value)))
    paid: list[Icons] = [(Sign(f"tag:{tag}"),) for tag in part.tags]
    paid += [(_towards(name),) for name in part.towards]
    return (*between(paid, written("or")), THEN, *pays) if paid else pays


def _towards(term: str) -> Icon:
    """The icon or short name of the price `term` that a resource may pay, such as a standard project."""
    kind, _colon, key = term.partition(":")
    if kind == "project":
        return Word(project_name(key).upper()) if key else written("project")
    return Sign("card") if term == "card" else Word(term_name(term).upper())


@icons.register
def _protect(part: Protect, card: Card | None = None) -> Icons:
    return (Sign("shield"), *(Sign(kind if kind in RESOURCES else lies(kind)) for kind in part.kinds))


# Triggers.


@icons.register
def _stand_in(part: StandIn, card: Card | None = None) -> Icons:
    return (Sign(lies(card.holds if card else "")), Said("="), Sign(part.resource, str(part.value)))


@icons.register
def _on_tile(part: OnTile, card: Card | None = None) -> Icons:
    mars = (written("on-mars"),) if part.where == "mars" else ()
    return (Sign(f"tile:{part.kind}", anybody=part.by == "any"), *mars, THEN, *icons(part.do, card))


@icons.register
def _on_tag(part: OnTag, card: Card | None = None) -> Icons:
    tags = between([(Sign(f"tag:{tag}", anybody=part.by == "any"),) for tag in part.tags], written("or"))
    return (*tags, THEN, *icons(part.do, card))


@icons.register
def _on_tagged(part: OnTagged, card: Card | None = None) -> Icons:
    return (Sign("card"), Sign(f"tag:{part.tag}", anybody=part.by == "any"), THEN, *icons(part.do, card))


@icons.register
def _on_added(part: OnAdded, card: Card | None = None) -> Icons:
    added = Sign(lies(part.kind), "+1") if part.here else onto(part.kind, 1)
    return (added, THEN, *icons(part.do, card))


@icons.register
def _on_card(part: OnCard, card: Card | None = None) -> Icons:
    anybody = part.by == "any"
    what: list[Icon] = [Sign(f"tag:{part.kind}", anybody=anybody)] if part.kind else []
    what += [Sign(f"tag:{part.tag}", anybody=anybody)] if part.tag else []
    what = what or [Sign("card", anybody=anybody)]
    what += [Cost(f"{part.cost}+")] if part.cost else []
    return (*what, THEN, *icons(part.do, card))


@icons.register
def _on_project(part: OnProject, card: Card | None = None) -> Icons:
    cost = (Cost(f"{part.cost}+"),) if part.cost else ()
    return (written("project"), *cost, THEN, *icons(part.do, card))


@icons.register
def _on_raise(part: OnRaise, card: Card | None = None) -> Icons:
    return (Sign(part.parameter, anybody=part.by == "any"), THEN, *icons(part.do, card))


@icons.register
def _on_bonus(part: OnBonus, card: Card | None = None) -> Icons:
    metals = between([(Sign(icon),) for icon in part.icons], written("or"))
    return (Sign("area"), *metals, THEN, *icons(part.do, card))


@icons.register
def _on_rating(part: OnRating, card: Card | None = None) -> Icons:
    return (Sign("tr", "+1"), THEN, *icons(part.do, card))


@icons.register
def _on_tag_count(part: OnTagCount, card: Card | None = None) -> Icons:
    size = str(part.least) if part.least == part.most else f"{part.least}+"
    size = size if part.most >= MANY_TAGS or part.least == part.most else f"{part.least}–{part.most}"
    return (Sign("card"), Sign("tag:wild", size), THEN, *icons(part.do, card))


@icons.register
def _on_phase(part: OnPhase, card: Card | None = None) -> Icons:
    return (Word(phase_name(part.phase).upper()), THEN, *icons(part.do, card))


@icons.register
def _keep_energy(part: KeepEnergy, card: Card | None = None) -> Icons:
    return (Sign("energy", "X"), ARROW, Sign("heat", "X"))


@icons.register
def _points_for_all(part: PointsForAll, card: Card | None = None) -> Icons:
    worth = Sign("vp", signed(part.points.times), anybody=True)
    counted = (worth, PER, *per_icons(part.points, card))
    return (Sign(lies(card.holds if card else ""), f"{part.here}+"), THEN, *counted) if part.here else counted


@icons.register
def _extra_actions(part: ExtraActions, card: Card | None = None) -> Icons:
    return (written("now"), Sign("action", str(part.n)))
