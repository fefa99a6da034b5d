"""Row 25: a game whose newest snapshot cannot be read goes back to the newest that can, and plays on."""

from __future__ import annotations

from random import Random

import pytest
from structlog.testing import capture_logs

from bot.store import history
from bot.tables import Refused, Status
from bot.tables.robots import greedy
from engine import load
from engine.validation import all_cards
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, OCEAN_WITH_CARD, STRANGER, open_backend, refused
from tests.bot.damage import KINDS, damage

pytestmark = [pytest.mark.once, pytest.mark.databases]

MANAGER = STRANGER


@pytest.fixture
async def game(backend):
    return (await backend.game()).id


async def recover(backend, game: str) -> None:
    await backend.services.moderation.recover(game, MANAGER, "Zed", backend.click())


async def plays_on(backend, game: str, answers: int = 12) -> None:
    """Answer at random; every look and every answer works."""
    random = Random(1)
    for _ in range(answers):
        assert await backend.play_on(game, random) is not None


async def position(backend, game: str, number: int):
    async with backend.store.reading() as connection:
        return load(await history.snapshot(connection, game, number))


@pytest.mark.parametrize("kind", KINDS)
async def test_row_25_a_damaged_game_goes_back_and_plays_on(backend, game, kind):
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.act(game, ANN, "end")
    before = await backend.services.play.look(game, BEN)
    await backend.act(game, BEN, "project:power-plant")
    await damage(backend.store, backend.services, game, kind)
    status = await backend.services.games.status(game)
    assert status.damage is not None
    assert (status.damage.entry, status.damage.lost) == (2, (1,))
    assert (await refused(backend.act(game, BEN, "end"))).reason == "damaged"
    backend.clock.advance(HOUR)
    await recover(backend, game)
    look = await backend.services.play.look(game, BEN)
    assert look.status.damage is None
    assert backend.services.runner.damages == frozenset(), "the game is whole again, though at a later entry"
    assert (look.view.seats, look.decision) == (before.view.seats, before.decision)
    assert look.token > before.token
    assert look.status.owing == {1: backend.clock()}
    assert await backend.rows("SELECT seat, reminded FROM dues") == [(1, 0)]
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn")[-1].payload["seats"] == [1]
    newest, *_ = await backend.services.history.story(game)
    assert (newest.kind, newest.taken_back, newest.facts["name"]) == ("damaged", (3,), "Zed")
    assert [d.number for d in await backend.services.history.story(game) if d.undone] == [3]
    await plays_on(backend, game)


async def test_row_25_who_orders_ahead_in_a_damaged_game_is_told_that_it_is_damaged(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    orders = backend.services.orders
    for ordering in (orders.give_plain(game, BEN, "pass", backend.click()), orders.foresee(game, BEN)):
        assert (await refused(ordering)).reason == "damaged"


async def test_row_25_what_was_drawn_since_is_shuffled_back(backend, game):
    before = await position(backend, game, 0)
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    drawn = set((await backend.services.play.look(game, ANN)).view.hand) - set(before.players[0].hand)
    assert drawn
    await damage(backend.store, backend.services, game)
    await recover(backend, game)
    after = await position(backend, game, 2)
    assert sorted(all_cards(after)) == sorted(all_cards(before))
    assert sorted(after.table.deck) == sorted(before.table.deck)
    assert after.table.deck != before.table.deck
    assert after.chance > before.chance
    assert (await backend.services.play.undo_plan(game, ANN)).steps == ()


async def test_row_25_the_game_goes_back_past_all_that_cannot_be_read(backend, game):
    for user in (ANN, BEN):
        await backend.act(game, user, "project:power-plant")
        await backend.act(game, user, "end")
    await damage(backend.store, backend.services, game, newest=3)
    assert (await backend.services.games.status(game)).damage.entry == 1
    await recover(backend, game)
    assert [d.number for d in await backend.services.history.story(game) if d.undone] == [4, 3, 2]
    await plays_on(backend, game)


async def test_row_25_never_back_to_what_somebody_has_taken_back(backend, game):
    await backend.act(game, ANN, "project:power-plant")  # 1
    await backend.services.play.undo(game, ANN, 1, backend.click())  # 2
    await damage(backend.store, backend.services, game)
    assert (await backend.services.games.status(game)).damage.entry == 0
    await recover(backend, game)
    assert (await backend.services.play.look(game, ANN)).view.seats[0].stock["mc"] == 42
    await plays_on(backend, game)


async def test_row_25_into_a_fork_that_somebody_has_reopened(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())  # 4
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())  # 5
    await backend.services.play.reopen(game, BEN, backend.click())  # 6
    await damage(backend.store, backend.services, game)
    # Entry 5 still holds the answer that Ben has taken back.
    assert (await backend.services.games.status(game)).damage.entry == 3
    await recover(backend, game)
    status = await backend.services.games.status(game)
    assert set(status.owing) == {0, 1, 2}
    await backend.outbox.tick()
    asked = backend.sender.of_kinds("prompt")
    newest = [i for i in asked if i.entry == max(i.entry for i in asked)]
    assert {str(i.destination) for i in newest} == {f"user:{user}" for user in (ANN, BEN, CAT)}
    await plays_on(backend, game)


