"""/privacy: what is kept about somebody, their data as a file, and forgetting it; and servers that removed the bot."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from discord import NotFound
from structlog.testing import capture_logs

from bot.delivery.departures import Departures
from bot.delivery.results import Ask, Sent
from bot.store import games as stored
from bot.store import people, post
from bot.store.schema import metadata
from bot.tables import Rules, Trouble
from bot.tables.wishes import Wish
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, MINUTE, STRANGER
from tests.bot.server import Server, started

ZED = 10**18 + 77
NAMES = {ANN: "Annabel", BEN: "Benedict", CAT: "Catherine", STRANGER: "Zacharias", ZED: "Zenobia"}
NEUTRAL = "Former player"
DAY = timedelta(days=1)
AT = "2026-01-01T00:00:00+00:00"
HELD_OUTSIDE = {"processes", "budgets", "signs", "outages", "departures", "local_world", "kept_rules", "seasons"}
HELD_OUTSIDE |= {"secrets", "called_roles", "blocked_servers", "downtimes", "server_defaults"}
"""Tables about the program and servers, or invented members, with nothing about people."""


async def dump(backend: Any) -> str:
    """Everything that the database holds, as text; snapshots and answers are the engine's, which knows seats alone."""
    said: list[str] = []
    async with backend.services.runner.store.reading() as connection:
        for table in metadata.sorted_tables:
            columns = [c for c in table.c if not isinstance(c.type, sa.LargeBinary)]
            said += [f"{table.name}: {dict(row)}" for row in (await connection.execute(sa.select(*columns))).mappings()]
    return "\n".join(said)


async def lived(backend: Any) -> dict[str, str]:
    """A little world: a lobby, a running game with successors and votes, a game alone, a finished one; and all else that is kept."""
    services, random = backend.services, Random(5)

    async def game(*users: int, start: bool = True, guild: int = GUILD) -> str:
        first, *others = users
        id = (
            await services.lobby.create(
                guild, CHANNEL, first, NAMES[first], rules=Rules(seats=max(2, len(users)) if others else 1)
            )
        ).id
        for user in others:
            await services.lobby.join(id, user, NAMES[user])
        if start:
            await services.lobby.start(id, first)
        return id

    found = {"lobby": await game(ANN, BEN, start=False), "alone": await game(ANN)}
    found["over"] = over = await game(ANN, BEN)
    for _ in range(3):
        await backend.play_on(over, random)
    async with services.runner.store.writing() as connection:
        await connection.execute(
            sa.text("UPDATE games SET state = 'over', ended = started WHERE id = :id"), {"id": over}
        )
        await stored.record_wins(connection, over, GUILD, [ANN], backend.clock())
        await post.discharge(connection, over)
    found["running"] = running = await game(BEN, ANN, CAT)
    for _ in range(10):
        await backend.play_on(running, random)
    await services.votes.ask_to_end(running, ANN)
    await services.people.write_note(running, ANN, "a note of Annabel")
    await services.people.set_locale(ANN, "cs")
    await services.vacations.begin(ANN, 3, robot=False)
    await services.vacations.end(ANN)
    await services.reports.add(running, ANN, "Annabel says hello", backend.click())
    await services.seats.resign(running, CAT)
    backend.clock.advance(11 * MINUTE)
    seat = (await services.games.status(running)).seat_of(CAT)
    await services.moderation.give_seat(running, ZED, NAMES[ZED], seat, STRANGER, NAMES[STRANGER], backend.click())
    return found


