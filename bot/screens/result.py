"""The end of a game: the winner in words and as a picture; behind buttons the points by source and all hands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot import limits, speech
from bot.components import BLUE, GREY, TABLE, Keys, Tap, row, rows, text
from bot.screen import COLOURS, QUIET, Drawn, Screen, depending, picture, screen
from bot.screens.context import ScreenContext
from bot.speech import N_, _, plural
from bot.tables import Rules, Status
from bot.tables.hands import Hands
from bot.tables.results import BestAlone
from bot.tables.values import Seated
from bot.tables.winning import conceded_to, placed, winners
from engine.card import CARDS
from engine.scoring import alone_wins, greeneries_beside
from engine.shipped import FOR_MORE
from engine.tableau import is_city
from engine.view import Seat, View, ranked
from engine.view import winners as view_winners


def result(
    status: Status, view: View, drawn: Drawn | None, finished: datetime | None, best_alone: BestAlone | None = None
) -> Screen:
    """Build the public result: places and totals; the picture has the sources. It mentions everybody.

    Of a game alone it says how close it was, and which was the best of its player on this map with the same options.
    """
    places = standings(status, view)
    best = places[0][1]
    keys = Keys(status.id, 0, TABLE)
    return screen(
        text(
            f"### {heading(status, view)}",
            *_places(status, view, places),
            *_alone(view, best_alone),
        ),
        picture(drawn),
        depending(drawn, lambda seen: [] if seen else [text(*_by_source(status, view))]),
        text(_length(status, view, finished), *by_hand(view), *next_steps(status.rules), when_shown(status)),
        row(keys.tap(_("Points"), "points"), keys.tap(_("Charts"), "charts"), keys.tap(_("Time-lapse"), "lapse")),
        row(keys.tap(_("Hands"), "hands"), keys.tap(_("Everybody"), "everybody"), keys.tap(_("Log"), "log")),
        row(
            keys.tap(_("Watch again"), "watch"),
            keys.tap(_("Poster"), "poster"),
            keys.tap(_("Analysis"), "analysis"),
        ),
        row(keys.tap(_("Play again"), "again", BLUE)),
        colour=COLOURS[best.seat],
        above=_("{all}, {game} is over", all=called(status), game=speech.game_name(status)),
        mentions=mentioned(status),
    )


def called(status: Status) -> str:
    """Return everybody who plays, as a message mentions them."""
    return " ".join(speech.called(status, s.seat) if s.forgotten else f"<@{s.user}>" for s in status.people)


def mentioned(status: Status) -> list[int]:
    """Return the users whom the end of a game is told."""
    return [s.user for s in status.people if s.user is not None and not s.forgotten]


def _alone(view: View, best: BestAlone | None) -> list[str]:
    """Return how much of the goal a solo game missed, and which solo game was the best."""
    if view.options.players > 1:
        return []
    said = [] if alone_wins(view, view.seats[0]) else [_missing(view)]
    if best is not None and best.games > 1:
        points = speech.plural("{n} point", "{n} points", best.points)
        said.append(
            plural(
                "The best of {n} game on this map with these options: {points}, {came}.",
                "The best of {n} games on this map with these options: {points}, {came}.",
                best.games,
                points=points,
                came=_("won") if best.won else _("not won"),
            )
        )
    return said


def _missing(view: View) -> str:
    """Return how much of its goal a solo game missed."""
    if goal := view.box.terms["rating-goal"]:
        return _("TR {tr} of {goal} was reached.", tr=view.seats[0].tr, goal=goal)
    left = {
        key: parameter.left(view.parameters[key])
        for key, parameter in view.box.parameters.items()
        if parameter.ends or parameter.ends_solo
    }
    steps = [
        speech.bracketed(speech.parameter_name(key), speech.plural("{n} step", "{n} steps", n))
        for key, n in left.items()
        if n
    ]
    return (
        _("Missing: {steps}.", steps=speech.listed(steps)) if steps else _("The last greeneries came too late for it.")
    )


def next_steps(rules: Rules) -> list[str]:
    """Return after a coached game what the player may try next: what was not part of it."""
    if not rules.coached:
        return []
    said = [_("**What to try next**"), _("- **Play again** with **Coached** off in Options.")]
    if rules.beginners:
        said.append(_("- A corporation of your own: **Beginner corporations** off, so that each has another start."))
    if not (rules.corporate_era or rules.solo):
        said.append(_("- Corporate era, then other expansions: **Map and expansions** in Options."))
    elif not {*FOR_MORE} <= {*rules.expansions}:
        said.append(_("- Other expansions: **Map and expansions** in Options."))
    return said


def heading(status: Status, view: View) -> str:
    """Say who won a game that was played to its end."""
    places = standings(status, view)
    best = places[0][1]
    won = winners([(rank, seat.seat) for rank, seat in places], {s.seat: s for s in status.seats}, view.generation)
    first = won if view.options.players > 1 and won else [seat.seat for rank, seat in places if rank == 1]
    names = speech.listed([speech.who(status, seat) for seat in first])
    title = _title(view, len(won), len(first), robots=all(status.at(seat).robot for seat in first))
    return _(
        title,
        names=names,
        points=speech.plural("{n} point", "{n} points", best.total),
        goal=view.box.terms["rating-goal"],
    )


def by_hand(view: View) -> list[str]:
    """Return how often the table was corrected by one person without anybody's agreement."""
    if not view.unagreed:
        return []
    return [
        speech.plural(
            "Corrected by hand {n} time, with nobody else to agree.",
            "Corrected by hand {n} times, with nobody else to agree.",
            view.unagreed,
        )
    ]


