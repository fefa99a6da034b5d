"""Results are stored once for each finished game, and statistics are made of them."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest
import sqlalchemy as sa

from bot.delivery.recording import Recording
from bot.store import results as stored
from bot.store.schema import results as results_table
from bot.store.schema import scores, seats
from bot.tables import results
from tests.bot.backend import ANN, BEN, CAT, GUILD, HOUR, MINUTE, Backend, refused
from tests.bot.damage import damage

pytestmark = pytest.mark.once

HOST = 99


def recording(backend: Backend) -> Recording:
    return Recording(backend.store, backend.services.results, backend.services.seasons, now=backend.clock)


async def played(backend: Backend, *others: int, **rules: object) -> str:
    """A game of Ann and others that is played to its end, which is near, by random answers."""
    game, random = (await backend.game(*others, **rules)).id, Random(7)
    await backend.nearly_over(game)
    while (await backend.services.games.status(game)).state == "running":
        await backend.play_on(game, random)
    return game


async def test_a_result_is_stored_once_with_the_places_of_the_table(backend: Backend) -> None:
    game = await played(backend, BEN)
    works = recording(backend)
    assert [await works.tick(), await works.tick()] == [1, 0]
    rows = await backend.rows("SELECT how, players, map, rated FROM results")
    assert [tuple(row) for row in rows] == [("played", 2, "tharsis", False)]
    seats = await backend.rows("SELECT place, won, points FROM scores ORDER BY place")
    assert [row.place for row in seats] == [1, 2] or [row.points for row in seats] == [seats[0].points] * 2
    assert [bool(row.won) for row in seats] == [row.place == 1 for row in seats]
    look = await backend.services.play.look(game, ANN)
    assert look.view is not None
    assert {row.points for row in seats} == {sum(seat.points.values()) for seat in look.view.seats}
    own = await backend.services.results.own(ANN, look.status.guild)
    assert (own.summary.games, own.summary.chance, own.solo) == (1, 0.5, 0)
    assert own.achievements[0].reached


async def test_what_a_stand_in_has_played_is_nobodys_record(backend: Backend) -> None:
    status = await backend.services.games.status(await played(backend, BEN))
    await recording(backend).tick()
    found = await backend.services.results.of_server(GUILD)
    assert {row["user"] for row in found.records} == {ANN, BEN}
    async with backend.store.writing() as connection:
        share = {"own_share": 0.5, "points": 100}
        await connection.execute(sa.update(scores).where(scores.c.seat == status.seat_of(ANN)).values(share))
    found = await backend.services.results.of_server(GUILD)
    assert [row["user"] for row in found.records] == [BEN]
    own = await backend.services.results.own(ANN, GUILD)
    assert (own.summary.games, own.best) == (1, None)
    assert not next(one for one in own.achievements if one.key == "hundred-points").reached


async def test_robots_are_left_out_of_every_figure_of_a_server(backend: Backend) -> None:
    game = (await backend.with_robots(BEN)).id
    await backend.services.votes.end(game, HOST)
    await recording(backend).tick()
    async with backend.store.writing() as connection:
        change = sa.update(scores).where(scores.c.game == game)
        await connection.execute(change.values(points=90))
        people = sa.select(seats.c.seat).where(seats.c.game == game, seats.c.user.is_not(None))
        await connection.execute(change.where(scores.c.seat.in_(people)).values(points=40, own_share=1))
        await connection.execute(sa.update(results_table).values(how="played"))
    found = await backend.services.results.of_server(GUILD)
    assert (found.course.games, found.course.points) == (1, 40)
    assert [row["points"] for row in found.records] == [40, 40]


async def test_games_that_were_ended_or_conceded_have_no_places_or_one_winner(backend: Backend) -> None:
    ended = (await backend.game(BEN, CAT)).id
    await backend.services.votes.end(ended, HOST)
    conceded = (await backend.game(BEN)).id
    await backend.services.seats.resign(conceded, BEN)
    backend.clock.advance(MINUTE * 11)
    await backend.services.seats.concede(conceded)
    assert await recording(backend).tick() == 2
    rows = await backend.rows("SELECT game, seat, place, won FROM scores ORDER BY game, seat")
    assert {row.place for row in rows if row.game == ended} == {None}
    assert sorted((row.place, bool(row.won)) for row in rows if row.game == conceded) == [(1, True), (2, False)]
    own = await backend.services.results.own(ANN, 0)
    assert (own.summary.games, own.summary.wins, own.unfinished) == (1, 1, 1)


async def test_a_game_that_is_struck_counts_for_no_level_and_no_season(backend: Backend) -> None:
    guild, moderation = (
        (await backend.services.games.status((await backend.game(BEN)).id)).guild,
        backend.services.moderation,
    )
    await backend.services.seasons.open(guild, "Spring", timedelta(days=30))
    games = [(await backend.game(BEN, CAT, rated=True)).id for _ in range(2)]
    await moderation.strike(games[0], HOST, "Mia", backend.click())
    for game in games:
        await backend.services.seats.resign(game, BEN)
        await backend.services.votes.end(game, HOST)
    await recording(backend).tick()
    assert await counted(backend, guild) == (1, 1)
    await moderation.strike(games[1], HOST, "Mia", backend.click())
    assert await counted(backend, guild) == (0, 0)
    told = (await backend.services.history.story(games[1], None, limit=1))[0]
    assert (told.kind, told.facts["what"]) == ("admin", "strike")
    assert (await refused(moderation.strike(games[1], HOST, "Mia", backend.click()))).reason == "not-counted"


async def counted(backend: Backend, guild: int) -> tuple[int, int]:
    """How many games count for the level of Ben, and how many in the season for him, who left them."""
    async with backend.store.reading() as connection:
        found = results.of_rated(await stored.rated(connection, guild))
    table = await backend.services.seasons.table(guild)
    return (found[BEN].games if BEN in found else 0), sum(one.games for one in table.standings if one.user == BEN)


async def test_who_plays_there_does_not_strike_it(backend: Backend) -> None:
    game = (await backend.game(BEN, CAT, rated=True)).id
    assert (await refused(backend.services.moderation.strike(game, ANN, "Ann", backend.click()))).reason == "plays-here"


async def test_a_lobby_and_a_running_game_have_none_and_a_game_that_cannot_be_read_stops_no_other(
    backend: Backend,
) -> None:
    await backend.lobby()
    await backend.game(BEN)
    broken, whole = (await backend.game(BEN)).id, (await backend.game(CAT)).id
    for game in (broken, whole):
        await backend.services.votes.end(game, HOST)
    await damage(backend.store, backend.services, broken)
    works = recording(backend)
    assert [await works.tick(), await works.tick()] == [1, 0]
    assert [row[0] for row in await backend.rows("SELECT game FROM results")] == [whole]


async def test_forgetting_takes_the_person_and_leaves_the_result(backend: Backend) -> None:
    game = (await backend.game(BEN, CAT, rated=True)).id
    status = await backend.services.games.status(game)
    await backend.services.votes.end(game, HOST)
    await recording(backend).tick()
    await backend.services.results.show(BEN, status.guild, True)
    await backend.services.privacy.forget(BEN, "Former player")
    assert (await backend.services.results.own(BEN, status.guild)).unfinished == 0
    assert (await backend.services.results.own(ANN, status.guild)).unfinished == 1
    assert len(await backend.rows("SELECT seat FROM scores")) == 3
    assert await backend.rows("SELECT * FROM shown_results") == []


async def test_a_game_in_which_somebody_was_forgotten_counts_for_the_others_in_levels_and_seasons(
    backend: Backend,
) -> None:
    await backend.services.seasons.open(GUILD, "Spring", timedelta(days=30))
    guild = await rated(backend, 2, forgotten=CAT)
    assert await counted(backend, guild) == (2, 2)
    own = (await backend.services.results.own(ANN, guild)).rating
    assert own is not None
    assert own.last is not None
    assert (own.last.place, own.last.players) == (1, 3)
    assert own.last.change > 0, "Ben, who stayed, was placed behind"


async def rated(backend: Backend, number: int, *, forgotten: int | None = None) -> int:
    """Store so many rated games of Ann, Ben, Cat and others without playing them; return their server.

    `forgotten`: who has themselves forgotten while each game is running.
    """
    guild = 0
    for n in range(number):
        game = (await backend.game(BEN, CAT, rated=True)).id
        guild = (await backend.services.games.status(game)).guild
        if forgotten is not None:
            await backend.services.privacy.forget(forgotten, "Former player")
        await backend.services.votes.end(game, HOST)
        scores = [
            stored.Score(seat, seat + 1, seat == 0, 60 - seat, {"tr": 60 - seat}, 60 - seat, ["credicor"], [], 1.0)
            for seat in range(3)
        ]
        result = stored.Result(guild, backend.clock(), "tharsis", [], 3, 10, True, "played", scores)
        async with backend.store.writing() as connection:
            await stored.keep(connection, game, result)
        backend.clock.advance(MINUTE * 60 * 24 * (n + 1))
    return guild


async def test_levels_are_shown_to_others_only_where_their_player_agreed(backend: Backend) -> None:
    guild = await rated(backend, 10)
    of_server = await backend.services.results.of_server(guild)
    assert (of_server.course.games, of_server.levels) == (10, ())
    own = await backend.services.results.own(ANN, guild)
    assert own.rating is not None
    assert (own.rating.games, own.rating.listed, own.shows) == (10, False, False), "two opponents are not six"
    assert (await backend.services.results.own(ANN, guild + 1)).rating is None, "each server has its own"
    await backend.services.results.show(ANN, guild, True)
    assert (await backend.services.results.own(ANN, guild)).shows
    await backend.services.results.show(ANN, guild, False)
    assert not (await backend.services.results.own(ANN, guild)).shows


async def test_a_corporation_is_found_by_its_whole_key(backend: Backend) -> None:
    guild = await rated(backend, 1)
    found = await backend.services.results.with_corporation(guild, "credicor")
    assert (found.games, found.wins, found.chance, found.place, found.points) == (3, 1, 1, 2, 59)
    assert (await backend.services.results.with_corporation(guild, "cred")).games == 0
    assert (await backend.services.results.with_corporation(guild, "%")).games == 0


async def test_a_rated_game_begins_with_three_people_and_nothing_that_favours_one(backend: Backend) -> None:
    two = await backend.lobby(BEN, rated=True)
    assert (await refused(backend.services.lobby.start(two.id, ANN))).reason == "not-rated"
    three = await backend.lobby(BEN, CAT, rated=True)
    await backend.services.lobby.handicap(three.id, ANN, BEN, 5)
    assert (await refused(backend.services.lobby.start(three.id, ANN))).reason == "not-rated"
    await backend.services.lobby.handicap(three.id, ANN, BEN, 0)
    assert (await backend.services.lobby.start(three.id, ANN)).state == "running"


async def test_a_result_that_is_missing_long_after_the_end_is_found_once_a_day(backend: Backend) -> None:
    await played(backend, BEN)
    works = recording(backend)
    backend.clock.advance(240 * HOUR)
    assert [await works.tick(), await works.tick()] == [1, 0]
    await backend.run("DELETE FROM results")
    assert await works.tick() == 0
    backend.clock.advance(24 * HOUR)
    assert await works.tick() == 1
