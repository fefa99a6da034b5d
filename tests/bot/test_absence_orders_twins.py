"""Twins with and without an order (row 16 of docs/absence.md): until it fires, others get the same messages at the same times."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from bot.store import games
from bot.tables import Rules
from bot.tables import lobby as lobbies
from tests import seeding as seeds
from tests.bot.server import Server, open_server

pytestmark = pytest.mark.once

FIRST = 60
"""Seconds of the grace period."""


class Watched:
    """A server on which everything is written down that others than Ben get from the bot, with its time."""

    def __init__(self, server: Server) -> None:
        self.server, self.began, self.read = server, server.env.now(), 0
        self.seen: list[tuple[float, str]] = []
        self.pokeable: tuple[object, ...] = ()
        """Who could be asked whether they still play, who was away, and who was asked, at one moment that a test chooses."""
        self.counted = Counter[str]()
        """How often each was mentioned until then."""
        known = {name: user.id for name, user in server.users.items()}
        known |= {f"channel of {name}": user.dm_channel.id for name, user in server.users.items()}
        self.names = {str(id): name for name, id in known.items()}

    def look(self) -> None:
        """Write down what came since the last look."""
        requests = self.server.env.http_requests
        for request in requests[self.read :]:
            place = re.match(r"/channels/(\d+)/messages", request.path)
            private = place is not None and int(place[1]) == self.server.users["Ben"].dm_channel.id
            if place is None or private or request.method not in ("POST", "PATCH", "DELETE"):
                continue
            body = {k: v for k, v in (request.json or {}).items() if k not in ("nonce", "attachments")}
            said = f"{request.method} {request.path} {json.dumps(body, sort_keys=True)}"
            # A number behind a menu counts the screens of the process.
            said = re.sub(r"~\d+", "", re.sub(r"\d{17,20}", self._name, said))
            self.seen.append(((self.server.env.now() - self.began).total_seconds(), said))
        self.read = len(requests)

    def _name(self, found: re.Match[str]) -> str:
        return self.names.get(found[0], "id")

    @property
    def told(self) -> list[tuple[float, str]]:
        """All of it by time: what goes to different places at the same moment has no order, and an equal edit shows nothing."""
        return sorted(set(self.seen))

    async def wait(self, seconds: float, step: float = 10) -> None:
        for _ in range(round(seconds / step)):
            await self.server.wait(step)
            self.look()

    def until(self, seconds: float) -> list[tuple[float, str]]:
        return [(at, said) for at, said in self.told if at < seconds]

    def mentions(self, name: str) -> int:
        """How many messages have mentioned somebody."""
        user = f"<@{self.server.users[name].id}>"
        return sum(user in ((request.json or {}).get("content") or "") for request in self.server.sent("POST"))


async def life(path, monkeypatch, order, live, closed=False):
    """Let Ann, Ben and Cat begin a game in which Ben gives an order, or none; returns what `live` returns and what was seen."""
    monkeypatch.setattr(lobbies, "secrets", seeds.seeded("twins"))
    async with open_server(path, pictures=False) as server:
        ann, ben, cat = (server.users[name].id for name in ("Ann", "Ben", "Cat"))
        services = server.bot.services

        async def ann_begins(*_):
            return [ann]

        monkeypatch.setattr(lobbies.games, "last_winner", ann_begins)
        rules = Rules(beginners=True, seating="chosen")
        game = (await services.lobby.create(server.guild.id, server.channel.id, ann, "Ann", "Olympus", rules)).id
        for user, name in ((ben, "Ben"), (cat, "Cat")):
            await services.lobby.join(game, user, name)
        await services.lobby.start(game, ann)
        await server.say()
        if closed:
            where = f"/channels/{server.users['Ben'].dm_channel.id}/messages"
            async with server.store.writing() as connection:
                await games.mark_unreachable(connection, ben)
            server.env.inject_error("POST", where, status=403, code=50007, message="Cannot send messages", times=None)
        watched = Watched(server)
        await services.games.status(game)
        watched.look()
        watched.seen.clear()
        if order is not None:
            await order(services, game, ben)
        await live(watched, services, game, (ann, ben, cat))
        watched.look()
        return watched


async def no_asteroid(services, game, user):
    look = await services.orders.begin(game, user, None, "order")
    look = await services.play.compose(game, user, look.token, [["project:asteroid"]], "order 1", True)
    await services.orders.give(game, user, look.token, "order 2", True)


async def plain_pass(services, game, user):
    await services.orders.give_plain(game, user, "pass", "order 1")


async def none(services, game, user):
    await services.orders.give_plain(game, user, "none", "order 1")


async def after_an_asteroid(watched, services, game, users):
    """Ann, who is before Ben, takes an asteroid and ends her turn; Ben and Cat answer by hand ten minutes later."""
    await services.play.compose(game, users[0], None, [["project:asteroid"]], "one", True)
    await watched.wait(20)
    await services.play.compose(game, users[0], None, [["end"]], "two", True)
    await watched.wait(600)
    if 1 in (await services.games.status(game)).owing:
        await services.play.compose(game, users[1], None, [["pass"]], "three", True)
        await watched.wait(120)


async def test_row_16_a_stopped_order_changes_nothing_that_others_get_and_its_player_is_mentioned_once(
    tmp_path, monkeypatch
):
    with_order = await life(tmp_path / "with", monkeypatch, no_asteroid, after_an_asteroid)
    without = await life(tmp_path / "without", monkeypatch, None, after_an_asteroid)
    assert with_order.told == without.told
    assert with_order.mentions("Ben") == without.mentions("Ben") == 1


@pytest.mark.parametrize("order", [plain_pass, no_asteroid])
async def test_row_16_an_order_is_done_when_its_player_would_be_mentioned_and_nothing_shows_before(
    tmp_path, monkeypatch, order
):
    async def after_a_pass(watched, services, game, users):
        await services.play.compose(game, users[0], None, [["pass"]], "one", True)
        await watched.wait(120)

    with_order = await life(tmp_path / "with", monkeypatch, order, after_a_pass)
    without = await life(tmp_path / "without", monkeypatch, None, after_a_pass)
    assert with_order.until(FIRST) == without.until(FIRST) != []
    (told,) = {at for at, said in without.seen if at >= FIRST}
    assert told == FIRST
    assert min(at for at, _ in with_order.seen if at >= FIRST) == FIRST
    assert (with_order.mentions("Ben"), without.mentions("Ben")) == (0, 1)


@pytest.mark.parametrize("closed", [False, True])
async def test_row_16_until_the_others_have_bought_who_has_ordered_to_buy_none_still_chooses_like_anybody(
    tmp_path, monkeypatch, closed
):
    async def research(watched, services, game, users):
        for n in range(3):
            (seat,) = (await services.games.status(game)).owing
            await services.play.compose(game, users[seat], None, [["pass"]], f"pass {n}", True)
        await watched.wait(90)
        await services.play.compose(game, users[0], None, [[]], "Ann buys", True)
        # A reminder at 12 h, a mention at 36 h, both before the answer of Cat.
        await watched.wait(37 * 3600, 1800)
        look = await services.play.look(game, users[2])
        watched.pokeable = look.pokeable, sorted(look.away), sorted(look.status.owing)
        watched.counted = Counter({name: watched.mentions(name) for name in ("Ann", "Ben", "Cat")})

    with_order = await life(tmp_path / "with", monkeypatch, none, research, closed)
    without = await life(tmp_path / "without", monkeypatch, None, research, closed)
    assert with_order.told == without.told != []
    assert with_order.pokeable == without.pokeable
    assert with_order.counted == without.counted
    assert without.counted["Ben"] >= 1
