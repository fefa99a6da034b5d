"""A host's day two: blocked members and servers, announced downtimes, the defaults of a server, and limits that are shown."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bot.components import Keys, row
from bot.delivery.blocks import Blocks
from bot.routes.visit import hosts_bot
from bot.screen import screen
from bot.store import blocking, moves, quarantine
from bot.store.schema import followers, games, kept_rules, users, wishes
from bot.tables import Rules, Trouble, leaving, resuming
from tests.bot.backend import ANN, BEN, GUILD, HOUR, refused
from tests.bot.server import Server, Shown, acts, begun, lobby, open_server, said
from tests.words.translated import german
from words.catalogue import LOCALES


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as server:
        for name in ("Zed", "Max"):
            server.add_manager(name)
        about = server.bot.application
        assert about is not None
        about.owner = discord.Object(server.users["Zed"].id)  # type: ignore[assignment]
        yield server


def words_there(server: Server) -> str:
    return "\n".join(Shown(message).words for message in server.place.history())


async def over(server: Server) -> str:
    """Let a game of Ann and Ben end; return its id."""
    game = await begun(server)
    async with server.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == game).values(state="over"))
    return game


async def again(server: Server, name: str, game: str, *, direct: bool = False) -> str:
    """Press Play again in the server or in direct messages; returns the answer."""
    channel: Any = server.bot.get_channel(server.channel.id)
    place = await server.bot.fetch_user(server.members[name].id) if direct else channel
    await place.send(view=screen(row(Keys(game, 0).tap("Play again", "again"))).view())
    shown = server.direct(name)[-1] if direct else Shown(server.channel.history()[-1])
    return (await server.click(name, shown, "Play again", direct=direct)).words


async def test_where_the_channel_is_gone_the_next_game_is_founded_where_it_was_asked_for(server: Server) -> None:
    game = await over(server)
    other = server.guild.create_text_channel("elsewhere")
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    place: Any = server.bot.get_channel(other.id)
    await (await server.bot.fetch_user(server.members["Ann"].id)).send(
        view=screen(row(Keys(game, 0).tap("Play again", "again"))).view()
    )
    far = await server.click("Ann", server.direct("Ann")[-1], "Play again", direct=True)
    assert "The channel of this game is gone" in far.words
    assert not await server.bot.services.games.in_server(server.guild.id)
    await place.send(view=screen(row(Keys(game, 0).tap("Play again", "again"))).view())
    shown = await server.click("Ann", Shown(other.history()[-1]), "Play again")
    assert f"is in <#{other.id}>, and you have a seat in it" in shown.words
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert lobby.channel == other.id
    await server.say()
    assert "Join" in Shown(other.history()[-1]).buttons.values()


async def test_the_next_game_is_not_founded_where_the_bot_may_not_write(server: Server) -> None:
    game, guild = await over(server), cast(Any, server.guild)
    denied = {guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    mute = guild.create_text_channel("mute", overwrites=denied)
    async with server.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == game).values(channel=mute.id))
    place: Any = server.bot.get_channel(server.channel.id)
    await place.send(view=screen(row(Keys(game, 0).tap("Play again", "again"))).view())
    shown = await server.click("Ann", Shown(server.channel.history()[-1]), "Play again")
    assert "The bot lacks Send Messages" in shown.words
    assert not await server.bot.services.games.in_server(server.guild.id)


# --- blocking ---------------------------------------------------------------------------------------------------------


@pytest.mark.databases
async def test_row_21_a_blocked_member_is_away_at_once_and_comes_back_unblocked(backend: Any) -> None:
    game = (await backend.game()).id
    lobby = (await backend.services.lobby.create(GUILD, 5, ANN, "Ann", rules=Rules(seats=3))).id
    await backend.services.lobby.join(lobby, BEN, "Ben")
    services = backend.services
    assert await services.blocking.refuses(BEN, GUILD) is None
    assert await services.blocking.block_user(BEN) == 2
    assert await services.blocking.refuses(BEN, GUILD) == await services.blocking.refuses(BEN, None) == "blocked"
    assert [s.user for s in (await services.games.status(lobby)).seats] == [ANN]
    at = next(s for s in (await services.games.status(game)).seats if s.user == BEN)
    assert at.left_at is not None
    assert (await refused(services.play.compose(game, BEN, None, [["pass"]], backend.click()))).reason == "left-server"
    await services.blocking.unblock_user(BEN)
    assert await services.blocking.refuses(BEN, GUILD) is None
    at = next(s for s in (await services.games.status(game)).seats if s.user == BEN)
    assert at.left_at is None
    said = [done.facts["what"] for done in await services.history.story(game) if done.kind == "seat"]
    assert said == ["unblocked", "blocked"]


@pytest.mark.databases
async def test_games_of_a_blocked_server_stand_still_and_go_on_with_their_whole_time(backend: Any) -> None:
    game = (await backend.game()).id
    services = backend.services
    before = await services.play.look(game, ANN)
    assert await services.blocking.block_server(GUILD) == 1
    assert await services.blocking.refuses(ANN, GUILD) == "blocked-server"
    assert await services.blocking.refuses(ANN, None) is None
    assert (await refused(services.play.look(game, ANN))).reason == "aside"
    backend.clock.advance(30 * 24 * HOUR)
    assert not await backend.reminders.tick()
    assert await services.blocking.block_server(GUILD) == 1  # told twice, it is blocked once
    assert await services.blocking.unblock_server(GUILD) == 1
    after = await services.play.look(game, ANN)
    assert (after.view.seats, after.view.hand) == (before.view.seats, before.view.hand)
    assert set(after.status.owing.values()) == {backend.clock()}
    assert not after.status.requests
    assert await services.blocking.refuses(ANN, GUILD) is None


@pytest.mark.databases
async def test_what_is_blocked_in_one_server_touches_no_other(backend: Any) -> None:
    game, services = (await backend.game()).id, backend.services
    elsewhere = (await services.lobby.create(GUILD + 1, 6, ANN, "Ann", rules=Rules(seats=3))).id
    await services.blocking.block_server(GUILD + 1)
    assert (await services.games.status(game)).state == "running"
    await services.blocking.block_server(GUILD)
    await services.blocking.unblock_server(GUILD + 1)
    assert (await services.games.status(elsewhere)).state == "lobby"
    async with backend.store.reading() as connection:
        assert {guild: row["games"] for guild, row in (await blocking.servers(connection)).items()} == {GUILD: [game]}
    await services.blocking.unblock_server(GUILD)
    assert (await services.games.status(game)).state == "running"


@pytest.mark.databases
async def test_a_blocked_member_wishes_and_follows_nothing_any_more(backend: Any) -> None:
    game, at = (await backend.game()).id, backend.clock()
    people = [
        {"user": user, "name": "?", "guild": GUILD, "least": 2, "most": 3, "at": at, "until": at} for user in (ANN, BEN)
    ]
    async with backend.store.writing() as connection:
        await connection.execute(sa.insert(wishes).values(people))
        await connection.execute(
            sa.insert(followers).values([{"game": game, "user": user, "told": 0} for user in (ANN, BEN)])
        )
    await backend.services.blocking.block_user(BEN)
    async with backend.store.reading() as connection:
        left = [[*(await connection.execute(sa.select(table.c.user))).scalars()] for table in (wishes, followers)]
    assert left == [[ANN], [ANN]]


@pytest.mark.databases
async def test_a_game_that_is_set_aside_holds_up_no_other_when_a_member_is_blocked(backend: Any) -> None:
    aside, game = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    services = backend.services
    await services.runner.record(aside, lambda c: quarantine.set_aside(c, aside, backend.clock()))

    async def left() -> bool:
        return next(s for s in (await services.games.status(game)).seats if s.user == BEN).left_at is not None

    assert await services.blocking.block_user(BEN) == 1
    assert await left()
    await services.blocking.unblock_user(BEN)
    assert not await left()


async def test_a_game_that_cannot_be_set_aside_now_holds_up_no_other_of_a_blocked_server(
    backend: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, game = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    services, set_aside = backend.services, quarantine.set_aside

    async def locked(connection: Any, id: str, *more: Any) -> bool:
        if id == busy:
            raise TimeoutError
        return await set_aside(connection, id, *more)

    with monkeypatch.context() as patched:
        patched.setattr(quarantine, "set_aside", locked)
        with pytest.raises(Trouble):
            await services.blocking.block_server(GUILD)
    assert (await refused(services.games.status(game))).reason == "aside"
    assert await services.blocking.block_server(GUILD) == 2
    assert (await refused(services.games.status(busy))).reason == "aside"


@pytest.mark.databases
async def test_what_a_killed_process_had_begun_to_block_is_finished_by_the_next(
    backend: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    services, set_aside, leave = backend.services, quarantine.set_aside, leaving.leave
    blocks = Blocks(services.blocking, now=backend.clock)

    async def killed(*_args: Any) -> Any:
        raise asyncio.CancelledError

    async def states() -> list[str]:
        return [state for (state,) in await backend.rows("select state from games order by id")]

    monkeypatch.setattr(leaving, "leave", killed)
    with pytest.raises(asyncio.CancelledError):
        await services.blocking.block_user(BEN)
    monkeypatch.setattr(leaving, "leave", leave)
    await blocks.tick()
    for game in (first, second):
        assert next(s for s in (await services.games.status(game)).seats if s.user == BEN).left_at is not None

    async def killed_after_one(connection: Any, game: str, now: datetime) -> bool:
        return await (set_aside(connection, game, now) if game == first else killed())

    monkeypatch.setattr(quarantine, "set_aside", killed_after_one)
    with pytest.raises(asyncio.CancelledError):
        await services.blocking.block_server(GUILD)
    monkeypatch.setattr(quarantine, "set_aside", set_aside)
    assert await states() == ["-running", "running"]
    await blocks.tick()
    assert await states() == ["-running", "-running"]
    assert await services.blocking.unblock_server(GUILD) == 2
    await blocks.tick()
    assert await states() == ["running", "running"], "what was lifted is not finished any more"


@pytest.mark.databases
@pytest.mark.parametrize("whom", ["user", "server"])
async def test_what_a_killed_process_had_begun_to_unblock_is_finished_by_the_next(
    backend: Any, monkeypatch: pytest.MonkeyPatch, whom: str
) -> None:
    both = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    blocking, id = backend.services.blocking, BEN if whom == "user" else GUILD
    blocks = Blocks(blocking, now=backend.clock)
    await getattr(blocking, f"block_{whom}")(id)
    backend.clock.advance(HOUR)

    async def killed(open_game: Any, *more: Any) -> Any:
        if open_game.id == both[1]:
            raise asyncio.CancelledError
        return await go_on(open_game, *more)

    module, name = (leaving, "rejoin") if whom == "user" else (resuming, "go_on")
    go_on = getattr(module, name)
    with monkeypatch.context() as patch:
        patch.setattr(module, name, killed)
        with pytest.raises(asyncio.CancelledError):
            await getattr(blocking, f"unblock_{whom}")(id)
    backend.clock.advance(HOUR)
    for _ in range(2):
        await blocks.tick()
    for n, game in enumerate(both):
        assert next(s for s in (await backend.services.games.status(game)).seats if s.user == BEN).left_at is None
        if whom == "server":
            owing = (await backend.services.games.status(game)).owing
            assert set(owing.values()) == {backend.clock() - (1 - n) * HOUR}, "each goes on once"
    assert await blocking.listed() == ({}, {})
    await getattr(blocking, f"block_{whom}")(id)
    await blocks.tick()
    assert await blocking.refuses(BEN, GUILD) is not None, "what is blocked again stays so"


async def test_a_game_that_cannot_be_blocked_is_tried_once_by_each_process(
    backend: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await backend.game(BEN)).id
    tried = list[str]()

    async def breaks(connection: Any, id: str, now: datetime) -> bool:
        tried.append(id)
        raise RuntimeError("a defect")

    monkeypatch.setattr(quarantine, "set_aside", breaks)
    with pytest.raises(Trouble):
        await backend.services.blocking.block_server(GUILD)
    blocks = Blocks(backend.services.blocking, now=backend.clock)
    with capture_logs() as logs:
        for _ in range(3):
            await blocks.tick()
    assert tried == [game] * 2
    assert [line["game"] for line in logs if line["event"] == "game not blocked"] == [game]


@pytest.mark.databases
async def test_a_game_that_has_moved_is_not_opened_with_its_server(backend: Any) -> None:
    game, services = (await backend.game(BEN)).id, backend.services
    await services.blocking.block_server(GUILD)
    left = {"game": game, "move": "00", "host": "mars-there", "at": backend.clock(), "sealed": b""}
    await services.runner.record(game, lambda c: moves.record_departure(c, **left))
    await services.blocking.unblock_server(GUILD)
    assert (await refused(services.games.status(game))).reason == "moved"


async def test_what_a_blocked_member_reads_and_what_is_left_to_them(server: Server) -> None:
    await begun(server)
    shown = await server.slash("Zed", "admin block", member=server.members["Ben"])
    assert "Ben is blocked." in shown.words
    assert "They sat in 1 open game." in shown.words
    refusal = "The host of this bot has blocked you. `/privacy` still works."
    assert (await server.slash("Ben", "play")).words == refusal
    assert "What this bot keeps about you" in (await server.slash("Ben", "privacy")).words
    data = json.loads(await server.bot.services.privacy.export(server.members["Ben"].id))
    assert len(data["blocked_users"]) == 1
    await server.say()
    assert "Ben can no longer use this bot" in words_there(server)
    listed = await server.slash("Zed", "admin block")
    assert f"{server.members['Ben'].id}" in listed.words
    lifted = await server.slash("Zed", "admin block", member=server.members["Ben"], lift=True)
    assert "not blocked any more" in lifted.words
    assert "blocked" not in (await server.slash("Ben", "play")).words


async def test_a_blocked_member_without_a_game_reads_that_too(server: Server) -> None:
    await server.bot.services.blocking.block_user(server.members["Cat"].id)
    assert "has blocked you" in (await server.slash("Cat", "play")).words


async def test_who_is_forgotten_stays_blocked(server: Server) -> None:
    ben = server.members["Ben"].id
    await server.bot.services.blocking.block_user(ben)
    await server.bot.services.privacy.forget(ben, "Former player")
    assert await server.bot.services.blocking.refuses(ben, None) == "blocked"


async def test_discord_saying_that_a_blocked_member_is_there_changes_nothing(server: Server) -> None:
    game = await begun(server)
    ben = server.members["Ben"].id
    await server.bot.services.blocking.block_user(ben)
    assert not await server.bot.members.there(server.guild.id, ben)
    (seat,) = [s for s in (await server.bot.services.games.status(game)).seats if s.user == ben]
    assert seat.left_at is not None


async def test_a_blocked_member_is_given_no_seat(server: Server) -> None:
    game = await begun(server)
    await server.bot.services.blocking.block_user(server.members["Cat"].id)
    given = {"seat": "1", "player": server.members["Cat"], "game": game}
    assert "has blocked this member" in (await server.slash("Max", "admin hand_over", **given)).words


async def test_in_a_blocked_server_only_the_host_is_answered(server: Server) -> None:
    game = await begun(server)
    guild = str(server.guild.id)
    assert guild in await server.complete("Zed", "admin block", "server")
    assert await server.complete("Max", "admin block", "server") == []
    shown = await server.slash("Zed", "admin block", server=guild)
    assert "The server Mars Society is blocked." in shown.words
    assert "1 game there is kept and stands still." in shown.words
    both = {"member": server.members["Ann"], "server": guild}
    for wrong in (both, {"lift": True}):
        assert "Choose either a member or a server." in (await server.slash("Zed", "admin block", **wrong)).words
    own = await server.slash("Zed", "admin block", member=server.members["Zed"])
    assert "neither yourself nor a bot" in own.words
    empty = await server.slash("Zed", "admin block", server="5")
    assert "There are no open games there." in empty.words
    assert "No game waited there." in (await server.slash("Zed", "admin block", server="5", lift=True)).words
    for command in ("game new", "play"):
        assert "has blocked this server" in (await server.slash("Ann", command)).words
    assert "goes on there" in (await server.slash("Zed", "admin block", server=guild, lift=True)).words
    await server.say()
    assert "The game goes on." in words_there(server)
    await acts(server, game, "later")
    asks = await server.slash("Zed", "admin step_back", entry="1", game=game)
    assert "To the point after entry 1: The game goes on." in asks.words


async def test_a_game_of_a_blocked_server_is_not_played_again_from_direct_messages(server: Server) -> None:
    game = await over(server)
    await server.bot.services.blocking.block_server(server.guild.id)
    assert "has blocked this server" in await again(server, "Ann", game, direct=True)
    assert not await server.bot.services.games.in_server(server.guild.id)


@pytest.mark.parametrize("command", ["admin block", "admin downtime"])
async def test_only_the_host_blocks_and_announces(server: Server, command: str) -> None:
    for who in ("Ann", "Max"):
        assert "Only the host of this bot can do this." in (await server.slash(who, command)).words


def test_of_a_team_those_are_hosts_who_have_joined_it_and_may_write() -> None:
    people = enumerate(
        [
            (discord.TeamMembershipState.accepted, discord.TeamMemberRole.admin),
            (discord.TeamMembershipState.accepted, discord.TeamMemberRole.developer),
            (discord.TeamMembershipState.accepted, discord.TeamMemberRole.read_only),
            (discord.TeamMembershipState.invited, discord.TeamMemberRole.admin),
        ]
    )
    members = [SimpleNamespace(id=id, membership_state=state, role=role) for id, (state, role) in people]
    about = SimpleNamespace(owner=SimpleNamespace(id=99), team=SimpleNamespace(members=members))

    def hosts(user: int) -> bool:
        return hosts_bot(SimpleNamespace(user=SimpleNamespace(id=user), client=SimpleNamespace(application=about)))  # type: ignore[arg-type]

    assert [hosts(user) for user in (0, 1, 2, 3, 98, 99)] == [True, True, False, False, False, True]


# --- downtimes --------------------------------------------------------------------------------------------------------


async def test_each_table_is_told_once_of_a_downtime_and_the_message_goes_with_it(server: Server) -> None:
    await begun(server)
    await server.say()
    shown = await server.slash("Zed", "admin downtime", starts_in=60, lasts=30)
    assert "1 running game is told" in shown.words
    for _ in range(2):
        await server.say()
    assert words_there(server).count("The bot will be away from") == 1
    assert "for about 30 minutes" in words_there(server)
    assert "needs both `starts_in` and `lasts`" in (await server.slash("Zed", "admin downtime", lasts=5)).words
    assert "announced already" in (await server.slash("Zed", "admin downtime", starts_in=5, lasts=5)).words
    await server.env.advance_time(91 * 60)
    await server.bot.downtimes.tick()
    await server.say()
    assert "The bot will be away" not in words_there(server)
    assert "No downtime is announced" in (await server.slash("Zed", "admin downtime")).words


async def test_a_downtime_that_is_called_off_is_not_told_any_more(server: Server) -> None:
    await begun(server)
    await server.slash("Zed", "admin downtime", starts_in=60, lasts=30)
    assert "called off" in (await server.slash("Zed", "admin downtime", call_off=True)).words
    await server.say()
    assert "The bot will be away" not in words_there(server)
    # Another one can be announced.
    assert "1 running game is told" in (await server.slash("Zed", "admin downtime", starts_in=60, lasts=240)).words
    await server.say()
    assert "for about 4 hours" in words_there(server)


async def test_a_table_that_was_not_told_before_the_downtime_is_not_told_after_it(server: Server) -> None:
    await begun(server)
    await server.slash("Zed", "admin downtime", starts_in=60, lasts=30)
    await server.env.advance_time(91 * 60)
    await server.say()
    assert not any("will be away" in str(body) for body in said(server))


@pytest.mark.databases
@pytest.mark.parametrize("told", [False, True])
async def test_a_table_that_was_set_aside_reads_of_no_downtime_that_is_over(backend: Any, told: bool) -> None:
    game, services = (await backend.game(BEN)).id, backend.services
    await backend.outbox.tick()
    backend.sender.clear()
    await services.downtimes.announce(backend.clock() + HOUR, backend.clock() + 2 * HOUR)
    if told:
        await backend.outbox.tick()
    await services.runner.record(game, lambda c: quarantine.set_aside(c, game, backend.clock()))
    backend.clock.advance(3 * HOUR)
    await services.downtimes.end_due()
    await backend.outbox.tick()
    # The sender cannot delete a message of a game at which nothing looks.
    assert [sent.kind for sent in backend.sender.sent] == ["downtime"] * told
    await services.runner.record(game, lambda c: quarantine.release(c, game))
    await backend.outbox.tick()
    assert [sent.kind for sent in backend.sender.sent] == ["downtime", "removal"] * told


@pytest.mark.databases
async def test_a_table_that_begins_or_goes_on_before_a_downtime_is_told_too(backend: Any) -> None:
    services = backend.services
    first = (await backend.game(BEN)).id
    await services.downtimes.announce(backend.clock() + HOUR, backend.clock() + 2 * HOUR)
    await services.blocking.block_server(GUILD)
    await services.blocking.unblock_server(GUILD)
    second = (await backend.game(BEN)).id
    await backend.outbox.tick()
    assert [sent.game for sent in backend.sender.of_kinds("downtime")] == [first, second], "each is told once"
    backend.clock.advance(2 * HOUR)
    await backend.game(BEN)
    await backend.outbox.tick()
    assert len(backend.sender.of_kinds("downtime")) == 2, "it is over"


# --- the defaults of a server -----------------------------------------------------------------------------------------


async def test_new_games_follow_what_managers_have_set(server: Server) -> None:
    other = server.guild.create_text_channel("games")
    shown = await server.slash("Max", "admin server", pace="fast", rules="base", channel=other)
    assert "fast" in shown.words
    assert f"<#{other.id}>" in shown.words
    await server.slash("Ann", "game new")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert (status.channel, status.rules.reminder_hours, status.rules.corporate_era) == (other.id, 2.0, True)
    # What a founder says goes first.
    await server.slash("Ben", "game new", pace="live", rules="first game")
    (status,) = await server.bot.services.games.of_user(server.members["Ben"].id)
    assert (status.rules.reminder_hours, status.rules.beginners) == (0.25, True)
    shown = await server.slash("Max", "admin server", reset="everything")
    assert "where somebody creates a game" in shown.words
    await server.slash("Cat", "game new")
    (status,) = await server.bot.services.games.of_user(server.members["Cat"].id)
    assert (status.channel, status.rules.corporate_era) == (server.channel.id, False)


async def test_public_messages_speak_the_language_of_the_server_until_its_managers_set_another(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = server.bot.get_guild(server.guild.id)
    assert there is not None
    there.preferred_locale = discord.Locale.german
    with german(monkeypatch, (LOCALES / "de/LC_MESSAGES/messages.po").read_text("utf-8")):
        await server.slash("Ann", "game new")
        await server.say()
        assert "Gastgeber: Ann" in server.last().words
        shown = await server.slash("Max", "admin server")
        assert "Language of public messages: de" in shown.words
        await server.slash("Max", "admin server", language="en")
        await server.slash("Ben", "game new")
        await server.say()
        assert "Host: Ben" in server.last().words


async def test_who_has_never_clicked_is_written_to_in_the_language_of_the_server(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = server.bot.get_guild(server.guild.id)
    assert there is not None
    there.preferred_locale = discord.Locale.german
    game = await lobby(server)
    await server.bot.services.lobby.configure(game, server.members["Ann"].id, {"beginners": False})
    async with server.store.writing() as connection:
        await connection.execute(sa.update(users).where(users.c.user == server.members["Ben"].id).values(locale=None))
    with german(monkeypatch, (LOCALES / "de/LC_MESSAGES/messages.po").read_text("utf-8")):
        await server.bot.services.lobby.start(game, server.members["Ann"].id)
        await server.say()
        assert "Choose your corporation" in server.direct("Ann")[-1].words
        assert "Konzern" in server.direct("Ben")[-1].words


async def test_only_members_with_the_role_create_games(server: Server) -> None:
    role = server.guild.create_role("Founders")
    await server.slash("Max", "admin server", founders=role)
    said = (await server.slash("Ann", "game new")).words
    assert "only members with the role" in said
    assert f"<@&{role.id}>" in said
    assert not await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.slash("Max", "game new")
    assert await server.bot.services.games.of_user(server.members["Max"].id)


async def test_the_next_game_of_a_table_is_founded_by_who_may_and_open_to_all(server: Server) -> None:
    game, role = await over(server), server.guild.create_role("Founders")
    await server.slash("Max", "admin server", founders=role)
    assert "only members with the role" in await again(server, "Ann", game)
    assert "only members with a certain role" in await again(server, "Ann", game, direct=True)
    assert not await server.bot.services.games.in_server(server.guild.id)
    await server.slash("Max", "admin server", reset="founders")
    assert "you have a seat in it" in await again(server, "Ben", game)
    await server.slash("Max", "admin server", founders=role)
    for direct in (False, True):
        assert "you have a seat in it" in await again(server, "Ann", game, direct=direct)


async def test_rules_that_were_dropped_are_the_usual_ones(server: Server) -> None:
    services, guild = server.bot.services, server.guild.id
    lobby = (await services.lobby.create(guild, 5, ANN, "Ann", rules=Rules(corporate_era=True))).id
    await services.lobby.keep_rules(lobby, ANN, "ours")
    assert "ours" in await server.complete("Max", "admin server", "rules")
    await server.slash("Max", "admin server", rules="ours")
    assert (await services.servers.rules(guild, "ours"))["corporate_era"] is True
    assert "ours" in (await server.slash("Max", "admin server")).words
    await services.lobby.keep_rules(lobby, ANN, "theirs")
    async with server.store.writing() as connection:
        unknown = kept_rules.update().where(kept_rules.c.name == "theirs").values(text="mars-rules hotseat=yes")
        await connection.execute(unknown)
    assert await services.servers.rules(guild, "theirs") == {}, (
        "another version wrote them: games are created all the same"
    )
    await services.lobby.drop_rules(lobby, ANN, "theirs")
    await services.lobby.drop_rules(lobby, ANN, "ours")
    assert await services.servers.rules(guild, "ours") == {}
    assert "the usual ones" in (await server.slash("Max", "admin server")).words
    assert "Nothing is called" in (await server.slash("Max", "admin server", rules="theirs")).words


async def test_only_managers_see_and_change_the_defaults(server: Server) -> None:
    assert "Only server managers" in (await server.slash("Ann", "admin server", pace="live")).words
    assert (await server.bot.services.servers.defaults(server.guild.id)).pace is None


# --- limits -----------------------------------------------------------------------------------------------------------


async def test_limits_are_shown_to_managers_and_to_each_member(server: Server) -> None:
    await begun(server)
    assert (
        "Open now: 1 of 500 games in this server, 1 of 100 in this channel."
        in (await server.slash("Max", "admin server")).words
    )
    assert (
        "You sit in 1 of at most 40 open games. You host 0 of at most 10 lobbies."
        in (await server.slash("Ann", "games")).words
    )
