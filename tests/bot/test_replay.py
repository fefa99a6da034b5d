"""One moment of a stored game can be played again by its host or an engineer (`python -m bench.replay`)."""

from __future__ import annotations

from random import Random

import pytest
import sqlalchemy as sa

from bench.replay import NotThere, entries, main, replay, stored
from engine.corrections import Correction
from tests.bot.backend import ANN, BEN, CAT, Backend


async def played(backend: Backend, game: str, answers: int) -> None:
    random = Random(3)
    for _ in range(answers):
        await backend.play_on(game, random)


async def test_an_entry_shows_the_position_what_was_answered_and_what_came_of_it(backend, game, tmp_path):
    await played(backend, game, 12)
    said = "\n".join(await replay(f"sqlite+aiosqlite:///{tmp_path}/mars.db", game, 5))
    assert said.startswith("entry 5 of ")
    assert "answers " in said
    assert said.count("generation 1, ") == 2
    assert said.endswith("The same as was stored.")


async def test_what_changed_is_told_with_its_cause_and_nothing_that_only_one_may_know(backend, game, tmp_path):
    await backend.research(game)
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    said = await replay(url, game, 3)
    assert "  Passed seat 2" in said
    assert "  StockChanged seat 0 what=mc n=21 was=42 (production)" in said
    assert said.index("  Passed seat 2") < said.index("  GenerationBegan seat 1 n=2")
    assert not any("LookedAt" in line or "Drawn" in line for line in said)


async def test_games_and_their_entries_are_listed(backend, game, tmp_path):
    await backend.research(game)
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    assert await stored(url) == [f"{game}: Olympus Rising, running, entries 0 to 3"]
    assert await entries(url, game) == [
        "   0 seat -1 start",
        "   1 seat 0 answer: pass",
        "   2 seat 1 answer: pass",
        "   3 seat 2 answer: pass",
        "     generation 2",
    ]
    with pytest.raises(NotThere, match="There is no game nowhere"):
        await entries(url, "nowhere")


async def test_a_correction_is_made_again_too(backend, game, tmp_path):
    draft = await backend.services.corrections.put(game, BEN, 0, Correction("stock", 0, "mc", 3))
    request = await backend.services.corrections.ask(game, BEN, draft.token, "a click")
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    said = "\n".join(await replay(f"sqlite+aiosqlite:///{tmp_path}/mars.db", game, 1))
    assert "  StockChanged seat 0 what=mc n=3 was=42 (correction)" in said
    assert said.endswith("The same as was stored.")


async def test_the_beginning_is_shown_as_it_was_dealt(backend, game, tmp_path):
    said = await replay(f"sqlite+aiosqlite:///{tmp_path}/mars.db", game, 0)
    assert said[0].startswith("entry 0 of 0: start")


async def test_what_does_not_exist_is_said_in_a_sentence(backend, game, tmp_path, capsys):
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    with pytest.raises(NotThere, match=f"Game {game} has entries up to 0, and none with the number 7"):
        await replay(url, game, 7)
    with pytest.raises(NotThere, match="There is no game nowhere"):
        await replay(url, "nowhere", 1)


def test_a_file_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(SystemExit, match=r"There is no database .*none\.db"):
        main([str(tmp_path / "none.db"), "game", "1"])
    assert not (tmp_path / "none.db").exists()


async def test_a_snapshot_that_is_another_one_is_noticed(backend, game, tmp_path):
    await played(backend, game, 6)
    async with backend.store.writing() as connection:
        other = "(select snapshot from commits where game = :game and number = 2)"
        await connection.execute(
            sa.text(f"update commits set snapshot = {other} where game = :game and number = 4"), {"game": game}
        )
    assert "Stored was:" in "\n".join(await replay(f"sqlite+aiosqlite:///{tmp_path}/mars.db", game, 4))