def _points(seat: Seat) -> str:
    return speech.plural("{n} point", "{n} points", seat.total)


def standings(status: Status, view: View) -> list[tuple[int, Seat]]:
    """Return pairs of rank and seat, best first, with players who have left for good last."""
    ranks = [(rank, seat.seat) for rank, seat in ranked(view)]
    return [(rank, view.seats[seat]) for rank, seat in placed(ranks, {s.seat: s for s in status.seats})]


def won(status: Status, view: View) -> list[int]:
    """Return the seats that have won: of the best those that can win, and none before the end."""
    if not view.over or len(view.seats) == 1:
        return view_winners(view)
    places = [(rank, seat.seat) for rank, seat in standings(status, view)]
    return winners(places, {s.seat: s for s in status.seats}, view.generation)


def unfinished(status: Status) -> str:
    """Say who wins a game that was ended before it was over: the other one of two of whom one resigned, else nobody."""
    seat = conceded_to(status)
    if seat is None:
        return _("Nobody wins.")
    return _("{loser} has resigned, and {who} wins.", loser=speech.who(status, 1 - seat), who=speech.who(status, seat))


def _title(view: View, winners: int, best: int, *, robots: bool) -> str:
    """The heading, as a message id; `robots`: whether those with the most points are robots."""
    if view.options.players == 1:
        goal = view.box.terms["rating-goal"]
        won = alone_wins(view, view.seats[0])
        if goal and won:
            return N_("{names} wins: TR {goal} is reached, {points}")
        if won:
            return N_("{names} wins: Mars is terraformed, {points}")
        if goal:
            return N_("{names} loses: TR {goal} is not reached in time, {points}")
        return N_("{names} loses: Mars is not terraformed in time, {points}")
    if not winners and robots:
        return (
            N_("{names} has the most, {points}, but robots do not win")
            if best == 1
            else N_("{names} have the most, {points}, but robots do not win")
        )
    if not winners and best > 1:
        return N_("{names} have the most, {points}, but nobody wins")
    if not winners:
        return N_("{names} has the most, {points}, but nobody wins")
    return N_("{names} wins with {points}") if winners == 1 else N_("{names} win with {points}")


def _places(status: Status, view: View, placed: Sequence[tuple[int, Seat]]) -> list[str]:
    """Return a line for each player; without places in a solo game."""
    return [place(status, view, rank, seat) for rank, seat in placed] if len(placed) > 1 else []


def place(status: Status, view: View, rank: int, seat: Seat) -> str:
    """Return one line of the places: `2. ■ Ben, 71 points (12 M€)`. The money is named only where it decided the place."""
    tied = sum(other.total == seat.total for other in view.seats) > 1
    money = speech.money(seat.stock["mc"]) if tied else ""
    said = speech.commas((speech.who(status, seat.seat), speech.bracketed(f"**{_points(seat)}**", money)))
    # The full stop is escaped, or Discord would number the places itself.
    return speech.dots((f"{rank}\\. {said}", _unlike(status.at(seat.seat), view.generation)))


def _unlike(seated: Seated, generations: int) -> str:
    """Return why a player could not win: they left, took over the seat, or a stand-in played for them."""
    if seated.robot or seated.may_win(generations):
        return ""
    if seated.left:
        return _("left the game")
    if seated.sits_from is not None:
        return _("took over the seat")
    n = len(seated.stood)
    return speech.plural("had a stand-in in {n} generation", "had a stand-in in {n} generations", n)


def _length(status: Status, view: View, finished: datetime | None) -> str:
    return _(
        "The game took {generations}, {time}.",
        generations=speech.plural("{n} generation", "{n} generations", view.generation),
        time=speech.lasting((finished or status.created) - (status.started or status.created)),
    )


def _by_source(status: Status, view: View) -> list[str]:
    return [
        f"{speech.commas((speech.who(status, seat.seat), f'**{_points(seat)}**'))}\n{speech.points_by_source(seat.points)}"
        for _rank, seat in ranked(view)
    ]


