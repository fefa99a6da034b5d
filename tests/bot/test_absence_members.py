"""Who has left the server, was banned or deleted their account (docs/absence.md, row 21 and hole 8)."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.reminders import Reminders
from bot.tables import Rules
from tests.bot.backend import ANN, BEN, CAT, GUILD, HOUR, MINUTE, Backend, eventually, refused
from tests.bot.server import Server, Shown, asked_player, begun
from tests.bot.test_mangled import by_direct_message

pytestmark = pytest.mark.once

HOURS = 3600


async def left(backend: Backend, game: str, user: int = ANN) -> None:
    """Discord answers twice within an hour that the user is no member."""
    assert not await backend.services.members.missed(GUILD, user)
    backend.clock.advance(10 * MINUTE)
    assert await backend.services.members.missed(GUILD, user)


async def test_row_21_one_answer_or_two_with_more_than_an_hour_between_them_mean_nothing(backend, game):
    await backend.outbox.tick()
    assert not await backend.services.members.missed(GUILD, ANN)
    backend.clock.advance(HOUR + MINUTE)
    assert not await backend.services.members.missed(GUILD, ANN)
    assert (await backend.services.play.look(game, BEN)).away == frozenset()
    assert (await backend.act(game, ANN, "pass")).committed == 1
    backend.clock.advance(HOUR)
    assert await backend.services.members.missed(GUILD, ANN)


@pytest.mark.usefixtures("ann_begins")
async def test_row_21_who_has_left_is_away_at_once_and_the_table_may_vote(backend, game):
    await backend.outbox.tick()
    await left(backend, game)
    assert (await backend.services.play.look(game, BEN)).away == {0}
    assert (await backend.services.votes.ask_about_absence(game, BEN)).facts["seats"] == [0]
    (entry, *_) = await backend.services.history.story(game)
    assert entry.facts == {"what": "gone", "seat": 0}


async def test_row_21_who_has_left_cannot_act_and_their_orders_are_dropped(backend, game):
    await left(backend, game)
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "left-server"
    assert (await refused(backend.services.votes.ask_to_end(game, ANN))).reason == "left-server"
    assert await backend.rows("SELECT id FROM orders") == []


@pytest.mark.usefixtures("ann_begins")
async def test_row_21_who_has_left_is_asked_by_no_direct_message_until_they_join_again(backend, game):
    await backend.act(game, ANN, "pass")
    await left(backend, game)
    for user in (BEN, CAT):
        await backend.act(game, user, "pass")
    await backend.outbox.tick()
    asked = [str(intent.destination) for intent in backend.sender.of_kinds("prompt")]
    assert asked == [f"user:{BEN}"], "Cat, who passed last, has the question on her panel"
    await backend.services.members.met(GUILD, ANN)
    await backend.reminders.tick()
    await backend.outbox.tick()
    assert [str(intent.destination) for intent in backend.sender.of_kinds("reminder")] == [f"user:{ANN}"]


async def test_row_21_joining_the_server_again_ends_it(backend, game):
    await left(backend, game)
    assert await backend.services.members.met(GUILD, ANN)
    assert (await backend.services.play.look(game, BEN)).away == frozenset()
    assert (await backend.act(game, ANN, "pass")).committed is not None
    assert not await backend.services.members.met(GUILD, ANN)


async def test_row_21_who_left_while_the_lobby_was_open_loses_their_seat_and_the_next_one_hosts(backend):
    status = await backend.lobby(BEN, CAT)
    await left(backend, status.id)
    status = await backend.services.games.status(status.id)
    assert [s.user for s in status.seats] == [BEN, CAT]
    assert status.host == BEN


async def test_row_21_discord_is_asked_before_a_reminder_and_who_has_left_gets_none(backend, game):
    gone, asked = {ANN}, 0

    async def member(guild: int, user: int) -> bool:
        nonlocal asked
        asked += 1
        if user in gone:
            await backend.services.members.missed(guild, user)
            return False
        await backend.services.members.met(guild, user)
        return True

    reminders = Reminders(backend.store, now=backend.clock, member=member)

    async def pass_hours(n: int) -> None:
        for _ in range(6 * n):
            backend.clock.advance(10 * MINUTE)
            await reminders.tick()
            await backend.outbox.tick()

    await backend.outbox.tick()
    await pass_hours(12)
    assert asked == 1
    await pass_hours(1)
    assert asked == 2
    assert (await backend.services.games.status(game)).at(0).left_at is not None
    assert backend.sender.of_kinds("reminder") == []
    gone.clear()
    await pass_hours(13)
    assert (await backend.services.games.status(game)).at(0).left_at is None
    assert len(backend.sender.of_kinds("reminder")) == 1


async def test_a_server_of_which_discord_tells_nothing_holds_back_no_reminders_of_another(backend):
    await backend.game()
    dan, eve = 10**18 + 21, 10**18 + 22
    other = (await backend.services.lobby.create(GUILD + 1, 7, dan, "Dan", "Other", Rules(beginners=True))).id
    await backend.services.lobby.join(other, eve, "Eve")
    await backend.services.lobby.start(other, dan)
    await backend.outbox.tick()
    backend.clock.advance(13 * HOUR)
    asked, answered = list[int](), asyncio.Event()

    async def member(guild: int, user: int) -> bool:
        asked.append(guild)
        if guild == GUILD:
            await answered.wait()
        return True

    reminders = Reminders(backend.store, now=backend.clock, nudge=backend.outbox.nudge, member=member)
    ticking = asyncio.ensure_future(reminders.tick())
    await eventually(lambda: len(asked) == 2)

    async def reminded() -> bool:
        await backend.outbox.tick()
        return bool(backend.sender.of_kinds("reminder"))

    await eventually(reminded)
    assert [intent.game for intent in backend.sender.of_kinds("reminder")] == [other]
    answered.set()
    assert await ticking == 2


async def asked_by_direct_message(server: Server) -> tuple[str, str, Shown]:
    """A running game, the player who is asked, and the reminder that they got by direct message."""
    game = await begun(server)
    await server.wait(12 * HOURS + 60)
    status = await server.bot.services.games.status(game)
    name = status.at(next(iter(status.owing))).name
    return game, name, server.direct(name)[-1]


async def test_hole_8_the_banned_do_not_play_on_by_direct_message(server: Server) -> None:
    game, name, reminder = await asked_by_direct_message(server)
    server.guild.remove_member(server.members[name])
    await server.env.advance_time(120)
    for _ in range(2):
        shown = await server.click(name, reminder, "open", direct=True)
        reminder = server.direct(name)[-1]
        assert "a server that you are no longer in" in shown.words
    (seat,) = [s for s in (await server.bot.services.games.status(game)).seats if s.name == name]
    assert seat.left_at is not None
    await server.say()
    assert f"{name} has left the server" in (await server.turn()).words
    assert (await server.bot.services.games.status(game)).owing


async def test_hole_8_the_banned_open_no_game_from_a_menu_of_their_games(server: Server) -> None:
    game = await begun(server)
    assert "a server that you are no longer in" not in await by_direct_message(server, "Ann", "s::0:enter", game)
    server.guild.remove_member(server.members["Ann"])
    await server.env.advance_time(120)
    assert "a server that you are no longer in" in await by_direct_message(server, "Ann", "s::0:enter", game)


async def test_hole_8_the_banned_are_offered_nothing_of_their_game_while_they_type(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    user = server.users[name]
    assert await user.autocomplete("answer", "choice", "pass")
    server.guild.remove_member(server.members[name])
    await server.env.advance_time(120)
    server.bot.recall.changed("", user.id)
    assert await user.autocomplete("answer", "choice", "pass") == []


async def test_row_21_who_plays_by_direct_message_and_is_a_member_plays(server: Server) -> None:
    _game, name, reminder = await asked_by_direct_message(server)
    assert "no longer in" not in (await server.click(name, reminder, "Play", direct=True)).words


async def test_row_21_whoever_acts_in_the_server_is_a_member_again(server: Server) -> None:
    game, name, _reminder = await asked_by_direct_message(server)
    user = server.members[name].id
    for _ in range(2):
        await server.bot.services.members.missed(server.guild.id, user)
    await server.say()
    shown = await server.click(name, server.last(), "Play")
    assert "no longer in" not in shown.words
    status = await server.bot.services.games.status(game)
    assert all(seat.left_at is None for seat in status.seats)


async def test_row_21_a_solo_game_in_direct_messages_asks_for_no_member(server: Server) -> None:
    status = await server.bot.services.lobby.create(0, 1, server.users["Ann"].id, "Ann")
    assert await server.bot.members.may_act(status.id, server.users["Ann"].id, None)
