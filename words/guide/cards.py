"""Topics about project cards, tags, payment and production."""

from __future__ import annotations

from typing import Final

from engine import prices, tableau
from engine.card import CARDS
from engine.changes import lowest_production
from engine.modifiers import Leeway, Term
from engine.payment import all_purses
from engine.prices import USUAL
from engine.view import Seat
from words.catalogue import N_, _, capital, commas, ended, listed, number, pgettext, plural, signed
from words.guide.standing import parameter_at
from words.guide.topic import Lines, Reader, Topic, bullets
from words.names import counted, money, resource_name, tags_counted
from words.ongoing import modifier_clause, paid_for

# Cards and requirements.


def _cards() -> Lines:
    return (
        _("A card shows its price at the top left, its tags at the top right. What it does stands in signs and in words."),
        bullets(
            _("**Green** cards do it once, when they are played."),
            _("**Blue** cards also go on: with an effect that always holds, or an action that can be used once a generation."),
            _("**Red** cards are events: once, and then they lie face down."),
        ),
        _(
            "A **requirement** must be met when the card is played, and never after: a parameter that is high or low enough, tags, "
            "production. What a card takes from yourself you must have. What it takes from others, with a red rim, is up to you."
        ),
    )  # fmt: skip


def _cards_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if view.over:
        return ()
    mars = listed([parameter_at(key, n) for key, n in view.parameters.items()])
    said = [_("Requirements look at Mars as it is: {mars}.", mars=mars)]
    if me is None:
        return (bullets(*said),)
    hand = [CARDS[card] for card in view.hand]
    if hand:
        needy = sum(bool(card.requires) for card in hand)
        held = plural("You hold {n} card", "You hold {n} cards", len(hand))
        said.append(_("{held}, {n} of them with a requirement.", held=held, n=needy))
    if view.decision is not None and view.decision.kind == "turn":
        n = sum(key.startswith("play:") for key in view.decision.options)
        said.append(plural("{n} card can be played now.", "{n} cards can be played now.", n))
    said += [_("For you {what}.", what=modifier_clause(m)) for _card, m in tableau.modifiers(view, me, Leeway)]
    return (bullets(*said),)


# Tags.


def _tags() -> Lines:
    return (
        _("A tag is a round sign on a card. By itself it does nothing; other things look at it:"),
        bullets(
            _("**Building** tags let steel pay, **space** tags titanium."),
            _("Cards count tags, require them, or react when one is played."),
            _("A milestone and an award count them too."),
        ),
        _("The tags of your face-up cards and of your corporation count all the time. Those of an event count only while it is played."),
    )  # fmt: skip


def _tags_now(reader: Reader) -> Lines:
    lines: list[str] = []
    for seat in reader.view.seats:
        tags = tags_counted(seat.tags) or pgettext("tags", "none")
        if seat.seat == reader.view.you:
            lines.insert(0, reader.line(seat.seat, tags))
        else:
            lines.append(reader.line(seat.seat, tags))
    return (bullets(*lines),)


# Production.


def _production() -> Lines:
    return (
        _("Beside what you hold of each of the six resources stands what you produce of it. A brown box around signs means production."),
        _("When everybody has passed, this happens to all at once:"),
        bullets(
            _("All **energy** becomes heat."),
            _("You get **M€** as high as your terraform rating and your M€ production together."),
            _("You get of each other resource what you produce."),
        ),
        _("M€ production may be negative, down to {least}; the others never fall below nothing.", least=number(lowest_production("mc"))),
    )  # fmt: skip


def _production_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if view.over or view.phase in ("setup", "final"):
        return ()
    if me is None:
        incomes = [reader.line(seat.seat, plus_money(income(seat))) for seat in view.seats]
        return (_("The next production brings in M€:"), bullets(*incomes))
    parts = _("TR {tr}, production {made}", tr=me.tr, made=signed(me.production["mc"]))
    others = [f"+{counted(n, what)}" for what, n in me.production.items() if n and what != "mc"]
    return (
        _("As things stand, the next production brings you:"),
        bullets(
            _("{gain} ({parts})", gain=plus_money(income(me)), parts=parts),
            commas(others),
            _("+{heat} from your energy", heat=counted(me.stock["energy"], "heat")) if me.stock["energy"] else "",
        ),
    )


def income(seat: Seat) -> int:
    """The M€ that the next production phase adds to the stock: rating and M€ production, but the stock never falls below 0."""
    return max(seat.tr + seat.production["mc"], -seat.stock["mc"])


def plus_money(n: int) -> str:
    return f"+{money(n)}" if n >= 0 else money(n)


# Payment.


def _payment() -> Lines:
    return (
        bullets(
            _("**M€** pay for everything."),
            _("**Steel** helps to pay for cards with a building tag, {value} each.", value=money(USUAL["value:steel"])),
            _("**Titanium** helps to pay for cards with a space tag, {value} each.", value=money(USUAL["value:titanium"])),
        ),
        _(
            "They pay for nothing else: neither for standard projects nor for milestones and awards. They may be mixed with M€, and "
            "nothing is given back. The screen of a card proposes a payment; its menu has the others."
        ),
        _("Some corporations and cards change prices, or what may pay. That is counted in already wherever a price stands here."),
    )  # fmt: skip


def _payment_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if me is None or view.over or view.phase == "setup":
        return ()
    lines = [_("You have {money}.", money=money(me.stock["mc"]))]
    for what, value, rule in all_purses(view, view.buyer):
        if n := tableau.pieces_held(view, view.buyer, what):
            pays = money(value * n)
            lines.append(
                _("Your {amount} pays {total} of {what}.", amount=counted(n, what), total=pays, what=paid_for(rule))
            )
    for metal, value in prices.metal_values(view, me).items():
        if not me.stock[metal] and value != USUAL[f"value:{metal}"]:
            lines.append(_("Each {metal} would pay {value}.", metal=resource_name(metal), value=money(value)))
    lines += [
        ended(capital(modifier_clause(m)))
        for _card, m in tableau.modifiers(view, me, Term)
        if m.name.startswith(("card", "project"))
    ]
    return (bullets(*lines),)


TOPICS: Final = (
    Topic("cards", N_("Cards and requirements"), N_("green, blue and red; what a card needs"), _cards, _cards_now),
    Topic("tags", N_("Tags"), N_("the round signs on cards"), _tags, _tags_now),
    Topic("production", N_("Production"), N_("what each generation brings"), _production, _production_now),
    Topic("payment", N_("Paying"), N_("M€, steel and titanium"), _payment, _payment_now),
)
