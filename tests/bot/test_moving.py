"""`/admin move` and `/admin import`: a running game goes on with the bot of another host, once, and with nobody else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot import doctor
from bot.config import Settings
from bot.store import games, moves
from bot.tables import Refused, Rules, moving, resuming, sealing
from bot.tables.quota import Quota
from bot.tables.sealing import Identity
from engine import save
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, STRANGER, Backend, all_rows, open_backend, refused
from tests.bot.server import Server, begun, open_server, said

ZED = STRANGER


class Hosts(NamedTuple):
    """Two hosts who trust each other, and the keys of both."""

    old: Backend
    new: Backend
    old_key: str
    new_key: str

    async def leave(self, game: str, to: str = "", user: int = ZED) -> bytes:
        return await self.old.services.moving.leave(game, user, "Zed", to or self.new_key, self.old.click())

    async def arrive(self, sealed: bytes, guild: int = GUILD, user: int = ZED) -> Any:
        return await self.new.services.moving.arrive(guild, CHANNEL + 1, user, sealed, self.new.click())


@pytest.fixture
async def hosts(backend, tmp_path) -> AsyncIterator[Hosts]:
    async with open_backend(tmp_path / "new.db", backend.clock) as new:
        keys = [await one.services.moving.key() for one in (backend, new)]
        backend.services.runner.trusted, new.services.runner.trusted = frozenset(keys[1:]), frozenset(keys[:1])
        yield Hosts(backend, new, *keys)


async def drafting(backend: Backend) -> str:
    """A game in the middle of a draft: Ann has taken a card, and Ben and Cat have not."""
    game = (await backend.game(draft=True)).id
    await backend.research(game)
    look = await backend.services.play.look(game, ANN)
    assert look.decision is not None
    assert look.decision.key == "draft"
    await backend.act(game, ANN, look.decision.options[0])
    return game


async def position(backend: Backend, game: str) -> bytes:
    version = (await backend.services.games.status(game)).version
    live = backend.services.runner.queue.peek(game, version)
    assert live is not None
    return save(live.game)


@pytest.mark.databases
async def test_a_game_goes_on_with_another_host_in_the_middle_of_a_draft(hosts):
    old, new = hosts.old, hosts.new
    game = await drafting(old)
    before, asked = await position(old, game), (await old.services.games.status(game)).owing
    held = {user: (await old.services.play.look(game, user)).view for user in (ANN, BEN, CAT)}
    sealed = await hosts.leave(game)
    for call in (old.services.games.status(game), old.act(game, BEN, "pass"), old.services.play.look(game, ANN)):
        assert (await refused(call)).reason == "moved"
    old.sender.clear()
    await old.outbox.tick()
    assert [i.kind for i in old.sender.sent] == ["moved"], "the table is told, and nothing else is said"

    status, receipt = await hosts.arrive(sealed)
    assert (status.state, status.guild, status.channel) == ("running", GUILD, CHANNEL + 1)
    assert await position(new, status.id) == before
    assert set(status.owing) == set(asked)
    assert (await refused(new.services.play.look(status.id, BEN))).reason == "unclaimed"
    for user in (ANN, BEN, CAT):
        await new.services.moving.claim(status.id, user, "called anew")
        assert (await new.services.play.look(status.id, user)).view == held[user]
    assert (await refused(new.services.moving.claim(status.id, ZED, "Zed"))).reason == "no-seat"
    await new.outbox.tick()
    (turn,) = new.sender.of_kinds("turn")
    assert set(turn.payload["seats"]) == set(asked)
    look = await new.services.play.look(status.id, BEN)
    await new.act(status.id, BEN, look.decision.options[0])

    assert await old.services.moving.acknowledge(receipt, GUILD) == game
    assert await old.services.moving.acknowledge(receipt, GUILD) == game, "a second time changes nothing"
    for table in ("games", "commits", "outbox"):
        assert not await old.rows(f"SELECT 1 FROM {table}")
    assert (await refused(old.services.games.status(game))).reason == "moved"


async def test_who_sits_down_first_decides_nothing_alone_and_the_others_are_asked_in_public(hosts):
    game = (await hosts.old.game()).id
    status, _receipt = await hosts.arrive(await hosts.leave(game))
    await hosts.new.services.moving.claim(status.id, BEN, "Ben")
    rows = await hosts.new.services.games.status(status.id)
    assert {s.user: s.closed for s in rows.seats} == {ANN: True, BEN: False, CAT: True}
    request = await hosts.new.services.votes.ask_for_pace(status.id, BEN, 24)
    assert (request.state, request.asked) == ("open", {ANN, BEN, CAT})


async def test_row_21_whom_the_new_host_has_blocked_is_away_at_once(hosts):
    await hosts.new.services.blocking.block_user(BEN)
    status, _receipt = await hosts.arrive(await hosts.leave((await hosts.old.game()).id))
    assert [seat.user for seat in status.seats if seat.left_at is not None] == [BEN]


async def test_row_15_a_vacation_with_a_robot_holds_in_a_game_that_arrives(hosts):
    await hosts.new.services.vacations.begin(BEN, 7, True)
    status, _receipt = await hosts.arrive(await hosts.leave((await hosts.old.game()).id))
    assert [(seat.user, seat.stand_in) for seat in status.seats if seat.stand_in] == [(BEN, "robot")]


@pytest.mark.databases
async def test_row_15_a_robot_for_a_vacation_at_the_old_host_leaves_and_its_player_is_asked(hosts):
    """The vacation stays behind, so nothing here would ever end it."""
    game = (await hosts.old.game(BEN)).id
    await hosts.old.act(game, ANN, "pass")
    await hosts.old.services.vacations.begin(BEN, 7, True)
    status, _receipt = await hosts.arrive(await hosts.leave(game))
    assert [seat.stand_in for seat in status.seats] == [None, None]
    await hosts.new.outbox.tick()
    (turn,) = hosts.new.sender.of_kinds("turn")
    assert turn.payload["seats"] == [status.seat_of(BEN)]
    hosts.new.clock.advance(HOUR)
    await hosts.new.robots.tick()
    assert (await hosts.new.services.games.status(status.id)).version == status.version


async def test_no_game_arrives_in_a_server_that_was_blocked_meanwhile(hosts):
    sealed = await hosts.leave((await hosts.old.game()).id)
    await hosts.new.services.blocking.block_server(GUILD)
    assert (await refused(hosts.arrive(sealed))).reason == "blocked-server"
    await hosts.new.services.blocking.unblock_server(GUILD)
    assert (await hosts.arrive(sealed))[0].state == "running"


async def test_whoever_takes_a_seat_that_nobody_claimed_sits_in_it_at_once(hosts):
    status, _receipt = await hosts.arrive(await hosts.leave((await hosts.old.game()).id))
    services = hosts.new.services
    await services.blocking.block_user(ANN)
    await services.moderation.give_seat(status.id, ZED, "Zed", status.seat_of(ANN), ZED + 1, "Dan", "given")
    assert (await services.play.look(status.id, ZED + 1)).seat == status.seat_of(ANN)


async def test_the_file_is_for_one_host_alone(hosts, tmp_path):
    sealed = await hosts.leave((await hosts.old.game()).id)
    for secret in ("seed one", "Ann", "corporation", "Olympus"):
        assert secret.encode() not in sealed
    assert (await refused(hosts.old.services.moving.arrive(GUILD, 1, ZED, sealed, "x"))).reason == "move-sealed"
    async with open_backend(tmp_path / "third.db", hosts.old.clock) as third:
        third.services.runner.trusted = frozenset({hosts.old_key})
        assert (await refused(third.services.moving.arrive(GUILD, 1, ZED, sealed, "x"))).reason == "move-sealed"


@pytest.mark.databases
async def test_a_file_is_made_and_read_in_a_thread_while_others_may_write(hosts, monkeypatch):
    seal, unseal, where = Identity.sealed, Identity.opened, []

    def watched(call, store):
        def seen(*args):
            where.append((threading.current_thread() is threading.main_thread(), store._writing.locked()))
            return call(*args)

        return seen

    monkeypatch.setattr(Identity, "sealed", watched(seal, hosts.old.store))
    monkeypatch.setattr(Identity, "opened", watched(unseal, hosts.new.store))
    await hosts.arrive(await hosts.leave((await hosts.old.game()).id))
    assert where == [(False, False)] * 2


@pytest.mark.databases
async def test_what_is_done_while_the_file_is_made_moves_with_the_game(hosts, monkeypatch):
    game = await drafting(hosts.old)
    seal, made, acted = Identity.sealed, threading.Event(), threading.Event()

    def slow(*args):
        made.set()
        assert acted.wait(20)
        return seal(*args)

    monkeypatch.setattr(Identity, "sealed", slow)
    leaving = asyncio.ensure_future(hosts.leave(game))
    assert await asyncio.to_thread(made.wait, 20)
    look = await hosts.old.services.play.look(game, BEN)
    answering = asyncio.ensure_future(hosts.old.act(game, BEN, look.decision.options[0]))
    done, _waits = await asyncio.wait([answering], timeout=5)
    acted.set()
    await asyncio.wait([leaving, answering])
    assert done, "nobody waits for the file"
    status, _receipt = await hosts.arrive(leaving.result())
    moved = f"SELECT number, kind, undone FROM commits WHERE game = '{game}' AND kind <> 'seat' ORDER BY number"
    assert await hosts.new.rows(moved.replace(game, status.id)) == await hosts.old.rows(moved)


async def test_a_game_moves_only_to_whom_the_host_trusts(hosts):
    game = (await hosts.old.game()).id
    own = Identity(b"m" * 32).key
    assert (await refused(hosts.leave(game, own))).reason == "move-untrusted"
    assert (await refused(hosts.leave(game, user=ANN))).reason == "plays-here"
    await hosts.old.act(game, ANN, "pass")
    assert not await hosts.old.rows("SELECT 1 FROM moves_out")


def test_a_key_that_no_secret_has_is_no_key() -> None:
    """Half of all texts of this form, such as one that was mistyped, are the public half of nothing."""
    with pytest.raises(Refused, match="bad-key"):
        Identity(b"m" * 32).sealed(f"mars-{'A' * 43}", b"a game")


async def test_forged_and_spoilt_files_are_refused(hosts):
    sealed = await hosts.leave((await hosts.old.game()).id)
    before = await all_rows(hosts.new)
    for spoilt in (b"", b"?" * 200, sealed[:-1], sealed[:-1] + bytes([sealed[-1] ^ 1])):
        assert (await refused(hosts.arrive(spoilt))).reason == "move-sealed"
    stranger = Identity(b"m" * 32)
    assert (await refused(hosts.arrive(stranger.sealed(hosts.new_key, b"a game")))).reason == "move-stranger"
    # Somebody who knows both public keys can seal a file that says it is from the old host, but cannot sign it.
    real = sealing._read(hosts.old_key.removeprefix("mars-"))
    box = sealing.SealedBox(sealing._public(hosts.new_key).to_curve25519_public_key())
    assert (await refused(hosts.arrive(box.encrypt(real + b"s" * 64 + b"a game")))).reason == "move-forged"
    assert await all_rows(hosts.new) == before


async def test_a_file_signed_for_one_host_cannot_be_passed_on_to_another(hosts):
    """A host who can read a file wraps it anew for a third one: the signature names whom it was for."""
    third = Identity(b"3" * 32)
    old = await hosts.old.rows("SELECT value FROM secrets")
    signed_for_new = Identity(bytes(old[0][0])).sealed(hosts.new_key, b"a game")
    new = Identity(bytes((await hosts.new.rows("SELECT value FROM secrets"))[0][0]))
    plain = sealing.SealedBox(new._secret.to_curve25519_private_key()).decrypt(signed_for_new)
    again = sealing.SealedBox(sealing._public(third.key).to_curve25519_public_key()).encrypt(plain)
    with pytest.raises(sealing.Refused, match="move-forged"):
        third.opened(again, {hosts.old_key})


async def test_a_second_copy_is_refused_and_says_the_receipt_again(hosts):
    game = (await hosts.old.game()).id
    sealed = await hosts.leave(game)
    status, receipt = await hosts.arrive(sealed)
    again = await refused(hosts.arrive(sealed))
    assert (again.reason, again.data) == ("move-doubled", {"game": status.id, "receipt": receipt})
    await hosts.new.run("DELETE FROM games")
    assert (await refused(hosts.arrive(sealed))).reason == "move-doubled", "not even when it was deleted"
    assert await hosts.old.services.moving.acknowledge(receipt, GUILD) == game


async def test_a_reopened_game_cannot_come_a_second_time(hosts):
    game = (await hosts.old.game()).id
    await hosts.arrive(await hosts.leave(game))
    assert await released(hosts.old, game) == 0
    await hosts.old.act(game, ANN, "pass")
    again = await refused(hosts.arrive(await hosts.leave(game)))
    assert (again.reason, again.data["receipt"]) == ("move-doubled", "")


async def released(backend: Backend, game: str) -> int:
    return await doctor.OPTIONS["--take-back"].do(
        Settings(database_url=f"sqlite+aiosqlite:///{backend.where}"), game, lambda line: None
    )


async def test_a_reopened_game_asks_anew_with_the_whole_time(hosts):
    game = (await hosts.old.game()).id
    asked = (await hosts.old.services.games.status(game)).owing
    await hosts.leave(game)
    assert await released(hosts.old, game) == 0
    status = await hosts.old.services.games.status(game)
    assert status.owing.keys() == asked.keys()
    assert all(status.owing[seat] > asked[seat] for seat in asked)
    newest, *_ = await hosts.old.services.history.story(game)
    assert newest.facts == {"what": "resumed"}


async def test_a_game_is_reopened_with_the_whole_time_or_not_at_all(hosts, monkeypatch):
    """Killed in between, everybody's time had run while the game was away, and nobody was asked."""
    game = (await hosts.old.game()).id
    await hosts.leave(game)
    before = await all_rows(hosts.old)

    async def dies(_open_game: Any, _since: Any) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(resuming, "go_on", dies)
        with pytest.raises(Killed):
            await released(hosts.old, game)
    assert await all_rows(hosts.old) == before
    assert await released(hosts.old, game) == 0


