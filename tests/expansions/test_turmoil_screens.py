"""Before a player sends a delegate or uses a policy, the screen says what that takes and brings."""

from __future__ import annotations

from typing import Any

from bot import speech
from bot.screen import Screen
from bot.screens import annexes, verbs
from engine.expansions.turmoil.policies import set_ruling_party
from engine.expansions.turmoil.state import SENATE
from tests.bot.looks import context, look
from tests.engine.table import Table


def words(screen: Screen) -> str:
    found: list[str] = []

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            found.append(str(part.get("content") or part.get("label") or ""))
            walk(part.get("components", []))

    walk(screen.view().to_components())
    return "\n".join(found).replace("\u00a0", " ")


async def test_the_menu_of_parties_says_how_many_delegates_are_left() -> None:
    table = Table(2, more=("turmoil",)).stock(0, mc=20)
    at = SENATE.of(table.game.table)
    at.lobby, at.reserve = [0, 1], {0: 6, 1: 6}
    here = context(look(table.turn(0).game, 0))
    shown = words(await annexes.annex(here, "turmoil", below=verbs.of_annex(here, "turmoil")))
    assert "You: lobby 1, reserve 6, influence 0" in shown


def test_a_party_in_the_menu_says_whose_delegates_are_there() -> None:
    table = Table(2, more=("turmoil",)).stock(0, mc=20)
    at = SENATE.of(table.game.table)
    seated = {"mars-first": (0,), "unity": (0, 0), "greens": (1, 0), "reds": ()}
    at.delegates = {party: seated.get(party, ()) for party in at.delegates}
    seen = look(table.turn(0).game, 0)
    said = {party: speech.option(seen, f"delegate:{party}").hint.replace("\u00a0", " ") for party in seated}
    assert said["mars-first"].startswith("1 delegate there, yours")
    assert said["unity"].startswith("2 delegates there, all yours")
    assert said["greens"].startswith("2 delegates there, 1 of them yours")
    assert said["reds"].startswith("nobody there")


def test_a_policy_is_used_after_its_effect_and_price_were_shown() -> None:
    table = Table(2, more=("turmoil",)).stock(0, mc=20)
    SENATE.of(table.game.table).ruling = "scientists"
    set_ruling_party(table.game, "scientists")
    asked = verbs.asks(context(look(table.turn(0).game, 0)), "policy")
    assert asked is not None
    assert "Spend 10 M€ → draw 3 cards." in words(asked)
    assert "Use it for 10 M€" in words(asked)