@pytest.mark.databases
async def test_the_file_holds_ones_own_data_and_nothing_of_others(backend: Any) -> None:
    ids = await lived(backend)
    data = json.loads(await backend.services.privacy.export(ANN))
    assert {row["game"] for row in data["seats"]} == set(ids.values())
    assert {row["name"] for row in data["seats"]} == {"Annabel"}
    assert data["users"][0]["locale"] == "cs"
    assert data["users"][0]["user"] == str(ANN)
    assert data["notes"][0]["text"] == "a note of Annabel"
    assert data["reports"][0]["text"] == "Annabel says hello"
    assert len(data["vacations"]) == len(data["requests"]) == 1
    async with backend.services.runner.store.reading() as connection:
        for game in ids.values():
            mine = sa.text(
                'SELECT count(*) FROM commits JOIN seats USING (game, seat) WHERE game = :game AND "user" = :user'
            )
            own = (await connection.execute(mine, {"game": game, "user": ANN})).scalar_one()
            assert sum(row["game"] == game for row in data["answers"]) == own
    assert any(row["picks"] for row in data["answers"])
    said = json.dumps(data)
    for user in (BEN, CAT, STRANGER, ZED):
        assert str(user) not in said
        assert NAMES[user] not in said
    acts = json.loads(await backend.services.privacy.export(ZED))["acts"]
    assert [(act["game"], act["what"]) for act in acts] == [(ids["running"], "seat")]
    # A successor gets no answers of who sat there before.
    former, later = [json.loads(await backend.services.privacy.export(user))["answers"] for user in (CAT, STRANGER)]
    assert former
    assert not later


@pytest.mark.databases
@pytest.mark.usefixtures("ann_begins")
async def test_the_file_holds_what_was_composed_and_ordered_and_not_what_others_did(backend: Any) -> None:
    game = (await backend.game()).id
    for user, composes in ((BEN, True), (CAT, False)):
        look = await backend.services.orders.begin(game, user, None, "order")
        look = await backend.services.play.compose(game, user, look.token, [["project:power-plant"]], backend.click())
        if composes:
            await backend.services.orders.give(game, user, look.token, backend.click())
    data = [json.loads(await backend.services.privacy.export(user)) for user in (ANN, BEN, CAT)]
    assert [[order["actions"] for order in one["orders"]] for one in data] == [[], [[[["project:power-plant"]]]], []]
    assert [[half["picks"] for half in one["composed"]] for one in data] == [[], [], [[["project:power-plant"]]]]


async def around(backend: Any) -> str:
    """What is kept about Annabel beside her games: the result of one, a wish, a block, a game that she follows, her level, a page."""
    services = backend.services
    over = (
        await services.lobby.create(
            GUILD, CHANNEL, ANN, NAMES[ANN], rules=Rules(seats=2, beginners=True, seating="chosen")
        )
    ).id
    await services.lobby.join(over, BEN, NAMES[BEN])
    await services.lobby.start(over, ANN)
    await services.votes.end(over, ZED)
    await services.results.record(over)
    other = (await services.lobby.create(GUILD, CHANNEL, BEN, NAMES[BEN], rules=Rules(seats=2, beginners=True))).id
    await services.lobby.join(other, CAT, NAMES[CAT])
    await services.lobby.start(other, BEN)
    await services.following.follow(other, ANN)
    for user in (ANN, CAT):
        await services.wishes.wish(GUILD, Wish(user, NAMES[user], 2, 4, None, None, backend.clock() + DAY))
    await services.wishes.block(ANN, BEN, blocked=True)
    await services.wishes.block(CAT, ANN, blocked=True)
    await services.results.show(ANN, GUILD, True)
    await services.replays.name(over, "en")
    return over


@pytest.mark.databases
async def test_results_wishes_blocks_and_what_is_followed_are_in_the_file_and_go_with_their_person(
    backend: Any,
) -> None:
    over = await around(backend)
    data = json.loads(await backend.services.privacy.export(ANN))
    assert [row["name"] for row in data["wishes"]] == ["Annabel"]
    assert [row["other"] for row in data["blocks"]] == [str(BEN)], "not who has blocked her"
    assert len(data["followers"]) == len(data["shown_results"]) == 1
    ((result, seat),) = [(row["how"], row["seat"]) for row in data["results"]]
    assert (result, seat) == ("ended", 0)
    assert all(name not in json.dumps(data) for name in ("Benedict", "Catherine"))

    await backend.services.privacy.forget(ANN, NEUTRAL)
    said = await dump(backend)
    assert str(ANN) not in said
    assert "Annabel" not in said
    assert await backend.rows("SELECT * FROM pages") == [], "the link to the page with her name leads nowhere"
    assert len(await backend.rows("SELECT * FROM scores WHERE game = :game", game=over)) == 2, "the result stays"
    assert [row.user for row in await backend.rows('SELECT "user" FROM wishes')] == [CAT]