async def test_the_host_reopens_a_game_only_until_it_is_acknowledged(hosts):
    game = (await hosts.old.game()).id
    await hosts.leave(game)
    assert await released(hosts.old, game) == 0
    await hosts.old.act(game, ANN, "pass")
    _status, receipt = await hosts.arrive(await hosts.leave(game))
    await hosts.old.services.moving.acknowledge(receipt, GUILD)
    assert await released(hosts.old, game) == 1
    assert (await refused(hosts.old.services.games.status(game))).reason == "moved"


async def test_the_doctor_names_a_game_that_has_been_on_its_way_for_a_day(hosts):
    game = (await hosts.old.game()).id
    sealed = await hosts.leave(game)

    async def examined() -> str:
        lines: list[str] = []
        await doctor.examine(Settings(database_url=f"sqlite+aiosqlite:///{hosts.old.where}"), lines.append)
        return "\n".join(lines)

    await hosts.old.run("UPDATE moves_out SET at = :now", now=f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}.000000")
    assert game not in await examined()
    await hosts.old.run("UPDATE moves_out SET at = '2020-01-01 00:00:00.000000'")
    assert f"the game {game} has moved to the bot of another host, which has not confirmed it" in await examined()
    _status, receipt = await hosts.arrive(sealed)
    await hosts.old.services.moving.acknowledge(receipt, GUILD)
    assert game not in await examined()


