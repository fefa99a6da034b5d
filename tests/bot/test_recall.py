"""What somebody types is completed from one look at the game, until the game changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.recall import KEPT_SECONDS, Findings, Recall
from tests.bot.backend import ANN, BEN
from tests.bot.server import Server, asked_player, started

GAME, OTHER = "mars", "venus"


@contextmanager
def asked(server: Server) -> Iterator[list[str]]:
    """Note what the table service is asked for."""
    found: list[str] = []
    run = server.bot.services.runner.queue.run

    async def noted(what, game, work):
        found.append(what)
        return await run(what, game, work)

    server.bot.services.runner.queue.run = noted
    yield found
    server.bot.services.runner.queue.run = run


async def test_letters_after_the_first_ask_the_store_nothing(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    for command, option in (("answer", "choice"), ("project", "project"), ("play", "game"), ("board", "game")):
        offered = await server.complete(name, command, option, channel=server.place)
        assert offered
        with asked(server) as found:
            for typed in ("p", "po", "pow", "poqer"):
                await server.complete(name, command, option, typed, channel=server.place)
            assert await server.complete(name, command, option, channel=server.place) == offered
        assert set(found) <= {"people.People.remember", "people.People.set_locale"}, command


async def test_who_completes_right_after_acting_is_offered_what_is_there_then(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    assert "pass" in await server.complete(name, "answer", "choice", "pass", channel=server.place)
    await server.slash(name, "project", server.place, project="power-plant")
    offered = await server.complete(name, "answer", "choice", channel=server.place)
    assert "end" in offered
    assert "pass" not in offered


async def test_what_others_do_at_the_table_is_offered_at_once(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(who for who in ("Ann", "Ben") if who != name)
    assert await server.complete(other, "answer", "choice", channel=server.place) == []
    await server.slash(name, "pass", server.place, anyway=True)
    assert await server.complete(other, "answer", "choice", channel=server.place) != []


async def test_letters_of_another_option_or_place_or_person_are_looked_up_anew(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(who for who in ("Ann", "Ben") if who != name)
    mine = await server.complete(name, "answer", "choice", channel=server.place)
    assert mine != []
    assert await server.complete(other, "answer", "choice", channel=server.place) == []
    assert await server.complete(name, "milestone", "name", channel=server.place) != mine
    assert await server.complete(name, "answer", "choice", game="nothing") == []
    assert await server.complete(name, "answer", "choice", channel=server.place) == mine


class Searches:
    """Counts searches, each of which finds how many there were."""

    def __init__(self, game: str | None = GAME) -> None:
        self.game, self.n = game, 0
        self.go = asyncio.Event()
        self.go.set()

    async def __call__(self) -> Findings[int]:
        self.n += 1
        n = self.n
        await self.go.wait()
        return Findings(n, self.game)


async def test_what_another_process_commits_is_seen_after_some_seconds() -> None:
    now, find = [0.0], Searches()
    kept = Recall(lambda: now[0])
    assert [await kept.found(ANN, "answer", find) for _ in range(3)] == [1, 1, 1]
    now[0] = KEPT_SECONDS
    assert await kept.found(ANN, "answer", find) == 1
    now[0] = KEPT_SECONDS + 0.1
    assert await kept.found(ANN, "answer", find) == 2


async def test_a_change_ends_what_was_found_in_its_game_and_by_its_author_alone() -> None:
    kept, find = Recall(), Searches()
    await kept.found(ANN, "answer", find)
    kept.changed(OTHER, BEN)
    kept.changed(OTHER, None)
    assert await kept.found(ANN, "answer", find) == 1
    kept.changed(GAME, BEN)
    assert await kept.found(ANN, "answer", find) == 2
    kept.changed(OTHER, ANN)
    assert await kept.found(ANN, "answer", find) == 3


async def test_nobody_is_given_what_was_found_for_somebody_else() -> None:
    kept, find = Recall(), Searches()
    assert await kept.found(ANN, "answer", find) == 1
    assert await kept.found(BEN, "answer", find) == 2
    assert await kept.found(ANN, "answer", find) == 1


async def test_letters_that_come_while_it_is_looked_wait_for_the_same_look_unless_something_changes() -> None:
    kept, find = Recall(), Searches()
    find.go.clear()
    waiting = [asyncio.ensure_future(kept.found(ANN, "answer", find)) for _ in range(2)]
    await asyncio.sleep(0)
    kept.changed(OTHER, BEN)
    waiting.append(asyncio.ensure_future(kept.found(ANN, "answer", find)))
    await asyncio.sleep(0)
    find.go.set()
    assert await asyncio.gather(*waiting) == [1, 1, 2]


async def test_a_search_that_failed_is_made_anew() -> None:
    kept, find = Recall(), Searches()

    async def fails() -> Findings[int]:
        raise OSError

    with pytest.raises(OSError):
        await kept.found(ANN, "answer", fails)
    kept.changed(GAME, BEN)
    assert await kept.found(ANN, "answer", find) == 1


async def test_what_is_kept_does_not_grow_with_the_people_who_type() -> None:
    now, find = [0.0], Searches()
    kept = Recall(lambda: now[0])
    for user in range(50):
        now[0] += 1
        await kept.found(user, "answer", find)
    assert len(kept._searches) <= KEPT_SECONDS + 1
