"""Screens for reading: the board as a picture or in words, a player's table, the hand, any card."""

from __future__ import annotations

from typing import Any

from bot import limits, speech
from bot.components import rows, text
from bot.screen import CALM, KINDS, QUIET, Screen, depending, picture, screen
from bot.screens import around, help, lookahead
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.screens.result import won
from bot.speech import _, pgettext
from bot.tables import Look, Refused
from engine.card import CARDS, Card
from engine.view import Seat, View, listed

AT_ONCE = 6
"""Full cards on one screen."""
PAGE_ROWS = 44
"""Rows of words on one screen."""


async def board(context: ScreenContext, before: View | None = None) -> Screen:
    """Show Mars; what changed since the view `before` is marked."""
    mars = await context.artist.board(context.view, context.names, before=before)
    return context.screen(
        text(_("### Mars, generation {n}", n=context.view.generation)),
        picture(mars),
        depending(mars, lambda seen: _beside(context, before, pictured=seen)),
        *rows(around.looks(context, context.stays("board"), without="board")),
        context.last(
            context.tap(_("Full board"), context.stays("full@board")),
            context.tap(_("In words"), context.stays("words")),
        ),
        colour=QUIET,
    )


async def full(context: ScreenContext, before: View | None = None) -> Screen:
    """Show Mars and all players as one large picture, for a large screen."""
    drawn = await context.artist.table(context.view, context.names, before, won(context.status, context.view))
    return context.screen(
        text(_("### Mars, generation {n}", n=context.view.generation)),
        picture(drawn),
        depending(drawn, lambda seen: _beside(context, before, pictured=seen)),
        context.last(context.tap(_("In words"), context.stays("words"))),
        colour=QUIET,
    )


def _beside(context: ScreenContext, before: View | None, *, pictured: bool) -> list[Any]:
    """Return what the picture of a board needs beside it, or the board in words where there is none."""
    if not pictured:
        return [text(_words(context)[0])]
    return [text("-# " + _("White rings, bright plates: new since your turn"))] if before else []


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
    """Return the board in words, page by page."""
    return speech.pages(speech.board_text(context.view, context.status), PAGE_ROWS)


async def everybody(context: ScreenContext, before: View | None = None, page: int = 0) -> Screen:
    """Show all players side by side, with changes since the view `before`, and a button to each one's table."""
    view = context.view
    shown = await context.artist.everybody(view, context.names, before, won(context.status, view))
    drawn, more = context.paged(shown, "everybody", page)
    if view.milestone_scores:
        more.append(context.tap(_("Milestones and awards"), f"{help.ROUTE}/goals@everybody"))
    return context.screen(
        text(_("### Everybody")),
        drawn,
        depending(
            drawn, lambda seen: [text(*(_in_words(context, view.seats[seat], brief=seen) for seat in listed(view)))]
        ),
        *rows(context.seats("table", "everybody", listed(view)), 3),
        context.last(*more, context.tap(_("Full board"), "full@everybody")),
        colour=QUIET,
    )


def _in_words(context: ScreenContext, seat: Seat, *, brief: bool) -> str:
    """Return what a player has, in three lines; in `brief` what the picture does not show."""
    corporation = speech.corporation_names(seat.corporations) or _("no corporation yet")
    head = speech.commas((f"**{speech.who(context.status, seat.seat)}**", corporation))
    if brief:
        return head
    cards = speech.plural("{n} card in hand", "{n} cards in hand", seat.hand)
    has = speech.dots((speech.rating_at(seat.tr), cards, pgettext("player", "passed") if seat.passed else ""))
    return f"{head}\n{has}\n{speech.capital(speech.holdings(seat))}"


async def table(context: ScreenContext, seat: int, page: int = 0) -> Screen:
    """Show everything that lies face up in front of one player."""
    at = context.view.seats[seat]
    found = await context.artist.tableau(context.view, context.names, seat)
    drawn, more = context.paged(found, f"table/{seat}", page)
    tags = speech.tags_counted(at.tags)

    def said(pictured: bool) -> list[Any]:
        lines = [
            _("Tags: {tags}.", tags=tags) if tags else _("No tags."),
            *([] if pictured else _in_play(at)),
            speech.plural("{n} event played.", "{n} events played.", len(at.events)) if at.events else "",
            speech.plural("{n} card in hand.", "{n} cards in hand.", at.hand),
            _counted(context.view, at),
            "-# " + _("✓ action used this generation") if at.used else "",
        ]
        return [text(speech.cut("\n".join(line for line in lines if line), limits.LOG_PAGE))]

    return context.screen(
        text(
            f"### {speech.who(context.status, seat)}",
            speech.dots((speech.rating_at(at.tr), speech.capital(speech.holdings(at)))),
        ),
        drawn,
        depending(drawn, said),
        context.last(*more),
        colour=QUIET,
    )


def _in_play(at: Seat) -> list[str]:
    """Return the names of a player's cards in play, with what lies on them."""
    names: list[str] = []
    for card in at.played:
        lying = speech.amount(at.resources[card], CARDS[card].holds) if at.resources.get(card) else ""
        used = " ✓" if card in at.used else ""
        names.append(speech.bracketed(CARDS[card].name, lying) + used)
    hosted = [speech.bracketed(CARDS[card].name, speech.number(n)) for card, n in at.hosted.items()]
    return [
        _("In play: {cards}.", cards=speech.commas(names)) if names else "",
        _("Lying under cards: {cards}.", cards=speech.commas(hosted)) if hosted else "",
    ]


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
    drawn = picture(*await context.artist.offer(shown))
    running = context.status.state == "running"

    def said(pictured: bool) -> list[Any]:
        # The picture and its alt text say what each card does.
        lines = [f"**{CARDS[c].name}**" if pictured else speech.in_full(CARDS[c]) for c in shown]
        if running:
            join = speech.dots if pictured else speech.sentences
            lines = [join((line, lookahead.in_short(context, CARDS[c]))) for line, c in zip(lines, shown, strict=True)]
        elif pictured:
            lines = []
        return [
            text(speech.cut("\n".join(lines), limits.LOG_PAGE)) if lines else None,
            text(lookahead.mark()) if lines and running and not context.look.hindered else None,
        ]

    more = [context.tap(_("Next {n}", n=AT_ONCE), context.stays(f"hand/{page + 1}"))] if pages > 1 else []
    title = speech.plural("### Your hand, {n} card", "### Your hand, {n} cards", len(cards))
    if not cards:
        title = _("### You have no cards in hand")
    return context.screen(
        text(title),
        drawn,
        depending(drawn, said),
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
        text(
            speech.card_text(card) or _("It has no effect of its own."),
            speech.no_attacks(look.view, card) if look and look.view else "",
        ),
        colour=KINDS.get(card.kind, CALM),
    )


def _before(card: Card, look: Look | None) -> Seat | None:
    """Return the player in front of whom a card lies face up, or None."""
    seats = look.view.seats if look and look.view else ()
    return next((seat for seat in seats if card.id in seat.played), None)