async def test_what_each_host_announces_is_said_of_its_own_bot_alone(hosts):
    """The bot from which a game moves deletes its notice of a downtime, and tells of it again where the game is reopened."""
    old, new = hosts.old, hosts.new
    game = (await old.game()).id
    for one in (old, new):
        await one.services.downtimes.announce(one.clock() + HOUR, one.clock() + 10_000 * HOUR)
        await one.outbox.tick()
    ((message,),) = await old.rows("SELECT message FROM outbox WHERE kind = 'downtime'")
    sealed = await hosts.leave(game)
    await old.outbox.tick()
    (closed,) = old.sender.of_kinds("moved")
    assert closed.payload["untrue"] == [message]
    await hosts.arrive(sealed)
    await new.outbox.tick()
    assert len(new.sender.of_kinds("downtime")) == 1
    assert await released(old, game) == 0
    told = await old.rows("SELECT state FROM outbox WHERE kind = 'downtime' ORDER BY id")
    assert told == [("withdrawn",), ("waiting",)]


async def test_a_receipt_deletes_no_game_that_is_reopened_in_the_same_moment(hosts):
    """On PostgreSQL the host may reopen it after the receipt was checked, before the game is deleted."""
    game = (await hosts.old.game()).id
    await hosts.leave(game)
    ((move,),) = await hosts.old.rows("SELECT move FROM moves_out")
    assert await released(hosts.old, game) == 0
    runner = hosts.old.services.runner
    assert not await runner.record("", lambda c: moves.acknowledge(c, move, hosts.old.clock()))
    await hosts.old.act(game, ANN, "pass")


