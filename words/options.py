"""The label and the hint of every option of every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.card import CARDS, KEYS, Card
from engine.core import Decision, Step
from engine.effects.card_resources import AddHere
from engine.effects.choices import choices_of
from engine.effects.production import Production, ProductionOfSpace
from engine.modifiers import StandIn
from engine.prices import card_price, term
from engine.setup_preview import unplayable_preludes
from engine.tableau import metal_of_tile
from engine.view import View
from words import turns, verbs
from words.brief import brief, card_brief
from words.cards import worth
from words.catalogue import _, arrow, capital, colon, commas, fit, number, pair, signed
from words.effects import clause
from words.government import raised_for_all
from words.names import (
    bonus_text,
    called,
    counted,
    goal_name,
    goal_text,
    money,
    parameter_name,
    points_text,
    policy_name,
    production_name,
    resource_name,
    space_name,
)
from words.reasons import reason
from words.requirements import needs
from words.spaces import placement_gains, rewarded
from words.unnamed import unnamed

LABEL = 80
HINT = 100

Parts = Mapping[int, tuple[Step, Decision | None]]


class Choice(NamedTuple):
    """The words of one option, plain text without markdown. Words that a screen uses separately have a field of their own and are not only
    in the label."""

    label: str
    """The label, at most 80 characters."""
    hint: str = ""
    """The hint, at most 100 characters."""
    name: str = ""
    """The name of the option's subject, without price and changes; `option` and `card_to_play` always give it."""
    price: str = ""
    """The price of an action of a turn that costs M€; empty for other options."""
    full: str = ""
    """The hint in full, for screens with more room than a menu; empty if the hint itself is complete."""


OPTIONS: Final[dict[str, Callable[[View, Decision, str], Choice]]] = {}
"""Options that expansions add, by the first part of the question's key or of the option's key; the function gets what follows the colon."""


def option(view: View, names: Sequence[str], key: str, parts: Parts | None = None) -> Choice:
    """The words of one option of the viewer's decision.

    `parts` maps the index of an option of an `effects` or `order` decision to the question behind it, as `engine.effects.order.parts`
    returns it.
    """
    assert view.decision is not None
    label, hint, name, price, full = _option(view.decision, view, names, key, parts or {})
    if why := view.decision.vain.get(key):
        hint, full = _("for nothing, {why}", why=reason(why)), ""
    begins_with_a_name = view.decision.kind == "player" and key.startswith(("seat:", "fewer:"))
    label = label if begins_with_a_name else capital(label)
    cut = fit(hint, HINT)
    return Choice(fit(label, LABEL), cut, name or label, price, full or (hint if cut != hint else ""))


def card_to_play(view: View, card: Card) -> Choice:
    """The words of a card in the viewer's hand with its present price, also while the viewer is not asked for an action."""
    label, hint = verbs.option(view, card.as_play)
    return Choice(fit(label, LABEL), fit(hint, HINT), *verbs.name_and_price(view, card.as_play))


def _option(decision: Decision, view: View, names: Sequence[str], key: str, parts: Parts) -> Choice:
    kind = decision.key.partition(":")[0]
    if kind == "turn":
        return Choice(*verbs.option(view, key), *verbs.name_and_price(view, key))
    if kind in ("effects", "order"):
        return _part(view, names, key, parts)
    own = OPTIONS.get(kind) or OPTIONS.get(key.partition(":")[0])
    if own:
        return own(view, decision, key.partition(":")[2] or key)
    match key:
        case "none":
            return Choice(_("Nobody") if decision.kind == "player" else _("None"))
        case "yes":
            return Choice(_("Yes"))
        case "no":
            return Choice(_("No"))
        case "done":
            return Choice(_("No more greeneries"))
        case _ if key.startswith("unheld:"):
            return Choice(resource_name(key.partition(":")[2]))
        case _ if key in verbs.VERBS:
            return Choice(*verbs.option(view, key))
        case _:
            pass
    verb, _colon, what = key.partition(":")
    match verb:
        case "space":
            return Choice(space_name(what), placement_gains(view, what, decision.tile, tuple(names)))
        case "seat":
            return _player(decision, view, names, verb, int(what))
        case "fewer" if decision.kind == "player":
            return _player(decision, view, names, verb, int(what))
        case "policy":
            return Choice(policy_name(what))
        case "raise":
            if rewarded(view) or key in decision.vain:
                return Choice(parameter_name(what), turns.raised(view, what, named=False))
            return Choice(parameter_name(what), raised_for_all(view, what, names))
        case "project":
            return Choice(*verbs.option(view, key), *verbs.name_and_price(view, key))
        case "milestone" | "award":
            return Choice(goal_name(what), goal_text(what))
        case "card" | "fewer" | "host" | "double":
            return _card(decision, view, names, verb, CARDS[KEYS[what]])
        case _:
            return _other(decision, view, key)


