"""The options of a turn: cards, projects, milestones, awards, actions, conversions."""

from __future__ import annotations

from collections.abc import Mapping

from engine import payment, prices, tableau
from engine.card import Card
from engine.core import NOTHING, Effect
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.expansions import open_box, shipped
from engine.view import Seat, View
from words.brief import brief
from words.catalogue import _, arrow, commas, dots, listed, number, one_of, plural, semicolons, signed
from words.names import (
    counted,
    goal_measure,
    mark,
    money,
    parameter_change,
    parameter_text,
    points_text,
    rating_text,
    resource_name,
)
from words.reasons import reason
from words.spaces import rewarded


def project_text(key: str, view: View | None = None) -> str:
    """The effect of a standard project: `temperature −8 → −6 °C, +1 TR`."""
    if key == "sell-patents":
        return _("{price} a card", price=money(1))
    projects = open_box(view.options).projects if view else {p.key: p for e in shipped() for p in e.projects}
    effects = projects[key].do
    if view is not None:
        if any(isinstance(effect, Place) and effect.tile == "greenery" for effect in effects):
            return greenery_gains(view)
        if raises := next((name for effect in effects if (name := _parameter(effect))), ""):
            return raised(view, raises)
    return commas(brief(e) for e in effects)


def _parameter(effect: Effect) -> str:
    """The key of the global parameter that an effect raises; empty if it raises none."""
    match effect:
        case Raise():
            return effect.parameter
        case Place(tile="ocean"):
            return "oceans"
        case _:
            return ""


def in_vain(view: View, key: str) -> str:
    """The reason why a legal option of the viewer's turn would have no effect; empty if it has one."""
    why = view.decision.vain.get(key) if view.decision else None
    return reason(why) if why else ""


def raised(view: View, key: str, *, named: bool = True) -> str:
    """A parameter one step higher, with the rating if the viewer gains it: `oxygen 5 → 6 %, +1 TR`; says so if the parameter is
    complete.

    Without `named`, the name of the parameter is left out, for a place where the name stands before the text.
    """
    parameter = open_box(view.options).parameters[key]
    now = view.parameters[key]
    if not parameter.left(now):
        return reason(f"complete:{key}")
    then = now + parameter.step
    change = parameter_change(key, now, then) if named else parameter_text(key, arrow(number(now), number(then)))
    return commas((change, rating_text("+1"))) if rewarded(view) else change


def greenery_gains(view: View) -> str:
    """What a greenery brings wherever it lies: `oxygen 5 → 6 %, +1 TR, +1 VP`; the point alone once oxygen rises no more for it."""
    point = f"+{points_text(1)}"
    return point if view.phase == "final" else commas((raised(view, "oxygen"), point))


def award_standing(view: View, key: str) -> str:
    """The leaders of an award and the viewer's score: `heat: ★ 22 leads, you 3`."""
    scores = view.award_scores[key]
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    measure = goal_measure(key)
    if not any(scores):
        return _("{what}: all lead with 0", what=measure)
    if leaders == [view.you]:
        rest = max((s for seat, s in enumerate(scores) if seat != view.you), default=0)
        return _("{what}: you lead with {best}, next {rest}", what=measure, best=number(best), rest=number(rest))
    marks = "\u00a0".join(mark(seat) for seat in leaders if seat != view.you)
    if view.you in leaders:
        return _("{what}: you and {marks} lead with {best}", what=measure, marks=marks, best=number(best))
    if view.you < 0:
        return _("{what}: {marks} {best}", what=measure, marks=marks, best=number(best))
    own = scores[view.you]
    return plural(
        "{what}: {marks} {best} leads, you {own}",
        "{what}: {marks} {best} lead, you {own}",
        len(leaders),
        what=measure,
        marks=marks,
        best=number(best),
        own=number(own),
    )


