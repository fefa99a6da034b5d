"""A game of three players from the lobby to the final score, played only through Discord, with restarts at random moments."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import Store
from bot.store.history import picks_of
from bot.store.schema import commits, games
from engine import Options, new_game
from engine.scoring import result
from tests.bot.server import Server, Shown, open_server, route

ASTEROID = 14
TERRAFORMING = ("project:asteroid", "project:aquifer", "project:greenery", "convert:plants", "convert:heat")


class Clicker:
    """Plays by buttons and menus: in a direct message if the question came there, otherwise in the panel."""

    def __init__(self, server: Server, name: str, random: Random, *, prompts: bool) -> None:
        self.at, self.name, self.random, self.prompts = server, name, random, prompts

    async def play(self) -> None:
        """Answer until this player is asked nothing more."""
        view = (await self.at.look(self.name)).view
        direct = self.prompts and view is not None and "choose" in view.owing.values()
        if direct:
            shown = self.at.direct(self.name)[-1]
        else:
            shown = await self.at.click(self.name, await self.at.turn(), "open")
        for _ in range(60):
            after = await self._one(shown, direct)
            if after is None:
                return
            shown = after
        raise AssertionError(f"{self.name} is still asked: {shown.words}")

    async def _one(self, shown: Shown, direct: bool) -> Shown | None:
        routes = [route(custom_id) for custom_id in shown.buttons]
        click = lambda said: self.at.click(self.name, shown, said, direct=direct)  # noqa: E731
        for sure in ("play/", "pay/", "sure/"):
            if any(r.startswith(sure) for r in routes):
                return await click(sure)
        if any(r.startswith("take/") for r in routes) or any("many/" in m for m in shown.menus):
            return await self._several(shown, routes, direct)
        if "passing" in routes or "pick/end" in routes:
            return await self._act(shown, routes, direct)
        if picks := [r for r in routes if r.startswith(("pick/", "claim/"))]:
            return await click(self.random.choice(picks))
        if menus := [(m, v) for m, values in shown.menus.items() if route(m) in ("pick", "mix") for v in values]:
            menu, value = self.random.choice(menus)
            return await self.at.select(self.name, shown, [value], menu=menu, direct=direct)
        return None

    async def _several(self, shown: Shown, routes: list[str], direct: bool) -> Shown:
        for menu, values in shown.menus.items():
            least, most = shown.ranges[menu]
            chosen = self.random.sample(values, self.random.randint(least, min(most, len(values), 2)))
            if (chosen and "take/" not in "".join(routes)) or (self.random.random() < 0.5 and chosen):
                return await self.at.select(self.name, shown, chosen, menu=menu, direct=direct)
        toggles = [r for r in routes if r.startswith("set/")]
        if toggles and self.random.random() < 0.5:
            return await self.at.click(self.name, shown, self.random.choice(toggles), direct=direct)
        return await self.at.click(self.name, shown, "take/", direct=direct)

    async def _act(self, shown: Shown, routes: list[str], direct: bool) -> Shown:
        if quick := [r for r in routes if r in ("pick/convert:plants", "pick/convert:heat")]:
            return await self.at.click(self.name, shown, self.random.choice(quick), direct=direct)
        ready = {m: [v for v in values if not v.startswith("not:")] for m, values in shown.menus.items()}
        lines = [(m, v) for m, values in ready.items() for v in values if route(m).startswith("do/")]
        roll = self.random.random()
        money = int(re.findall(r"\*\*(\d+) M€\*\*", shown.words)[-1])
        if money >= ASTEROID and roll < 0.85:
            listed = await self.at.click(self.name, shown, "list/project", direct=direct)
            (menu,) = [m for m in listed.menus if route(m) == "do/project"]
            for key in TERRAFORMING:
                if key in listed.menus[menu]:
                    return await self.at.select(self.name, listed, [key], menu=menu, direct=direct)
            raise AssertionError(f"{money} M€ and no standard project in {listed.words}")
        if roll < 0.2 and lines:
            menu, value = self.random.choice(lines)
            return await self.at.select(self.name, shown, [value], menu=menu, direct=direct)
        if roll < 0.8 and (claims := [r for r in routes if r.startswith("claim/")]):
            return await self.at.click(self.name, shown, claims[0], direct=direct)
        return await self.at.click(self.name, shown, "pick/end" if "pick/end" in routes else "passing", direct=direct)


class Typist:
    """Plays only by slash commands, and chooses from their autocomplete."""

    COMMANDS = {"play": "card", "project": "project", "milestone": "name", "award": "name", "action": "card"}

    def __init__(self, server: Server, name: str, random: Random) -> None:
        self.at, self.name, self.random = server, name, random

    async def play(self) -> None:
        for _ in range(60):
            offered = await self.at.complete(self.name, "answer", "choice", channel=self.at.place)
            if not offered:
                return
            await self._answer(offered)
        raise AssertionError(f"{self.name} is still asked")

    async def slash(self, command: str, **options: Any) -> Shown:
        return await self.at.slash(self.name, command, self.at.place, **options)

    async def _answer(self, offered: list[str]) -> None:
        look = await self.at.look(self.name)
        assert look.decision is not None
        key = look.decision.key
        if key in ("buy", "buy-first"):
            cards = self.random.sample(
                [o for o in offered if o != "none"], min(look.decision.most, self.random.randint(0, 1))
            )
            await self.slash("buy", cards=",".join(cards) or "none")
            return
        if key != "turn":
            picks = [o for o in offered if o != "none"] or offered
            n = min(len(picks), max(1, look.decision.least))
            await self.slash("answer", choice=",".join(self.random.sample(picks, n)), anyway=True)
            return
        wanted = [k for k in TERRAFORMING if k in offered]
        choice = wanted[0] if wanted and self.random.random() < 0.9 else self.random.choice(offered)
        if not wanted and self.random.random() < 0.8:
            choice = next(k for k in offered if k in ("end", "pass") or k.startswith("first:"))
        await self._turn(choice)

    async def _turn(self, key: str) -> None:
        verb, _, what = key.partition(":")
        match verb:
            case "play":
                mixes = await self.at.complete(self.name, "play", "pay", channel=self.at.place, card=key)
                pay = {"pay": self.random.choice(mixes)} if mixes else {}
                await self.slash("play", card=key, anyway=True, **pay)
            case "project" | "action" | "first":
                command = "action" if verb == "first" else verb
                filled = {self.COMMANDS[command]: key}
                spaces = await self.at.complete(self.name, command, "space", channel=self.at.place, **filled)
                space = {"space": self.random.choice(spaces)} if spaces else {}
                await self.slash(command, anyway=True, **filled, **space)
            case "milestone" | "award":
                await self.slash(verb, name=key)
            case "convert":
                await self.slash("convert", what=what, anyway=True)
            case "sell":
                cards = await self.at.complete(self.name, "sell", "cards", channel=self.at.place)
                await self.slash("sell", cards=cards[0])
            case "end":
                await self.slash("end")
            case _:
                await self.slash("pass", anyway=True)


async def replayed(store: Store) -> dict[int, int]:
    """The points by seat after the engine has replayed the journal from the beginning."""
    async with store.reading() as connection:
        game_row = (await connection.execute(sa.select(games))).mappings().one()
        query = sa.select(commits).where(commits.c.kind == "answer", ~commits.c.undone).order_by(commits.c.number)
        rows = (await connection.execute(query)).mappings().all()
    game = new_game(Options.model_validate(game_row["options"]), game_row["seed"])
    for row in rows:
        for picks in picks_of(row):
            game.answer(row["seat"], picks)
    assert game.over
    return {place.seat: place.total for place in result(game)}


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_three_play_to_the_end_while_the_bot_is_restarted(tmp_path: Path, seeding: SimpleNamespace) -> None:
    random = Random(7)
    seeding.token_hex = lambda n: "a short game"
    async with open_server(tmp_path / "mars.db", pictures=False) as server:
        await server.slash("Ann", "game new", name="Olympus Rising")
        await server.say()
        await server.select("Ann", await server.slash("Ann", "game options"), ["chosen"])
        await server.click("Ben", server.last(), "Join")
        await server.slash("Cat", "game join")
        await server.say()
        await server.click("Ann", server.last(), "Start")
        await server.say()
        players = {
            0: Clicker(server, "Ann", random, prompts=False),
            1: Clicker(server, "Ben", random, prompts=True),
            2: Typist(server, "Cat", random),
        }
        look, restarts = await server.look("Ann"), 0
        (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
        for _ in range(1500):
            look = await server.bot.services.play.look(status.id, None)
            if look.view is None or look.view.over:
                break
            await players[random.choice(sorted(look.view.owing))].play()
            if random.random() < 0.08:
                await server.restart()
                restarts += 1
            await server.wait(61)
        assert look.view is not None
        assert look.view.over
        assert restarts > 3
        assert server.env.errors == []
        await server.say()
        shown = server.last()
        points = await replayed(server.store)
        best = max(points.values())
        assert f"with {best} points" in shown.words
        assert {s.seat: sum(s.points.values()) for s in look.view.seats} == points
        for total in points.values():
            assert str(total) in shown.words
