"""Cells that cannot be read: what they read as, what is mended, and what the host and the players are told."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.mending import Mending
from bot.screens.story import paragraphs
from bot.store import people
from bot.tables import Refused, seating
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, CAT, HOUR, STRANGER, open_backend, refused
from tests.bot.rot import DAN


async def mended(backend) -> list[Any]:
    """Let the loop look once; return what the host was told."""
    with capture_logs() as lines:
        await Mending(backend.store, backend.services.repair, now=backend.clock).tick()
    return [line for line in lines if line["log_level"] == "error"]


async def test_a_vacation_that_cannot_be_read_is_none_and_is_mended(backend, game):
    await backend.services.people.set_locale(ANN, "de")
    await backend.run("UPDATE users SET away_until = 'some day'")
    other = (await backend.game(DAN)).id
    for one in (game, other):
        assert (await backend.services.play.look(one, ANN)).status.damage is None
    assert (await backend.services.reminders.person(ANN)).away_until is None
    (told,) = await mended(backend)
    assert (told["column"], told["done"]) == ("users.away_until", "set to None")
    assert str(ANN) in told["row"]
    assert await backend.rows("SELECT away_until FROM users") == [(None,)]
    assert await mended(backend) == []


async def test_quiet_hours_that_are_none_stop_no_reminder(backend, game):
    await backend.services.people.set_locale(ANN, "de")
    await backend.run("UPDATE users SET quiet = '25:00-?? Mars/Tharsis', zone = 'Mars/Tharsis'")
    await backend.run("UPDATE dues SET quiet = 'whenever'")
    await backend.outbox.tick()
    backend.clock.advance(13 * HOUR)
    assert await backend.reminders.tick() == 1
    assert (await backend.services.reminders.person(ANN)).quiet is None


async def test_who_is_asked_is_derived_where_since_when_cannot_be_read(backend, game):
    await backend.outbox.tick()
    await backend.run("UPDATE dues SET since = 'never'")
    status = await backend.services.games.status(game)
    assert status.damage is not None
    assert status.damage.beside
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "damaged"
    (told,) = await mended(backend)
    assert (told["column"], told["done"]) == ("dues.since", "row deleted")
    status = await backend.services.games.status(game)
    assert (status.damage, status.owing) == (None, {0: backend.clock()})
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn")[-1].payload["seats"] == [0]
    await backend.act(game, ANN, "pass")
    assert set((await backend.services.games.status(game)).owing) == {1}


@pytest.mark.parametrize(
    ("column", "garbage", "known"),
    [("state", "rum", "running"), ("version", "many", 1), ("started", "once", "2026-11-21 12:00:00.000000")],
)
async def test_what_can_be_derived_of_a_game_is_derived(backend, game, column, garbage, known):
    await backend.act(game, ANN, "project:power-plant")
    await backend.run(f"UPDATE games SET {column} = '{garbage}'")
    assert (await backend.services.games.status(game)).damage is not None
    (told,) = await mended(backend)
    assert told["column"] == f"games.{column}"
    assert await backend.rows(f"SELECT {column} FROM games") == [(known,)]
    assert (await backend.services.games.status(game)).damage is None
    await backend.act(game, ANN, "end")


async def test_a_game_whose_rules_cannot_be_read_is_left_as_it_is_until_the_host_restores_them(backend, game):
    (rules,) = await backend.rows("SELECT rules FROM games")
    await backend.run("UPDATE games SET rules = '{\"seats\": 3'")
    damage = (await backend.services.games.status(game)).damage
    assert damage is not None
    assert damage.beside
    (told,) = await mended(backend)
    assert (told["column"], told["done"]) == ("games.rules", "left")
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "damaged"
    await backend.run("UPDATE games SET rules = :rules", rules=rules[0])
    assert (await backend.services.games.status(game)).damage is None
    assert backend.services.runner.damages == frozenset()
    await backend.act(game, ANN, "pass")


async def test_rules_that_cannot_be_read_hide_no_deadline_of_another_game(backend):
    one = (await backend.game(BEN, deadline=1)).id
    other = (await backend.game(DAN, deadline=1)).id
    await backend.run("UPDATE games SET rules = '{' WHERE id = :id", id=one)
    await backend.outbox.tick()
    backend.clock.advance(timedelta(days=3))
    await backend.lobbies.tick()
    assert (await backend.services.games.status(other)).at(0).stand_in == "robot"


async def test_a_message_that_cannot_be_read_holds_no_other_up_and_its_question_is_asked_again(backend, game):
    await backend.run("UPDATE outbox SET payload = '[1' WHERE kind = 'turn'")
    other = (await backend.game(DAN)).id
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.of_kinds("turn")} == {other}
    assert [t["done"] for t in await mended(backend)] == ["row closed"]
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.of_kinds("turn")} == {game, other}


async def test_a_time_that_never_comes_is_found(backend, game):
    """Text that is no time sorts behind all times: no loop would ever meet it."""
    await backend.run("UPDATE outbox SET due_at = 'soon', ready_at = 'soon' WHERE kind = 'turn'")
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn") == []
    assert {t["column"] for t in await mended(backend)} == {"outbox.due_at", "outbox.ready_at"}
    await backend.outbox.tick()
    assert len(backend.sender.of_kinds("turn")) == 1


async def test_a_game_that_its_server_cannot_find_any_more_is_found_by_its_members_and_told_to_the_host(backend, game):
    (guild,) = await backend.rows("SELECT guild FROM games")
    await backend.run("UPDATE games SET guild = 'Olympus'")
    assert [s.id for s in await backend.services.games.of_user(ANN)] == [game]
    assert (await backend.services.games.status(game)).damage is not None
    (told,) = await mended(backend)
    assert (told["column"], told["done"]) == ("games.guild", "left")
    assert game in told["row"]
    await backend.run("UPDATE games SET guild = :guild", guild=guild[0])
    await backend.act(game, ANN, "project:power-plant")


@pytest.mark.parametrize("garbage", ["{", "7", '{"why": 7}', "[]"])
async def test_a_choice_about_a_seat_that_cannot_be_read_ends_no_other_vacation_late(backend, game, garbage):
    other = (await backend.game(DAN)).id
    await backend.run("UPDATE seats SET choice = :garbage WHERE game = :game", garbage=garbage, game=game)
    await backend.run("UPDATE seats SET stand_in = 'robot', stand_why = 'vacation' WHERE game = :game", game=other)
    for user in (ANN, DAN):
        await backend.services.people.set_locale(user, "en")
    await backend.services.vacations.end_due()
    assert all(seat.stand_in is None for seat in (await backend.services.games.status(other)).seats)


@pytest.mark.parametrize("garbage", ["{", "7", '{"reminder_hours": "long"}', "[]"])
async def test_the_pace_of_a_game_that_cannot_be_read_is_the_usual_one(backend, game, garbage):
    await backend.game(DAN)
    await backend.run("UPDATE games SET rules = :garbage WHERE id = :game", garbage=garbage, game=game)
    async with backend.store.reading() as connection:
        assert sorted(await people.paces(connection, ANN), key=str) == [12.0, None]


async def test_a_game_that_fails_keeps_no_other_vacation_from_ending(backend, game, monkeypatch):
    other = (await backend.game(DAN)).id
    await backend.run("UPDATE seats SET stand_in = 'robot', stand_why = 'vacation'")
    for user in (ANN, BEN, CAT, DAN):
        await backend.services.people.set_locale(user, "en")
    known = seating.vacation_over

    async def fails(open_game, seat, **more):
        if open_game.id == min(game, other):
            raise RuntimeError
        return await known(open_game, seat, **more)

    monkeypatch.setattr(seating, "vacation_over", fails)
    await backend.services.vacations.end_due()
    whole = max(game, other)
    assert all(seat.stand_in is None for seat in (await backend.services.games.status(whole)).seats)


async def test_a_vote_that_never_ends_ends_in_a_day(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.run("UPDATE requests SET closes = 'late'")
    await mended(backend)
    backend.clock.advance(timedelta(days=1))
    await backend.votes.tick()
    assert (await backend.services.votes.request(game, request.id)).state == "expired"


@pytest.mark.once
@pytest.mark.parametrize("facts", ["{}", '{"another": 1}'])
@pytest.mark.parametrize("kind", ["absence", "pace", "correct", "seat"])
async def test_a_vote_that_lacks_what_its_kind_needs_is_closed_and_the_game_goes_on(backend, game, kind, facts):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    await backend.services.votes.ask_about_absence(game, BEN)
    await backend.run("UPDATE requests SET kind = :kind, facts = :facts", kind=kind, facts=facts)
    assert (await backend.services.games.status(game)).requests == ()
    assert (await backend.services.play.look(game, CAT)).status.damage is None
    backend.clock.advance(3 * HOUR)
    await backend.votes.tick()
    (told,) = await mended(backend)
    assert (told["column"], told["done"]) == ("requests.facts", "row closed")
    await backend.act(game, ANN, "project:power-plant")
    assert await mended(backend) == []


async def test_what_happened_to_a_seat_and_cannot_be_read_any_more_spoils_no_other_line_of_the_log(backend, game):
    await backend.services.seats.resign(game, CAT)
    await backend.run("UPDATE commits SET facts = '{' WHERE kind = 'seat'")
    for _ in range(2):
        lines = [
            p.lines
            for p in paragraphs(
                reversed(await backend.services.history.story(game)), await backend.services.games.status(game)
            )
        ]
        said = [line.text for some in lines for line in some]
        assert "Something about a seat has changed; what it was can no longer be read" in said
        assert len(said) > 1
        await mended(backend)


async def test_an_answer_in_the_history_that_cannot_be_read_is_gone_back_behind(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.run("UPDATE commits SET turn = 'first' WHERE number = 1")
    backend.services.runner.queue._games.clear()
    damage = (await backend.services.games.status(game)).damage
    assert damage is not None
    assert (damage.entry, damage.beside) == (0, False)
    assert [d.number for d in await backend.services.history.story(game)] == [0]
    await backend.services.moderation.recover(game, STRANGER, "Zed", backend.click())
    assert (await backend.services.games.status(game)).damage is None
    await backend.act(game, ANN, "pass")


async def test_an_old_entry_that_cannot_be_read_stops_an_undo_and_nothing_else(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.run("UPDATE commits SET kind = x'00' WHERE number = 0")
    backend.services.runner.queue._games.clear()
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (await backend.services.games.status(game)).damage is None
    assert plan.barrier.reason in ("damaged", "start")
    await backend.act(game, ANN, "end")


async def test_ending_by_vote_reads_nothing_that_it_does_not_need(backend, game):
    await backend.run("UPDATE games SET rules = '', created = 'x', options = '{', shortened = 'x'")
    await backend.run("UPDATE seats SET waited = '{', stood = '7', joined = 'x', handicap = 'x'")
    await backend.run("UPDATE dues SET earlier = '[[', interval = 'x', since = 'x', arrived = 'x'")
    await backend.run("UPDATE commits SET snapshot = x'00', taken_back = '{', at = 'x', floor = 'x', facts = '[['")
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    status = await backend.services.games.status(game)
    assert status.state == "ended"
    with pytest.raises(Refused):
        await backend.act(game, CAT, "pass")


async def test_a_game_without_any_entry_can_be_ended(backend, game):
    await backend.run("DELETE FROM commits")
    backend.services.runner.queue._games.clear()
    damage = (await backend.services.games.status(game)).damage
    assert damage is not None
    assert damage.entry is None
    await backend.services.moderation.stop(game, STRANGER, "Zed", backend.click())
    assert (await backend.services.games.status(game)).state == "ended"


async def test_a_word_that_the_schema_does_not_know_is_refused_when_it_is_written(backend, game):
    from bot.store import games

    with pytest.raises(Exception, match="has no such word"):
        async with backend.store.writing() as connection:
            await games.change(connection, game, state="asleep")


async def test_cells_of_postgresql_are_mended(place, ann_begins):
    async with open_backend(await postgres.migrated(place)) as backend:
        game = (await backend.game()).id
        request = await backend.services.votes.ask_to_end(game, ANN)
        await backend.run("UPDATE games SET state = 'rum'")
        await backend.run("UPDATE requests SET closes = 'infinity'")
        await backend.services.people.set_locale(ANN, "de")
        await backend.run("UPDATE dues SET since = 'infinity'")
        await backend.run("UPDATE users SET interval = 'NaN'")
        assert (await backend.services.reminders.person(ANN)).interval is None
        with capture_logs():
            await Mending(backend.store, backend.services.repair, now=backend.clock).tick()
        assert (await backend.services.play.look(game, ANN)).status.damage is None
        assert set((await backend.services.games.status(game)).owing) == {0}
        assert (await backend.services.votes.request(game, request.id)).state == "open"
        assert await backend.rows("SELECT interval FROM users") == [(None,)]
        await backend.act(game, ANN, "pass")
