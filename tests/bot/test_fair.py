"""Whoever asks for many pictures waits for them, and not the others; one's own turn goes before what is only looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import renderer
from bot.fair import IN_A_ROW, Asker, Fair, Job, asker, asking
from bot.screens.pictures import Artist
from renderer.drawing.picture import Picture
from tests.bot import looks
from tests.bot.server import Server, open_server, started

GREEDY, OTHER, THIRD = 1, 2, 3
PLENTY = 30.0
"""Seconds in which anything that does not wait for ever is done."""


class Desk:
    """Some threads, the first of which is held up until `open`; what is done is noted in its order."""

    def __init__(self, threads: int) -> None:
        self.fair, self.done, self._gate = Fair(threads, "test"), list[str](), Event()
        self._jobs: list[Job] = []

    def hold(self, who: int = GREEDY, *, looks: bool = False) -> None:
        """Take a thread."""
        with asking(who, looks=looks):
            self._jobs.append(self.fair.put(self._gate.wait))

    def want(self, name: str, who: int, *, looks: bool = False, first: bool = False) -> Job:
        """Queue something."""
        with asking(who, looks=looks):
            self._jobs.append(self.fair.put(lambda: self.done.append(name), first=first))
        return self._jobs[-1]

    def open(self) -> None:
        self._gate.set()

    async def all(self) -> list[str]:
        """Let everything be done; return it in its order."""
        self.open()
        await asyncio.wait_for(asyncio.gather(*(job.done for job in self._jobs)), PLENTY)
        return self.done


@pytest.fixture
async def desk() -> AsyncIterator[Callable[[int], Desk]]:
    made: list[Desk] = []

    def make(threads: int) -> Desk:
        made.append(Desk(threads))
        return made[-1]

    yield make
    for one in made:
        one.open()
        one.fair.close()


async def test_people_take_turns(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    at.hold()
    for n in range(4):
        at.want(f"greedy {n}", GREEDY)
    at.want("other 0", OTHER)
    at.want("other 1", OTHER)
    at.want("third 0", THIRD)
    assert await at.all() == ["greedy 0", "other 0", "third 0", "greedy 1", "other 1", "greedy 2", "greedy 3"]


async def test_ones_own_turn_goes_before_what_is_only_looked_at(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    at.hold()
    at.want("look", OTHER, looks=True)
    at.want("turn", GREEDY)
    at.want("another turn", THIRD)
    assert await at.all() == ["turn", "another turn", "look"]


async def test_what_is_looked_at_is_seen_though_turns_never_end(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    at.hold()
    at.want("look", OTHER, looks=True)
    for n in range(2 * IN_A_ROW):
        at.want(str(n), GREEDY)
    assert (await at.all()).index("look") == IN_A_ROW - 1, "the one that was held up was the first in a row"


async def test_what_is_only_looked_at_never_takes_the_last_thread(desk: Callable[[int], Desk]) -> None:
    at = desk(2)
    at.hold(looks=True)
    at.want("look", GREEDY, looks=True)
    at.want("other look", THIRD, looks=True)
    turn = at.want("turn", OTHER)
    await asyncio.wait_for(turn.done, PLENTY)
    assert at.done == ["turn"]
    assert await at.all() == ["turn", "look", "other look"]


async def test_what_takes_little_time_goes_before_all_that_waits(desk: Callable[[int], Desk]) -> None:
    made = desk(1)
    made.hold()
    made.want("picture", OTHER)
    made.want("count", OTHER, first=True)
    assert await made.all() == ["count", "picture"]


async def test_a_single_thread_draws_everything(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    at.want("look", GREEDY, looks=True)
    assert await at.all() == ["look"]


async def test_what_another_wants_too_comes_with_the_one_who_is_next(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    at.hold()
    for n in range(3):
        at.want(f"greedy {n}", GREEDY, looks=True)
    both = at.want("both", GREEDY, looks=True)
    with asking(OTHER):
        at.fair.also(both)
    assert await at.all() == ["both", "greedy 0", "greedy 1", "greedy 2"]


async def test_the_longest_wait_is_known(desk: Callable[[int], Desk]) -> None:
    at = desk(1)
    assert at.fair.longest == 0.0
    at.hold()
    assert at.fair.longest == 0.0, "it has a thread"
    first = at.want("first", GREEDY)
    at.want("second", OTHER)
    first.asked -= 7
    assert 7 <= at.fair.longest < 7 + PLENTY
    await at.all()
    assert at.fair.longest == 0.0


async def test_what_has_its_turn_at_the_end_but_no_thread_yet_is_given_up() -> None:
    fair = Fair(1, "test")
    job = fair.put(list)
    fair.close()
    with pytest.raises(asyncio.CancelledError):
        async with asyncio.timeout(PLENTY):
            await job.done


async def test_what_still_waits_at_the_end_is_given_up() -> None:
    at = Desk(1)
    at.hold()
    waits = at.want("never", OTHER)
    at.open()
    at.fair.close()
    with pytest.raises(asyncio.CancelledError):
        await waits.done
    assert at.done == []


# Pictures.


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Event, list[int]]]:
    """Cards are not drawn before the event; the list has those that were."""
    gate, drawn = Event(), list[int]()

    def card(number: int, *_: object, **__: object) -> Any:
        gate.wait()
        drawn.append(number)
        return Picture(b"", "card.jpg", "")

    monkeypatch.setattr(renderer, "card", card)
    try:
        yield gate, drawn
    finally:
        gate.set()


async def test_the_pictures_of_one_member_do_not_hold_up_those_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    some = sorted(looks.CARDS)[:12]
    artist = Artist(threads=1)
    try:
        with held(monkeypatch) as (gate, drawn):
            with asking(GREEDY):
                pile = [asyncio.ensure_future(artist.card(number)) for number in some[:10]]
                await asyncio.sleep(0)
            with asking(OTHER):
                mine = asyncio.ensure_future(artist.card(some[11]))
                await asyncio.sleep(0)
            assert artist.waiting == 11
            gate.set()
            await asyncio.wait_for(asyncio.gather(mine, *pile), PLENTY)
            assert drawn.index(some[11]) <= 2
    finally:
        artist.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        yield made


async def test_clicks_commands_and_messages_ask_in_their_own_names(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def noted(*_: object, **__: object) -> None:
        asked.append(asker())

    monkeypatch.setattr(server.bot.artist, "_draw", noted)
    await started(server)
    await server.say()
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert Asker(status.id) in asked, "the message about the turn"
    asked.clear()
    shown = await server.slash("Ann", "board", server.place)
    assert set(asked) == {Asker(server.members["Ann"].id, looks=True)}, "a command"
    asked.clear()
    await server.click("Ann", shown, "Full board")
    assert set(asked) == {Asker(server.members["Ann"].id, looks=True)}, "a button"