async def test_row_25_nothing_can_be_read_at_all(backend, game):
    await backend.act(game, ANN, "pass")
    await damage(backend.store, backend.services, game, newest=2)
    status = await backend.services.games.status(game)
    assert status.damage.entry is None
    with pytest.raises(Refused, match="no-entry"):
        await recover(backend, game)
    await backend.services.votes.end(game, MANAGER)
    assert (await backend.services.games.status(game)).state == "ended"


async def test_row_25_more_than_half_of_those_not_away_decide(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    request = await backend.services.repair.ask_to_recover(game, ANN)
    assert (request.kind, request.state, request.needed) == ("damaged", "open", 2)
    assert (await refused(backend.services.repair.ask_to_recover(game, BEN))).reason == "already-asked"
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    look = await backend.services.play.look(game, ANN)
    assert (look.status.damage, look.view.seats[0].stock["mc"]) == (None, 42)
    assert (await backend.services.history.story(game))[0].kind == "damaged"
    await plays_on(backend, game)


async def test_row_25_whoever_is_away_is_not_asked(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    backend.clock.advance(80 * HOUR)
    await damage(backend.store, backend.services, game)
    request = await backend.services.repair.ask_to_recover(game, BEN)
    assert request.asked == {BEN, CAT}
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    await plays_on(backend, game)


async def test_row_25_a_vote_lapses_when_a_manager_has_decided(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    request = await backend.services.repair.ask_to_recover(game, ANN)
    await recover(backend, game)
    assert (await backend.services.votes.request(game, request.id)).state == "lapsed"


async def test_row_25_who_plays_alone_decides_alone(backend):
    game = (await backend.lobby(seats=1, beginners=True)).id
    await backend.services.lobby.start(game, ANN)
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    assert (await backend.services.repair.ask_to_recover(game, ANN)).state == "agreed"
    assert (await backend.services.games.status(game)).damage is None


async def test_row_25_a_manager_who_plays_does_not_decide(backend, game):
    await damage(backend.store, backend.services, game)
    with pytest.raises(Refused, match="plays-here"):
        await backend.services.moderation.recover(game, ANN, "Ann", backend.click())


async def test_row_25_pressing_twice_goes_back_once(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    click = backend.click()
    for _ in range(2):
        await backend.services.moderation.recover(game, MANAGER, "Zed", click)
    assert (await backend.services.games.status(game)).version == 2
    with pytest.raises(Refused, match="not-damaged"):
        await recover(backend, game)


async def test_row_25_robots_wait_and_move_again(backend):
    game = (await backend.with_robots(robots=2)).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await damage(backend.store, backend.services, game)
    backend.clock.advance(HOUR)
    assert await backend.robots.tick() == 0
    assert not await backend.services.robots.move(game, greedy)
    await recover(backend, game)
    assert set((await backend.services.games.status(game)).owing) == {0}
    await backend.act(game, ANN, "end")
    backend.clock.advance(HOUR)
    assert await backend.robots.tick() > 0


async def test_row_25_the_log_still_reads_and_lists_show_the_other_games(backend, game):
    other = (await backend.game(BEN)).id
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    found = {s.id: s for s in await backend.services.games.of_user(ANN)}
    assert set(found) == {game, other}
    assert found[game].damage is not None
    assert found[other].damage is None
    story = await backend.services.history.story(game, BEN)
    assert [(d.number, d.kind) for d in story] == [(1, "answer"), (0, "start")]
    assert story[0].news


async def test_row_25_the_host_is_told_once_and_the_reference_stays(backend, game):
    await damage(backend.store, backend.services, game)
    with capture_logs() as lines:
        references = {(await backend.services.games.status(game)).damage.reference for _ in range(3)}
        await backend.services.games.of_user(ANN)
    assert [line["reference"] for line in lines if line["event"] == "game cannot be read"] == [*references]
    async with open_backend(backend.where, backend.clock) as another:
        still = (await another.services.games.status(game)).damage
        assert still is not None
        assert {still.reference} == references


async def test_row_25_ending_and_asking_to_end_work_on_a_damaged_game(backend, game):
    await damage(backend.store, backend.services, game)
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert (await backend.services.games.status(game)).state == "ended"


async def test_row_25_no_answer_of_before_fits_afterwards(backend, game):
    """A question that was answered before and is asked again has another token: an old button does nothing."""
    asked: list[int] = []
    for _ in range(3):
        look = await backend.services.play.look(game, ANN)
        asked.append(look.token)
        await backend.act(game, ANN, "project:power-plant")
        await damage(backend.store, backend.services, game)
        await recover(backend, game)
        for token in asked:
            refusal = await refused(backend.services.play.compose(game, ANN, token, [["pass"]], backend.click()))
            assert refusal.reason == "stale"


async def test_an_undo_to_a_position_that_cannot_be_read_is_refused(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.run("UPDATE commits SET snapshot = :torn WHERE number = 0", torn=b"torn")
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason) == ((), "damaged")
    assert (await refused(backend.services.play.undo(game, ANN, 1, backend.click()))).reason == "no-entry"
    assert await backend.services.history.view_after(game, 0) is None
    assert len(await backend.services.history.course(game)) == 1


async def test_a_finished_game_that_cannot_be_read_is_still_listed(backend, game):
    random = Random(3)
    await backend.nearly_over(game)
    while await backend.play_on(game, random) is not None:
        pass
    await damage(backend.store, backend.services, game)
    status: Status = await backend.services.games.status(game)
    assert status.state == "over"
    assert status.damage is not None
    with pytest.raises(Refused, match="not-running"):
        await recover(backend, game)


async def test_row_13_who_resigns_from_a_damaged_game_is_played_for_once_it_has_gone_back(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    assert (await backend.services.seats.resign(game, ANN)).status.damage is not None
    assert (await backend.services.games.status(game)).at(0).stand_why == "resigned"
    await recover(backend, game)
    status = await backend.services.games.status(game)
    assert (status.damage, status.at(0).stand_in, 0 in status.owing) == (None, "robot", False)
    backend.clock.advance(11 * MINUTE)
    await backend.robots.tick()
    assert any(
        done.seat == 0 and done.facts.get("by") == "stand-in" for done in await backend.services.history.story(game)
    )


async def test_row_13_of_two_players_the_other_wins_a_damaged_game_too(backend, ann_begins):
    game = (await backend.game(BEN)).id
    await damage(backend.store, backend.services, game)
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(11 * MINUTE)
    assert await backend.services.seats.concede(game)
    assert (await backend.services.games.status(game)).state == "ended"
