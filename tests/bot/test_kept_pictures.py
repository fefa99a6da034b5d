"""An edit keeps the pictures that its message shows already: they are neither drawn nor sent again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import renderer
from bot import metrics
from bot.screen import Attached
from bot.screens.pictures import mapped
from bot.screens.stage import Stage
from bot.tables.services.repair import REDRAW_AFTER
from engine import Options, new_game, view
from engine.card import CARDS, KEYS
from engine.core import Game
from engine.robots.random import random_answer
from engine.shipped import FOR_MORE
from engine.view import View
from tests.bot.server import Server, Shown, asked_player, open_server, started

PUMPING = CARDS[KEYS["aquifer-pumping"]]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben")) as made:
        await started(made)
        yield made


async def card_shown(server: Server) -> tuple[str, Shown]:
    """The screen of a card that can be paid in several ways; also the name of the player."""
    name = await asked_player(server)
    await server.deal(name, PUMPING.id, mc=20, steel=2)
    panel = await server.click(name, await server.turn(), "open")
    return name, await server.select(name, panel, [PUMPING.as_play])


async def repaid(server: Server, name: str, shown: Shown) -> Shown:
    """The screen of the card with another payment."""
    menu, values = next((menu, values) for menu, values in shown.menus.items() if any("mc=" in v for v in values))
    return await server.select(name, shown, [values[-1]], menu=menu)


def files(shown: Shown) -> list[tuple[int, str]]:
    return [(file.id, file.filename) for file in shown.message.attachments]


def pictures(result: str) -> float:
    """How many pictures had this result so far."""
    return sum(
        sample.value
        for metric in metrics.PICTURES.collect()
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.labels["result"] == result
    )


async def test_a_panel_keeps_the_picture_that_stays_the_same(server: Server) -> None:
    name, shown = await card_shown(server)
    before, described, words = files(shown), alts(shown), shown.words
    sent, kept = metrics.UPLOADED._value.get(), pictures("kept")
    assert before
    assert sent > 0
    now = await repaid(server, name, shown)
    assert now.words != words, "the payment has changed"
    assert files(now) == before
    assert alts(now) == described
    assert metrics.UPLOADED._value.get() == sent
    assert pictures("kept") == kept + len(before)


def alts(shown: Shown) -> list[str]:
    return _descriptions(shown.message.components)


def _descriptions(components: Any) -> list[str]:
    found: list[str] = []
    for component in components:
        assert isinstance(component, dict)
        found += [item["description"] for item in component.get("items", ())]
        found += _descriptions(component.get("components", ()))
    return found


async def test_cards_to_choose_among_stay_while_they_are_selected(server: Server) -> None:
    """The buttons and the sum say which: nothing is drawn or sent for it."""
    for n in range(2):
        name = await asked_player(server)
        (status,) = await server.bot.services.games.of_user(server.members[name].id)
        user = server.members[name].id
        await server.bot.services.play.compose(status.id, user, None, [["pass"]], f"pass {n}", confirmed=True)
    await server.say()
    shown = await server.click("Ann", await server.turn(), "open")
    before, sent = files(shown), metrics.UPLOADED._value.get()
    assert before[0][1].startswith("cards-")
    now = await server.click("Ann", shown, "set/")
    assert any(label.startswith("✓ ") for label in now.buttons.values())
    assert files(now) == before
    assert metrics.UPLOADED._value.get() == sent


async def test_a_picture_that_is_another_takes_the_place_of_the_old_one(server: Server) -> None:
    name, shown = await card_shown(server)
    ((_id, before),) = files(shown)
    ((_id, after),) = files(await server.click(name, shown, "Back"))
    assert before.startswith("cards-")
    assert after.startswith("hand-")


async def test_a_picture_that_the_message_has_lost_is_sent_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have edited the panel meanwhile: Discord then refuses an edit that would keep what is gone."""
    name, shown = await card_shown(server)
    (before,), described = files(shown), alts(shown)
    known = Stage.shown.fget
    assert known is not None

    def outdated(stage: Stage) -> Mapping[str, Attached]:
        return {name: replace(attached, id=7) for name, attached in known(stage).items()}

    monkeypatch.setattr(Stage, "shown", property(outdated))
    now = await repaid(server, name, shown)
    ((id, file),) = files(now)
    assert (file, id != before[0]) == (before[1], True)
    assert alts(now) == described


async def test_a_message_about_a_turn_keeps_a_board_on_which_nothing_has_changed(server: Server) -> None:
    """What others do out of turn is told on it: the board is sent again only if it shows that."""
    turn = await server.turn()
    before = files(turn)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)

    def richer(game: Game) -> None:
        game.players[0].stock["mc"] += 3

    await server.alter(status.id, richer)
    server.bot.announcer.turns._shown.clear()
    await server.bot.services.repair.redraw(status.id)
    await server.wait(REDRAW_AFTER.total_seconds() + 1)
    assert server.sent("PATCH")[-1].path.endswith(str(turn.message.id))
    assert files(await server.turn()) == before


@pytest.mark.parametrize("players", [1, 3])
def test_no_board_of_a_message_shows_what_its_picture_is_not_known_by(players: int) -> None:
    """The board is the same picture for all who read it, whoever they are and whatever they hold."""
    options = Options(players=players, corporate_era=True, more=FOR_MORE)
    game, chance = new_game(options, "boards"), Random(players)
    seen: list[View] = []
    while not game.over and len(seen) < 160:
        seen.append(view(game, 0))
        asked = chance.choice(sorted(game.pending))
        decision = game.decision(asked)
        assert decision is not None
        game.answer(asked, random_answer(decision, chance))
    names = ["Ann", "Ben", "Cat"][:players]
    for before, now in ((seen[len(seen) // 3], seen[len(seen) // 2]), (seen[len(seen) // 2], seen[-1])):
        drawn = renderer.board(now, names, before=before)
        assert drawn == renderer.board(mapped(now), names, before=mapped(before))
