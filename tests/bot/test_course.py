"""The screens about the course of a game, by generation, show only what everybody may know."""

from __future__ import annotations

import zlib
from itertools import pairwise
from random import Random

from bot.routes import lookback
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith
from bot.screens import course
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.store import history
from bot.tables import reading
from engine import Game, load, save
from tests.bot.backend import ANN, BEN, CAT, STRANGER
from tests.bot.test_screens import clicking


async def played(backend, game: str, generations: int) -> None:
    random = Random(4)
    while (await backend.services.games.status(game)).generation <= generations:
        await backend.play_on(game, random)


async def test_the_course_shows_each_generation_at_its_end_and_the_game_as_it_is(backend, game):
    await played(backend, game, 2)
    views = await backend.services.history.course(game)
    assert [view.generation for view in views] == [1, 2, 3]
    assert views[-1] == (await backend.services.play.look(game, None)).view
    for early, late in pairwise(views):
        assert set(early.tiles) <= set(late.tiles)


async def test_the_course_knows_no_more_than_anybody(backend, game):
    await played(backend, game, 1)
    for view in await backend.services.history.course(game):
        assert (view.you, view.hand, view.looking, view.decision) == (-1, (), (), None)


async def test_what_was_taken_back_is_not_in_the_course(backend, game):
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    (view,) = await backend.services.history.course(game)
    assert not view.tiles


async def test_of_all_positions_only_the_last_of_each_generation_is_read_whole(backend, game, monkeypatch):
    await played(backend, game, 2)
    async with backend.store.reading() as connection:
        stored = await history.snapshots(connection, game)
    whole = {number: load(history.decompressed(one)) for number, one in enumerate(stored)}
    last = {position.table.generation: number for number, position in whole.items()}
    looked = list[bytes]()

    def counted(data: bytes):
        looked.append(data)
        return load(data)

    monkeypatch.setattr(reading, "load", counted)
    found = reading.ends(enumerate(stored))
    assert [number for number, _ in found] == [*last.values()] == sorted(last.values())
    assert [save(position) for _, position in found] == [save(whole[number]) for number in last.values()]
    assert len(looked) == len(last) < len(stored) / 5
    # Where the last one of a generation cannot be read, the one before it stands for it.
    spoilt = list(stored)
    for number in last.values():
        spoilt[number] = b"spoilt" if number % 2 else zlib.compress(save(whole[number])[:-9] + b"}")
    before = [n - 1 for n in last.values() if _same_generation(whole[n - 1], whole[n])]
    assert [number for number, _ in reading.ends(enumerate(spoilt))] == before != []


def _same_generation(before: Game, after: Game) -> bool:
    return before.table.generation == after.table.generation


async def test_a_lobby_has_no_course(backend):
    status = await backend.lobby(BEN)
    assert await backend.services.history.course(status.id) == ()


async def test_charts_and_time_lapse_are_pictures_for_whoever_asks(backend, game):
    await played(backend, game, 1)
    artist = Artist()
    try:
        for user in (ANN, STRANGER):
            context = ScreenContext(await backend.services.play.look(game, user), artist)
            views = await backend.services.history.course(game)
            for made in (await course.charts(context, views), await course.lapse(context, views)):
                assert len(made.files()) == 1
                made.view()
    finally:
        artist.close()


async def test_without_a_picture_the_screen_says_so(backend, game):
    class Blind(Artist):
        async def history(self, views, names, won):
            return None

    artist = Blind()
    try:
        made = await course.charts(
            ScreenContext(await backend.services.play.look(game, ANN), artist),
            await backend.services.history.course(game),
        )
    finally:
        artist.close()
    assert "could not be drawn" in str([item.to_component_dict() for item in made.view().children])


async def test_an_earlier_moment_is_what_anybody_could_see_then(backend, game):
    before = (await backend.services.play.look(game, None)).view
    number = (await backend.services.games.status(game)).version
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    assert await backend.services.history.view_after(game, number) == before
    assert await backend.services.history.view_after(game, -1) is None


class Given(Artist):
    """An artist that draws nothing and records the earlier views that it is given to mark differences."""

    def __init__(self) -> None:
        super().__init__()
        self.before, self.since = [], []

    async def board(self, view, names, *_, since=None, before=None, **more):
        self.since.append(since)
        self.before.append(before)

    async def table(self, view, names, before=None):
        self.before.append(before)

    async def everybody(self, view, names, before=None, won=()):
        self.before.append(before)
        return []


async def shown(backend, game, user, *routes):
    """Open these screens; returns the oceans in the earlier views that pictures were compared with, and the spaces marked as new."""
    artist = Given()
    for route in routes:
        await ROUTES[route](VisitWith(backend.services, artist, clicking(user), game, 0), "")
    artist.close()
    oceans = {before and before.parameters["oceans"] for before in artist.before}
    return oceans, [spaces for spaces in artist.since if spaces is not None]


async def test_pictures_mark_what_came_after_the_readers_own_last_turn(backend, game):
    """Pictures are compared with the end of the reader's last turn; own actions are not marked, and a stranger sees no marks."""
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    routes = ("since", "board", "everybody")
    assert await shown(backend, game, ANN, *routes) == ({1}, [[]])
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:aquifer", "space:A4")
    assert await shown(backend, game, ANN, *routes) == ({1}, [["A4"]])
    assert await shown(backend, game, CAT, *routes) == ({None}, [["A2", "A4"]])
    assert await shown(backend, game, STRANGER, "board", "everybody") == ({None}, [])


async def test_what_is_new_is_found_however_long_ago_the_last_turn_was(backend, game, monkeypatch):
    monkeypatch.setattr(lookback, "BATCHES", (2, 10_000))
    await backend.act(game, ANN, "pass")
    for _ in range(2):
        await backend.act(game, BEN, "project:aquifer", "space:A2" if not _ else "space:A4")
    await backend.act(game, CAT, "pass")
    found, spaces = await shown(backend, game, ANN, "since")
    assert (found, spaces) == ({0}, [["A2", "A4"]])