async def test_without_the_database_nobody_is_half_forgotten(backend: Any) -> None:
    await backend.store.close()
    with pytest.raises(Trouble):
        await backend.services.privacy.forget(ANN, NEUTRAL)


@pytest.mark.databases
async def test_whoever_is_forgotten_is_in_the_database_no_more(backend: Any) -> None:
    """This forgets one after the other; the last player's running game ends, and so does the reason to keep ids."""
    ids, left = await lived(backend), set(NAMES)
    for user in (ZED, STRANGER, CAT, ANN, BEN):
        before = await dump(backend)
        assert str(user) in before
        await backend.services.privacy.forget(user, NEUTRAL)
        left.discard(user)
        after = await dump(backend)
        where = [line for line in after.splitlines() if str(user) in line or NAMES[user] in line]
        # Who sat at a running game sits there no more, so the id stays until it is over.
        assert [line for line in where if not line.startswith("tenures: ") or "'forgotten': True" not in line] == []
        assert len(where) == (user in (STRANGER, CAT, ANN))
        assert all(NAMES[user] not in line for line in where)
        for other in left:
            assert str(other) in after
            assert NAMES[other] in after
    await backend.services.privacy.forget(BEN, NEUTRAL)
    await backend.services.privacy.forget_expired()
    after = await dump(backend)
    assert [user for user in NAMES if str(user) in after or NAMES[user] in after] == []
    for game in ids.values():
        await backend.services.history.story(game)
        await backend.services.play.look(game, BEN)


async def test_games_go_on_under_a_neutral_name(backend: Any) -> None:
    ids, random = await lived(backend), Random(9)
    places = {seated.seat: seated.may_win(9) for seated in (await backend.services.games.status(ids["over"])).seats}
    await backend.services.privacy.forget(ANN, NEUTRAL)
    assert (await backend.services.games.status(ids["alone"])).state == "ended"
    assert [s.user for s in (await backend.services.games.status(ids["lobby"])).seats] == [BEN]
    over = await backend.services.games.status(ids["over"])
    assert {s.seat: s.may_win(9) for s in over.seats} == places
    assert sorted(s.name.partition(" ")[0] for s in over.seats) == ["Benedict", "Former"]
    running = await backend.services.games.status(ids["running"])
    (robot,) = [s for s in running.seats if s.robot]
    assert robot.name == f"{NEUTRAL} {robot.seat + 1}"
    assert running.host == BEN
    assert not running.requests
    entry = (await backend.services.history.story(ids["running"], limit=1))[0]
    assert (entry.kind, entry.facts["what"]) == ("seat", "forgotten")
    # A robot answers for it, and nobody else waits for that.
    for _ in range(6):
        backend.clock.advance(10 * MINUTE)
        await backend.robots.tick()
        status = await backend.services.games.status(ids["running"])
        assert robot.seat not in status.owing
        await backend.play_on(ids["running"], random)
    # The next game of the table reserves no seat for nobody.
    again = await backend.services.lobby.create(GUILD, CHANNEL, BEN, "Ben", earlier=over)
    assert not again.reserved


async def test_the_robot_of_somebody_forgotten_does_not_play_again(backend: Any) -> None:
    game = await backend.with_robots(BEN, robots=1)
    await backend.services.privacy.forget(BEN, NEUTRAL)
    await backend.services.moderation.stop(game.id, ZED, NAMES[ZED], backend.click())
    over = await backend.services.games.status(game.id)
    assert f"{NEUTRAL} 2" in [seated.name for seated in over.seats]
    again = await backend.services.lobby.create(GUILD, CHANNEL, ANN, "Ann", earlier=over)
    assert [seated.name for seated in again.seats] == ["Ann", "Robot 0"]


