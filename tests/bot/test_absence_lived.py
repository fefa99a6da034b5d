"""Games as people live them: somebody vanishes and comes back, somebody hands over their seat, somebody gives up.

All of it goes through Discord, with time travelled and with restarts.
"""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.tables import Look, Status
from tests.bot.calls import Calls
from tests.bot.players import Player, Presser, Typer
from tests.bot.server import Server, Shown, open_server, route
from tests.bot.test_game_by_simcord import replayed

HOUR = 3600
AWAY = 36 * HOUR
VANISHES = 3
RETURNS = 6
"""The generations in which Ann does not come any more, and is back."""
GRACE = timedelta(seconds=60)
ANN, BEN, CAT = 0, 1, 2


async def status_of(server: Server, name: str = "Ann") -> Status:
    (status, *_) = await server.bot.tables.games_of(server.members[name].id)
    return await server.bot.tables.status(status.id)


async def founded(server: Server, *others: str, **rules: object) -> str:
    """A game of Ann and these, who sit in this order."""
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    await server.select("Ann", await server.slash("Ann", "game options"), ["chosen"])
    status = await status_of(server)
    if rules:
        await server.bot.tables.configure(status.id, server.members["Ann"].id, rules)
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
    """A drafted game of three: Ann vanishes and returns, nothing reaches Ben directly, and Cat plays by orders and commands."""

    def __init__(self, server: Server, game: str, calls: Calls, random: Random) -> None:
        self.at, self.game, self.calls, self.random = server, game, calls, random
        self.cat = Typer(server, game, "Cat")
        self.players: dict[int, Player] = {
            ANN: Presser(server, game, "Ann"),
            BEN: Presser(server, game, "Ben"),
            CAT: self.cat,
        }
        self.restarts, self.voted, self.back = 0, False, False
        self.once: list[int] = []
        """How often each question was said to its player before they answered it."""

    async def to_the_end(self) -> Look:
        for _ in range(400):
            look = await self.at.bot.tables.look(self.game, None)
            if look.view is None or look.view.over:
                return look
            self.calls.note(look.status)
            await self.at.wait(await self._goes_on(look))
            if self.random.random() < 0.06:
                await self.at.restart()
                self.restarts += 1
        raise AssertionError("the game does not end")

    async def _goes_on(self, look: Look) -> float:
        """Let somebody do something; returns how many seconds pass then."""
        status, generation = look.status, look.status.generation
        here = set(status.owing)
        if self._is_away(generation):
            here -= {ANN}
        if CAT not in status.owing:
            await self.cat.prepare()
        elif await self.cat.waits_for_order():
            here -= {CAT}
        if any(self.at.env.now() - status.owing[seat] <= GRACE for seat in here) and status.version:
            # Whoever is asked is told when the grace period is over.
            return 61
        if here:
            await self._answers(status, self.random.choice(sorted(here)))
            return 61
        if ANN in status.owing and not self.voted:
            await self._decided()
        elif self.voted and not self.back and generation >= RETURNS:
            panel = await self.at.click("Ann", await self.at.turn(), "open")
            assert "You have been away, and a robot has played for you." in panel.words
            self.back = True
        return 660

    def _is_away(self, generation: int) -> bool:
        return generation >= VANISHES and not self.back

    async def _answers(self, status: Status, seat: int) -> None:
        if status.at(seat).stand_in is None:
            self.once.append(self.calls.of(status, seat).first)
        await self.players[seat].play()
        if self.random.random() < 0.06:
            await self.at.restart()
            self.restarts += 1

    async def _decided(self) -> None:
        """Ann is away: the others open the vote, choose the robot, and its time passes."""
        for _ in range(AWAY // HOUR):
            await self.at.wait(HOUR)
            self.calls.note(await self.at.bot.tables.status(self.game))
        panel = await self.at.click("Ben", await self.at.turn(), "open")
        shown = await self.at.click("Ben", panel, "away")
        await self.at.click("Ben", shown, "vote/robot")
        await self.at.say()
        await self.at.restart()
        await self.at.click("Cat", vote_message(self.at), "vote/robot")
        await self.at.wait(12 * HOUR + 60)
        self.voted = True


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_one_of_three_vanishes_for_three_generations_and_the_game_goes_on(
    tmp_path: Path, lots: SimpleNamespace
) -> None:
    lots.token_hex = lambda n: "a game with an absence"
    async with open_server(tmp_path / "mars.db", pictures=False) as server:
        closed = f"/channels/{server.users['Ben'].dm_channel.id}/messages"
        server.env.inject_error(
            "POST", closed, status=403, code=50007, message="Cannot send messages to this user", times=None
        )
        calls = Calls(server, closed=[BEN])
        game = await founded(server, "Ben", "Cat", draft=True)
        course = Course(server, game, calls, Random(11))
        look = await course.to_the_end()
        assert look.view is not None
        assert server.env.errors == []
        assert course.restarts > 3
        assert course.voted
        assert course.back
        assert set(course.once) == {1}, "each question is said once, in the thread or by direct message"
        assert calls.in_vain == []
        assert calls.too_often() == []
        assert server.direct("Ben") == []
        await server.say()
        shown = server.last()
        points = await replayed(server.store)
        assert {s.seat: sum(s.points.values()) for s in look.view.seats} == points
        for total in points.values():
            assert f"{total} points" in shown.words
        ann = look.status.at(ANN)
        assert ann.stand_in is None, "a whole turn of her own has restored the seat"
        assert ann.stood == tuple(range(VANISHES, RETURNS + 1))[: len(ann.stood)]
        assert f"stood in for in {len(ann.stood)} generations" in shown.words
        story = await server.bot.tables.story(game, None, limit=5000)
        assert {done.seat for done in story if done.by_order} == {CAT}
        assert sum(done.by_order for done in story) > 10


async def turn_of(server: Server, game: str) -> Shown:
    """The message about the present turn; its founder may have left."""
    status = await server.bot.tables.status(game)
    place = await server.bot.announcer.place(status)
    return Shown(await place.fetch_message(status.turn_message))


async def test_the_founder_hands_over_and_who_takes_the_seat_finishes(tmp_path: Path, lots: SimpleNamespace) -> None:
    lots.token_hex = lambda n: "a handed over game"
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
        status = await server.bot.tables.status(game)
        assert (status.at(0).name, status.host) == ("Dan", server.members["Dan"].id)
        assert not any("vote/" in i for m in server.place.history() for i in Shown(m).buttons), (
            "a vote that is over has no buttons"
        )
        assert "You have no seat here" in (await server.click("Ann", await turn_of(server, game), "open")).words
        for _ in range(6):
            status = await server.bot.tables.status(game)
            name = status.at(min(status.owing)).name
            panel = await server.click(name, await turn_of(server, game), "open")
            if "passing" in map(route, panel.buttons):
                await server.click(name, await server.click(name, panel, "passing"), "sure/pass")
            await server.wait(61)
            if (await server.bot.tables.status(game)).generation > 1:
                break
        assert (await server.bot.tables.status(game)).generation == 2
        await server.restart()
        ending = await server.slash("Dan", "game end", server.place)
        await server.click("Dan", ending, "end/sure")
        await server.say()
        await server.click("Ben", vote_message(server), "vote/yes")
        await server.say()
        assert "● Dan" in server.last().words
        assert "Nobody wins" in server.last().words
        assert server.env.errors == []


async def test_of_two_players_one_gives_up_and_the_other_wins(tmp_path: Path, lots: SimpleNamespace) -> None:
    lots.token_hex = lambda n: "a conceded game"
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await founded(server, "Ben", beginners=True)
        sure = await server.slash("Ben", "game resign", server.place)
        assert "The other player wins" in sure.words
        await server.click("Ben", sure, "resign/sure")
        await server.wait(9 * 60)
        await server.click("Ben", await server.turn(), "open")
        await server.wait(2 * 60)
        assert (await server.bot.tables.status(game)).state == "running", "Play took it back"
        await server.click("Ben", await server.slash("Ben", "game resign", server.place), "resign/sure")
        await server.restart()
        await server.wait(10 * 60)
        assert (await server.bot.tables.status(game)).state == "ended"
        assert "■ Ben has resigned, and ● Ann wins." in server.last().words
        again = await server.slash("Ben", "game resign", server.place, game=game)
        assert again.buttons is not None
        assert (await server.bot.tables.status(game)).state == "ended"
        assert server.env.errors == []
