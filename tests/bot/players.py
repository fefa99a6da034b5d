"""Members of the simulated server who play a whole game sensibly: they do what the greedy robot would do, by buttons or by commands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from bot import speech
from bot.screens import beginning
from bot.screens.choose import packed, unpacked
from bot.tables import Look
from engine.card import CARDS
from engine.core import Decision
from engine.robots.greedy import greedy_answer
from tests.bot.server import Server, Shown, route
from words.verbs import VERBS

MOST_STEPS = 80
"""More presses or commands than any turn takes."""


def wanted(look: Look) -> tuple[str, ...]:
    """What the greedy robot picks at the question that a player sees."""
    assert look.view is not None
    return greedy_answer(look.view)


def wanted_at_first(look: Look) -> beginning.Picked:
    """What the greedy robot begins with, of all that the one screen before the game offers."""
    view = look.view
    assert view is not None
    for choice, key in (("corporation", "corporation"), ("preludes", "preludes"), ("buy", "buy-first")):
        options = tuple(CARDS[card].as_card for card in beginning.dealt(view, choice))
        least, most = {"corporation": (1, 1), "preludes": (2, 2)}.get(choice, (0, len(options)))
        asked = Decision(view.you, key, options, least, most, "card")
        picks = greedy_answer(msgspec.structs.replace(view, decision=asked)) if options else ()
        view = msgspec.structs.replace(view, chosen={**view.chosen, choice: list(picks)})
    return beginning.answered(view.chosen)


class Player(ABC):
    """Somebody who sits in a game."""

    def __init__(self, server: Server, game: str, name: str) -> None:
        self.at, self.game, self.name = server, game, name
        self.answered: set[str] = set()
        """The kinds of questions that this player has answered, by the first words of their keys."""
        self.used: set[str] = set()
        """The verbs of the turns, and the options that this player has picked alone, by the first words of their keys."""

    async def look(self) -> Look:
        return await self.at.bot.services.play.look(self.game, self.at.members[self.name].id)

    @abstractmethod
    async def play(self) -> None:
        """Answer until this player is asked nothing more."""


class Presser(Player):
    """Plays by the buttons and menus of the panel."""

    async def panel(self) -> Shown:
        """Open the panel by the button of the newest message about a turn."""
        return await self.at.click(self.name, await self.at.turn(), "open")

    async def play(self) -> None:
        shown = await self.panel()
        for _ in range(MOST_STEPS):
            look = await self.look()
            if look.decision is None:
                return
            self.answered.add(look.decision.key.partition(":")[0])
            shown = await self._step(shown, look, look.decision)
        raise AssertionError(f"{self.name} is still asked: {shown.words}")

    async def _step(self, shown: Shown, look: Look, decision: Decision) -> Shown:
        routes = [route(custom_id) for custom_id in shown.buttons]
        for sure in ("play/", "pay/", "sure/"):
            if any(r.startswith(sure) for r in routes):
                return await self.at.click(self.name, shown, sure)
        if any(r.startswith(("begin/", "begun/")) for r in routes):
            return await self._begin(shown, look)
        picks = wanted(look)
        if any(r.startswith(("take/", "set/")) for r in routes) or any("many/" in menu for menu in shown.menus):
            return await self._take(shown, decision, picks, routes)
        (key,) = picks
        self.used.add(key.partition(":")[0])
        # Where nobody else follows, the panel has a pass in place of the end of the turn.
        ways = {"pass": ("passing",), "end": ("pick/end", "passing")}.get(key, ())
        for r in (*ways, f"pick/{key}", f"claim/{key}"):
            if r in routes:
                return await self.at.click(self.name, shown, r)
        if any(key in values for values in shown.menus.values()):
            return await self.at.select(self.name, shown, [key])
        if "fewer" in routes and key.startswith("fewer:"):
            return await self.at.click(self.name, shown, "fewer")
        verb = key.partition(":")[0]
        for listed in (f"list/{verb}", *(r for r in routes if r.startswith("list/"))):
            if listed in routes:
                found = await self.at.click(self.name, shown, listed)
                if any(key in values for values in found.menus.values()):
                    return await self.at.select(self.name, found, [key])
        raise AssertionError(f"{self.name} finds no way to {key} on {shown.words!r} {routes} {shown.menus}")

    async def _begin(self, shown: Shown, look: Look) -> Shown:
        """Select corporation, preludes and first cards, and begin with them."""
        found = wanted_at_first(look)
        for card in (*found.corporation, *found.preludes):
            labels = [label for label in shown.buttons.values() if CARDS[card].name in label.replace("\u00a0", " ")]
            said = min(labels, key=len)  # a name may be a part of another
            if "✓" not in said:
                shown = await self.at.click(self.name, shown, said.replace("\u00a0", " "))
        if found.buy:
            shown = await self.at.select(self.name, shown, [CARDS[card].as_card for card in found.buy])
        return await self.at.click(self.name, shown, "begun/")

    async def _take(self, shown: Shown, decision: Decision, picks: tuple[str, ...], routes: Sequence[str]) -> Shown:
        """Select these options, then take them."""
        if f"take/{packed(decision, picks)}" in routes:
            return await self.at.click(self.name, shown, f"take/{packed(decision, picks)}")
        for menu, values in shown.menus.items():
            if route(menu).startswith("many/") and set(picks) <= set(values):
                return await self.at.select(self.name, shown, picks, menu=menu)
        sets = [r for r in routes if r.startswith("set/")]
        nearest = min(sets, key=lambda r: len(set(unpacked(decision, r.partition("/")[2])) ^ set(picks)))
        return await self.at.click(self.name, shown, nearest)


class Quick(Player):
    """Plays by the services, for what no longer is about buttons, commands and messages."""

    async def play(self) -> None:
        user = self.at.members[self.name].id
        for _ in range(MOST_STEPS):
            look = await self.look()
            if look.decision is None:
                return
            click = f"{self.name} {look.status.version} {look.token} {len(look.picks)}"
            await self.at.bot.services.play.compose(self.game, user, None, [wanted(look)], click, confirmed=True)
        raise AssertionError(f"{self.name} is still asked")


class Typer(Player):
    """Plays by `/orders` while others play, and by commands where an order does not answer."""

    async def slash(self, command: str, **options: Any) -> Shown:
        return await self.at.slash(self.name, command, self.at.place, **options)

    async def prepare(self) -> None:
        """Order what the greedy robot would do next as things stand: an action and the end of the turn, a pass, or to buy none."""
        offered = await self.at.complete(self.name, "orders", "add", channel=self.at.place)
        look = await self.look()
        early = [key for key in offered if key not in ("pass", "none")]
        if early:
            look = await self.at.bot.services.orders.foresee(self.game, self.at.members[self.name].id)
            (key,) = wanted(look)
            if key not in ("pass", "end", "sell"):
                await self._order(key, speech.option(look, key).label)
                return
        if "pass" in offered and early:
            await self.slash("orders", add="pass")

    async def _order(self, key: str, said: str) -> None:
        """Order an option after typing what it is called: of more than 25, the first are offered without that."""
        assert key in await self.at.complete(self.name, "orders", "add", said, channel=self.at.place)
        shown = await self.slash("orders", add=key)
        for _ in range(MOST_STEPS):
            look = await self.look()
            if not look.mode:
                return
            give = [route(c) for c in shown.buttons if route(c).startswith("give/")]
            if give:
                shown = await self.at.click(self.name, shown, give[0])
            else:
                shown = await self.slash("answer", choice=",".join(wanted(look)) or "none", anyway=True)
        raise AssertionError(f"{self.name} cannot order {key}: {shown.words}")

    async def waits_for_order(self) -> bool:
        """Whether an order is about to answer what is asked."""
        look = await self.look()
        return (
            look.decision is not None
            and not look.picks
            and any(order.due for order in look.orders if not order.stopped)
        )

    async def play(self) -> None:
        for _ in range(MOST_STEPS):
            look = await self.look()
            if look.decision is None:
                return
            self.answered.add(look.decision.key.partition(":")[0])
            await self._answer(look.decision, wanted(look))
        raise AssertionError(f"{self.name} is still asked")

    async def _answer(self, decision: Decision, picks: Sequence[str]) -> None:
        said = ",".join(picks)
        if decision.key == "draft":
            await self.slash("draft", card=said)
        elif decision.key.startswith("buy"):
            await self.slash("buy", cards=said or "none")
        elif decision.kind != "turn":
            await self.slash("answer", choice=said or "none", anyway=True)
        else:
            await self._turn(picks[0])

    async def _turn(self, key: str) -> None:
        verb, _, what = key.partition(":")
        self.used.add(verb)
        match verb:
            case "play":
                mixes = await self.at.complete(self.name, "play", "pay", channel=self.at.place, card=key)
                await self.slash("play", card=key, anyway=True, **({"pay": mixes[0]} if mixes else {}))
            case "action" | "first":
                await self.slash("action", anyway=True, card=key)
            case "convert":
                await self.slash("convert", what=what, anyway=True)
            case "end":
                await self.slash("end")
            case "pass":
                await self.slash("pass", anyway=True)
            case "sell":
                user = self.at.members[self.name].id
                patents = await self.at.bot.services.play.preview(self.game, user, None, [[key]])
                await self.slash("sell", cards=",".join(wanted(patents)))
            case _:
                said = VERBS[verb].command
                assert said is not None, key
                named = {said.option: key} if said.option else {}
                shown = await self.slash(said.name, **named, **({"anyway": True} if said.space else {}))
                if any(route(custom_id).startswith("sure/") for custom_id in shown.buttons):
                    await self.at.click(self.name, shown, "sure/")
