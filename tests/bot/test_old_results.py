"""Games that ended before results were kept get theirs from their newest snapshots, and an update keeps what is summed up."""

from __future__ import annotations

import zlib
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from alembic import command

from bot.store import Store, migrate
from bot.store.results import Summary
from engine import load, scoring
from engine.card import CARDS
from engine.core import Game
from tests.bot import postgres
from tests.bot.backend import Backend, open_backend
from tests.bot.conftest import DATABASES
from tests.bot.test_results import recording
from tests.bot.test_store import NOW, migrated
from tests.bot.test_upgrade import FIRST_USER, REVISIONS, SAVES

pytestmark = [pytest.mark.once, pytest.mark.timeout(600)]  # PostgreSQL is made first

GUILD: Final = 1
STATES: Final = ("over", "ended")


@pytest.fixture(params=DATABASES)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    return await postgres.empty(request.getfixturevalue("place"))


def stored(connection: sa.Connection, id: str, state: str, saved: bytes, game: Game) -> None:
    """Write a finished game as a program of that time did; nothing is left of it but its newest snapshot."""
    then = sa.MetaData()
    then.reflect(connection)
    entry = {"game": id, "number": 7, "kind": "answer", "picks": b"[]", "news": b"[]", "turn": 7, "seat": 0}
    entry |= {"answered": game.answered, "floor": game.floor, "taken_back": [], "at": NOW}
    entry |= dict.fromkeys(("forked", "kept", "undone"), False) | {"snapshot": zlib.compress(saved)}
    row = {"id": id, "guild": GUILD, "channel": 2, "name": f"Old {id}", "host": FIRST_USER, "state": state, "rules": {}}
    row |= {"version": 7, "created": NOW, "started": NOW, "ended": NOW + timedelta(days=1)}
    seats = range(len(game.players))
    sat = [{"game": id, "seat": n, "user": FIRST_USER + n, "name": f"P{n}", "joined": NOW} for n in seats]
    for name, rows in (("games", [row]), ("seats", sat), ("commits", [entry])):
        connection.execute(sa.insert(then.tables[name]), rows)


async def connected(url: str, *steps: Any) -> None:
    """Do something with the tables of a database without bringing them up to date."""
    store = Store(url)
    try:
        await store.connect()
        for step, *given in steps:
            async with store.writing() as connection:
                await connection.run_sync(step, *given)
    finally:
        await store.close()


def played(game: Game, seat: int, kind: str) -> list[str]:
    return [CARDS[card].key for card in game.players[seat].played if CARDS[card].kind == kind]


async def test_finished_games_of_every_version_get_their_results_from_their_newest_snapshots(url: str) -> None:
    games = dict[str, tuple[str, Game]]()
    steps: list[Any] = [(migrated, REVISIONS[0])]
    for n, path in enumerate(SAVES):
        saved = zlib.decompress(path.read_bytes())
        games[f"g{n}"] = (STATES[n % 2], load(saved))
        steps.append((stored, f"g{n}", STATES[n % 2], saved, games[f"g{n}"][1]))
    await connected(url, *steps)
    async with open_backend(url) as backend:
        works = recording(backend)
        assert [await works.tick(), await works.tick()] == [len(SAVES), 0]
        for id, (state, game) in games.items():
            await is_stored(backend, id, state, game)
        corporations = {
            key for state, game in games.values() if state == "over" for key in played(game, 0, "corporation")
        }
        assert len(corporations) > 3
        for key in corporations:
            found = await backend.services.results.with_corporation(GUILD, key)
            assert tuple(found) == pytest.approx(tuple(summed(key, games))), key
        course = (await backend.services.results.of_server(GUILD)).course
        assert course.games == sum(state == "over" and len(game.players) > 1 for state, game in games.values())
        own = await backend.services.results.own(FIRST_USER, GUILD)
        assert own.summary.games == course.games
        assert own.unfinished == sum(state == "ended" for state, _game in games.values())


