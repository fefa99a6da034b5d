"""Statistics over finished games: one's own, a server's, those of a corporation and of a map."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from bot import speech
from bot.components import BLUE, Keys, Option, row, text
from bot.screen import CALM, Screen, screen
from bot.speech import N_, _, plural
from bot.store.results import Row, Summary
from bot.tables.rating import QUICK_GAMES, Move, Rating
from bot.tables.results import ENOUGH, OwnStatistics, ServerStatistics
from engine.card import CARDS, KEYS

FEW: Final = 5
"""How many of the corporations that somebody has played most are shown with their other results."""
LISTED: Final = 15
"""How many corporations are on a page of all."""
MENTIONED: Final = 40
"""How many players are named on a page of the levels."""
STATS: Final = Keys("", 0)
"""These screens belong to no game."""

LEVELS: Final = (N_("Settler"), N_("Surveyor"), N_("Engineer"), N_("Terraformer"), N_("Architect of Mars"))

ACHIEVEMENTS: Final = {
    "first-game": N_("Finish a game"),
    "first-win": N_("Win a game"),
    "ten-games": N_("Finish ten games"),
    "hundred-games": N_("Finish a hundred games"),
    "hundred-points": N_("Score 100 points"),
    "narrow": N_("Win by a single point or by the M€ tie-break"),
    "full-table": N_("Win at a table of five"),
    "five-corporations": N_("Win with five corporations"),
    "five-maps": N_("Play on five maps"),
    "every-source": N_("Score points from every source in one game"),
    "alone": N_("Win a solo game"),
    "faithful": N_("Finish ten games in a row without a stand-in"),
}


def own(found: OwnStatistics, guild: int) -> Screen:
    """Show a user's statistics, and in a server their rating there."""
    said = [_("### Your games"), *_summed(found.summary)]
    if found.solo:
        said.append(plural("Solo: {n} game, {won} won", "Solo: {n} games, {won} won", found.solo, won=found.solo_won))
    if found.unfinished:
        said.append(plural("{n} game ended early", "{n} games ended early", found.unfinished))
    if not (found.summary.games or found.solo or found.unfinished):
        said.append(_("You haven't finished a game yet."))
    records = [
        _("Most points: {points}, {game}", points=found.best["points"], game=_game(found.best)) if found.best else "",
        plural(
            "Longest: {n} generation, {game}",
            "Longest: {n} generations, {game}",
            found.longest["generations"],
            game=_game(found.longest),
        )
        if found.longest
        else "",
    ]
    every = len(found.corporations)
    all_corporations = STATS.tap(plural("All {n} corporation", "All {n} corporations", every), "stats/corporations/0")
    return screen(
        text(*said, *filter(None, records)),
        text(_("### Your corporations"), *map(_corporation, found.corporations[:FEW])) if every else None,
        row(all_corporations) if every > FEW else None,
        text(*_rating(found)) if guild else None,
        text(*_achievements(found)),
        _watched([record for record in (found.best, found.longest) if record]),
        row(
            STATS.tap(_("Let others see my level here"), "stats/show", BLUE)
            if not found.shows
            else STATS.tap(_("Hide my level here"), "stats/hide"),
            STATS.tap(_("This server"), "stats/server"),
        )
        if guild
        else None,
        colour=CALM,
    )


def own_corporations(found: OwnStatistics, page: int) -> Screen:
    """Show a page of a user's statistics by corporation."""
    shown, more = STATS.paged(found.corporations, page, LISTED, "stats/corporations")
    return screen(
        text(_("### Your corporations"), *map(_corporation, shown)),
        row(STATS.tap(_("My games"), "stats", BLUE), *more),
        colour=CALM,
    )


def _summed(found: Summary) -> list[str]:
    """Return the number of games and their results, with what pure chance would give."""
    if not found.games:
        return []
    said = plural("{n} game with others", "{n} games with others", found.games)
    won = plural("{n} win", "{n} wins", found.wins)
    return [
        _("{games}: {won} ({n} expected by chance)", games=said, won=won, n=_number(found.chance)),
        _("Average place {place}, average points {points}", place=_number(found.place), points=_number(found.points)),
    ]


def _number(value: float | None) -> str:
    return "–" if value is None else speech.number(value, 1)


def _corporation(played: tuple[str, Summary]) -> str:
    key, summary = played
    return _(
        "{corporation}: {games}, average points {points}",
        corporation=CARDS[KEYS[key]].name if key in KEYS else key,
        games=plural("{n} game", "{n} games", summary.games),
        points=_number(summary.points),
    )


def _rating(found: OwnStatistics) -> list[str]:
    title, rating = _("### Your level on this server"), found.rating
    if rating is None:
        return [
            title,
            _("Only rated games count: 3 to 5 people, no robots or handicaps. The host switches Rated on in Options."),
        ]
    if rating.level is None:
        left = plural(
            "Your level is shown after {n} more rated game.",
            "Your level is shown after {n} more rated games.",
            QUICK_GAMES - rating.games,
        )
        return [title, left, *_moved(rating.last)]
    said = _("{level} (rating {n}, which only you can see)", level=level(rating), n=round(rating.value))
    return [title, said, *_moved(rating.last)]


def level(rating: Rating) -> str:
    """Return the name of a level that is shown."""
    assert rating.level is not None
    return _(LEVELS[rating.level - 1])


