"""Choosing several cards with a running total: research, the first ten cards, selling patents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, GREY, Option, Tap, row, rows, shared, text
from bot.screen import QUIET, Drawn, Screen, depending, picture
from bot.screens import absence, annexes, coach, packing
from bot.screens.around import around, kept
from bot.screens.context import ScreenContext, way_to
from bot.speech import _
from engine.card import CARDS, KEYS
from engine.core import Decision
from engine.payment import BOUGHT, spendable
from engine.prices import term
from engine.view import View

TOGGLES: Final = 5
"""The most cards that are shown as buttons that toggle; more are a menu."""
NAMED: Final = 4
"""The most cards in a picture whose buttons have their names too."""
NUMBERED: Final = 10
"""The most cards that are drawn wide, each with a number; more are drawn as strips, and of one's own hand more than `TOGGLES`."""
BUYING: Final = ("buy", "buy-first", "buy-looked")
PRICED: Final = ("buy", "buy-first")
"""The questions whose title says the price of a card, and with what it is paid."""


def packed(decision: Decision, picks: Sequence[str]) -> str:
    """Encode selected options for a custom id, with a checksum of the question's options."""
    return packing.packed(decision.options, picks, decision.key)


def unpacked(decision: Decision, said: str) -> list[str]:
    """Decode selected options. Raises `ValueError` where they were encoded for another question."""
    return packing.unpacked(decision.options, said, decision.key)


def carried(view: View, picks: Sequence[str]) -> str:
    """Encode the selected first cards, to keep them while the player looks at another corporation."""
    return packing.packed(_dealt(view), picks)


def carried_on(view: View, said: str) -> list[str]:
    """Decode the selected first cards. Raises `ValueError` where others were dealt."""
    return packing.unpacked(_dealt(view), said)


def _dealt(view: View) -> list[str]:
    return [CARDS[card].as_card for card in kept(view)]


async def several(context: ScreenContext, picks: list[str] | None = None) -> Screen:
    """Show a choice of several options. `picks` are selected so far; only the last button sends the answer."""
    decision, chosen = context.decision, picks or []
    cards = [CARDS[KEYS[k.partition(":")[2]]].id for k in decision.options if speech.card_of(k)]
    drawn = await annexes.of_question(context) or picture(*await _cards(context, cards))
    select: Sequence[Any]
    if _alone(decision):
        # There is nothing to put together: both answers are a tap away, and say what they cost.
        select, chosen, answers = [], [], [list(decision.options), []]
        total = _("You have {money}.", money=speech.means(context.view, BOUGHT))
    else:
        select, answers, total = _selection(context, chosen, drawn), [chosen], _total(context, chosen)
    waiting = waiting_line(context) if decision.key in PRICED else ""
    buttons = _buttons(context, chosen, answers)
    return context.screen(
        text(*_title(context)),
        drawn,
        depending(drawn, lambda seen: _in_part(context, cards) if seen else []),
        *select,
        text(total) if total else None,
        row(*buttons) if buttons else None,
        text("-# " + waiting) if waiting else None,
        *rows(around(context, f"set/{packed(decision, chosen)}")),
    )


def _alone(decision: Decision) -> bool:
    """Return whether a single card is offered for sale."""
    return decision.key in BUYING and len(decision.options) == decision.most == 1


def _selection(context: ScreenContext, chosen: list[str], drawn: Sequence[Any]) -> Sequence[Any]:
    """Return the buttons or menus that select options."""
    if len(context.decision.options) <= TOGGLES:
        return depending(drawn, lambda seen: toggles(context, chosen, pictured=seen))
    return _menus(context, chosen)


def _buttons(context: ScreenContext, chosen: list[str], answers: Sequence[list[str]]) -> list[Tap]:
    """Return the buttons that send one of the answers, as far as the question allows them, and those that lead elsewhere."""
    decision = context.decision
    # No button is proposed by its colour: taking nothing looks like any other choice until something is selected.
    colour = GREEN if chosen else GREY
    taps = [
        context.tap(_way_on(context, answer), f"take/{packed(decision, answer)}", colour)
        for answer in answers
        if decision.least <= len(answer) <= decision.most
    ]
    if chosen and decision.most > 1:
        taps.append(context.tap(_("Deselect all"), f"set/{packed(decision, [])}"))
    elif decision.most >= len(decision.options) > 1:
        taps.append(context.tap(_("All {n}", n=len(decision.options)), f"set/{packed(decision, decision.options)}"))
    if context.look.picks:
        first = decision.key == "buy-first"
        label, back = (
            (_("Other corporation"), f"back/{carried(context.view, chosen)}") if first else (_("Take back"), "back")
        )
        taps.append(context.tap(label, back))
    return taps


