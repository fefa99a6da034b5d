"""Whatever a player cannot know is permuted: nothing that they receive of another's orders changes, the time included."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.absence import permute
from tests.bot.backend import ANN, BEN, HOUR, MINUTE, open_backend
from tests.bot.test_absence_orders import composed

pytestmark = pytest.mark.once


async def received(backend, game):
    """What Ann receives: her view, the history as she reads it, public messages and her own, each with its due time."""
    look = await backend.services.play.look(game, ANN)
    story = await backend.services.history.story(game, ANN)
    rows = await backend.rows(
        "SELECT kind, destination, entry, payload, state, due_at FROM outbox WHERE destination IN (:a, :g) ORDER BY id",
        a=f"user:{ANN}",
        g=f"game:{game}",
    )
    dues = await backend.rows("SELECT seat, since, remind_at FROM dues ORDER BY seat")
    return look, story, rows, dues


async def course(path, seeding, permuted, steps, passes=False, waits=(MINUTE, HOUR)):
    """Ben orders, Ann passes, time goes by; returns what Ann receives after each wait."""
    seeding.token_hex = lambda n: "seed one"
    seeding.choice = lambda among: "a" if isinstance(among, str) else among[0]
    async with open_backend(path) as backend:
        game = (await backend.game()).id
        if permuted:
            await permute(backend, game, permuted)
        if steps == ("pass",) or steps == ("none",):
            await backend.services.orders.give_plain(game, BEN, steps[0], backend.click())
        else:
            await composed(backend, game, BEN, *steps, passes=passes)
        await backend.act(game, ANN, "pass")
        found = []
        for wait in waits:
            backend.clock.advance(wait)
            await backend.orders.tick()
            await backend.outbox.tick()
            found.append(await received(backend, game))
        return found


@pytest.mark.parametrize(
    "steps", [("pass",), ("none",), ("project:power-plant",), ("project:power-plant", "project:asteroid")]
)
async def test_row_16_leak_hands_and_decks_change_nothing_that_others_receive(tmp_path, seeding, ann_begins, steps):
    plain = await course(tmp_path / "plain.db", seeding, 0, steps)
    for n in (1, 2, 3):
        assert await course(tmp_path / f"{n}.db", seeding, n, steps) == plain


async def test_row_16_leak_until_it_fires_nothing_depends_on_what_was_ordered(tmp_path, seeding, ann_begins):
    ways = [("project:power-plant",), ("project:asteroid",), ("project:power-plant", "project:asteroid")]
    seen = [
        await course(tmp_path / f"{n}.db", seeding, 0, steps, waits=(timedelta(seconds=30), timedelta(seconds=29)))
        for n, steps in enumerate(ways)
    ]
    assert seen[0] == seen[1] == seen[2]