async def test_the_id_kept_for_a_running_game_goes_when_it_is_over(backend: Any) -> None:
    ids = await lived(backend)
    await backend.services.privacy.forget(ANN, NEUTRAL)
    with pytest.raises(Exception, match="sat-here"):
        await backend.services.seats.hand_over(ids["running"], BEN, ANN, "Annabel")
    assert await backend.services.privacy.forget_expired() == 1  # of the game alone, which has ended
    await backend.services.moderation.stop(ids["running"], ZED, NAMES[ZED], backend.click())
    async with backend.store.reading() as connection:
        left = await people.left_seats(connection, ids["running"])
    assert True in left.values()
    assert await backend.services.privacy.forget_expired() == 1
    assert str(ANN) not in await dump(backend)
    async with backend.store.reading() as connection:
        assert await people.left_seats(connection, ids["running"]) == left, "the hand of that seat stays closed"


async def test_a_wish_goes_when_its_day_is_over(backend: Any, discord: Discord) -> None:
    until = backend.clock() + 3 * DAY
    await backend.services.wishes.wish(GUILD, Wish(ANN, "Annabel", 2, 5, None, None, until))
    departures = departing(backend, discord, None)
    for passed, kept in ((2 * DAY, 1), (DAY, 0)):
        backend.clock.advance(passed)
        await departures.tick()
        assert len(await backend.rows("SELECT * FROM wishes")) == kept


@pytest.mark.parametrize("ended", [True, False])
async def test_since_when_somebody_was_waited_for_goes_with_the_end_of_the_game(backend: Any, ended: bool) -> None:
    game = (await backend.game(BEN)).id
    await backend.run("UPDATE seats SET waited = :spans, absent = :spans", spans=json.dumps([[AT, AT]]))
    if ended:
        await backend.services.moderation.stop(game, ZED, NAMES[ZED], backend.click())
    else:
        await backend.nearly_over(game)
        while await backend.play_on(game, Random(7)):
            pass
    assert await backend.rows("SELECT waited, absent FROM seats") == [(None, None)] * 2


async def test_whoever_was_silent_in_a_vote_is_forgotten_there_too(backend: Any) -> None:
    game = (await backend.game()).id
    await backend.services.votes.ask_to_end(game, CAT)
    await backend.run("UPDATE requests SET facts = :facts", facts=json.dumps({"seats": [0], "uncounted": [BEN, ANN]}))
    await backend.services.privacy.forget(ANN, NEUTRAL)
    ((facts,),) = await backend.rows("SELECT facts FROM requests")
    ben, ann = json.loads(facts)["uncounted"]
    assert (ben, ann < 0) == (BEN, True)


@pytest.mark.parametrize("column", ["asked", "facts"])
async def test_a_vote_that_cannot_be_read_names_nobody_forgotten_and_asks_nobody_anew(
    backend: Any, column: str
) -> None:
    game = (await backend.game(BEN, CAT)).id
    await backend.services.votes.ask_to_end(game, ANN)
    await backend.run(
        f"UPDATE requests SET {column} = :broken", broken=json.dumps({"asked": [CAT]} if column == "asked" else [CAT])
    )
    assert (await backend.services.games.status(game)).requests == ()
    await backend.services.privacy.forget(CAT, NEUTRAL)
    assert str(CAT) not in str(await backend.rows("SELECT asked, facts FROM requests"))
    assert (await backend.services.games.status(game)).requests == ()


