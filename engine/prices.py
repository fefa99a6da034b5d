"""Prices as a seat reads them off its view: what holds for it, what that makes things cost, and what it can pay with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import payment
from engine.card import CARDS, Card, picked
from engine.expansions import open_box
from engine.modifiers import Discount, Modifier, PayWith, PlantsCost
from engine.tableau import USUAL_PLANTS
from engine.view import Seat, View


def in_force(view: View, seat: Seat) -> list[Modifier]:
    """What holds for a seat: from face-up cards, events for the next card, policies."""
    box = open_box(view.options)
    found = [m for card in seat.played for m in CARDS[card].modifiers]
    found += [m for card in seat.next_card for m in box.next_card(card)]
    return found + [m for key in view.policies for m in box.policies[key] if isinstance(m, Modifier)]


def card_price(view: View, card: Card) -> int:
    """What a card costs the viewer now, in M€."""
    me = view.seats[view.you]
    less = me.hosted.get(card.id, 0)
    for m in in_force(view, me):
        if isinstance(m, Discount) and not m.project:
            less += m.mc * card.tags.count(m.tag) if m.tag else m.mc
    return max(0, card.cost - less)


def project_price(view: View, key: str) -> int:
    """What a standard project costs the viewer now, in M€."""
    cost = open_box(view.options).projects[key].cost
    found = in_force(view, view.seats[view.you])
    return max(0, cost - sum(m.mc for m in found if isinstance(m, Discount) and m.project == key))


def plants_for_greenery(view: View) -> int:
    """Plants that the viewer pays for a greenery."""
    found = in_force(view, view.seats[view.you])
    return min((m.plants for m in found if isinstance(m, PlantsCost)), default=USUAL_PLANTS)


def ways(view: View, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> tuple[payment.Way, ...]:
    """What the viewer can pay with now, as `payment.ways` says it of a game; for the first cards what the chosen corporation brings."""
    if corporation := view.chosen.get("corporation"):
        return (("mc", 1, CARDS[picked(corporation[0])].cost),)
    me = view.seats[view.you]
    values = {"steel": me.steel_value, "titanium": me.titanium_value}
    like = [(m.resource, m.value) for m in in_force(view, me) if isinstance(m, PayWith)]
    return payment.held(me.stock, (*((metal, values[metal]) for metal in metals), *like, ("mc", 1)), keep)


def purse(view: View, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> int:
    """The most M€ that the viewer can pay now, as `payment.purse` says it of a game."""
    return sum(value * n for _, value, n in ways(view, metals, keep))