async def _cards(context: ScreenContext, cards: list[int]) -> list[Drawn]:
    """Draw the cards to choose from: wide ones with numbers, or strips."""
    if _are_wide(context, cards):
        return await context.artist.offer(cards, numbered=True)
    return await context.artist.hand(context.view, cards[:NUMBERED], {})


def _in_part(context: ScreenContext, cards: Sequence[int]) -> list[Any]:
    """Return a line that says of how many cards the picture shows the first; nothing where it shows all."""
    if len(cards) <= NUMBERED:
        return []
    said = _("In the picture: cards 1 to {n} of {all}.", n=NUMBERED, all=len(cards))
    whole = _("**Hand** shows all of them.") if {*cards} <= {*context.view.hand} else ""
    return [text("-# " + speech.sentences(filter(None, (said, whole))))]


def _are_wide(context: ScreenContext, cards: Sequence[int]) -> bool:
    """Return whether cards are drawn with what they do: not where they are many, of which the player knows those of the own hand."""
    return len(cards) <= (TOGGLES if {*cards} <= {*context.view.hand} else NUMBERED)


def _title(context: ScreenContext) -> list[str]:
    view, decision = context.view, context.decision
    match decision.key:
        case "buy":
            title = _("### Research for generation {n}", n=view.generation)
        case "buy-first":
            corporation = CARDS[KEYS[view.chosen["corporation"][0].partition(":")[2]]].name
            title = _("### {corporation}: choose your first cards", corporation=corporation)
        case _:
            return [f"### {speech.question(view, context.status).removesuffix('.')}", speech.costs(view)]
    each = speech.money(_each(context))
    return [title, _("{price} a card, you have {money}", price=each, money=speech.means(view, BOUGHT))]


def _each(context: ScreenContext) -> int:
    """Return the price of each card to buy."""
    return term(context.view, context.view.buyer, BOUGHT)


def _total(context: ScreenContext, chosen: list[str]) -> str:
    """Return what is selected and what it comes to; empty where the title or the button says it."""
    decision, n, of = context.decision, len(chosen), len(context.decision.options)
    if not n and decision.key in PRICED:
        return ""
    names = [c.name for key in chosen if (c := speech.card_of(key))]
    if names and n == 1 and (costs := speech.costs(context.view, speech.card_of(chosen[0]))):
        return costs
    if decision.most == 1 and decision.key not in (*BUYING, "sell"):
        return ""
    named = speech.listed(names) if names and n < 4 else ""
    if decision.key in BUYING:
        cost = _each(context) * n
        short = cost - spendable(context.view, context.view.buyer, BOUGHT)
        if short > 0:
            return _("**{n} of {of}: {short} short**", n=n, of=of, short=speech.money(short))
        left = speech.left_over(context.view, cost, BOUGHT)
        said = _("**{n} of {of}: {cost}, {left}**", n=n, of=of, cost=speech.money(cost), left=left)
    elif decision.key == "sell":
        said = _("**{n} of {of}: {gain}**", n=n, of=of, gain=f"+{speech.money(n)}")
    elif decision.least < decision.most < of:
        said = _("**{n} chosen, at most {most}**", n=n, most=decision.most)
    else:
        said = _("**{n} of {of} chosen**", n=n, of=min(decision.most, of))
    return speech.dots((said, named))


def _way_on(context: ScreenContext, chosen: list[str]) -> str:
    key, n = context.decision.key, len(chosen)
    if key == "buy-looked" and not n:
        return speech.plural("Discard it", "Discard them", len(context.decision.options))
    if key in BUYING:
        return _("Buy {n} for {cost}", n=n, cost=speech.money(_each(context) * n)) if n else _("Buy none")
    if key == "sell":
        return _("Sell {n} for {gain}", n=n, gain=speech.money(n))
    if context.decision.most == 1 and n and (card := speech.card_of(chosen[0])):
        named = _("Choose {card}", card=card.name)
        if len(named) <= limits.LINE:
            return named
    return speech.plural("Choose {n} card", "Choose {n} cards", n) if n else _("Choose none")


def offered(context: ScreenContext) -> bool:
    """Return whether the question is to keep a few cards, such as of a draft packet: they are selected first, then kept."""
    mine = (*context.view.pack, *context.view.looking)
    cards = [speech.card_of(key) for key in context.decision.options]
    return 0 < len(cards) <= TOGGLES and all(c is not None and c.id in mine for c in cards)


