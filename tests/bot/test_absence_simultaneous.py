"""Where several are asked at once each seat is by itself (row 23 of docs/absence.md)."""

from __future__ import annotations

import pytest

from bot.screens.public import Turn
from tests.bot.absence import silence
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend, refused

pytestmark = pytest.mark.once


@pytest.fixture
async def research(backend: Backend, game: str) -> str:
    """Research of generation 2: Ann, Ben and Cat choose what they buy; a robot stands in for Ann."""
    await backend.research(game)
    await stands_in(backend)
    return game


@pytest.fixture
async def drafting(backend: Backend, ann_begins: None) -> str:
    """The draft of generation 2: each has a packet; a robot stands in for Ann."""
    game = (await backend.game(draft=True)).id
    await backend.research(game)
    await stands_in(backend)
    return game


async def stands_in(backend: Backend) -> None:
    await backend.services.vacations.begin(ANN, 3, robot=True)
    backend.clock.advance(11 * MINUTE)
    await backend.outbox.tick()
    await backend.robots.tick()


async def keeps(backend: Backend, game: str, user: int) -> None:
    look = await backend.services.play.look(game, user)
    assert look.decision is not None
    await backend.services.play.compose(game, user, None, [look.decision.options[:1]], backend.click(), True)


async def still_asked(backend: Backend, game: str) -> str:
    """What the public message says of who still chooses."""
    status = await backend.services.games.status(game)
    view = (await backend.services.play.look(game, None)).view
    assert view is not None
    return Turn(status, view, status.version).sentence()


async def test_row_23_a_robot_answers_for_its_seat_and_changes_nothing_for_the_others(backend, research):
    status = await backend.services.games.status(research)
    assert set(status.owing) == {1, 2}
    for user in (BEN, CAT):
        look = await backend.services.play.look(research, user)
        assert look.decision is not None
        assert len(look.decision.options) == 4
    assert (await backend.services.play.look(research, None)).view.phase == "research"


async def test_row_23_who_still_chooses_is_public_and_a_seat_with_a_robot_is_not_waited_for(backend, research):
    assert "Still to choose: ■ · ▲" in await still_asked(backend, research)
    await backend.act(research, BEN, [])
    assert "Still to choose: ▲" in await still_asked(backend, research)


async def test_row_23_the_clock_of_one_runs_whatever_the_others_answer(backend, game):
    await backend.research(game)
    await silence(backend, 35 * HOUR)
    await backend.act(game, BEN, [])
    backend.clock.advance(HOUR)
    assert (await backend.services.play.look(game, BEN)).away == {0, 2}
    await backend.act(game, CAT, [])
    assert (await backend.services.play.look(game, BEN)).away == {0}


async def test_row_23_what_a_robot_has_bought_can_be_bought_anew_until_the_reveal(backend, research):
    await backend.services.vacations.end(ANN)
    before = await backend.services.play.look(research, ANN)
    assert before.reopenable
    look = await backend.services.play.reopen(research, ANN, backend.click())
    assert look.decision is not None
    await backend.act(research, ANN, look.decision.options[:2])
    await backend.act(research, BEN, [])
    await backend.act(research, CAT, [])
    after = await backend.services.play.look(research, ANN)
    assert after.view.phase == "action"
    assert not after.reopenable
    assert (await refused(backend.services.play.reopen(research, ANN, backend.click()))).reason == "nothing-to-reopen"


async def test_row_23_packets_queue_for_who_is_there_while_a_robot_drafts(backend, drafting):
    packs = [s.packs for s in (await backend.services.play.look(drafting, None)).view.seats]
    assert (packs[0], sum(packs)) == (0, 3), "the robot has passed its packet on"
    assert max(packs) == 2, "it waits behind the one that is there"
    assert set((await backend.services.games.status(drafting)).owing) == {1, 2}


async def test_row_23_what_a_robot_has_kept_in_a_draft_stays(backend, drafting):
    kept = (await backend.services.play.look(drafting, ANN)).view.seats[0]
    await backend.services.vacations.end(ANN)
    look = await backend.services.play.look(drafting, ANN)
    assert not look.reopenable
    assert not look.undoable
    assert (await refused(backend.services.play.reopen(drafting, ANN, backend.click()))).reason == "nothing-to-reopen"
    assert look.view.seats[0] == kept


async def test_row_23_who_comes_back_in_a_draft_keeps_the_next_card_alone(backend, drafting):
    await backend.services.vacations.end(ANN)
    for _ in range(4):
        for user in (ANN, BEN, CAT):
            look = await backend.services.play.look(drafting, user)
            if look.decision is not None and look.view.draft:
                await keeps(backend, drafting, user)
    for user in (ANN, BEN, CAT):
        look = await backend.services.play.look(drafting, user)
        assert len(look.decision.options) == 4, "each buys among four"
    assert len([d for d in await backend.services.history.story(drafting) if d.seat == 0 and d.facts.get("by")]) == 1
