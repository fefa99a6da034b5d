"""A season of 24 games as it is lived: with somebody who leaves, somebody who is forgotten, a restart in the middle, one unfinished.

Its table is compared with one that is reckoned here from the positions at the ends of the games. `python -m pytest -m soak -s
tests/bot/test_season_lived.py` prints it.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from itertools import combinations, count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.delivery.recording import Recording
from bot.tables import Rules
from engine.robots.greedy import greedy_answer
from tests.bot.backend import CHANNEL, GUILD, HOUR, MINUTE, Backend, open_backend

pytestmark = [pytest.mark.soak, pytest.mark.timeout(0)]

GAMES: Final = 24
BEST: Final = 4
DAY: Final = timedelta(days=1)
POINTS: Final = {3: (5, 2.5, 1), 4: (5, 3, 2, 1), 5: (5, 3.5, 2.5, 1.75, 1)}
FIRST: Final = 10**18 + 100
NAMES: Final = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
LEAVER, FORGOTTEN, MANAGER = FIRST + 6, FIRST + 5, FIRST + 50


class League:
    """The players of a season, and what each has earned by the positions at the ends of their games."""

    def __init__(self) -> None:
        self.earned: dict[int, list[float]] = defaultdict(list)
        self.clicks = count()
        self.forgotten: set[int] = set()

    def table(self) -> dict[int, float]:
        """The points of everybody who is not forgotten."""
        found = {who: sum(sorted(points, reverse=True)[:BEST]) for who, points in self.earned.items()}
        return {who: points for who, points in found.items() if who not in self.forgotten}

    async def begin(self, backend: Backend, users: tuple[int, ...], n: int) -> str:
        host, *others = users
        rules = Rules(seats=len(users), beginners=True, seating="chosen", rated=True)
        lobby = await backend.services.lobby.create(GUILD, CHANNEL, host, NAMES[host - FIRST], f"Table {n}", rules)
        for user in others:
            await backend.services.lobby.join(lobby.id, user, NAMES[user - FIRST])
        await backend.services.lobby.start(lobby.id, host)
        return lobby.id

    async def play(self, backend: Backend, game: str, answers: int | None = None) -> None:
        """Let everybody answer as a robot would, to the end of the game or so often."""
        for n in count():
            status = await backend.services.games.status(game)
            if status.state != "running" or n == answers:
                return
            asked = [seat for seat in status.owing if status.at(seat).user != LEAVER]
            if not asked:  # only the robot in the seat of who has left
                backend.clock.advance(2 * MINUTE)
                await backend.robots.tick()
                continue
            user = status.at(min(asked)).user
            assert user is not None
            look = await backend.services.play.look(game, user)
            assert look.view is not None
            picks = greedy_answer(look.view)
            await backend.services.play.compose(game, user, None, [picks], f"{game} {next(self.clicks)}", True)

    async def count(self, backend: Backend, game: str, users: tuple[int, ...], left: int | None = None) -> None:
        """Add what a game that was played to its end is worth: by points, then M\u20ac; who has left is last."""
        view = (await backend.services.play.look(game, None)).view
        assert view is not None
        worth = {
            users[seat.seat]: (users[seat.seat] != left, sum(seat.points.values()), seat.stock["mc"])
            for seat in view.seats
        }
        for user in users:
            place = 1 + sum(other > worth[user] for other in worth.values())
            shared = [other for other in worth.values() if other == worth[user]]
            points = POINTS[len(users)][place - 1 : place - 1 + len(shared)]
            self.earned[user].append(sum(points) / len(points))


async def standing(backend: Backend) -> dict[int, float]:
    await Recording(backend.store, backend.services.results, backend.services.seasons, now=backend.clock).tick()
    return {one.user: one.points for one in (await backend.services.seasons.table(GUILD)).standings}


async def test_a_season_of_24_games(tmp_path: Path) -> None:
    league = League()
    people = tuple(FIRST + n for n in range(len(NAMES) - 1))
    tables = Random(1).sample([users for size in (3, 4, 5) for users in combinations(people, size)], GAMES - 2)
    async with open_backend(tmp_path / "mars.db") as backend:
        clock = backend.clock
        await backend.services.seasons.open(GUILD, "Spring", 90 * DAY, BEST)
        # One leaves a game that is played on, and one that the others then end.
        users = (*people[:2], LEAVER)
        played, ended = [await league.begin(backend, users, n) for n in range(2)]
        for game in (played, ended):
            await backend.services.seats.resign(game, LEAVER)
        await backend.nearly_over(played)
        await league.play(backend, played)
        await league.count(backend, played, users, LEAVER)
        await backend.services.votes.end(ended, MANAGER)
        league.earned[LEAVER].append(POINTS[3][-1])
        assert await standing(backend) == league.table()

        half = len(tables) // 2
        for n, table in enumerate(tables[:half]):
            game = await league.begin(backend, table, n)
            await backend.nearly_over(game)
            await league.play(backend, game)
            await league.count(backend, game, table)
            clock.advance(HOUR)
        middle = await league.begin(backend, tables[half], half)
        await backend.nearly_over(middle)
        await league.play(backend, middle, answers=5)
        before = await standing(backend)
        assert before == league.table()

    async with open_backend(tmp_path / "mars.db", clock) as backend:
        assert await standing(backend) == before, "a restart changes nothing"
        await league.play(backend, middle)
        await league.count(backend, middle, tables[half])
        for n, table in enumerate(tables[half + 1 :], half + 1):
            if n == len(tables) - 4:
                await backend.services.privacy.forget(FORGOTTEN, "Former player")
                league.forgotten.add(FORGOTTEN)
                assert await standing(backend) == league.table(), "all others keep their points"
            table = tuple(user for user in table if user not in league.forgotten)
            if len(table) < 3:
                table = people[:3]
            game = await league.begin(backend, table, n)
            await backend.nearly_over(game)
            await league.play(backend, game)
            await league.count(backend, game, table)
            clock.advance(HOUR)
        assert await standing(backend) == league.table()

        unfinished = await league.begin(backend, people[:3], GAMES)
        clock.advance(121 * DAY)
        owed = (await backend.services.games.status(unfinished)).owing
        for seat in owed:
            league.earned[people[seat]].append(1)
        found = await standing(backend)
        assert found == league.table()
        season = await backend.services.seasons.table(GUILD)
        assert season.season.phase(clock()) == "over"
        games = (await backend.rows("SELECT count(*) FROM results"))[0][0]
        assert games == GAMES
        assert "Fay" not in str(season), "who is forgotten is nowhere in it"
        for one in season.standings:
            print(f"{one.place}. {one.name}: {one.points:g} ({one.games} games)")