async def test_the_receipt_of_a_game_that_was_reopened_after_its_import_says_that_it_is_with_both(hosts):
    game = (await hosts.old.game()).id
    _status, receipt = await hosts.arrive(await hosts.leave(game))
    assert await released(hosts.old, game) == 0
    acknowledge = hosts.old.services.moving.acknowledge
    told = await refused(acknowledge(receipt, GUILD))
    assert (told.reason, told.data) == ("move-reopened", {"game": game})
    ((facts,),) = await hosts.old.rows("SELECT facts FROM commits WHERE kind = 'admin'")
    forged = Identity(b"m" * 32).receipt(hosts.old_key, json.loads(facts)["move"])
    for other in (acknowledge(receipt, GUILD + 1), acknowledge(forged, GUILD)):
        assert (await refused(other)).reason == "bad-receipt"
    await hosts.old.act(game, ANN, "pass")


async def test_a_receipt_is_of_the_host_to_whom_the_game_went(hosts):
    game = (await hosts.old.game()).id
    await hosts.leave(game)
    ((move,),) = await hosts.old.rows("SELECT move FROM moves_out")
    forged = Identity(b"m" * 32).receipt(hosts.old_key, move)
    for receipt in (forged, "", "?", forged[:-4], "é"):
        assert (await refused(hosts.old.services.moving.acknowledge(receipt, GUILD))).reason == "bad-receipt"
    assert (await hosts.old.rows("SELECT acknowledged FROM moves_out")) == [(None,)]