@pytest.mark.databases
@pytest.mark.usefixtures("ann_begins")
async def test_a_message_under_way_brings_nothing_back(backend: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is forgotten, and a server's games are deleted, while Discord is told something about them."""
    game = (await backend.game()).id
    await backend.outbox.tick()
    await backend.research(game)
    going, may = asyncio.Event(), asyncio.Event()

    async def slowly(intent: Any) -> Sent:
        going.set()
        await may.wait()
        return Sent(next(backend.sender.messages), (Ask(intent.game, 0, backend.clock(), 1),))

    monkeypatch.setattr(backend.sender, "send", slowly)
    ticking = asyncio.create_task(backend.outbox.tick())
    await going.wait()
    await backend.services.privacy.forget(ANN, NEUTRAL)
    may.set()
    await ticking
    where = [line for line in (await dump(backend)).splitlines() if str(ANN) in line]
    assert [line.partition(":")[0] for line in where] == ["tenures"]
    going.clear()
    may.clear()
    backend.clock.advance(13 * HOUR)
    await backend.reminders.tick()
    ticking = asyncio.create_task(backend.outbox.tick())
    await going.wait()
    assert await backend.services.privacy.delete_games(GUILD, 5)
    may.set()
    with capture_logs() as logs:
        await ticking
    assert [line for line in logs if line["log_level"] != "info"] == []


def test_every_table_is_about_people_or_known_not_to_be() -> None:
    """A new table must say here that it holds nothing about people, or be forgotten with them."""
    people = {
        name for name, table in metadata.tables.items() if {"user", "game", "request", "host"} & {*table.c.keys()}
    }
    people |= {"games"}
    people -= {"processes"}  # their `host` is a machine
    assert set(metadata.tables) - people == HELD_OUTSIDE


async def test_the_command_its_buttons_and_the_file(server: Server) -> None:
    await started(server)
    page = await server.slash("Ann", "privacy")
    assert "What this bot keeps about you" in page.words
    assert "Now: 1 running game." in page.words
    file = await server.click("Ann", page, "My data")
    assert "Your data" in file.words
    (attached,) = file.message.attachments
    assert attached.filename == "mars-my-data.json"
    assert (await server.slash("Ann", "privacy", what="my data")).message.attachments
    asked = await server.slash("Ann", "privacy", what="forget me")
    assert "A robot takes your seat in 1 running game, for good: you cannot come back to it." in asked.words
    page = await server.click("Ann", asked, "Cancel")
    assert "What this bot keeps" in page.words
    asked = await server.click("Ann", page, "Forget me")
    done = await server.click("Ann", asked, "Forget me")
    assert "You have been forgotten." in done.words
    async with server.store.reading() as connection:
        users = (await connection.execute(sa.select(metadata.tables["users"].c.user))).scalars()
        assert server.members["Ann"].id not in list(users)
    await server.say()
    assert "Former player" in (await server.slash("Ben", "log", server.place)).words


# --- servers that removed the bot -------------------------------------------------------------------------------------


class Discord:
    """What Discord knows: in which servers the bot is, and whether this process hears of them."""

    def __init__(self, *there: int) -> None:
        self.there, self.hears, self.asked = set(there), True, 0

    def get_guild(self, id: int, /) -> Any:
        return id if id in self.there else None

    def serves(self, guild: int) -> bool:
        return self.hears

    async def fetch_guild(self, guild_id: int, /) -> Any:
        self.asked += 1
        if guild_id not in self.there:
            raise missing()


def missing() -> Exception:
    return NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10004, "message": "Unknown Guild"})  # type: ignore[arg-type]


@pytest.fixture
def discord(backend: Any) -> Discord:
    return Discord(GUILD)


def departing(backend: Any, discord: Discord, days: int | None) -> Departures:
    store = backend.services.runner.store
    return Departures(discord, store, backend.services.privacy, now=backend.clock, forget_days=days)  # type: ignore[arg-type]


async def few(backend: Any) -> dict[str, str]:
    """A lobby and a running game, with a report about it."""
    services = backend.services
    lobby, running = [
        (await services.lobby.create(GUILD, CHANNEL, ANN, "Ann", rules=Rules(seats=1 + n))).id for n in (1, 0)
    ]
    await services.lobby.start(running, ANN)
    await services.reports.add(running, ANN, "hello", backend.click())
    return {"lobby": lobby, "running": running}