def _other(decision: Decision, view: View, key: str) -> Choice:
    me = view.seats[view.you]
    kind, *rest = decision.key.split(":")
    match kind, rest:
        case "either", _:
            return _choice(decision, view, int(key))
        case "metal" | "raise-production", _:
            made = me.production[key]
            return Choice(resource_name(key), pair(production_name(key), arrow(made, made + 1)))
        case "stand-in", [what, n, card]:
            lying, value = (
                CARDS[KEYS[card]],
                next(m.value for m in CARDS[KEYS[card]].modifiers if isinstance(m, StandIn)),
            )
            has, rest = me.stock[what], max(0, int(n) - int(key) * value)
            return Choice(counted(int(key), lying.holds), pair(resource_name(what), arrow(has, has - rest)))
        case "fewer", [what, seat]:
            has = view.seats[int(seat)].stock[what]
            return Choice(counted(int(key), what), arrow(has, has - int(key)))
        case "fewer-card", [what, card]:
            has = next(n for seat in view.seats if (n := seat.resources.get(KEYS[card])))
            return Choice(counted(int(key), what), arrow(has, has - int(key)))
        case "convert-production", [source, target]:
            n = int(key)
            change = [_shift(me.production, source, -n), _shift(me.production, target, n)]
            return Choice(number(n), commas(change))
        case "energy-to-heat", _:
            n = int(key)
            return Choice(number(n), commas(_stored(me.stock, what, by) for what, by in (("energy", -n), ("heat", n))))
        case "gain-chosen", [n]:
            has = me.stock[key]
            return Choice(counted(int(n), key), pair(resource_name(key), arrow(has, has + int(n))))
        case "spend-chosen", [what, each]:
            card = CARDS.get(decision.cause.card)
            return Choice(counted(int(key) * int(each), card.holds if what == "here" and card else what))
        case "spend-any", [source, target]:
            return Choice(counted(int(key), source), f"+{counted(int(key), target)}")
        case _:
            return Choice(key if key.isdecimal() else unnamed("option", key))


def _stored(stock: Mapping[str, int], what: str, by: int) -> str:
    return pair(resource_name(what), arrow(stock[what], stock[what] + by))


def _shift(production: Mapping[str, int], what: str, n: int) -> str:
    return pair(production_name(what), arrow(number(production[what]), number(production[what] + n)))


def _choice(decision: Decision, view: View, index: int) -> Choice:
    card = CARDS.get(decision.cause.card)
    if card is None:
        return Choice(_("Choice {n}", n=index + 1))
    effect = choices_of(card)[index]
    played = CARDS.get(decision.cause.trigger)
    if isinstance(effect, AddHere) and effect.kinds and played is not None:
        label = _("+{amount} on {card}", amount=counted(effect.n, played.holds), card=played.name)
        return Choice(label, _lying(view, view.you, played, effect.n, "").hint, played.name)
    return Choice(brief(effect, card), capital(clause(effect, card)))


def _part(view: View, names: Sequence[str], key: str, parts: Parts) -> Choice:
    """The words of an option of one of several simultaneous effects: the option's own words after the name of the card that asks."""
    index, _slash, inner = key.partition("/")
    if int(index) not in parts:
        return Choice(_("Effect {n}", n=int(index) + 1), inner.replace(":", " "))
    step, decision = parts[int(index)]
    card = CARDS.get(step.cause.card)
    name = card.name if card else capital(bonus_text(step.cause.source)) or _("Bonus")
    alone = bool(card) and {part.cause.card for part, _asked in parts.values()} == {view.asked.cause.card}
    if not inner or decision is None:
        done = clause(step.effect, card)
        same = sum(part.cause.card == step.cause.card and part.effect != step.effect for part, _asked in parts.values())
        if card and same:
            return Choice(done if alone else colon(name, done), name=name)
        return Choice(name, capital(done), name)
    asked = decision if decision.cause.card else replace(decision, cause=step.cause)
    label, hint, *_parts = _option(asked, view, names, inner, {})
    if asked.key == "swap":  # among options of other cards, the name alone would look like playing that card
        label = _("discard nothing") if inner == "none" else _("discard {card}", card=label)
    return Choice(label if alone else colon(name, label), hint)


