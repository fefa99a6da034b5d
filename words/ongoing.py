"""The words of ongoing effects: triggers and modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from engine.actions.from_hand import ChooseFromHand, PlayFromHand
from engine.actions.turn import ExtraActions
from engine.bounds.rating_tax import PayDue
from engine.card import Card
from engine.effect import Modifier, Trigger
from engine.effects.order import NextCard
from engine.effects.tiles import Place, PlaceOffMap
from engine.modifiers import ANY_STEPS, KeepEnergy, Leeway, PayWith, PerRating, PointsForAll, Protect, StandIn, Term
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
from words.amounts import kinds_listed, per, tags_listed
from words.catalogue import _, listed, one_of, plural
from words.effects import clause
from words.names import (
    counted,
    money,
    one_resource,
    parameter_name,
    phase_name,
    points_text,
    project_name,
    resource_name,
    tag_name,
    term_name,
)
from words.unnamed import nameless

PAID_WITH: Final = {"greenery": "plants", "temperature": "heat"}
"""The resources of prices that are not paid in M€, by price."""


def trigger_clause(trigger: Trigger, card: Card | None) -> str:
    """A trigger with its effect: `when you place a greenery tile, add 1 animal to this card`."""
    return _("{when}: {do}", when=when(trigger, card), do=clause(trigger.do, card))


@singledispatch
def when(trigger: Trigger, card: Card | None) -> str:
    """The event of a trigger, as a clause."""
    return nameless("trigger", trigger)


@when.register
def _on_tile(trigger: OnTile, card: Card | None) -> str:
    anybody = trigger.by == "any"
    match trigger.kind:
        case "ocean":
            said = _("when anybody places an ocean tile") if anybody else _("when you place an ocean tile")
        case "greenery":
            said = _("when anybody places a greenery tile") if anybody else _("when you place a greenery tile")
        case _ if trigger.where == "mars":
            said = _("when anybody places a city tile on Mars") if anybody else _("when you place a city tile on Mars")
        case _:
            said = _("when anybody places a city tile") if anybody else _("when you place a city tile")
    if card is not None and any(_places(part, trigger.kind) for part in card.play):
        said = _("{when}, this one included", when=said)
    return said


def _places(part: object, kind: str) -> bool:
    return (isinstance(part, PlaceOffMap) and kind == "city") or (isinstance(part, Place) and part.tile == kind)


@when.register
def _on_tag(trigger: OnTag, card: Card | None) -> str:
    tags = tags_listed(trigger.tags)
    if trigger.by == "any":
        said = _("for each {tags} tag that anybody plays", tags=tags)
    else:
        said = _("for each {tags} tag you play", tags=tags)
    if card is not None and any(tag in trigger.tags for tag in card.tags):
        return _("{when}, this card included", when=said)
    return said


@when.register
def _on_tagged(trigger: OnTagged, card: Card | None) -> str:
    tag = tag_name(trigger.tag)
    if trigger.by == "any":
        said = _("when anybody plays a card with a {tag} tag", tag=tag)
    else:
        said = _("when you play a card with a {tag} tag", tag=tag)
    return _("{when}, this card included", when=said) if card is not None and trigger.tag in card.tags else said


@when.register
def _on_added(trigger: OnAdded, card: Card | None) -> str:
    resource = one_resource(trigger.kind)
    if trigger.here:
        return _("for each {resource} that is added to this card", resource=resource)
    return _("for each {resource} that is added to a card of yours", resource=resource)


@when.register
def _on_card(trigger: OnCard, card: Card | None) -> str:
    if trigger.kind == "event":
        what = _("an event with a {tag} tag", tag=tag_name(trigger.tag)) if trigger.tag else _("an event")
    else:
        what = _("a card with a {tag} tag", tag=tag_name(trigger.tag)) if trigger.tag else _("a card")
    if trigger.cost:
        what = _("{what} with a printed cost of at least {cost}", what=what, cost=money(trigger.cost))
    if trigger.by == "any":
        return _("when anybody plays {what}", what=what)
    return _("when you play {what}", what=what)


@when.register
def _on_project(trigger: OnProject, card: Card | None) -> str:
    if trigger.cost:
        return _("when you use a standard project with a normal price of at least {cost}", cost=money(trigger.cost))
    return _("when you use a standard project other than selling patents")


@when.register
def _on_raise(trigger: OnRaise, card: Card | None) -> str:
    name = parameter_name(trigger.parameter)
    if trigger.by == "any":
        return _("for each step that anybody raises {name}", name=name)
    return _("for each step that you raise {name}", name=name)


@when.register
def _on_bonus(trigger: OnBonus, card: Card | None) -> str:
    icons = one_of([resource_name(icon) for icon in trigger.icons])
    return _("when you receive {icons} as a placement bonus", icons=icons)


@when.register
def _on_rating(trigger: OnRating, card: Card | None) -> str:
    return _("for each step that your terraform rating rises")


@when.register
def _on_tag_count(trigger: OnTagCount, card: Card | None) -> str:
    said = _("when you play {what}", what=card_with(trigger))
    own = len(card.tags) if card is not None and card.kind == "corporation" else -1
    return _("{when}, this card included", when=said) if trigger.least <= own <= trigger.most else said


def card_with(trigger: OnTagCount) -> str:
    """The cards that a trigger on a number of tags reacts to: `a card with at least 2 tags (an event has one more)`."""
    least, most = trigger.least, trigger.most
    if not most:
        return _("a card without tags (an event has one)")
    if least == most:
        return plural(
            "a card with exactly {n} tag (an event has one more)",
            "a card with exactly {n} tags (an event has one more)",
            least,
        )
    if most >= MANY_TAGS:
        return plural(
            "a card with at least {n} tag (an event has one more)",
            "a card with at least {n} tags (an event has one more)",
            least,
        )
    return plural(
        "a card with {least} to {most} tag (an event has one more)",
        "a card with {least} to {most} tags (an event has one more)",
        most,
        least=least,
        most=most,
    )


@when.register
def _on_phase(trigger: OnPhase, card: Card | None) -> str:
    return _("at the beginning of each {phase} phase", phase=phase_name(trigger.phase))


@singledispatch
def modifier_clause(modifier: Modifier, *, next_card: bool = False) -> str:
    """A modifier as a clause; with `next_card`, worded for the next card only."""
    return nameless("modifier", modifier)


@modifier_clause.register
def _term(modifier: Term, *, next_card: bool = False) -> str:
    kind, _colon, key = modifier.name.partition(":")
    less = money(-modifier.by)
    match kind:
        case "card" if next_card:
            return _("you pay {less} less", less=less)
        case "card" if modifier.required:
            return _("you pay {less} less for every card with a requirement", less=less)
        case "card" if modifier.tag:
            return _("you pay {less} less for each {tag} tag on a card you play", less=less, tag=tag_name(modifier.tag))
        case "card":
            return _("you pay {less} less for every card you play", less=less)
        case "project" if key and modifier.by < 0:
            return _("you pay {less} less for the standard project {name}", less=less, name=project_name(key))
        case "value":
            return metals_clause([modifier])
        case "greenery" if modifier.to is not None:
            return plural(
                "a greenery tile costs you only {n} plant", "a greenery tile costs you only {n} plants", modifier.to
            )
        case "ocean-bonus":
            more = money(modifier.by)
            return _("you gain {more} more for each ocean next to a tile that you place", more=more)
        case _:
            return _priced(modifier)


def _priced(modifier: Term) -> str:
    paid = PAID_WITH.get(modifier.name, "mc")
    what = term_name(modifier.name)
    if modifier.to is not None:
        return _("{what} costs you {price}", what=what, price=counted(modifier.to, paid))
    change = counted(abs(modifier.by), paid)
    if modifier.by < 0:
        return _("{what} costs you {less} less", what=what, less=change)
    return _("{what} costs you {more} more", what=what, more=change)


@modifier_clause.register
def _leeway(modifier: Leeway, *, next_card: bool = False) -> str:
    n = modifier.steps
    if n >= ANY_STEPS:
        return _("requirements of global parameters do not matter")
    if modifier.parameter:
        name = parameter_name(modifier.parameter)
        return plural(
            "requirements of {name} may be off by {n} step, up or down",
            "requirements of {name} may be off by {n} steps, up or down",
            n,
            name=name,
        )
    if next_card:
        return plural(
            "its requirements for global parameters may be off by up to {n} step, up or down",
            "its requirements for global parameters may be off by up to {n} steps, up or down",
            n,
        )
    return plural(
        "requirements for global parameters on your cards may be off by up to {n} step, up or down",
        "requirements for global parameters on your cards may be off by up to {n} steps, up or down",
        n,
    )


def metals_clause(modifiers: Sequence[Term]) -> str:
    """One clause for metals whose value rises by the same amount."""
    metals = listed([_("each {metal}", metal=resource_name(m.name.partition(":")[2])) for m in modifiers])
    return _("{metals} is worth {more} more when you pay with it", metals=metals, more=money(modifiers[0].by))


@modifier_clause.register
def _per_rating(modifier: PerRating, *, next_card: bool = False) -> str:
    return _("for each step that your terraform rating rises in the action phase: {do}", do=clause(modifier.do, None))


def printed_modifier(modifier: Modifier, card: Card) -> str:
    """A modifier as a clause of the card that has it; it calls the resources on that card by their name."""
    return _purse(modifier, card.holds) if isinstance(modifier, PayWith) else modifier_clause(modifier)


@modifier_clause.register
def _pay_with(modifier: PayWith, *, next_card: bool = False) -> str:
    return _purse(modifier)


def _purse(modifier: PayWith, holds: str = "") -> str:
    here = modifier.resource == "here"
    name = resource_name(holds if here else modifier.resource)
    if here:
        name = _("{resources} on this card", resources=name)
    value = money(modifier.value or USUAL[f"value:{modifier.resource}"])
    if modifier.tags or modifier.towards:
        return _(
            "{resources} may pay for {what}, each worth {value}", resources=name, what=paid_for(modifier), value=value
        )
    if modifier.value == 1:
        return _("you may use {resource} as M€", resource=name)
    return _("you may use {resource} as M€, each worth {value}", resource=name, value=value)


def paid_for(rule: PayWith) -> str:
    """What a resource may pay for: `a card with a Venus tag`, `a milestone`, `anything`."""
    tags, projects, others = one_of([tag_name(tag) for tag in rule.tags]), list[str](), list[str]()
    for term in rule.towards:
        kind, _colon, project = term.partition(":")
        if kind == "project" and project:
            projects.append(project_name(project))
        else:
            others.append(term_name(term))
    said = [_("a card with a {tag} tag", tag=tags)] if tags else []
    said += [_("the standard project {name}", name=one_of(projects))] if projects else []
    return one_of([*said, *others]) or _("anything")


@modifier_clause.register
def _stand_in(modifier: StandIn, *, next_card: bool = False) -> str:
    amount = counted(modifier.value, modifier.resource)
    return _("each resource on this card may be spent as {amount}", amount=amount)


@modifier_clause.register
def _keep_energy(modifier: KeepEnergy, *, next_card: bool = False) -> str:
    return _("in the production phase you choose how much of your stored energy becomes heat")


@modifier_clause.register
def _points_for_all(modifier: PointsForAll, *, next_card: bool = False) -> str:
    points, each = points_text(abs(modifier.points.times)), per(modifier.points, None)
    if modifier.points.times < 0:
        said = _("at the game's end every player loses {points} {each}", points=points, each=each)
    else:
        said = _("at the game's end every player gains {points} {each}", points=points, each=each)
    if not modifier.here:
        return said
    return plural(
        "{what}, if at least {n} resource lies here",
        "{what}, if at least {n} resources lie here",
        modifier.here,
        what=said,
    )


@modifier_clause.register
def _protect(modifier: Protect, *, next_card: bool = False) -> str:
    kinds = kinds_listed(modifier.kinds) if modifier.kinds else _("resources and production")
    if modifier.here:
        return _("nobody may remove {kinds} from this card", kinds=kinds)
    return _("opponents may not remove your {kinds}", kinds=kinds)


@clause.register
def _extra_actions(effect: ExtraActions, card: Card | None) -> str:
    return plural("take {n} action now", "take up to {n} actions now", effect.n)


@clause.register
def _due(effect: PayDue, card: Card | None) -> str:
    return _("pay {price}", price=money(effect.mc))


@clause.register
def _from_hand(effect: PlayFromHand, card: Card | None) -> str:
    changes = listed([modifier_clause(modifier, next_card=True) for modifier in effect.modifiers])
    return _("play a card from your hand, for which {changes}", changes=changes)


@clause.register
def _choose_from_hand(effect: ChooseFromHand, card: Card | None) -> str:
    return _("play a card from your hand")


@clause.register
def _next_card(effect: NextCard, card: Card | None) -> str:
    changes = listed([modifier_clause(modifier, next_card=True) for modifier in effect.modifiers])
    return _("for the next card you play in this generation: {changes}", changes=changes)