async def test_the_file_is_had_again_when_the_answer_was_lost(hosts):
    game = (await hosts.old.game()).id
    sealed = await hosts.leave(game)
    file = hosts.old.services.moving.file
    assert await file(game, GUILD, ZED) == sealed
    assert await file(game, GUILD + 1, ZED) is None, "the managers of another server do not get it"
    assert (await refused(file(game, GUILD, ANN))).reason == "plays-here"


@pytest.mark.parametrize(
    ("name", "found", "reason"),
    [("version", "0001.1", "move-version"), ("cards", "other cards", "move-cards")],
)
async def test_other_versions_and_cards_are_refused_and_change_nothing(hosts, monkeypatch, name, found, reason):
    sealed = await hosts.leave((await hosts.old.game()).id)
    before = await all_rows(hosts.new)
    with monkeypatch.context() as patched:
        patched.setattr(moving, name, lambda *_: found)
        assert (await refused(hosts.arrive(sealed))).reason == reason
    assert await all_rows(hosts.new) == before
    await hosts.arrive(sealed)


async def test_only_in_its_own_server_and_not_by_a_player(hosts):
    sealed = await hosts.leave((await hosts.old.game()).id)
    assert (await refused(hosts.arrive(sealed, guild=GUILD + 1))).reason == "move-server"
    assert (await refused(hosts.arrive(sealed, user=BEN))).reason == "plays-here"


@pytest.mark.parametrize("spoil", ["a table", "a column", "a game"])
async def test_a_file_without_all_its_rows_is_refused(hosts, monkeypatch, spoil):
    """A host who is trusted may run a program that was changed."""
    game, whole = (await hosts.old.game()).id, moves.rows

    async def rows(*args: Any) -> dict[str, list[dict[str, Any]]]:
        found = await whole(*args)
        match spoil:
            case "a table":
                del found["seats"]
            case "a column":
                del found["commits"][0]["number"]
            case _:
                found["games"] = []
        return found

    monkeypatch.setattr(moves, "rows", rows)
    before = await all_rows(hosts.new)
    assert (await refused(hosts.arrive(await hosts.leave(game)))).reason == "move-sealed"
    assert await all_rows(hosts.new) == before


