"""A game that finished long ago can be watched again: what everybody saw after each entry is kept when its history is shortened."""

from __future__ import annotations

import zlib
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.delivery.histories import Histories
from bot.store import history
from bot.tables import replay
from engine import load, save, view
from engine.codec import Unreadable
from engine.corrections import Correction
from engine.hidden import redealt
from engine.view import View
from tests.bot.backend import ANN, BEN, CAT, MINUTE, OCEAN_WITH_CARD, STRANGER, Backend, refused
from tests.bot.damage import damage
from tests.bot.looks import EVERYTHING

HOST = 99
DAYS = 30
SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.z"))
"""Positions of running games as every version that was released has saved them."""


async def rich(backend: Backend) -> str:
    """A game with everything in play, ended in its second generation; answers were taken back in it."""
    rules: dict[str, Any] = {"draft": True, "corporate_era": True, "hidden_points": True, "more": EVERYTHING}
    game, random = (await backend.game(**rules)).id, Random(6)
    while (status := await backend.services.games.status(game)).generation < 2 or status.version < 90:
        look = await backend.play_on(game, random)
        if look is not None and look.undoable and not status.version % 3:
            user = look.status.at(look.seat or 0).user
            await backend.services.play.undo(game, user or 0, 1, backend.click())
        elif look is not None and look.reopenable and not status.version % 4:
            await backend.services.play.reopen(game, look.status.at(look.seat or 0).user or 0, backend.click())
    await backend.services.votes.end(game, HOST)
    assert {row[0] for row in await backend.rows("SELECT kind FROM commits")} == {"start", "answer", "undo", "reopen"}
    return game


async def lived(backend: Backend, generations: int = 2) -> str:
    """A game of three to which everything has happened that can stand in a history, ended by who manages the server."""
    game, random, services = (await backend.game()).id, Random(6), backend.services

    async def plays(times: int) -> None:
        for _ in range(times):
            await backend.play_on(game, random)

    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await services.play.undo(game, ANN, 1, backend.click())
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    request = await services.votes.ask_to_undo(game, ANN, 3)
    for user in (BEN, CAT):
        await services.votes.vote(game, user, request.id, "yes")
    await plays(6)
    await damage(backend.store, services, game)
    await services.moderation.recover(game, HOST, "Host", backend.click())
    await plays(12)
    draft = await services.corrections.draft(game, ANN)
    draft = await services.corrections.put(game, ANN, draft.token, Correction("stock", 1, "mc", 3))
    request = await services.corrections.ask(game, ANN, draft.token, backend.click())
    assert request is not None
    for user in (BEN, CAT):
        await services.votes.vote(game, user, request.id, "yes")
    status = await services.games.status(game)
    await services.moderation.step_back(
        game, HOST, "Host", (await services.moderation.restore_points(game))[3].number, backend.click()
    )
    while (await services.games.status(game)).generation <= generations:
        await backend.play_on(game, random)
    await services.seats.resign(game, CAT)
    backend.clock.advance(11 * MINUTE)
    await services.moderation.give_seat(game, HOST, "Host", status.seat_of(CAT) or 0, STRANGER, "Zed", backend.click())
    await services.votes.end(game, HOST)
    kinds = {row[0] for row in await backend.rows("SELECT kind FROM commits")}
    assert kinds >= {"start", "answer", "undo", "agreed", "damaged", "correct", "admin", "seat"}
    return game


async def seen(backend: Backend, game: str) -> dict[int, View]:
    """The public view after each entry, from the snapshots themselves."""
    async with backend.store.reading() as connection:
        stored = await history.positions(connection, game)
    found: dict[int, View] = {}
    for number, _undone, snapshot in stored:
        try:
            found[number] = view(load(history.decompressed(snapshot)), None)
        except Unreadable:
            continue
    return found


async def shortens(backend: Backend) -> None:
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    assert await Histories(backend.store, backend.services.history, now=backend.clock, days=DAYS).tick() == 1


async def positions(backend: Backend, game: str, *, afterwards: bool = False) -> dict[int, View]:
    return dict(await backend.services.history.positions(game, afterwards=afterwards))


@pytest.mark.databases
async def test_every_position_can_be_seen_again_when_the_history_is_short(backend: Backend) -> None:
    game = await lived(backend)
    before, entries = await seen(backend, game), (await backend.services.games.status(game)).version
    (damaged,) = {*range(entries + 1)} - {*before}
    assert await positions(backend, game) == before
    await shortens(backend)
    assert len(await seen(backend, game)) < 6
    assert await positions(backend, game) == before
    assert [await backend.services.history.view_after(game, number) for number in before] == [*before.values()]
    assert await backend.services.history.view_after(game, damaged) is None


