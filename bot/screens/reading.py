"""Screens that only show: the board, in a picture or in words, a player's table, one's hand, any card."""

from __future__ import annotations

import asyncio

from bot import limits, speech
from bot.components import CALM, KINDS, QUIET, Screen, picture, rows, screen, text
from bot.screens import annexes, lookahead
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.speech import _, pgettext
from bot.tables import Look, Refused
from engine.card import CARDS, Card
from engine.view import Seat, View

AT_ONCE = 8
"""Full cards in one picture; more would be too small on a phone."""


async def board(context: ScreenContext, before: View | None = None) -> Screen:
    """Show Mars, then all players, as large as a phone can; what changed since the view `before` is marked."""
    mars, sheet = await asyncio.gather(
        context.artist.board(context.view, context.names, before=before),
        context.artist.everybody(context.view, context.names, before),
    )
    drawn = mars is not None and bool(sheet)
    return context.screen(
        text(_("### Mars, generation {n}", n=context.view.generation)),
        picture(mars),
        picture(*sheet),
        text(_new()) if drawn and before else None,
        None if drawn else text(_words(context)[0]),
        *rows(annexes.ways(context, context.stays("board"))),
        context.last(
            context.tap(_("Full board"), context.stays("full@board")),
            context.tap(_("In words"), context.stays("words")),
        ),
        colour=QUIET,
    )


async def full(context: ScreenContext, before: View | None = None) -> Screen:
    """Show Mars and all players as one large picture, for a large screen."""
    drawn = await context.artist.table(context.view, context.names, before)
    return context.screen(
        text(_("### Mars, generation {n}", n=context.view.generation)),
        picture(drawn),
        text(_new()) if drawn and before else None,
        None if drawn else text(_words(context)[0]),
        context.last(context.tap(_("In words"), context.stays("words"))),
        colour=QUIET,
    )


def _new() -> str:
    return "-# " + _("White rings and bright plates: new since your last turn")


def words(context: ScreenContext, page: int = 0) -> Screen:
    """Show the whole board in words, in as many pages as it needs. Raises `Refused` where there is no such page."""
    pages = _words(context)
    if page >= len(pages):
        raise Refused("stale", context.look)
    ways = [(page - 1, _("Previous page")), (page + 1, _("Next page"))]
    return context.screen(
        text(_("### Mars, generation {n}", n=context.view.generation)),
        text(pages[page]),
        context.last(
            *(context.tap(said, context.stays(f"words/{n}")) for n, said in ways if 0 <= n < len(pages)),
            context.tap(_("As a picture"), context.stays("board")),
        ),
        colour=QUIET,
    )


def _words(context: ScreenContext) -> list[str]:
    """The board in words, page by page."""
    return speech.pages(speech.board_text(context.view, context.status), limits.LOG_PAGE)


async def everybody(context: ScreenContext, before: View | None = None) -> Screen:
    """Show all players side by side, with changes since the view `before`, and a button to each one's table."""
    view = context.view
    lines: list[str] = []
    for seat in (view.seats[s] for s in view.order):
        corporation = speech.corporation_names(seat.corporations) or _("no corporation yet")
        hand = speech.plural("{n} card in hand", "{n} cards in hand", seat.hand)
        head = speech.commas((f"**{speech.who(context.status, seat.seat)}**", corporation))
        has = speech.dots((speech.rating_at(seat.tr), hand, pgettext("player", "passed") if seat.passed else ""))
        lines.append(f"{head}\n{has}\n{speech.capital(speech.holdings(seat))}")
    return context.screen(
        text(_("### Everybody")),
        picture(*await context.artist.everybody(view, context.names, before)),
        text(*lines),
        *rows(context.seats("table", "everybody"), 3),
        context.last(context.tap(_("Full board"), "full@everybody")),
        colour=QUIET,
    )