async def is_stored(backend: Backend, id: str, state: str, game: Game) -> None:
    """Compare what is stored of a game with its position."""
    (row,) = await backend.rows("SELECT * FROM results WHERE game = :id", id=id)
    shape = (len(game.players), game.table.generation, game.box.map.key)
    assert (row.players, row.generations, row.map) == shape, id
    assert row.how == ("played" if state == "over" else "ended")
    rows = await backend.rows("SELECT * FROM scores WHERE game = :id ORDER BY seat", id=id)
    points = {place.seat: place.total for place in scoring.result(game)}
    assert {row.seat: row.points for row in rows} == points, id
    assert [row.tr for row in rows] == [player.tr for player in game.players]
    assert {row.place is None for row in rows} == {state == "ended"}


def summed(key: str, games: dict[str, tuple[str, Game]]) -> Summary:
    """Reckon from the positions what was done with a corporation."""
    wins, chances, places, points = 0, list[float](), list[int](), list[int]()
    for state, game in games.values():
        if state == "ended" or len(game.players) == 1:
            continue
        for place in scoring.result(game):
            if key in played(game, place.seat, "corporation"):
                chances.append(1 / len(game.players))
                wins += place.rank == 1
                places.append(place.rank)
                points.append(place.total)
    place, score = (sum(values) / len(values) if values else None for values in (places, points))
    return Summary(len(chances), wins, sum(chances), place, score)


MIGRATED: Final = "0035"
"""The last version in which the index of corporations says nothing of what came of a seat."""
OLD: Final = (
    # game, players, how, and for each seat: its user, its place, its corporations
    ("two", 2, "played", ((11, 1, ["credicor", "ecoline"]), (None, 2, ["credicor"]))),
    ("left", 2, "conceded", ((11, 2, ["credicor"]), (12, 1, ["ecoline"]))),
    ("alone", 1, "played", ((11, 1, ["credicor"]),)),
    ("broken", 2, "ended", ((11, None, ["credicor"]), (12, None, ["credicor"]))),
)


def kept(connection: sa.Connection) -> None:
    """Write the results of games as a program of version `MIGRATED` did."""
    then = sa.MetaData()
    then.reflect(connection)
    for id, players, how, seats in OLD:
        row = {"id": id, "guild": GUILD, "channel": 2, "name": id, "host": 11, "state": "over", "rules": {}}
        row |= {"version": 7, "created": NOW, "started": NOW, "ended": NOW}
        result = {"game": id, "guild": GUILD, "ended": NOW, "map": "tharsis", "expansions": [], "players": players}
        rows: dict[str, list[dict[str, Any]]] = {
            "games": [row],
            "results": [{**result, "generations": 9, "rated": False, "how": how}],
        }
        for seat, (user, place, corporations) in enumerate(seats):
            at = {"game": id, "seat": seat}
            score = {"place": place, "won": place == 1, "points": 60 + seat, "by_source": {}, "tr": 30}
            score |= {"corporations": corporations, "preludes": [], "own_share": 1.0}
            rows.setdefault("seats", []).append({**at, "user": user, "name": "x", "joined": NOW})
            rows.setdefault("scores", []).append({**at, **score})
            for key in corporations:
                rows.setdefault("played_corporations", []).append({**at, "corporation": key, "guild": GUILD})
        for name, found in rows.items():
            table = then.tables[name]
            spare = {c.name: False for c in table.c if not c.nullable and isinstance(c.type, sa.Boolean)}
            connection.execute(sa.insert(table), [{**spare, **one} for one in found])


async def test_an_update_keeps_what_people_did_with_each_corporation(url: str) -> None:
    await connected(url, (migrated, MIGRATED), (kept,))
    assert max(migrate.revisions()) > MIGRATED
    for steps in ((), ((migrated, MIGRATED, command.downgrade),)):  # there, and there again after the way back
        await connected(url, *steps)
        async with open_backend(url) as backend:
            found = backend.services.results.with_corporation
            assert await found(GUILD, "credicor") == Summary(2, 1, 1.0, 1.5, 60.0)
            assert await found(GUILD, "ecoline") == Summary(2, 2, 1.0, 1.0, 60.5)
            assert (await found(GUILD + 1, "credicor")).games == 0
            of_server = await backend.services.results.of_server(GUILD)
            assert (of_server.course.games, of_server.maps) == (2, (("tharsis", 2),)), "none that was played alone"
            assert len(await backend.rows("SELECT * FROM played_corporations")) == 4
