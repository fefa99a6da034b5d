"""The end of a game: who won, in words and as a picture; behind buttons the points by source and all hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from bot import limits, speech
from bot.components import BLUE, COLOURS, QUIET, TABLE, Drawn, Keys, Screen, picture, row, rows, screen, text
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Status
from bot.tables.values import Seated
from bot.tables.winning import conceded_to, placed, winners
from engine.card import CARDS
from engine.scoring import alone_wins
from engine.view import Seat, View, ranked

DAYS = 36
"""From so many hours on, the length of a game is given in days."""


def result(status: Status, view: View, drawn: Drawn | None, finished: datetime | None) -> Screen:
    """Build the public result: places and totals; the picture has the sources. It mentions everybody."""
    places = standings(status, view)
    best = places[0][1]
    won = winners([(rank, seat.seat) for rank, seat in places], {s.seat: s for s in status.seats}, view.generation)
    first = won if view.options.players > 1 and won else [seat.seat for rank, seat in places if rank == 1]
    names = speech.listed([speech.who(status, seat) for seat in first])
    title = _title(view, len(won), len(first))
    called = " ".join(speech.called(status, s.seat) if s.forgotten else f"<@{s.user}>" for s in status.people)
    keys = Keys(status.id, 0, TABLE)
    return screen(
        text(
            title.format(names=names, points=best.total, goal=view.box.terms["rating-goal"]),
            *_places(status, view, places),
        ),
        picture(drawn),
        None if drawn else text(*_by_source(status, view)),
        text(_length(status, view, finished), *by_hand(view)),
        row(keys.tap(_("Points"), "points"), keys.tap(_("Charts"), "charts"), keys.tap(_("Time-lapse"), "lapse")),
        row(keys.tap(_("Hands"), "hands"), keys.tap(_("Everybody"), "everybody"), keys.tap(_("Log"), "log")),
        row(keys.tap(_("Play again"), "again", BLUE)),
        colour=COLOURS[best.seat],
        above=_("{all}, {game} is over", all=called, game=speech.game_name(status)),
        mentions=[s.user for s in status.people if s.user is not None and not s.forgotten],
    )


def by_hand(view: View) -> list[str]:
    """Say how often somebody corrected the table without anybody else who agreed."""
    n = view.unagreed
    return [speech.plural("Corrected by hand {n} time.", "Corrected by hand {n} times.", n)] if n else []


def _points(seat: Seat) -> str:
    return speech.plural("{n} point", "{n} points", seat.total)


def standings(status: Status, view: View) -> list[tuple[int, Seat]]:
    """Return pairs of rank and seat, best first, with players who have left for good last."""
    ranks = [(rank, seat.seat) for rank, seat in ranked(view)]
    return [(rank, view.seats[seat]) for rank, seat in placed(ranks, {s.seat: s for s in status.seats})]


def unfinished(status: Status) -> str:
    """Say who wins a game that was ended before it was over: the other one of two of whom one resigned, else nobody."""
    seat = conceded_to(status)
    if seat is None:
        return _("Nobody wins.")
    return _("{loser} has resigned, and {who} wins.", loser=speech.who(status, 1 - seat), who=speech.who(status, seat))


def _title(view: View, winners: int, best: int) -> str:
    if view.options.players == 1:
        goal = view.box.terms["rating-goal"]
        won = alone_wins(view, view.seats[0])
        if goal and won:
            return _("### {names} wins: TR {goal} is reached, {points} points")
        if won:
            return _("### {names} wins: Mars is terraformed, {points} points")
        if goal:
            return _("### {names} loses: TR {goal} is not reached, {points} points")
        return _("### {names} loses: Mars is not terraformed, {points} points")
    if not winners and best > 1:
        return _("### {names} have the most points, {points}, but nobody wins")
    if not winners:
        return _("### {names} has the most points, {points}, but nobody wins")
    return _("### {names} wins with {points} points") if winners == 1 else _("### {names} win with {points} points")


def _places(status: Status, view: View, placed: Sequence[tuple[int, Seat]]) -> list[str]:
    """Return a line for each player; without places in a solo game."""
    return [place(status, view, rank, seat) for rank, seat in placed] if len(placed) > 1 else []


def place(status: Status, view: View, rank: int, seat: Seat) -> str:
    """Return one line of the places: `2. ■ Ben, 71 points (12 M€)`. The money is named only where it decided the place."""
    tied = sum(other.total == seat.total for other in view.seats) > 1
    money = f" ({speech.money(seat.stock['mc'])})" if tied else ""
    # The full stop is escaped, or Discord would number the places itself.
    return f"{rank}\\. {speech.who(status, seat.seat)}, **{_points(seat)}**{money}{_unlike(status.at(seat.seat), view.generation)}"


def _unlike(seated: Seated, generations: int) -> str:
    """Say why a player could not win: they have left, took over the seat, or were stood in for."""
    if seated.robot or seated.may_win(generations):
        return ""
    if seated.left:
        return " · " + _("left the game")
    if seated.sits_from is not None:
        return " · " + _("took over the seat")
    n = len(seated.stood)
    return " · " + speech.plural("stood in for in {n} generation", "stood in for in {n} generations", n)


def _length(status: Status, view: View, finished: datetime | None) -> str:
    hours = ((finished or status.created) - (status.started or status.created)).total_seconds() / 3600
    return _(
        "The game took {generations}, {time}.",
        generations=speech.plural("{n} generation", "{n} generations", view.generation),
        time=speech.plural("{n} day", "{n} days", round(hours / 24))
        if hours >= DAYS
        else speech.plural("{n} hour", "{n} hours", max(1, round(hours))),
    )


def _by_source(status: Status, view: View) -> list[str]:
    return [
        f"{speech.who(status, seat.seat)}, **{_points(seat)}**\n{speech.points_by_source(seat.points)}"
        for _rank, seat in ranked(view)
    ]


def points(context: ScreenContext) -> Screen:
    """Show all players' points by source, in words."""
    return context.screen(
        text(_("### Points by source")), text(*_by_source(context.status, context.view)), context.last(), colour=QUIET
    )


async def hands(context: ScreenContext, held: Mapping[int, Sequence[int]], seat: int | None = None) -> Screen:
    """Show what all players held when the game was over, and one hand as a picture, one's own by default, with its holder's prices."""
    shown = seat if seat is not None else (context.look.seat or 0)
    lines: list[str] = []
    for at, cards in held.items():
        names = speech.listed([CARDS[card].name for card in cards]) or _("no cards")
        lines.append(f"**{speech.who(context.status, at)}**: {names}")
    return context.screen(
        text(_("### Hands at the end")),
        text(speech.cut("\n".join(lines), limits.LOG_PAGE)),
        picture(*await context.artist.hand(msgspec.structs.replace(context.view, you=shown), list(held[shown]), {})),
        *rows(context.seats("hands"), 3),
        context.last(),
        colour=QUIET,
    )