def _player(decision: Decision, view: View, names: Sequence[str], verb: str, seat: int) -> Choice:
    kind, *rest = decision.key.split(":")
    who = called(seat, names)
    who = _("{name} (you)", name=who) if seat == view.you else who
    who = fit(who, 40)
    if kind not in ("reduce", "remove", "steal"):
        return Choice(who)
    what, n = rest
    if verb == "fewer":
        return Choice(_("{name}, fewer …", name=who), _("choose how much"))
    at = view.seats[seat]
    if kind == "reduce":
        made = at.production[what]
        return Choice(commas((who, pair(production_name(what), arrow(number(made), number(made - int(n)))))), name=who)
    has = at.stock[what]
    taken = min(has, int(n))
    hint = _("you get {amount}", amount=counted(taken, what)) if kind == "steal" else ""
    return Choice(commas((who, pair(resource_name(what), arrow(has, has - taken)))), hint, who)


def _card(decision: Decision, view: View, names: Sequence[str], verb: str, card: Card) -> Choice:
    kind, *rest = decision.key.split(":")
    if verb == "host":
        return Choice(card.name, _("lay it down with 2 resources, {price}", price=money(card.cost)))
    if verb == "double":
        n = view.seats[view.you].hosted[card.id]
        return Choice(card.name, _("resources {change}", change=arrow(n, 2 * n)))
    match kind:
        case "add":
            return _lying(view, view.you, card, int(rest[1]), card.name)
        case "remove-card":
            seat = next(s.seat for s in view.seats if card.id in s.played)
            has = view.seats[seat].resources.get(card.id, 0)
            owner = (
                "" if seat == view.you else _("{card} of {owner}", card=card.name, owner=fit(called(seat, names), 30))
            )
            name = owner or _("your {card}", card=card.name)
            taken = min(int(rest[1]), has)
            if verb == "fewer" and taken > 2:
                return Choice(_("{name}, fewer …", name=name), _("choose how much"))
            return _lying(view, seat, card, -1 if verb == "fewer" else -taken, name)
        case "take-own":
            return _lying(view, view.you, card, -int(rest[1]), card.name)
        case "reuse" if card.action is not None:
            return Choice(card.name, capital(brief(card.action, card)))
        case "copy-box":
            boxes = [brief(e, card) for e in card.play if isinstance(e, Production)]
            metal = metal_of_tile(view.seats[view.you], card.id)
            boxes += [
                pair(production_name(metal), signed(1)) for e in card.play if isinstance(e, ProductionOfSpace) and metal
            ]
            return Choice(card.name, commas(boxes))
        case _:
            if kind in ("prelude", "play-drawn") and (why := unplayable_preludes(view, [card.id]).get(card.id)):
                instead = money(term(view, view.me, "lost-prelude"))
                said = _("cannot be played now, {reason}: {price} instead", reason=reason(why), price=instead)
                return Choice(card.name, said)
            return dealt_card(card, card_price(view, view.me, card) if kind == "play-from-hand" else card.cost)


def dealt_card(card: Card, cost: int | None = None) -> Choice:
    """The words of a card to choose: its cost, which is usually the printed cost, its requirement and its effects."""
    price = [money(card.cost if cost is None else cost)] if card.priced else []
    requires = [needs(card.requires)] if card.requires else []
    return Choice(card.name, card_brief(card, before=(*price, *requires)))


def _lying(view: View, seat: int, card: Card, n: int, name: str) -> Choice:
    at = view.seats[seat]
    hosted = card.id in at.hosted  # what lies there is of no kind and brings no points
    has = (at.hosted if hosted else at.resources).get(card.id, 0)
    hint = pair(resource_name("" if hosted else card.holds), signed(n))
    if not hosted and not isinstance(card.points, int) and card.points.of == "here":
        each = card.points
        now, then = (each.times * ((min(k, each.cap) if each.cap else k) // each.every) for k in (has, has + n))
        hint = _("{each}: {change}", each=worth(card), change=points_text_change(now, then))
    return Choice(commas((name, arrow(has, has + n))), hint, name)


def points_text_change(was: int, now: int) -> str:
    return arrow(number(was), points_text(now))
