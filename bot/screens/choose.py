"""Choosing several cards, with a running total: research, the first ten cards, selling."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from bot import limits, speech
from bot.components import BLUE, GREEN, GREY, QUIET, Option, Screen, Tap, link, picture, row, rows, text
from bot.screens.around import around
from bot.screens.context import Desk
from bot.speech import _
from engine.card import CARDS, KEYS
from engine.core import Decision
from engine.effects.cards import CARD_PRICE
from engine.prices import purse

TOGGLES: Final = 5
"""Up to so many cards are buttons to turn over; more are a menu."""
NUMBERED: Final = 10
"""Up to so many cards are landscapes with a number each; more are strips."""
BUYING: Final = ("buy", "buy-first", "buy-looked")


def packed(decision: Decision, picks: list[str] | tuple[str, ...]) -> str:
    """A set of options inside a custom id, bound to exactly these options."""
    mask = sum(1 << at for at, key in enumerate(decision.options) if key in picks)
    return f"{_sign(decision)}.{mask:x}"


def unpacked(decision: Decision, said: str) -> list[str]:
    """The options of a packed set; raises `ValueError` when it was packed for another question."""
    sign, _dot, mask = said.partition(".")
    bits = int(mask, 16)
    if sign != _sign(decision) or bits >> len(decision.options):
        raise ValueError(said)
    return [key for at, key in enumerate(decision.options) if bits >> at & 1]


def _sign(decision: Decision) -> str:
    return f"{crc32(','.join((decision.key, *decision.options)).encode()) & 0xFFFF:04x}"


async def several(desk: Desk, picks: list[str] | None = None) -> Screen:
    """Any choice of several options; `picks` are chosen so far, and nothing is decided before the last button."""
    decision, chosen = desk.decision, picks or []
    cards = [CARDS[KEYS[k.partition(":")[2]]].id for k in decision.options if speech.card_of(k)]
    marked = [CARDS[KEYS[k.partition(":")[2]]].id for k in chosen if speech.card_of(k)]
    if len(cards) > NUMBERED:
        drawn = await desk.artist.hand(desk.view, cards, {})
    else:
        drawn = await desk.artist.offer(cards, marked, numbered=True)
    select = rows(toggles(desk, chosen), 2) if len(decision.options) <= TOGGLES else _menus(desk, chosen)
    short = len(chosen) < decision.least
    over = len(chosen) > decision.most
    way_on: list[Any] = []
    if not short and not over:
        # Nothing is proposed: to take none is as quiet as any other choice until something is chosen.
        way_on.append(desk.tap(_way_on(desk, chosen), f"take/{packed(decision, chosen)}", GREEN if chosen else GREY))
    if chosen:
        way_on.append(desk.tap(_("None"), f"set/{packed(decision, [])}"))
    elif decision.most >= len(decision.options) > 1:
        way_on.append(desk.tap(_("All {n}", n=len(decision.options)), f"set/{packed(decision, decision.options)}"))
    if desk.look.picks:
        label = _("Other corporation") if decision.key == "buy-first" else _("Take back")
        way_on.append(desk.tap(label, "back"))
    waiting = waiting_line(desk) if decision.key in BUYING[:2] else ""
    return desk.screen(
        text(*_title(desk)),
        picture(*drawn),
        *select,
        text(_total(desk, chosen)),
        row(*way_on) if way_on else None,
        text("-# " + waiting) if waiting else None,
        *rows(around(desk, f"set/{packed(decision, chosen)}")),
    )


def _title(desk: Desk) -> list[str]:
    view, decision = desk.view, desk.decision
    match decision.key:
        case "buy":
            title = _("### Research for generation {n}", n=view.generation)
        case "buy-first":
            corporation = CARDS[KEYS[view.chosen["corporation"][0].partition(":")[2]]].name
            title = _("### {corporation}: choose your first cards", corporation=corporation)
        case _:
            return [f"### {speech.question(view, desk.status).rstrip('.')}"]
    return [title, _("{price} a card, you have {money}", price=speech.money(CARD_PRICE), money=speech.means(view))]


def _total(desk: Desk, chosen: list[str]) -> str:
    decision, n, of = desk.decision, len(chosen), len(desk.decision.options)
    names = [c.name for key in chosen if (c := speech.card_of(key))]
    named = f" · {speech.listed(names)}" if names and n < 4 else ""
    if decision.key in BUYING:
        cost, short = CARD_PRICE * n, CARD_PRICE * n - purse(desk.view)
        if short > 0:
            return _("**{n} of {of}: {short} short**", n=n, of=of, short=speech.money(short))
        left = speech.left_over(desk.view, cost)
        return _("**{n} of {of}: {cost}, {left}**", n=n, of=of, cost=speech.money(cost), left=left) + named
    if decision.key == "sell":
        return _("**{n} of {of}: {gain}**", n=n, of=of, gain=f"+{speech.money(n)}") + named
    return _("**{n} of {of} chosen**", n=n, of=of) + named


def _way_on(desk: Desk, chosen: list[str]) -> str:
    key, n = desk.decision.key, len(chosen)
    if key == "buy-looked" and not n:
        return speech.plural("Discard it", "Discard them", len(desk.decision.options))
    if key in BUYING:
        return _("Buy {n} for {cost}", n=n, cost=speech.money(CARD_PRICE * n)) if n else _("Buy none")
    if key == "sell":
        return _("Sell {n} for {gain}", n=n, gain=speech.money(n))
    return speech.plural("Choose {n} card", "Choose {n} cards", n) if n else _("Choose none")


def offered(desk: Desk) -> bool:
    """A few cards, such as a packet, of which some are kept: they are turned over first, and kept by a button of its own."""
    mine = (*desk.view.pack, *desk.view.looking)
    cards = [speech.card_of(key) for key in desk.decision.options]
    return 0 < len(cards) <= TOGGLES and all(c is not None and c.id in mine for c in cards)


def toggles(desk: Desk, chosen: list[str]) -> list[Tap]:
    """A button for each option, which turns it over."""
    taps: list[Tap] = []
    for key in desk.decision.options:
        label = _label(desk, key)
        others = chosen if desk.decision.most > 1 else []
        now = [k for k in chosen if k != key] if key in chosen else [*others, key]
        mark, style = ("✓ ", BLUE) if key in chosen else ("", GREY)
        taps.append(desk.keys.tap(mark + label, f"set/{packed(desk.decision, now)}", style))
    return taps


def _label(desk: Desk, key: str) -> str:
    """What an option is called; a card that has a number in the picture, by that as well."""
    label, cards = speech.option(desk.look, key).label, [k for k in desk.decision.options if speech.card_of(k)]
    pictured = key in cards and len(cards) <= NUMBERED
    return speech.numbered(cards.index(key) + 1, label) if pictured else label


def _menus(desk: Desk, chosen: list[str]) -> list[Any]:
    decision, out = desk.decision, []
    options = [
        Option(_label(desk, key), key, speech.option(desk.look, key).hint, key in chosen) for key in decision.options
    ]
    for at in range(0, min(len(options), 4 * limits.OPTIONS), limits.OPTIONS):
        page = options[at : at + limits.OPTIONS]
        title = _("Choose cards {first} to {last}", first=at + 1, last=at + len(page))
        if len(options) <= limits.OPTIONS:
            title = speech.plural("Choose up to {n}", "Choose up to {n}", min(decision.most, len(options)))
        others = [k for k in chosen if k not in {o.value for o in page}]
        most = max(min(decision.most - len(others), len(page)), sum(o.chosen for o in page), 1)
        out.append(row(desk.keys.menu(title, f"many/{packed(decision, others)}", page, 0, most)))
    return out


def waiting_line(desk: Desk) -> str:
    """Who still chooses; nothing else is public."""
    owing, me = desk.status.owing, desk.look.seat
    if len(desk.status.people) == 1 or not owing:
        return ""
    if list(owing) == [me]:
        return _("All others have chosen.")
    return _("Still to choose: {marks}.", marks=" · ".join(_("you") if s == me else speech.mark(s) for s in owing))


async def chosen(desk: Desk) -> Screen:
    """After one's own answer, until everybody has chosen."""
    view = desk.view
    lines: list[str] = []
    if corporation_key := view.chosen.get("corporation"):
        lines.append(_("Corporation: **{name}**.", name=CARDS[KEYS[corporation_key[0].partition(":")[2]]].name))
    if "buy" in view.chosen:
        bought = [CARDS[KEYS[key.partition(":")[2]]].name for key in view.chosen["buy"]]
        cost = speech.money(CARD_PRICE * len(bought))
        count = speech.plural("{n} card", "{n} cards", len(bought))
        lines.append(
            _("Bought {cards} for {cost}: {names}.", cards=count, cost=cost, names=speech.listed(bought))
            if bought
            else _("Bought no card.")
        )
    changing = _("It can be changed until the last player has chosen.")
    taps: list[Any] = [desk.tap(_("Change"), "change")]
    taps += [link(_("Open the game"), desk.url)] if desk.direct else []
    taps.append(desk.tap(_("More"), "more"))
    return desk.screen(
        text(
            *(lines or [_("You have chosen.")]),
            f"-# {changing} {waiting_line(desk)}".strip(),
        ),
        row(*taps),
        colour=QUIET,
    )