async def states(backend: Any, ids: dict[str, str]) -> dict[str, str]:
    return {name: (await backend.services.games.status(id)).state for name, id in ids.items()}


async def test_games_of_a_server_without_the_bot_are_closed_after_30_days_and_stay(
    backend: Any, discord: Discord
) -> None:
    ids, loop = await few(backend), departing(backend, discord, None)
    before = await states(backend, ids)
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(30 * DAY - MINUTE)
    await loop.tick()
    assert await states(backend, ids) == before
    backend.clock.advance(MINUTE)
    await loop.tick()
    assert set((await states(backend, ids)).values()) == {"ended"}
    assert await backend.rows("SELECT id FROM outbox WHERE state = 'waiting'") == []
    backend.clock.advance(1000 * DAY)
    await loop.tick()
    assert len(await backend.rows("SELECT id FROM games")) == 2


@pytest.mark.databases
async def test_they_are_deleted_by_setting(backend: Any, discord: Discord) -> None:
    ids, loop = await few(backend), departing(backend, discord, 60)
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(90 * DAY - MINUTE)
    await loop.tick()
    assert len(await backend.rows("SELECT id FROM games")) == len(ids)
    backend.clock.advance(MINUTE)
    await loop.tick()
    for table in (
        "games",
        "commits",
        "seats",
        "tenures",
        "requests",
        "votes",
        "wins",
        "outbox",
        "reports",
        "departures",
    ):
        assert await backend.rows(f"SELECT 1 FROM {table}") == []


@pytest.mark.databases
@pytest.mark.parametrize("how", ["over", "blocked", "moved"])
async def test_games_that_nobody_plays_any_more_are_deleted_as_well(backend: Any, discord: Discord, how: str) -> None:
    """A server may remove the bot when its last game is over, because it was blocked, or because another bot has its games."""
    services = backend.services
    game, loop = (await backend.game()).id, departing(backend, discord, 60)
    if how == "over":
        await services.moderation.stop(game, STRANGER, "Zed", backend.click())
    elif how == "blocked":
        await services.blocking.block_server(GUILD)
    else:
        to = await services.moving.key()
        services.runner.trusted = frozenset({to})
        await services.moving.leave(game, STRANGER, "Zed", to, backend.click())
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(90 * DAY - MINUTE)
    await loop.tick()
    assert await backend.rows("SELECT id FROM games")
    backend.clock.advance(MINUTE)
    await loop.tick()
    for table in ("games", "commits", "seats", "moves_out", "departures"):
        assert await backend.rows(f"SELECT 1 FROM {table}") == []


async def test_discord_is_not_asked_for_a_server_of_which_nothing_is_to_be_done(backend: Any, discord: Discord) -> None:
    """Each such call is refused, and who is refused too often is banned."""
    await few(backend)
    loop = departing(backend, discord, None)
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(31 * DAY)
    await loop.tick()
    assert discord.asked == 1
    await loop.tick()
    assert discord.asked == 1


async def test_who_is_invited_again_in_time_goes_on_and_the_days_begin_anew(backend: Any, discord: Discord) -> None:
    ids, loop = await few(backend), departing(backend, discord, 0)
    before = await states(backend, ids)
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(20 * DAY)
    discord.there.add(GUILD)
    await loop.tick()
    discord.there.clear()
    backend.clock.advance(20 * DAY)
    await loop.tick()
    assert await states(backend, ids) == before


async def test_nothing_is_closed_for_a_server_that_this_process_does_not_hear_of_or_discord_knows(
    backend: Any, discord: Discord
) -> None:
    ids, loop = await few(backend), departing(backend, discord, 0)
    before = await states(backend, ids)
    discord.there.clear()
    await loop.tick()
    backend.clock.advance(100 * DAY)
    discord.hears = False
    await loop.tick()
    assert await states(backend, ids) == before
    discord.hears = True
    discord.get_guild = lambda id, /: None  # type: ignore[method-assign]
    discord.there.add(GUILD)
    await loop.tick()
    assert await states(backend, ids) == before
    assert discord.asked > 0