def _moved(move: Move | None) -> list[str]:
    """Return a sentence about why the last rated game changed the rating."""
    if move is None:
        return []
    said = {
        "place": move.place,
        "players": move.players,
        "expected": _number(move.expected),
        "change": speech.signed(round(move.change)),
    }
    if not move.whole:
        why = _(
            "Last game: place {place} of {players}, rating {change}. A stand-in played more than a fifth of it, so your "
            "rating could only fall.",
            **said,
        )
    elif move.weight < 1:
        why = _(
            "Last game: place {place} of {players} (expected: {expected}), rating {change}. It counts for less because "
            "the same people have played together several times recently.",
            **said,
        )
    else:
        why = _("Last game: place {place} of {players} (expected: {expected}), rating {change}.", **said)
    return [f"-# {why}"]


def _achievements(found: OwnStatistics) -> list[str]:
    reached = [one for one in found.achievements if one.reached]
    left = [one for one in found.achievements if not one.reached]
    title = _("### Achievements: {n} of {of}", n=len(reached), of=len(found.achievements))
    lines = [f"✓ {_(ACHIEVEMENTS[one.key])}" for one in reached]
    lines += [
        "-# " + speech.bracketed(_(ACHIEVEMENTS[one.key]), f"{one.done}/{one.of}" if one.of > 1 and one.done else "")
        for one in left
    ]
    return [title, *lines]


def of_server(found: ServerStatistics, user: int, page: int = 0) -> Screen:
    """Show a server's statistics; the pages after the first continue the list of levels."""
    listed, more = STATS.paged(found.levels, page, MENTIONED, "stats/server")
    last = row(STATS.tap(_("My games"), "stats", BLUE), *more)
    levels = text(_("### Levels"), *_levels(listed)) if listed else None
    if listed and listed[0] is not found.levels[0]:
        return screen(levels, last, colour=CALM)
    return screen(
        text(_("### This server"), *_course(found)),
        text(_("### Most points"), *_records(found, user)) if found.records else None,
        text(_("### Maps"), *_maps(found)) if found.maps else None,
        levels,
        _watched(found.records),
        last,
        colour=CALM,
    )


def of_map(found: ServerStatistics, map: str, user: int) -> Screen:
    """Show a server's statistics on one map."""
    return screen(
        text(f"### {speech.map_name(map)}", *_course(found)),
        text(_("### Most points"), *_records(found, user)) if found.records else None,
        _watched(found.records),
        colour=CALM,
    )


def of_corporation(found: Summary, name: str) -> Screen:
    """Show the statistics of a corporation in a server."""
    said = [f"### {name}"]
    if not found.games:
        said.append(_("Nobody has finished a game with it on this server."))
    elif found.games < ENOUGH:
        said += [
            plural("{n} game", "{n} games", found.games),
            _("Average points {points}", points=_number(found.points)),
            "-# "
            + plural(
                "Its wins are shown from {n} game on: before that they are mostly luck.",
                "Its wins are shown from {n} games on: before that they are mostly luck.",
                ENOUGH,
            ),
        ]
    else:
        said += _summed(found)
    return screen(text(*said), colour=CALM)


def _course(found: ServerStatistics) -> list[str]:
    if not found.course.games:
        return [_("No game with several players has been finished here yet.")]
    return [
        plural("{n} finished game", "{n} finished games", found.course.games),
        _(
            "On average: generations {n}, points a person {points}",
            n=_number(found.course.generations),
            points=_number(found.course.points),
        ),
    ]


def _records(found: ServerStatistics, user: int) -> list[str]:
    return [
        _(
            "{points} points: {who}, {game}",
            points=record["points"],
            who=_who(record, found.shows, user),
            game=_game(record),
        )
        for record in found.records
    ]


def _watched(records: Sequence[Row]) -> Any:
    """Return a menu of the replays of games; None where there are none."""
    games = {record["game"]: record for record in records}
    options = [Option(_called(record), id, speech.date_text(record["ended"])) for id, record in games.items()]
    return row(STATS.menu(_("Watch one of these games again"), "rewatch", options)) if options else None


def _who(record: Row, shows: frozenset[int], user: int) -> str:
    """Return a player's name if they let others see their results, or if they are the reader; else a neutral word."""
    if record["user"] in shows or record["user"] == user:
        return speech.verbatim(record["player"])
    return _("a player")


def _maps(found: ServerStatistics) -> list[str]:
    return [
        _("{map}: {games}", map=speech.map_name(map), games=plural("{n} game", "{n} games", number))
        for map, number in found.maps
    ]


def _levels(listed: Sequence[tuple[int, Rating]]) -> list[str]:
    return [
        _("{level}: {players}", level=name, players=speech.commas(f"<@{user}>" for user, _rating in found))
        for name, found in groupby(listed, lambda one: level(one[1]))
    ]


def _called(record: Row) -> str:
    """Return the name that the host gave the game, or one made of its id."""
    return speech.verbatim(record["called"]) or _("Mars {id}", id=record["game"])


def _game(record: Row) -> str:
    """Return the name of a game as a link to where it was played."""
    name = _called(record)
    place = record["thread"] or record["channel"]
    return f"[{name}](https://discord.com/channels/{record['guild'] or '@me'}/{place})" if place else name
