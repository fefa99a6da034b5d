"""Screens for looking something up during a choice: one tap leads back, and the selection so far is kept."""

from __future__ import annotations

from bot import limits, speech
from bot.components import BLUE, Tap, row, text
from bot.screen import QUIET, Screen, depending
from bot.screens import coach, help
from bot.screens.annexes import annexes
from bot.screens.context import ScreenContext
from bot.screens.hand import STRIPS
from bot.screens.navigation import HOME
from bot.speech import _
from engine.card import CARDS
from engine.view import View

AT_ONCE = 5
"""Cards with their texts in one picture."""


def around(context: ScreenContext, origin: str) -> list[Tap]:
    """Return buttons to what the player knows and the screen does not show; their Back leads to `origin`."""
    options = context.look.decision.options if context.look.decision else ()
    shown = {card.id for key in options if (card := speech.card_of(key))}
    ways: list[tuple[str, str]] = []
    if len(mine := corporations(context)) > 1 and not shown.issuperset(mine):
        ways.append((_("Corporations"), "corporations"))
    if (found := kept(context.view)) and context.view.phase == "setup":
        ways.append((speech.plural("Read the {n} card", "Read the {n} cards", len(found)), "read"))
    if context.view.hand and (len(context.view.hand) > STRIPS or not shown.issuperset(context.view.hand)):
        ways.append((_("Hand"), "cards"))
    if context.me.played:
        ways.append((_("My table"), f"table/{context.seat}"))
    own = [context.tap(label, f"{what}@{origin}") for label, what in ways]
    taps = [*coach.ways(context, origin), *own, *looks(context, origin), *help.first_steps(context, origin)]
    return [*taps, *coach.leave(context)]


def looks(context: ScreenContext, origin: str = HOME, *, without: str = "") -> list[Tap]:
    """Return buttons to everything on the table: Mars, the players and the annexes; none to `without`."""
    ways = [(_("Board"), "board")]
    if context.view.phase != "setup":  # before the first generation nobody has anything
        ways.append((_("Everybody"), "everybody"))
    ways += [(one.title, f"annex/{one.key}") for one in annexes(context)]
    return [context.tap(label, f"{what}@{origin}") for label, what in ways if what != without]


def kept(view: View) -> list[int]:
    """Return all project cards that the viewer has kept or was dealt, over both rounds of a draft of the first cards."""
    return [*(card for card in view.looking if CARDS[card].priced), *view.drafted]


def corporations(context: ScreenContext) -> list[int]:
    """Return the corporations among which the viewer may choose, whatever is selected so far."""
    looking = context.look.before.looking if context.look.before else ()
    return [card for card in looking if CARDS[card].kind == "corporation"]


async def cards(context: ScreenContext, page: int = 0) -> Screen:
    """Show the cards kept so far with their texts."""
    found = kept(context.view)
    return await _read(
        context, speech.plural("### Your {n} card", "### Your {n} cards", len(found)), found, "read", page
    )


async def owned(context: ScreenContext, page: int = 0) -> Screen:
    """Show the corporations that were dealt to the player."""
    return await _read(context, _("### Your corporations"), corporations(context), "corporations", page)


async def _read(context: ScreenContext, title: str, found: list[int], route: str, page: int) -> Screen:
    parts = [found[at : at + AT_ONCE] for at in range(0, len(found), AT_ONCE)]
    drawn, more = context.paged([one for part in parts for one in await context.artist.offer(part)], route, page)
    lines = [speech.in_full(CARDS[card]) for card in found]
    return context.screen(
        text(title),
        drawn,
        depending(drawn, lambda seen: [] if seen else [text(speech.cut("\n".join(lines), limits.LOG_PAGE))]),
        row(*more, context.back(BLUE)),
        colour=QUIET,
    )