async def test_a_game_with_a_rule_that_this_version_does_not_know_is_refused(hosts, monkeypatch):
    """Versions with equal tables and saves may differ in rules: the game would arrive damaged."""
    game, known = (await hosts.old.game()).id, moves.rows

    async def rows(*args: Any) -> dict[str, list[dict[str, Any]]]:
        found = await known(*args)
        found["games"][0]["rules"]["hotseat"] = True
        return found

    monkeypatch.setattr(moves, "rows", rows)
    before = await all_rows(hosts.new)
    assert (await refused(hosts.arrive(await hosts.leave(game)))).reason == "move-cards"
    assert await all_rows(hosts.new) == before


@pytest.mark.parametrize("where", ["channel_games", "server_games"])
async def test_no_more_games_arrive_than_the_host_allows(hosts, where):
    sealed = await hosts.leave((await hosts.old.game()).id)
    await hosts.new.services.lobby.create(GUILD, CHANNEL + 1, ZED, "Zed")
    hosts.new.services.runner._quota = Quota(**{where: 1})
    before = await all_rows(hosts.new)
    again = await refused(hosts.arrive(sealed))
    assert (again.reason, again.data["where"]) == ("quota", where)
    assert await all_rows(hosts.new) == before


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("side", ["old", "new"])
async def test_killed_between_any_two_steps_nothing_is_lost_and_nothing_is_there_twice(hosts, side):
    game = await drafting(hosts.old)
    sealed = await hosts.leave(game) if side == "new" else b""
    backend = hosts.new if side == "new" else hosts.old
    engine, left = backend.store._engine.sync_engine, [0]

    def dies(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise Killed

    before = await all_rows(backend)
    event.listen(engine, "before_cursor_execute", dies)
    try:
        for steps in range(1, 200):
            left[0] = steps
            try:
                await (hosts.arrive(sealed) if side == "new" else hosts.leave(game))
                break
            except Killed:
                left[0] = 0
                assert await all_rows(backend) == before, f"killed after {steps} steps"
    finally:
        event.remove(engine, "before_cursor_execute", dies)
    assert steps > 8
    count = await backend.rows("SELECT count(*) FROM games")
    assert count == [(1,)]
    if side == "old":
        await hosts.arrive(await hosts.old.services.moving.file(game, GUILD, ZED))


async def test_on_discord_a_game_moves_and_its_players_sit_down_again(tmp_path):
    async with (
        open_server(tmp_path / "old.db", ("Ann", "Ben"), pictures=False) as server,
        open_backend(tmp_path / "new.db") as other,
    ):
        server.add_manager("Zed")
        key = await other.services.moving.key()
        server.bot.runner.trusted = frozenset({key})
        game = await begun(server)
        assert "Only server managers" in (await server.slash("Ann", "admin import")).words
        shown = await server.slash("Zed", "admin import")
        assert await server.bot.services.moving.key() in shown.words
        assert "no key of a bot" in (await server.slash("Zed", "admin move", key="mars-?", game=game)).words
        assert "To move a game, give the `key`" in (await server.slash("Zed", "admin move", game=game)).words
        stranger = Identity(b"m" * 32).key
        assert "does not know that key" in (await server.slash("Zed", "admin move", key=stranger, game=game)).words
        asks = await server.slash("Zed", "admin move", key=key, game=game)
        done = await server.click("Zed", asks, "Move the game")
        await server.say()
        assert "has moved to another bot" in server.last().words
        assert "has moved to another bot" in (await server.slash("Ben", "play", server.channel)).words
        shut = (await server.slash("Ann", "play", game=game)).words
        assert "has moved to another bot" in shut
        assert "Nothing was changed" not in shut, "she only wanted to see it"
        again = await server.slash("Zed", "admin move", game=game)
        assert again.words == done.words
        assert "Only server managers" in (await server.slash("Ann", "admin move", game=game)).words
        other.services.runner.trusted = frozenset({await server.bot.services.moving.key()})
        sealed = await server.bot.services.moving.file(game, server.guild.id, 1)
        assert sealed is not None
        _status, receipt = await other.services.moving.arrive(server.guild.id, 5, 1, sealed, "i")
        assert "no receipt" in (await server.slash("Zed", "admin receipt", receipt="nothing")).words
        assert "is complete" in (await server.slash("Zed", "admin receipt", receipt=receipt)).words


@asynccontextmanager
async def between(tmp_path: Path) -> AsyncIterator[tuple[Server, Backend]]:
    """Open a server of Ann and Ben with the manager Zed, and another host; both trust each other."""
    async with (
        open_server(tmp_path / "new.db", ("Ann", "Ben"), pictures=False) as server,
        open_backend(tmp_path / "old.db") as old,
    ):
        server.add_manager("Zed")
        server.bot.runner.trusted = frozenset({await old.services.moving.key()})
        old.services.runner.trusted = frozenset({await server.bot.services.moving.key()})
        yield server, old


async def test_on_discord_a_file_is_taken_in_and_a_spoilt_one_is_refused(tmp_path):
    async with between(tmp_path) as (server, old):
        mine = server.bot.services.moving
        game = (await old.game(beginners=False)).id
        await old.services.runner.record(game, lambda c: games.change(c, game, guild=server.guild.id))
        sealed = await old.services.moving.leave(game, ZED, "Zed", await mine.key(), old.click())
        spoilt = await server.slash("Zed", "admin import", file=("game.mars", sealed[:-1] + b"?"))
        assert game not in spoilt.words
        assert (await refused(server.bot.services.games.status(game))).reason == "no-game"
        assert "Only server managers" in (await server.slash("Ann", "admin import", file=("game.mars", sealed))).words
        guild: Any = server.guild
        denied = {guild.default_role: discord.PermissionOverwrite(send_messages=False)}
        mute = guild.create_text_channel("mute", overwrites=denied)
        there = await server.slash("Zed", "admin import", mute, file=("game.mars", sealed))
        assert "The bot lacks Send Messages here" in there.words
        assert (await refused(server.bot.services.games.status(game))).reason == "no-game"
        taken = await server.slash("Zed", "admin import", file=("game.mars", sealed))
        assert (await server.bot.services.games.status(game)).state == "running"
        await server.say()
        assert "Everybody sits down again in their own seat" in server.last().words
        assert "Direct messages do not reach" not in server.last().words, "nobody has a seat yet"
        receipt = taken.words.split("```")[1].strip()
        again = await server.slash("Zed", "admin import", file=("game.mars", sealed))
        assert f"Its receipt for the old bot is `{receipt}`." in again.words
        assert await old.services.moving.acknowledge(receipt, GUILD)


async def test_on_discord_who_has_not_sat_down_is_asked_in_public_and_reminded_directly(tmp_path):
    """Direct messages to them failed again and again, since nobody sees a hand before they have taken their seat."""
    async with between(tmp_path) as (server, old):
        mine = server.bot.services.moving
        ann, ben = (server.members[name].id for name in ("Ann", "Ben"))
        rules = Rules(seats=2, beginners=True, seating="chosen")
        game = (await old.services.lobby.create(server.guild.id, 5, ann, "Ann", "Mars", rules)).id
        await old.services.lobby.join(game, ben, "Ben")
        await old.services.lobby.start(game, ann)
        await old.act(game, ann, "project:power-plant")
        await old.act(game, ann, "end")
        await old.act(game, ben, "pass")
        sealed = await old.services.moving.leave(game, ZED, "Zed", await mine.key(), old.click())
        await server.slash("Zed", "admin import", file=("game.mars", sealed))
        await server.say()
        await server.wait(13 * 3600)
        await server.bot.reminders.tick()
        await server.say()
        assert "still your turn" in server.direct("Ann")[-1].words
        shut = await server.click("Ann", server.direct("Ann")[-1], "Play here", direct=True)
        twin = await server.slash("Ann", "play", game=game)
        await server.click("Ann", shut, "Take my seat", direct=True)
        assert "The seat is yours." in (await server.click("Ann", twin, "Take my seat")).words, "once is enough"
        await server.bot.services.play.compose(game, ann, None, [["pass"]], "passes", True)
        await server.say()
        assert "Research for generation 2" in (await server.slash("Ann", "play", game=game)).words
        assert server.direct("Ben") == []
        assert f"<@{ben}>" in "".join(str(body) for body in said(server)), "he is asked in public"
        async with server.store.reading() as connection:
            waiting = await connection.execute(sa.text("SELECT kind FROM outbox WHERE state = 'waiting'"))
            assert waiting.all() == []