def price_and_means(view: View, card: Card, keep: Mapping[str, int]) -> str:
    """The price of a card and what the viewer can pay with; `keep` are resources that the card itself uses up and that cannot pay
    for it."""
    price = money(prices.card_price(view, view.me, card))
    paying = [what for what, _value, _n in payment.ways(view, view.buyer, card.as_card)]
    taken = [counted(n, what) for what, n in keep.items() if what in paying]
    have = means(view, card.as_card, keep)
    if taken:
        return _(
            "It costs {price} and takes {taken}; beside that you have {have}.",
            price=price,
            taken=listed(taken),
            have=have,
        )
    return _("It costs {price}; you have {have}.", price=price, have=have)


def purses_hint(view: View, card: Card, price: int) -> str:
    """The resources that may pay for a card but not for everything, with the M€ they are worth: `steel pays 16`; empty if there
    are none."""
    general = payment.purses(view, view.me)
    said: list[str] = []
    for what, value, n in payment.ways(view, view.me, card.as_card):
        if what != "mc" and what not in general:
            pays = min(n * value, price)
            name = resource_name(what)
            one = what in ("steel", "titanium", "energy", "heat")
            said.append(_("{metal} pays {n}", metal=name, n=pays) if one else _("{what} pay {n}", what=name, n=pays))
    return commas(said)


def means(view: View, towards: str = "", keep: Mapping[str, int] = NOTHING) -> str:
    """What the viewer can pay the price `towards` with, as for `payment.ways`: `10 M€`, or `10 M€ and 5 heat, worth 15 M€`."""
    have = {what: n for what, _value, n in payment.ways(view, view.buyer, towards, keep)}
    others = [counted(n, what) for what, n in have.items() if what != "mc"]
    said = money(have.get("mc", 0))
    if not others:
        return said
    return _(
        "{stocks}, worth {sum}",
        stocks=listed([said, *others]),
        sum=money(payment.spendable(view, view.buyer, towards, keep)),
    )


def left_over(view: View, price: int, towards: str = "") -> str:
    """What the viewer keeps after paying `price` for `towards`: `9 M€ left`, or `9 M€ left, heat included`."""
    left = _("{amount} left", amount=money(payment.spendable(view, view.buyer, towards) - price))
    others = [resource_name(what) for what, _value, _n in payment.ways(view, view.buyer, towards) if what != "mc"]
    return _("{left}, {others} included", left=left, others=listed(others)) if others else left


def resources_line(view: View) -> str:
    """The viewer's stocks with production, and other currencies: `**27 M€** +9 · **8 steel** +3 · …`; lines break between pairs only."""
    me = view.seats[view.you]
    stocks = [_pair(me, what) for what in me.stock]
    return dots(
        [*stocks, *(f"**{counted(tableau.pieces_held(view, me, what), what)}**" for what in view.box.currencies)]
    )


def _pair(seat: Seat, what: str) -> str:
    return f"**{counted(seat.stock[what], what)}**{_made(seat, what)}"


def _made(seat: Seat, what: str) -> str:
    return f"\u00a0{signed(seat.production[what])}" if seat.production[what] else ""


def held(seat: Seat) -> str:
    """A player's stocks with production; resources with neither stock nor production are left out: `27 M€ +9, 8 steel`."""
    there = (what for what, n in seat.stock.items() if n or seat.production[what])
    return commas(f"{counted(seat.stock[what], what)}{_made(seat, what)}" for what in there)


def hand_not_shown(seat: Seat) -> str:
    """What is said of a hand at the end of which nothing is shown: how many cards it has, which everybody knows."""
    return plural("{n} card, not shown", "{n} cards, not shown", seat.hand) if seat.hand else _("no cards")


def holdings(seat: Seat) -> str:
    """A player's stocks with production, then the resources that the player lacks: `27 M€ +9, 8 steel; no titanium or heat`."""
    lacking = [resource_name(what) for what, n in seat.stock.items() if not n and not seat.production[what]]
    none = _("no {resources}", resources=one_of(lacking)) if lacking else ""
    return semicolons(part for part in (held(seat), none) if part)
