"""/stats says what was played, beside what chance gives, and shows nobody who does not want it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot import limits
from bot.components import Tap
from bot.screen import Screen
from bot.screens import stats
from bot.store import results as stored
from bot.tables import results
from bot.tables.achievements import ACHIEVEMENTS
from bot.tables.rating import Rating
from bot.tables.values import Rules
from engine.card import CARDS, KEYS
from engine.expansions import shipped_cards
from engine.options import shipped_maps
from tests.bot.server import Server, open_server

pytestmark = pytest.mark.once


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as made:
        yield made


async def kept(server: Server, *wins: bool) -> None:
    """Store a result of Ann's for each of `wins`, the newest last; Ben and Cat sit there too."""
    services, ids = server.bot.services, [member.id for member in server.members.values()]
    for n, won in enumerate(wins):
        lobby = await services.lobby.create(
            server.guild.id,
            server.channel.id,
            ids[0],
            "Ann",
            f"Game {n}",
            Rules(beginners=True, seating="chosen", rated=True),
        )
        for user, name in zip(ids[1:], ("Ben", "Cat"), strict=True):
            await services.lobby.join(lobby.id, user, name)
        await services.lobby.start(lobby.id, ids[0])
        await services.votes.end(lobby.id, ids[0])
        scores = [
            stored.Score(at, place, place == 1, 90 - place, {"tr": 90 - place, "awards": 0}, 40, ["credicor"], [], 1.0)
            for at, place in enumerate((1, 2, 3) if won else (3, 1, 2))
        ]
        result = stored.Result(server.guild.id, server.bot.now(), "tharsis", [], 3, 8, True, "played", scores)
        async with server.store.writing() as connection:
            await stored.keep(connection, lobby.id, result)


async def test_ones_own_games_stand_beside_chance_and_the_level_has_no_number_for_others(server: Server) -> None:
    shown = await server.slash("Ann", "stats me")
    assert "You haven't finished a game yet." in shown.words
    await kept(server, True, False)
    await server.env.advance_time(61)  # ratings are kept for a minute
    shown = await server.slash("Ann", "stats me")
    words = shown.words.replace("\u00a0", " ")
    assert "2 games with others: 1 win (0.7 expected by chance)" in words
    assert "CrediCor: 2 games" in words
    assert "Your level is shown after 8 more rated games." in words
    assert "Achievements: 3 of 12" in words
    shared = await server.click("Ann", shown, "Let others see my level here")
    assert "Hide my level here" in shared.buttons.values()
    there = await server.click("Ann", shared, "This server")
    assert "2 finished games" in there.words.replace("\u00a0", " ")
    assert "Ann" in there.words
    assert "Ben" not in there.words, "he has not agreed"
    assert "My games" in there.buttons.values()


async def test_a_corporation_has_no_rate_below_thirty_games(server: Server) -> None:
    await kept(server, True)
    shown = await server.slash("Ann", "stats corporation", name="CrediCor")
    words = shown.words.replace("\u00a0", " ")
    assert "3 games" in words
    assert "win" not in words.replace("wins are shown", "")
    assert (
        "Nobody has finished a game with it" in (await server.slash("Ann", "stats corporation", name="Ecoline")).words
    )
    assert "Did you mean" in (await server.slash("Ann", "stats corporation", name="Credicorp")).words


async def test_a_map_and_what_is_offered_while_somebody_types(server: Server) -> None:
    await kept(server, True)
    assert "On average: generations 8.0" in (await server.slash("Ann", "stats map", name="tharsis")).words.replace(
        "\u00a0", " "
    )
    assert "No game with several players" in (await server.slash("Ann", "stats map", name="Hellas")).words
    assert await server.complete("Ann", "stats map", "name", "hel") == ["hellas"]
    assert await server.complete("Ann", "stats corporation", "name", "credic") == ["credicor"]


def record(called: str, points: int, game: str = "abcde", player: str = "Ann") -> Any:
    """A seat of a game with many points, as it is read."""
    ended = datetime(2026, 11, 24, tzinfo=UTC)
    found = {"game": game, "called": called, "channel": 1, "thread": 2, "guild": 3, "generations": 14, "ended": ended}
    return found | {"points": points, "player": player, "user": 7}