def toggles(context: ScreenContext, chosen: list[str], *, pictured: bool) -> list[Any]:
    """Return rows of buttons that select or deselect an option; `pictured` cards may have their numbers alone."""
    taps: list[Tap] = []
    brief = pictured and are_numbers(context, len(context.decision.options))
    for key in context.decision.options:
        place = _place(context, key) if brief else 0
        label = speech.number(place) if place else _label(context, key)
        others = chosen if context.decision.most > 1 else []
        now = [k for k in chosen if k != key] if key in chosen else [*others, key]
        mark, style = ("✓ ", BLUE) if key in chosen else ("", GREY)
        taps.append(context.keys.tap(mark + label, f"set/{packed(context.decision, now)}", style))
    return rows(taps) if brief else rows(taps, 2)


def are_numbers(context: ScreenContext, cards: int) -> bool:
    """Return whether so many cards are called by their numbers in the picture alone, since their names would make the screen too high.

    That is so for more than `NAMED` cards, and where the coach's words need the room.
    """
    return cards > NAMED or bool(coach.said(context.look))


def _label(context: ScreenContext, key: str) -> str:
    """Return an option's label, with the card's number where the picture shows one."""
    label, place = speech.option(context.look, key).label, _place(context, key)
    return speech.numbered(place, label) if place else label


def _place(context: ScreenContext, key: str) -> int:
    """Return the number of an option's card in the picture, from 1; 0 where it has none."""
    cards = [card.id for k in context.decision.options if (card := speech.card_of(k))]
    shown = speech.card_of(key)
    return cards.index(shown.id) + 1 if shown and _are_wide(context, cards) else 0


def _menus(context: ScreenContext, chosen: list[str]) -> list[Any]:
    decision, out = context.decision, []
    options = [
        Option(_label(context, key), key, speech.option(context.look, key).hint, key in chosen)
        for key in decision.options
    ]
    last = 0
    for page in shared(options):
        first, last = last + 1, last + len(page)
        title = _("Choose cards {first} to {last}", first=first, last=last)
        if len(options) <= limits.OPTIONS:
            n = min(decision.most, len(options))
            exactly = decision.least == n
            title = _("Choose {n}", n=n) if exactly else speech.plural("Choose up to {n}", "Choose up to {n}", n)
        others = [k for k in chosen if k not in {o.value for o in page}]
        most = max(min(decision.most - len(others), len(page)), sum(o.chosen for o in page), 1)
        out.append(row(context.keys.menu(title, f"many/{packed(decision, others)}", page, 0, most)))
    return out


def waiting_line(context: ScreenContext) -> str:
    """Return a line about who still chooses, which is all that is public meanwhile."""
    owing, me = context.status.owing, context.look.seat
    if len(context.status.people) == 1 or not owing:
        return ""
    if list(owing) == [me]:
        return _("All others have chosen.")
    return _(
        "Still to choose: {marks}.",
        marks=speech.dots(speech.pgettext("who is waited for", "you") if s == me else speech.mark(s) for s in owing),
    )


async def chosen(context: ScreenContext) -> Screen:
    """Show the player's own answer until everybody has chosen."""
    view = context.view
    lines: list[str] = []
    if corporation_key := view.chosen.get("corporation"):
        lines.append(_("Corporation: **{name}**.", name=CARDS[KEYS[corporation_key[0].partition(":")[2]]].name))
    if preludes := [card.name for key in view.chosen.get("preludes", ()) if (card := speech.card_of(key))]:
        lines.append(_("Preludes: **{names}**.", names=speech.listed(preludes)))
    if "buy" in view.chosen:
        bought = [CARDS[KEYS[key.partition(":")[2]]].name for key in view.chosen["buy"]]
        cost = speech.money(_each(context) * len(bought))
        count = speech.plural("{n} card", "{n} cards", len(bought))
        lines.append(
            _("Bought {cards} for {cost}: {names}.", cards=count, cost=cost, names=speech.listed(bought))
            if bought
            else _("Bought no cards.")
        )
    changing = _("You can change it until the last player has chosen.")
    taps: list[Any] = [context.tap(_("Change"), "change")]
    taps += way_to(context.status) if context.direct else []
    taps += [context.tap(_("More"), "more"), *absence.ways(context)]
    shown = context.screen(
        text(
            *(lines or [_("You have chosen.")]),
            "-# " + speech.sentences((changing, waiting_line(context))),
        ),
        *rows(taps),
        colour=QUIET,
    )
    return replace(shown, momentary=True)
