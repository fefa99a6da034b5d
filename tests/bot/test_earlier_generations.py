"""Any earlier generation of a game can be looked at, while it is played too, and its end as a poster."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.components import Tap
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith
from bot.screen import Gallery
from bot.screens import course
from renderer import film_pages
from tests.bot.backend import ANN, BEN, Backend, refused
from tests.bot.looks import SomePictures, context, look
from tests.bot.looks import opened as opening
from tests.bot.server import Server, begun
from tests.bot.test_screens import clicking


class Recording(SomePictures):
    """Draws placeholders, and records what they are of."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    async def _draw(self, what: str, *args: Any, **options: Any) -> Any:
        self.drawn.append((what, args, options))
        return await super()._draw(what, *args, **options)


async def opened(backend: Backend, game: str, route: str, *values: str) -> tuple[str, Recording]:
    """The words of a route's screen, and what was drawn for it."""
    verb, _slash, rest = route.partition("/")
    artist = Recording()
    visit = VisitWith(backend.services, artist, clicking(ANN), game, 0, values, route=route)
    return (await ROUTES[verb](visit, rest)).words(), artist


async def second(backend: Backend) -> str:
    """A game of Ann and Ben in its second generation, with an aquifer in the first."""
    game, random = (await backend.game(BEN)).id, Random(4)
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    while (await backend.services.games.status(game)).generation < 2:
        await backend.play_on(game, random)
    return game


async def test_one_generation_has_its_board_with_rings_around_what_was_laid_then(backend: Backend) -> None:
    game = await second(backend)
    said, artist = await opened(backend, game, "generations/1")
    assert "Mars at the end of generation 1" in said
    ((what, (view, _names), options),) = artist.drawn
    assert (what, view.generation, view.you) == ("board", 1, -1)
    assert "A2" in options["since"]
    by_menu, _artist = await opened(backend, game, "generations", "2")
    assert "Mars in generation 2" in by_menu
    assert "A2" not in _artist.drawn[0][2]["since"]


async def test_all_of_them_are_a_film_of_what_everybody_saw(backend: Backend) -> None:
    game = await second(backend)
    said, artist = await opened(backend, game, "generations")
    assert "generation by generation" in said
    (drawn,) = {what: args for what, args, _options in artist.drawn}.items()
    assert drawn[0] == "film"
    assert [view.generation for view in drawn[1][0]] == [1, 2]
    assert {view.you for view in drawn[1][0]} == {-1}


async def test_the_boards_of_a_long_game_are_read_a_picture_at_a_time() -> None:
    at = context(look(opening(0), 0))
    views = [replace(at.view, generation=n) for n in range(1, 14)]
    pages = film_pages(views, at.names)
    shown = [await course.film(at, views, page) for page in range(pages)]
    assert [sum(isinstance(item, Gallery) for item in one.items) for one in shown] == [1, 1, 1]
    ways = [[c.custom_id.split(":")[3] for c in one.view().walk_children() if isinstance(c, Tap)] for one in shown]
    there = [next(way for way in found if way.startswith("film")).partition("@")[0] for found in ways]
    assert there == ["film/1", "film/2", "film/0"]


async def test_a_generation_that_there_was_not_is_refused(backend: Backend) -> None:
    game = await second(backend)
    assert (await refused(opened(backend, game, "generations/7"))).reason == "no-generation"
    assert (await refused(opened(backend, game, "poster"))).reason == "not-over"


@pytest.mark.once
async def test_the_poster_has_the_places_of_the_result(backend: Backend) -> None:
    game, random = (await backend.game(BEN)).id, Random(3)
    await backend.nearly_over(game)
    while (await backend.services.games.status(game)).owing:
        await backend.play_on(game, random)
    _said, artist = await opened(backend, game, "poster")
    ((what, (views, _names, title, places, won), _options),) = artist.drawn
    assert what == "poster"
    assert title == (await backend.services.games.status(game)).name
    totals = [views[-1].seats[seat].total for _rank, seat in places]
    assert totals == sorted(totals, reverse=True)
    assert [*won] == [seat for rank, seat in places if rank == 1]


async def test_the_command_shows_all_or_one(server: Server) -> None:
    await begun(server)
    film = await server.slash("Ann", "history", server.place)
    assert "generation by generation" in film.words
    one = await server.slash("Ann", "history", server.place, generation=1)
    assert "Mars in generation 1" in one.words
    none = await server.slash("Ann", "history", server.place, generation=9)
    assert "This game has generations 1 to 1." in none.words