def points(context: ScreenContext) -> Screen:
    """Show all players' points by source, in words, and which greeneries each city counts."""
    cities = _cities(context.status, context.view)
    return context.screen(
        text(_("### Points by source")),
        text(*_by_source(context.status, context.view)),
        text(_("**Cities**, each with the greeneries beside it"), *cities) if cities else None,
        context.last(),
        colour=QUIET,
    )


def _cities(status: Status, view: View) -> list[str]:
    """Return a line for each player with the points of their cities, and the spaces of the greeneries that these count."""
    lines: list[str] = []
    for _rank, seat in ranked(view):
        own = [space for space, tile in view.tiles.items() if tile.owner == seat.seat and is_city(tile)]
        if seat.points and own:
            said = speech.dots(_city(space, greeneries_beside(view, space)) for space in own)
            lines.append(speech.colon(speech.who(status, seat.seat), said))
    return lines


def _city(space: str, greeneries: Sequence[str]) -> str:
    said = speech.pair(speech.space(space), f"**{speech.number(len(greeneries))}**")
    return speech.bracketed(said, speech.commas(map(speech.space, greeneries))) if greeneries else said


def when_shown(status: Status) -> str:
    """Return the line below a result about when hands are shown; it stays true afterwards. Of a game alone there is nothing to say."""
    if len(status.seats) == 1:
        return ""
    return "-# " + _(
        "Hands are shown 24 hours after the end, or once all players have chosen. A hand is shown unless its player keeps it closed."
    )


async def hands(context: ScreenContext, found: Hands, seat: int | None = None) -> Screen:
    """Show what all players held when the game was over, as far as it is shown; before that, ask a player whether they show theirs."""
    return await (_asked(context, found) if found.until is not None else _shown(context, found, seat))


async def _asked(context: ScreenContext, found: Hands) -> Screen:
    assert found.until is not None
    title, when = _("### Hands at the end"), speech.date(found.until)
    closed = _(
        "All hands stay closed until every player has chosen whether to show theirs, or until {when} at the latest. "
        "Then they are shown together.",
        when=when,
    )
    if not found.asked:
        return context.screen(text(title, closed), context.last(), colour=QUIET)
    said = _("Your hand stays closed. Nobody is told.")
    if found.said is None:
        said = _("Show your hand to the others? If you do not choose, it is shown.")
    elif found.said:
        said = _("Your hand will be shown.")
    drawn = await _drawn(context, found.own, context.seat)
    held = speech.cut(_named(found.own), limits.LOG_PAGE) or _("no cards")
    whole = _(
        "Once every hand is shown, a server manager who did not play can export the game with everything that was drawn and chosen."
    )
    return context.screen(
        depending(
            drawn,
            lambda seen: [
                text(
                    title,
                    f"**{said}**",
                    speech.sentences((closed, _("You can change your choice until then."))),
                    "" if seen else _("Your hand: {cards}.", cards=held),
                )
            ],
        ),
        picture(*drawn),
        text(f"-# {whole}"),
        row(
            _choice(context, _("Show my hand"), "show", chosen=found.said is True),
            _choice(context, _("Keep my hand closed"), "keep", chosen=found.said is False),
        ),
        row(context.back()) if context.parent else None,
        colour=QUIET,
    )


def _choice(context: ScreenContext, label: str, what: str, *, chosen: bool) -> Tap:
    where = context.stays(f"my-hand/{what}")
    return context.tap(f"✓ {label}" if chosen else label, where, BLUE if chosen else GREY)


async def _shown(context: ScreenContext, found: Hands, seat: int | None) -> Screen:
    """Show the hands that are open, and one as a picture, one's own by default, with its holder's prices."""
    open_ones = [at for at, cards in found.held.items() if cards]
    if seat is None:
        seat = next((at for at in (context.look.seat, *open_ones) if at in open_ones), None)
    lines = [
        speech.colon(
            f"**{speech.who(context.status, at)}**", _named(cards) or speech.hand_not_shown(context.view.seats[at])
        )
        for at, cards in found.held.items()
    ]
    cards = found.held.get(seat, ()) if seat is not None else ()
    return context.screen(
        text(_("### Hands at the end")),
        text(speech.cut("\n".join(lines), limits.LOG_PAGE)),
        picture(*await _drawn(context, cards, seat or 0)),
        *rows(context.seats("hands"), 3),
        context.last(),
        colour=QUIET,
    )


def _named(cards: Sequence[int]) -> str:
    return speech.listed([CARDS[card].name for card in cards])


async def _drawn(context: ScreenContext, cards: Sequence[int], seat: int) -> Sequence[Drawn | None]:
    if not cards:
        return ()
    return await context.artist.hand(msgspec.structs.replace(context.view, you=seat), list(cards), {})