async def test_with_everything_in_play_too(backend: Backend) -> None:
    game = await rich(backend)
    before = await seen(backend, game)
    assert not any(seat.points for one in before.values() for seat in one.seats)
    await shortens(backend)
    assert await positions(backend, game) == before
    with_points = await positions(backend, game, afterwards=True)
    assert all(seat.points for one in with_points.values() for seat in one.seats)


async def test_cards_that_were_hidden_change_nothing_in_what_is_kept(backend: Backend) -> None:
    game, random = await rich(backend), Random(4)
    async with backend.store.reading() as connection:
        stored = await history.positions(connection, game)
    otherwise: list[history.Position] = []
    for position in stored:
        exchanged = save(redealt(load(history.decompressed(position.stored)), -1, random))
        assert exchanged != history.decompressed(position.stored)
        otherwise.append(position._replace(stored=zlib.compress(exchanged)))
    assert replay.condensed(otherwise) == replay.condensed(stored)


async def test_nobody_watches_a_game_that_goes_on(backend: Backend) -> None:
    lobby, running = (await backend.lobby()).id, (await backend.game()).id
    for game in (lobby, running):
        assert (await refused(backend.services.history.positions(game))).reason == "not-over"
    await backend.services.lobby.cancel(lobby, ANN)
    assert (await refused(backend.services.history.positions(lobby))).reason == "not-over", "it has never begun"


async def test_what_is_noted_afterwards_is_a_position_too(backend: Backend) -> None:
    game = await lived(backend, 1)
    before = await positions(backend, game)
    await shortens(backend)
    await backend.services.moderation.export(game, HOST, "Host", backend.click())
    (added,) = set(await positions(backend, game)) - set(before)
    assert added == max(before) + 1
    assert (await positions(backend, game))[added] == before[added - 1]


async def test_of_a_game_that_was_shortened_earlier_the_end_of_each_generation_is_left(backend: Backend) -> None:
    game = await lived(backend)
    before = await positions(backend, game)
    await shortens(backend)
    await backend.run("DELETE FROM replays")
    left = await positions(backend, game)
    assert [one.generation for one in left.values()] == [1, 2, 3]
    assert left.items() <= before.items()


@pytest.mark.parametrize("kept", [{"format": 2}, {"steps": b"rotten"}])
async def test_where_what_was_kept_cannot_be_read_the_ends_of_generations_stand_in(backend: Backend, kept: Any) -> None:
    game = await lived(backend, 1)
    await shortens(backend)
    ((name, value),) = kept.items()
    await backend.run(f"UPDATE replays SET {name} = :value", value=value)
    assert [one.generation for one in (await positions(backend, game)).values()] == [1, 2]
    assert await backend.services.history.view_after(game, 2) is None


async def test_it_is_kept_together_with_the_shortening_or_not_at_all(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await lived(backend, 1)
    before = await positions(backend, game)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    works = Histories(backend.store, backend.services.history, now=backend.clock, days=DAYS)

    async def away(*_: Any) -> None:
        raise OSError("connection lost")

    with monkeypatch.context() as patch:
        patch.setattr(history, "shorten", away)
        assert await works.tick() == 0
    assert await backend.rows("SELECT * FROM replays") == []
    assert await positions(backend, game) == before
    assert await works.tick() == 1
    assert await positions(backend, game) == before


async def test_a_game_whose_course_cannot_be_made_keeps_all_that_it_has(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await lived(backend, 1)
    before = await seen(backend, game)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)

    def fails(*_: Any) -> None:
        raise ValueError("a position that nothing can show")

    monkeypatch.setattr(replay, "condensed", fails)
    assert await Histories(backend.store, backend.services.history, now=backend.clock, days=DAYS).tick() == 0
    assert await seen(backend, game) == before


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name)
def test_positions_of_earlier_versions_are_kept(path: Path) -> None:
    stored = history.Position(3, False, path.read_bytes())
    kept = replay.condensed([stored])
    assert kept.ends == (3,)
    ((number, public),) = replay.positions(replay.Stored((), kept.kept))
    assert (number, public) == (3, view(load(history.decompressed(stored.stored)), None))


async def test_what_is_kept_names_nobody_and_goes_with_the_game(backend: Backend) -> None:
    game = await lived(backend, 1)
    await shortens(backend)
    ((steps,),) = await backend.rows("SELECT steps FROM replays")
    said = zlib.decompress(steps)
    named = [name for name in (b"Ann", b"member", b"Zed", b"Host", str(ANN).encode()) if name in said]
    assert named == []
    before = await positions(backend, game)
    await backend.services.privacy.forget(ANN, "Former player")
    assert await positions(backend, game) == before
    assert await backend.services.privacy.delete_games((await backend.services.games.status(game)).guild, 5) == 1
    assert await backend.rows("SELECT * FROM replays") == []
