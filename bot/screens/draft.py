"""Screens of the draft: a packet, the cards kept, the packets that wait for each player, and the wait for the next one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot import limits, speech
from bot.components import GREEN, row, rows, text
from bot.screen import QUIET, Screen, depending, picture
from bot.screens import absence, around, choose
from bot.screens.context import ScreenContext, way_to
from bot.screens.navigation import HOME
from bot.speech import _
from engine.card import CARDS
from engine.payment import BOUGHT
from engine.view import View


def sentence(context: ScreenContext) -> str:
    """Return the question in short: the notification, and the first line of the screen."""
    n = len(context.view.pack)
    if _of_preludes(context.view):
        return _("Draft of the preludes: keep 1 of {n}", n=n)
    if context.view.phase == "setup":
        return _("Draft of the first cards: keep 1 of {n}", n=n)
    return _("Draft for generation {generation}: keep 1 of {n}", generation=context.view.generation, n=n)


async def packet(context: ScreenContext, chosen: list[str]) -> Screen:
    """Show a packet.

    A card is selected first and kept by a second tap, since the packet's other cards then leave for good.
    """
    pack = context.view.pack
    now = choose.packed(context.decision, chosen)
    keep = [context.tap(keeping(chosen[0], len(pack) - 1), f"take/{now}", GREEN)] if chosen else []
    drawn = picture(*await context.artist.offer(pack, numbered=True))
    return context.screen(
        text("" if context.direct else f"### {sentence(context)}", _from_and_to(context)),
        drawn,
        depending(drawn, lambda seen: choose.toggles(context, chosen, pictured=seen)),
        row(*keep) if keep else None,
        text(*_kept(context), "-# " + speech.capital(speech.dots(_queue(context)))),
        *rows(around.around(context, f"set/{now}")),
        above=context.named(sentence(context)) if context.direct else "",
    )


def keeping(key: str, rest: int) -> str:
    card = speech.card_of(key)
    assert card is not None
    said = (_("Keep {card}, pass {n} on", card=card.name, n=rest), _("Keep {card}", card=card.name))
    return next((label for label in said if len(label) <= limits.LINE), _("Keep it, pass {n} on", n=rest))


def _from_and_to(context: ScreenContext) -> str:
    giver, taker = (speech.who(context.status, seat) for seat in speech.draft_neighbours(context.view))
    begin = _("From {who}.", who=giver) if context.view.drafted else _("Dealt to you.")
    rest = len(context.view.pack) - 1
    others = speech.plural("The other card goes to {who}.", "The other {n} go to {who}.", rest, who=taker)
    return speech.sentences((begin, others))


def _names(cards: Iterable[int]) -> str:
    return speech.listed([f"**{CARDS[card].name}**" for card in cards])


def _kept(context: ScreenContext) -> list[str]:
    view = context.view
    money = _("You have {money}.", money=speech.means(view, BOUGHT)) if view.phase != "setup" else ""
    of_preludes = _of_preludes(view)
    cards = view.drafted if of_preludes else around.kept(view)
    said = _("Kept so far: {cards}.", cards=_names(cards)) if cards else _("Nothing kept so far.")
    corporations = [card for card in view.looking if CARDS[card].kind == "corporation"]
    preludes = [card for card in view.looking if CARDS[card].kind == "prelude"]
    dealt = [_("Your corporations: {cards}.", cards=_names(corporations))] if corporations else []
    dealt += [_("Your preludes: {cards}.", cards=_names(preludes))] if preludes else []
    if of_preludes:
        dealt.append(_("Your first cards: {cards}.", cards=_names(c for c in view.looking if CARDS[c].priced)))
    return [speech.sentences((said, money)).strip(), *dealt]


def _of_preludes(view: View) -> bool:
    """Return whether preludes are drafted, and no project cards."""
    return any(CARDS[card].kind == "prelude" for card in (*view.pack, *view.drafted))


def _queue(context: ScreenContext) -> list[str]:
    """Return a line about how many packets wait for each player; their contents are secret."""
    view, said = context.view, list[str]()
    if view.pack:
        done = len(view.drafted)
        said.append(_("Packet {n} of {of}", n=done + 1, of=done + len(view.pack)))
        if view.phase == "setup" and not _of_preludes(view):
            said.append(_("round {n} of 2", n=2 if around.kept(view) != list(view.drafted) else 1))
        if more := context.me.packs - 1:
            said.append(speech.plural("{n} more waits for you", "{n} more wait for you", more))
    waiting = [(s, view.seats[s].packs) for s in view.draft if s != view.you and view.seats[s].packs]
    if waiting:
        (seat, n), *others = waiting
        first = speech.plural("{who} has {n} packet waiting", "{who} has {n} packets waiting", n, who=speech.mark(seat))
        said.append(speech.commas([first, *(f"{speech.mark(s)} {k}" for s, k in others)]))
    return said


def waits(context: ScreenContext) -> bool:
    """Return whether this player drafts and waits for the next packet."""
    return context.look.decision is None and context.seat in context.view.draft and not context.look.reopenable


def between(context: ScreenContext) -> Screen:
    """Show the wait for the next packet or the next round."""
    giver = speech.who(context.status, speech.draft_neighbours(context.view)[0])
    coming, told = _("The next packet is on its way from {who}.", who=giver), _("You will be told when it arrives.")
    if not context.view.drafted:
        coming = _("The next packets are dealt once everybody has kept their cards.")
        told = _("You will be told when yours arrives.")
    taps: list[Any] = way_to(context.status) if context.direct else []
    queue = _queue(context)
    shown = context.screen(
        text(f"**{coming}** {told}" if context.direct else f"**{coming}**", *_kept(context)),
        text("-# " + speech.capital(speech.dots(queue))) if queue else None,
        *rows(around.around(context, HOME)),
        *rows([*taps, context.tap(_("More"), "more"), *absence.ways(context)]),
        colour=QUIET,
    )
    return replace(shown, momentary=True)
