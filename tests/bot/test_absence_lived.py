"""Games as people live them: somebody vanishes and comes back, somebody hands over their seat, somebody gives up.

All of it goes through Discord, with time travelled and with restarts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from bot.tables import Look, Status
from engine.view import View
from tests.bot.calls import Calls
from tests.bot.players import Player, Presser, Quick, Typer
from tests.bot.server import Server, Shown, open_server, route
from tests.bot.test_game_by_simcord import replayed

pytestmark = pytest.mark.once

HOUR = 3600
AWAY = 36
"""Hours after which somebody is away."""
VANISHES = 2
RETURNS = 5
"""The generations in which Ann does not come any more, and is back."""
GRACE = timedelta(seconds=60)
ANN, BEN, CAT = 0, 1, 2


async def status_of(server: Server, name: str = "Ann") -> Status:
    (status, *_) = await server.bot.services.games.of_user(server.members[name].id)
    return await server.bot.services.games.status(status.id)


async def founded(server: Server, *others: str, **rules: object) -> str:
    """A game of Ann and these, who sit in this order."""
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    await server.select("Ann", await server.slash("Ann", "game options"), ["chosen"])
    status = await status_of(server)
    if rules:
        await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, rules)
        await server.say()
    for name in others:
        await server.slash(name, "game join")
    await server.slash("Ann", "game start")
    await server.say()
    return status.id


def vote_message(server: Server) -> Shown:
    """The newest public message with a vote."""
    found = [Shown(m) for m in server.place.history() if any("vote/" in i for i in Shown(m).buttons)]
    return found[-1]


class Course:
    """A game that its players play to the end, with the bot restarted now and then."""

    def __init__(self, server: Server, game: str, calls: Calls, players: dict[int, Player]) -> None:
        self.at, self.game, self.calls, self.players = server, game, calls, players
        self.random, self.restarts = Random(11), 0
        self.once: list[int] = []
        """How often each question was said to its player before they answered it."""
        self.on_screen = set[object]()
        """Since when questions are owed that a player saw on the screen when they came back: no message says them."""

    async def until(self, over: Callable[[View], bool]) -> Look:
        for _ in range(400):
            look = await self.at.bot.services.play.look(self.game, None)
            assert look.view is not None
            self.calls.note(look.status)
            if over(look.view):
                return look
            await self.at.wait(await self.goes_on(look.status))
            await self._sometimes_restarted()
        raise AssertionError("the game does not go on")

    async def finished(self) -> Look:
        """Let everybody play to the end at once, and tell of it then: what was to be lived lies behind them."""
        quick = {seat: Quick(self.at, self.game, player.name) for seat, player in self.players.items()}
        while owing := (await self.at.bot.services.games.status(self.game)).owing:
            await quick[min(owing)].play()
        await self.at.say()
        return await self.at.bot.services.play.look(self.game, None)

    async def goes_on(self, status: Status) -> float:
        """Let somebody do something; returns how many seconds pass then."""
        return await self.answered(status, set(status.owing))

    async def answered(self, status: Status, here: Collection[int]) -> float:
        """Let one of these players answer, once all who are asked have been told."""
        if not here or (status.version and any(self.at.env.now() - status.owing[seat] <= GRACE for seat in here)):
            return 61
        seat = self.random.choice(sorted(here))
        if status.owing[seat] not in self.on_screen:
            self.once.append(self.calls.of(status, seat).first)
        await self.players[seat].play()
        await self._sometimes_restarted()
        return 61

    async def _sometimes_restarted(self) -> None:
        if self.random.random() < 0.06:
            await self.at.restart()
            self.restarts += 1

    async def decided(self, choice: str, *voters: str) -> None:
        """The first of these opens the vote on who is away, all choose this, and its time passes."""
        first, *others = voters
        panel = await self.at.click(first, await self.at.turn(), "open")
        shown = await self.at.click(first, panel, "away")
        await self.at.click(first, shown, f"vote/{choice}")
        await self.at.say()
        await self.at.restart()
        for name in others:
            await self.at.click(name, vote_message(self.at), f"vote/{choice}")
        await self.at.wait(12 * HOUR + 60)

    async def silence(self, hours: int) -> None:
        """Nobody does anything for so long."""
        for _ in range(hours):
            await self.at.wait(HOUR)
            self.calls.note(await self.at.bot.services.games.status(self.game))

    async def ended_well(self, look: Look) -> Shown:
        """Check what holds at the end of every game, and return the message with the result."""
        assert look.view is not None
        assert self.at.env.errors == []
        assert self.restarts > 3
        assert set(self.once) == {1}, "each question is said once, in the thread or by direct message"
        assert self.calls.in_vain == []
        assert self.calls.too_often() == []
        await self.at.say()
        shown = self.at.last()
        points = await replayed(self.at.store)
        assert {s.seat: sum(s.points.values()) for s in look.view.seats} == points
        for total in points.values():
            assert f"{total} points" in shown.words
        return shown


class Absence(Course):
    """Ann vanishes for some generations, and Cat plays by orders and commands."""

    vanishes, returns = VANISHES, RETURNS

    def __init__(self, server: Server, game: str, calls: Calls, *more: Player) -> None:
        """`more`: who sits after Ann, Ben and Cat."""
        self.cat, self.voted, self.back = Typer(server, game, "Cat"), False, False
        others = [Presser(server, game, name) for name in ("Ann", "Ben")]
        super().__init__(server, game, calls, dict(enumerate((*others, self.cat, *more))))

    async def goes_on(self, status: Status) -> float:
        here, vanished = set(status.owing), status.generation >= self.vanishes and not self.back
        if self.voted and vanished and status.generation >= self.returns:
            panel = await self.at.click("Ann", await self.at.turn(), "open")
            assert "You were away" in panel.words
            now = await self.at.bot.services.games.status(self.game)
            self.on_screen.add(now.owing.get(ANN))
            self.back = True
            return 61
        if vanished:
            here -= {ANN}
        if CAT not in status.owing:
            await self.cat.prepare()
        elif await self.cat.waits_for_order():
            here -= {CAT}
        if here:
            return await self.answered(status, here)
        if ANN in status.owing and not self.voted:
            await self.silence(AWAY)
            await self.decided("robot", *(p.name for seat, p in self.players.items() if seat != ANN))
            self.voted = True
        return 660


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_one_of_three_vanishes_for_three_generations_and_the_game_goes_on(
    tmp_path: Path, seeding: SimpleNamespace
) -> None:
    seeding.token_hex = lambda n: "a game with an absence"
    async with open_server(tmp_path / "mars.db", pictures=False) as server:
        closed = f"/channels/{server.users['Ben'].dm_channel.id}/messages"
        server.env.inject_error(
            "POST", closed, status=403, code=50007, message="Cannot send messages to this user", times=None
        )
        calls = Calls(server, closed=[BEN])
        game = await founded(server, "Ben", "Cat", draft=True)
        course = Absence(server, game, calls)
        await course.until(lambda view: view.generation > RETURNS)
        look = await course.finished()
        shown = await course.ended_well(look)
        assert course.voted
        assert course.back
        assert server.direct("Ben") == []
        ann = look.status.at(ANN)
        assert ann.stand_in is None, "she has come back, and has played ever since"
        assert ann.stood == tuple(range(VANISHES, RETURNS + 1))[: len(ann.stood)]
        assert ("had a stand-in in" in shown.words) == (not ann.may_win(look.status.generation))
        story = await server.bot.services.history.story(game, None, limit=5000)
        assert {done.seat for done in story if done.by_order} == {CAT}
        assert sum(done.by_order for done in story) > 10


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_founders_leave_the_server_and_who_takes_a_seat_plays_to_the_end_without_a_victory(
    tmp_path: Path, seeding: SimpleNamespace
) -> None:
    seeding.token_hex = lambda n: "a game with a successor"
    async with open_server(tmp_path / "mars.db", ("Ben", "Ann", "Cat", "Dan", "Eve"), pictures=False) as server:
        calls = Calls(server)
        await server.slash("Eve", "game new", name="Olympus Rising")
        await server.say()
        for name in ("Ann", "Ben", "Cat"):
            await server.slash(name, "game join")
        server.guild.remove_member(server.members["Eve"])
        await server.wait(24 * HOUR)
        await server.wait(11 * 60)
        status = await status_of(server)
        assert ([s.name for s in status.seats], status.host) == (["Ann", "Ben", "Cat"], server.members["Ann"].id)
        game, ann = status.id, server.members["Ann"]
        await server.bot.services.lobby.configure(game, ann.id, {"beginners": True, "seating": "chosen"})
        # Whoever plays this seat has the most points.
        await server.bot.services.lobby.handicap(game, ann.id, ann.id, 20)
        await server.slash("Ann", "game start")
        await server.say()
        players: dict[int, Player] = {n: Presser(server, game, name) for n, name in enumerate(("Ann", "Ben", "Cat"))}
        course = Course(server, game, calls, players)
        await course.until(lambda view: view.generation == 2 and list(view.owing) == [ANN])
        server.guild.remove_member(ann)
        await course.silence(7 * 24)
        assert "Ann has left the server" in (await server.turn()).words
        await course.decided("free", "Ben", "Cat")
        stranger = await server.click("Dan", await server.turn(), "open")
        await server.click("Dan", stranger, "take-seat/0")
        await server.say()
        for name in ("Cat", "Ben"):
            await server.click(name, vote_message(server), "vote/yes")
        await server.say()
        status = await server.bot.services.games.status(game)
        assert (status.at(ANN).name, status.host) == ("Dan", server.members["Dan"].id)
        before, players[ANN] = len(server.sent("POST")), Presser(server, game, "Dan")
        look = await course.until(lambda view: view.over)
        shown = await course.ended_well(look)
        assert not any(str(ann.id) in str(r.json) for r in server.sent("POST")[before:]), "nobody calls who has left"
        assert "Dan has the most, " in shown.words
        assert "but nobody wins" in shown.words
        assert "took over the seat" in shown.words
        async with server.store.reading() as connection:
            assert (await connection.execute(sa.text("SELECT * FROM wins"))).all() == []


async def turn_of(server: Server, game: str) -> Shown:
    """The message about the present turn; its founder may have left."""
    status = await server.bot.services.games.status(game)
    place = await server.bot.announcer.place(status)
    return Shown(await place.fetch_message(status.turn_message))


async def test_the_founder_hands_over_and_who_takes_the_seat_finishes(tmp_path: Path, seeding: SimpleNamespace) -> None:
    seeding.token_hex = lambda n: "a handed over game"
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as server:
        game = await founded(server, "Ben", "Cat", beginners=True)
        offered = await server.slash("Ann", "game handover", server.place, player=server.members["Dan"])
        assert "You have offered your seat to Dan" in offered.words
        await server.say()
        old = vote_message(server)
        await server.restart()
        for name in ("Ben", "Dan", "Cat"):
            await server.click(name, old, "vote/yes")
        await server.say()
        status = await server.bot.services.games.status(game)
        assert (status.at(0).name, status.host) == ("Dan", server.members["Dan"].id)
        assert not any("vote/" in i for m in server.place.history() for i in Shown(m).buttons), (
            "a vote that is over has no buttons"
        )
        assert "You have no seat here" in (await server.click("Ann", await turn_of(server, game), "open")).words
        for _ in range(6):
            status = await server.bot.services.games.status(game)
            name = status.at(min(status.owing)).name
            panel = await server.click(name, await turn_of(server, game), "open")
            if "passing" in map(route, panel.buttons):
                await server.click(name, await server.click(name, panel, "passing"), "sure/pass")
            await server.wait(61)
            if (await server.bot.services.games.status(game)).generation > 1:
                break
        assert (await server.bot.services.games.status(game)).generation == 2
        await server.restart()
        ending = await server.slash("Dan", "game end", server.place)
        await server.click("Dan", ending, "end/sure")
        await server.say()
        await server.click("Ben", vote_message(server), "vote/yes")
        await server.say()
        assert "● Dan" in server.last().words
        assert "Nobody wins" in server.last().words
        assert server.env.errors == []


async def test_of_two_players_one_gives_up_and_the_other_wins(tmp_path: Path, seeding: SimpleNamespace) -> None:
    seeding.token_hex = lambda n: "a conceded game"
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await founded(server, "Ben", beginners=True)
        sure = await server.slash("Ben", "game resign", server.place)
        assert "The other player wins" in sure.words
        await server.click("Ben", sure, "resign/sure")
        await server.wait(9 * 60)
        await server.click("Ben", await server.turn(), "open")
        await server.wait(2 * 60)
        assert (await server.bot.services.games.status(game)).state == "running", "Play took it back"
        await server.click("Ben", await server.slash("Ben", "game resign", server.place), "resign/sure")
        await server.restart()
        await server.wait(10 * 60)
        assert (await server.bot.services.games.status(game)).state == "ended"
        assert "■ Ben has resigned, and ● Ann wins." in server.last().words
        again = await server.slash("Ben", "game resign", server.place, game=game)
        assert again.buttons is not None
        assert (await server.bot.services.games.status(game)).state == "ended"
        assert server.env.errors == []
