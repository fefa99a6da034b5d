"""Games as people live them: somebody hands over their seat, somebody gives up.

All of it goes through Discord, with time travelled and with restarts.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from bot.tables import Status
from tests.bot.server import Server, Shown, open_server, route


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
