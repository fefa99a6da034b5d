"""Whatever a player cannot know is permuted: no vote, no reminder and no public message changes, nor the times at which they come."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bot.screen import Screen
from bot.screens import reminding, votes, waiting
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from tests.bot.absence import permute
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, STRANGER, Backend, open_backend
from tests.bot.damage import damage

pytestmark = pytest.mark.once

WAITS = (2 * MINUTE, 12 * HOUR, 24 * HOUR, HOUR, 6 * HOUR, 6 * HOUR, 9 * MINUTE, 48 * HOUR)


def written(screen: Screen) -> str:
    """A screen as it is sent, without the suffixes that keep custom ids apart."""
    return re.sub(r"~\d+", "", str(screen.view().to_components()))


async def shown(backend: Backend, game: str, artist: Artist) -> object:
    """All that anybody else than its owner may receive: votes on screen, messages with their times, obligations, Ann's panel."""
    look = await backend.services.play.look(game, ANN)
    rows = await backend.rows("SELECT id FROM requests WHERE game = :g ORDER BY id", g=game)
    screens = []
    for (id,) in rows:
        request = await backend.services.votes.request(game, id)
        context = ScreenContext(look, artist)
        screens += [votes.message(look.status, request), votes.private(context, request)]
    if look.view is not None and look.decision is None:
        screens.append(await waiting.waiting(ScreenContext(look, artist)))
    sent = await backend.rows(
        "SELECT kind, destination, entry, seat, since, payload, state, due_at, sent_at, retry_at FROM outbox ORDER BY id"
    )
    asked = await backend.rows("SELECT kind, user, at, closes, asked, facts, state, closer FROM requests ORDER BY id")
    dues = await backend.rows(
        "SELECT game, seat, since, arrived, remind_at, reminded, mentioned, poked FROM dues ORDER BY 1, 2"
    )
    said = [(s.above, written(s)) for s in screens]
    batch = [s for s in await backend.services.games.of_user(BEN) if s.seat_of(BEN) in s.owing]
    letter = reminding.reminder(batch, BEN, None, reminding.sentence(batch, BEN)) if batch else None
    robots = await backend.rows("SELECT robots_at FROM games ORDER BY id")
    return said, sent, asked, dues, robots, written(letter) if letter is not None else "", look.away


async def absence(backend: Backend, game: str) -> None:
    request = await backend.services.votes.ask_about_absence(game, CAT)
    await backend.services.votes.vote(game, ANN, request.id, "robot")
    await backend.services.votes.vote(game, CAT, request.id, "robot")


async def end(backend: Backend, game: str) -> None:
    request = await backend.services.votes.ask_to_end(game, CAT)
    await backend.services.votes.vote(game, ANN, request.id, "no")


async def pace(backend: Backend, game: str) -> None:
    await backend.services.votes.ask_for_pace(game, CAT, 24)


async def undo(backend: Backend, game: str) -> None:
    await backend.act(game, BEN, "project:power-plant")
    await backend.services.votes.ask_to_undo(game, ANN, 1)


async def seat(backend: Backend, game: str) -> None:
    await backend.services.seats.hand_over(game, CAT, STRANGER, "Dan")


async def damaged(backend: Backend, game: str) -> None:
    await damage(backend.store, backend.services, game)
    await backend.services.repair.ask_to_recover(game, CAT)


LATE = {absence}
"""What can be asked only while somebody is away."""


async def course(path, seeding, seed: int, ask) -> list[object]:
    """Ann plays, Ben says nothing in two games; returns what is shown after each wait."""
    seeding.token_hex = lambda n: "seed one"
    seeding.choice = lambda among: "a" if isinstance(among, str) else among[0]
    artist = Artist()
    artist._draw = _nothing  # type: ignore[method-assign]
    async with open_backend(path) as backend:
        seeding.token_hex = lambda n: "seed two"
        seeding.choice = lambda among: "b" if isinstance(among, str) else among[0]
        second = (await backend.game()).id
        await backend.act(second, ANN, "pass")
        seeding.choice = lambda among: "a" if isinstance(among, str) else among[0]
        game = (await backend.game()).id
        if seed:
            assert await permute(backend, game, seed)
            assert await permute(backend, second, seed)
        await backend.act(game, ANN, "project:power-plant")
        await backend.act(game, ANN, "end")
        found: list[object] = []
        for n, wait in enumerate(WAITS):
            backend.clock.advance(wait)
            for tick in (backend.reminders.tick, backend.votes.tick, backend.outbox.tick):
                await tick()
            if n == (3 if ask in LATE else 0):
                await ask(backend, game)
            found.append(await shown(backend, game, artist))
        return found


async def _nothing(*args: object, **options: object) -> None:
    return None


@pytest.mark.parametrize("ask", [absence, end, pace, undo, seat, damaged], ids=lambda ask: ask.__name__)
async def test_leak_hands_and_decks_change_no_vote_no_reminder_and_no_time(tmp_path, seeding, ann_begins, ask):
    plain = await course(tmp_path / "plain.db", seeding, 0, ask)
    assert await course(tmp_path / "other.db", seeding, 1, ask) == plain


async def test_leak_the_test_sees_what_would_depend_on_a_hand(tmp_path, seeding, ann_begins, monkeypatch):
    """A vote that lasted a minute longer for each card in a hand would be noticed."""
    from bot.tables import votes as kinds

    kind = kinds.KINDS["end"]

    def tells(table):
        others = [p.hand for p in table.live.game.players[1:]]
        return table.clocks.vote + timedelta(seconds=others[0][0] % 50)

    monkeypatch.setitem(kinds.KINDS, "end", kinds.replace(kind, lasting=tells))
    plain = await course(tmp_path / "plain.db", seeding, 0, end)
    assert [await course(tmp_path / f"{n}.db", seeding, n, end) == plain for n in (1, 2)] != [True] * 2