async def test_a_record_is_watched_again_from_the_page_that_names_it(server: Server) -> None:
    await kept(server, True)

    async def blank(course: Any) -> bytes:
        return b"<!doctype html>"

    server.bot.artist.replay = blank  # type: ignore[method-assign]
    for command in ("stats server", "stats me"):
        shown = await server.slash("Cat", command)
        (game,) = shown.menus[shown.menu_for("rewatch")]
        (ended,) = shown.hints[shown.menu_for("rewatch")]
        assert re.fullmatch(r"\d{1,2}\s[A-Z][a-z]+ \d{4}", ended), ended
        watched = await server.select("Cat", shown, [game])
        (file,) = watched.message.attachments
        assert file.filename == f"game-0-{game}.html"
    server.users["Zed"] = server.env.create_user("Zed")
    other = server.env.create_guild("Elsewhere")
    server.members["Zed"] = other.add_member(server.users["Zed"])
    stranger = await server.slash("Zed", "stats server", other.create_text_channel("phobos"))
    assert not stranger.menus


@pytest.mark.parametrize("name", ["𝕎" * 100, "*" * 100, ""])
def test_records_of_games_with_any_name_fit_into_one_message(name: str) -> None:
    found = tuple(record(name, 150 - n, f"game{n}", "𝕎" * 32) for n in range(results.RECORDS))
    maps = tuple((map, 999) for map in shipped_maps())
    several = results.ServerStatistics(stored.AverageGame(9_999, 10, 60), maps, found, (), frozenset({7}))
    for shown in (stats.of_server(several, 1), stats.of_map(several, "tharsis", 1)):
        assert limits.breaches(shown.view()) == []
        assert "[]" not in shown.words(), "a link needs letters"


def test_every_achievement_has_words_and_the_longest_screen_fits() -> None:
    assert set(stats.ACHIEVEMENTS) == set(ACHIEVEMENTS)
    row = record("N" * 100, 140)
    summary = stored.Summary(999, 999, 999.9, 3.3, 99.9)
    played = (("tharsis-republic", summary),) * 9
    most = results.OwnStatistics(summary, 99, 99, 99, row, row, played, results.achieved([]), None, False)
    assert len(stats.own(most, 1).words()) < limits.TEXT


def labels(shown: Screen) -> list[str]:
    taps = [item for item in shown.view().walk_children() if isinstance(item, Tap)]
    return [str(tap.item.label).replace("\u00a0", " ") for tap in taps]


def test_levels_of_a_thousand_players_are_paged_and_each_stands_on_one_page() -> None:
    everybody = tuple((10**18 + n, Rating(2200 - n, 20)) for n in range(1_000))
    found = results.ServerStatistics(stored.AverageGame(1_000, 10, 60), (), (), everybody, frozenset())
    pages = [stats.of_server(found, 1, page) for page in range(26)]
    named: list[int] = []
    for number, shown in enumerate(pages):
        assert limits.breaches(shown.view()) == []
        assert ("finished games" in shown.words()) == (number in (0, 25)), "the last page is followed by the first"
        named += map(int, re.findall(r"<@(\d+)>", shown.words()))
    assert named[: len(everybody)] == [user for user, _rating in everybody]
    assert pages[25].words() == pages[0].words()
    assert "Next, 2 of 25" in labels(pages[0])
    few = results.ServerStatistics(stored.AverageGame(9, 10, 60), (), (), everybody[:3], frozenset())
    assert labels(stats.of_server(few, 1)) == ["My games"]


def test_all_corporations_of_somebody_are_paged() -> None:
    keys = [card.key for card in shipped_cards() if card.kind == "corporation"][:40]
    played = tuple((key, stored.Summary(41 - n, 1, 1.0, 2.0, 60.0)) for n, key in enumerate(keys))
    found = results.OwnStatistics(stored.Summary(99, 9, 9.0, 2.0, 60.0), 0, 0, 0, None, None, played, (), None, False)
    assert "All 40 corporations" in labels(stats.own(found, 1))
    pages = [stats.own_corporations(found, page) for page in range(3)]
    lines = [line for shown in pages for line in shown.words().splitlines() if "average points" in line]
    names = [line.partition(":")[0] for line in lines]
    assert names == [CARDS[KEYS[key]].name for key in keys]
    assert all(limits.breaches(shown.view()) == [] for shown in pages)


def test_a_record_names_its_player_to_themselves() -> None:
    """Others read "a player", until they agree to be shown."""
    found = results.ServerStatistics(stored.AverageGame(1, 10, 60), (), (record("Rising", 90),), (), frozenset())
    for who, named in ((7, "Ann"), (8, "a player")):
        for shown in (stats.of_server(found, who), stats.of_map(found, "tharsis", who)):
            assert f"90 points: {named}, " in shown.words().replace("\u00a0", " ")