async def table(context: ScreenContext, seat: int) -> Screen:
    """Show everything that lies face up in front of one player."""
    at = context.view.seats[seat]
    tags = speech.tags_counted(at.tags)
    names: list[str] = []
    for card in at.played:
        lying = speech.amount(at.resources[card], CARDS[card].holds) if at.resources.get(card) else ""
        used = " ✓" if card in at.used else ""
        names.append(speech.bracketed(CARDS[card].name, lying) + used)
    hosted = [speech.bracketed(CARDS[card].name, speech.number(n)) for card, n in at.hosted.items()]
    lines = [
        _("Tags: {tags}.", tags=tags) if tags else _("No tags."),
        _("In play: {cards}.", cards=speech.commas(names)) if names else "",
        _("Lying under cards: {cards}.", cards=speech.commas(hosted)) if hosted else "",
        speech.plural("{n} event played.", "{n} events played.", len(at.events)) if at.events else "",
        speech.plural("{n} card in hand.", "{n} cards in hand.", at.hand),
        _counted(context.view, at),
        "-# " + _("✓ action used this generation") if at.used else "",
    ]
    drawn = await context.artist.tableau(context.view, context.names, seat)
    return context.screen(
        text(
            f"### {speech.who(context.status, seat)}",
            speech.dots((speech.rating_at(at.tr), speech.capital(speech.holdings(at)))),
        ),
        picture(*drawn),
        text(speech.cut("\n".join(line for line in lines if line), limits.LOG_PAGE)),
        context.last(),
        colour=QUIET,
    )


def _counted(view: View, seat: Seat) -> str:
    """Return a player's present points; empty where the table has hidden them."""
    if not seat.points:
        return ""
    points = speech.points(sum(seat.points.values()))
    return (
        _("At the end: {points}.", points=points) if view.over else _("If the game ended now: {points}.", points=points)
    )


async def hand(context: ScreenContext, page: int = 0) -> Screen:
    """Show the hand as full cards, some per page."""
    cards = [*context.view.hand, *context.me.hosted]
    pages = max(1, -(-len(cards) // AT_ONCE))
    page %= pages
    shown = cards[page * AT_ONCE : (page + 1) * AT_ONCE]
    lines = [speech.in_full(CARDS[c]) for c in shown]
    running = context.status.state == "running"
    if running:
        lines = [speech.pair(line, lookahead.in_short(context, CARDS[c])) for line, c in zip(lines, shown, strict=True)]
    more = [context.tap(_("Next {n}", n=AT_ONCE), context.stays(f"hand/{page + 1}"))] if pages > 1 else []
    title = speech.plural("### Your hand, {n} card", "### Your hand, {n} cards", len(cards))
    if not cards:
        title = _("### You have no cards in hand")
    return context.screen(
        text(title),
        picture(*await context.artist.offer(shown)),
        text(speech.cut("\n".join(lines), limits.LOG_PAGE)) if lines else None,
        text(lookahead.mark()) if lines and running and not context.look.hindered else None,
        context.last(*more),
        colour=QUIET,
    )


async def any_card(card: Card, artist: Artist, look: Look | None = None) -> Screen:
    """Show any card, and where it lies in a game."""
    tags = speech.commas(speech.tag(tag) for tag in card.tags)
    price = speech.money(card.cost) if card.priced else ""
    before = _before(card, look)
    lying = before.resources.get(card.id, 0) if before else 0
    used = before is not None and card.id in before.used
    return screen(
        text(
            f"### {speech.commas((card.name, price))}",
            _("Tags: {tags}.", tags=tags) if tags else "",
            _("In play in front of {who}.", who=speech.who(look.status, before.seat)) if look and before else "",
            _("On it: {what}.", what=speech.amount(lying, card.holds)) if lying else "",
            _("Its action was used this generation.") if used else "",
        ),
        picture(await artist.card(card.id, lying, used=used)),
        text(speech.card_text(card) or _("It has no effect of its own.")),
        colour=KINDS.get(card.kind, CALM),
    )


def _before(card: Card, look: Look | None) -> Seat | None:
    """Return the player in front of whom a card lies face up, or None."""
    seats = look.view.seats if look and look.view else ()
    return next((seat for seat in seats if card.id in seat.played), None)
