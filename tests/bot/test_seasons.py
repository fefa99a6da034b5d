"""Seasons: rated games that begin in one count, by place, the best of each player, and nobody is named unasked."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot import limits
from bot.screen import Gallery
from bot.screens import season as screen
from bot.screens.pictures import Artist
from bot.store import results as stored
from bot.tables.lobby_rules import presets
from bot.tables.seasons import FINISH, Season, SeasonRank, standings
from bot.tables.services.seasons import SeasonTable
from tests.bot.backend import ANN, BEN, CAT, Backend, refused
from tests.bot.looks import NoPictures
from tests.bot.server import Server
from tests.bot.test_results import recording

pytestmark = pytest.mark.once

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
SEASON = Season(1, 5, "Spring", BEGUN, BEGUN + timedelta(days=60), 2, None, None)
DAY = timedelta(days=1)


def game(
    id: str, *places: int | None, left: int | None = None, how: str | None = "played", days: int = 10, **more: Any
) -> list[Any]:
    """The seats of a game: users 1, 2, 3 ... with these places; the user `left` has resigned."""
    return [
        {"game": id, "seat": at, "user": at + 1, "player": f"P{at + 1}", "place": place, "how": how}
        | {"ended": BEGUN + days * DAY, "rules": {}, "freed": None}
        | {"stand_why": "resigned" if at + 1 == left else None, **more}
        for at, place in enumerate(places)
    ]


def table(*games: Any, season: Season = SEASON) -> dict[int, float]:
    return {one.user: one.points for one in standings(season, [row for found in games for row in found])}


def test_points_by_place_and_number_of_players_and_equal_places_share() -> None:
    assert table(game("a", 1, 2, 3, 4, 5)) == {1: 5, 2: 3.5, 3: 2.5, 4: 1.75, 5: 1}
    assert table(game("a", 1, 2, 3, 4)) == {1: 5, 2: 3, 3: 2, 4: 1}
    assert table(game("a", 1, 1, 3)) == {1: 3.75, 2: 3.75, 3: 1}
    assert table(game("a", 1, 2)) == {}, "two people are not rated"


def test_only_the_best_games_of_a_player_count() -> None:
    found = standings(SEASON, [*game("a", 1, 2, 3), *game("b", 1, 3, 2), *game("c", 3, 1, 2)])
    assert [(one.place, one.user, one.points, one.games) for one in found] == [
        (1, 1, 10, 3),
        (2, 2, 7.5, 3),
        (3, 3, 5, 3),
    ]


def test_a_game_that_ended_too_late_counts_for_nobody() -> None:
    days = (SEASON.closes - BEGUN).days
    assert table(game("a", 1, 2, 3, days=days - 1)) != {}
    assert table(game("a", 1, 2, 3, days=days)) == {}


def test_of_a_game_that_was_broken_off_only_who_left_counts_as_last() -> None:
    assert table(game("a", None, None, None, how="ended", left=2)) == {2: 1}
    assert table(game("a", None, None, None, how="ended")) == {}


def test_an_unfinished_game_counts_as_last_for_whom_it_waited() -> None:
    running = game("a", None, None, None, how=None)
    assert table(running) == {}
    closed = Season(1, 5, "Spring", BEGUN, BEGUN + timedelta(days=60), 2, None, {"a": [2]})
    assert table(running, season=closed) == {3: 1}


def test_who_is_forgotten_keeps_a_place_and_is_not_listed() -> None:
    rows = game("a", 1, 2, 3)
    rows[0]["user"] = -77
    assert table(rows) == {2: 2.5, 3: 1}


def test_who_is_forgotten_while_a_game_runs_takes_no_points_from_the_others() -> None:
    four, three = game("a", 2, 1, 3, 4), game("b", 3, 1, 2)
    four[0]["user"] = three[0]["user"] = None
    assert table(four) == {2: 5, 3: 2, 4: 1}
    assert table(three) == {2: 5, 3: 2.5}


def test_only_games_with_the_rules_of_the_season_count() -> None:
    season = Season(1, 5, "Spring", BEGUN, BEGUN + timedelta(days=60), 2, "base", None)
    rules = {key: list(value) if isinstance(value, tuple) else value for key, value in presets()["base"].items()}
    assert table(game("a", 1, 2, 3, rules=rules), season=season) != {}
    assert table(game("a", 1, 2, 3, rules={**rules, "corporate_era": False}), season=season) == {}


async def test_a_season_takes_the_games_that_begin_in_it_and_closes_once(backend: Backend) -> None:
    before = (await backend.game(BEN, CAT, rated=True)).id
    guild = (await backend.services.games.status(before)).guild
    assert (await refused(backend.services.seasons.table(guild))).reason == "no-season"
    backend.clock.advance(DAY)
    assert (await refused(backend.services.seasons.open(guild, " \u3000", 30 * DAY))).reason == "bad-name"
    await backend.services.seasons.open(guild, "Spring", 30 * DAY)
    assert (await refused(backend.services.seasons.open(guild, "Second", 30 * DAY))).reason == "season-running"
    within = (await backend.game(BEN, CAT, rated=True)).id
    await backend.game(BEN, CAT)
    rows = await _rows(backend, guild)
    assert {row["game"] for row in rows} == {within}
    backend.clock.advance(31 * DAY)
    after = (await backend.game(BEN, CAT, rated=True)).id
    assert (await backend.services.seasons.table(guild)).standings == ()
    backend.clock.advance(FINISH)
    await recording(backend).tick()
    found = await backend.services.seasons.table(guild)
    assert found.season.unfinished is not None
    assert set(found.season.unfinished) == {within}, f"neither {before} nor {after} began in it"
    assert [(one.user, one.points) for one in found.standings] == [(ANN, 1)], "it was her turn"
    await backend.services.votes.end(within, ANN)
    await recording(backend).tick()
    assert (await backend.services.seasons.table(guild)).standings == found.standings, "it is closed"


async def test_the_whole_table_is_paged_and_ones_own_line_is_on_every_page() -> None:
    lines = tuple(SeasonRank(n, n, "𝕎" * 32, 99.25 - n, 12) for n in range(1, 51))
    found = SeasonTable(replace(SEASON, name="*" * 60), lines, frozenset(range(51)))
    places: list[int] = []
    for page in range(4):
        shown = await screen.table(NoPictures(), found, 40, BEGUN, page)  # type: ignore[arg-type]
        assert limits.breaches(shown.view()) == []
        listed = [int(n) for n in re.findall(r"^(\d+)\. ", shown.words(), re.MULTILINE)]
        assert 40 in listed
        places += [n for n in listed if n != 40 or page == 2]
    assert places == [*range(1, 51)]


async def test_the_table_is_a_picture() -> None:
    artist, lines = Artist(), (SeasonRank(1, 1, "Ann", 5, 1), SeasonRank(2, 2, "Ben", 2.5, 1))
    shown = await screen.table(artist, SeasonTable(SEASON, lines, frozenset()), 1, BEGUN)
    artist.close()
    assert [item for item in shown.items if isinstance(item, Gallery)], "it was drawn"
    assert "1. " not in shown.words(), "the list stands in its place only where it could not be drawn"


async def test_the_table_of_any_of_25_seasons_is_found_by_its_name(server: Server) -> None:
    seasons, guild = server.bot.services.seasons, server.guild.id
    for n in range(1, 26):
        await seasons.open(guild, f"Season {n}", 7 * DAY)
        await seasons.end(guild)
    assert "Season 25" in (await server.slash("Ben", "season table")).words
    offered = await server.complete("Ben", "season table", "season")
    assert len(offered) == 25
    third = offered[-3]
    assert "Season 3" in (await server.slash("Ben", "season table", season=third)).words
    assert "Season 4" in (await server.slash("Ben", "season table", season="season 4")).words
    assert (await refused(seasons.table(guild + 1, int(third)))).reason == "no-season", "that of another server"


async def _rows(backend: Backend, guild: int) -> list[Any]:
    async with backend.store.reading() as connection:
        season = (await stored.seasons_of(connection, guild))[0]
        return await stored.begun_within(connection, guild, season["begins"], season["until"])


async def test_managers_open_and_end_it_and_everybody_sees_the_table(server: Server) -> None:
    assert "There is no season" in (await server.slash("Ben", "season table")).words
    assert "manage" in (await server.slash("Ben", "season open", name="Spring", days=30)).words
    server.add_manager("Mia")
    opened = await server.slash("Mia", "season open", name="Spring *2027*", days=30, rules="base")
    assert "Spring" in opened.words
    assert "Rated games that begin before" in opened.words
    assert "Only games with these rules count" in opened.words
    shown = await server.slash("Ben", "season table")
    assert "Played for fun" in shown.words
    assert "New games no longer count" in (await server.slash("Mia", "season end")).words
