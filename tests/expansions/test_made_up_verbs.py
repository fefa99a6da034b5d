"""A verb that an expansion brings: in the engine, on the panel, as a command, and in games of robots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands import verbs as commands
from bot.screens import panel, verbs
from engine import load, new_game, save, view
from engine.actions.turn import choices
from engine.box import Verb
from engine.core import Cause, Game, Reason
from engine.effects import gain
from engine.expansions import EXPANSIONS, Expansion, add_expansion, close_boxes, open_box, shipped
from engine.options import Options
from engine.robots.greedy import greedy_answer
from tests.bot.looks import NoPictures, context, look
from tests.bot.server import Server, asked_player, lobby, open_server
from tests.engine.games import opened, walk
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP
from words import VERBS, Command, log_lines

PRICE = 3


def made_up(players: int = 2) -> Table:
    return Table(players, more=[MADE_UP.name])


def test_it_is_paid_and_done() -> None:
    table = made_up().stock(0, mc=4, heat=3)
    assert table.offers(0)[-3:] == ("barter:plants", "barter:steel", "pass")
    table.game = load(save(table.game))
    table.act(0, "barter:steel")
    assert table.has(0) == {"mc": 1, "heat": 1, "steel": 1}
    assert "end" in table.options()


def test_its_reasons_have_amounts() -> None:
    assert made_up().stock(0, mc=2, heat=2).refused(0, "barter:plants") == Reason("too-dear", 1)
    assert made_up().stock(0, mc=9, heat=1).refused(0, "barter:plants") == Reason("needs:heat", 1)
    assert made_up().stock(0, mc=9, heat=9).refused(0, "barter:gold") == Reason("unknown")
    assert Table().stock(0, mc=9, heat=9).refused(0, "barter:steel") == Reason("unknown")


def test_heat_that_is_bartered_away_pays_nothing() -> None:
    table = made_up().lay(0, "Helion").stock(0, mc=1, heat=3)
    assert table.refused(0, "barter:plants") == Reason("too-dear", 1)
    table.stock(0, heat=4).act(0, "barter:plants")
    assert table.has(0) == {"plants": 1}


def test_its_choices_come_after_those_of_the_earlier_letters() -> None:
    table = made_up().stock(0, mc=2, heat=2)
    last = choices(table.game, table[0])[-2:]
    assert [(choice.key, choice.price) for choice in last] == [("barter:plants", PRICE), ("barter:steel", PRICE)]


def shown(table: Table) -> Any:
    return context(look(table.turn(0).game, 0), NoPictures())


def test_it_is_a_line_of_its_own_in_the_log_after_another_action() -> None:
    table = made_up().give(0, "Mine").stock(0, mc=40, heat=9).play(0, "Mine")
    news = list(table.game.news)
    news += table.act(0, "barter:plants").game.news
    said = [line.replace("\u00a0", " ") for line in log_lines(news, ["Ann", "Ben"])]
    assert said == [
        "**Mine** for 4 M€: steel production +1 (0 → 1)",
        "**Barter** for 3 M€: −2 heat (9 → 7), +1 plant",
    ]


@pytest.mark.parametrize(
    ("verb", "sentence"),
    [
        (Verb("barter", "K", lambda game, me: (), lambda option: (gain(), Cause())), "the key 'barter' of the verb"),
        (Verb("rest", "H", lambda game, me: (), lambda option: (gain(), Cause())), "the letter 'H' of the verb"),
    ],
)
def test_a_verb_whose_key_or_letter_another_expansion_has_is_refused(verb: Verb, sentence: str) -> None:
    add_expansion(Expansion("odd", verbs=(verb,)))
    try:
        assert open_box(Options(players=2, more=("odd",))).verbs[verb.key] is verb
        with pytest.raises(ValueError, match=f"odd: {sentence} {verb.key!r} is already taken by made_up"):
            open_box(Options(players=2, more=(MADE_UP.name, "odd")))
    finally:
        del EXPANSIONS["odd"]
        close_boxes()


async def test_the_panel_has_it_under_its_letter_with_its_price() -> None:
    here = shown(made_up().stock(0, mc=30, heat=9, plants=9))
    said = (await panel.turn(here)).view().to_components()
    labels = [b["label"].replace("\u00a0", " ") for r in _rows(said) for b in r if "label" in b]
    assert labels[:5] == ["B · Project", "D · Award, 8 M€", "F · Greenery", "G · Temperature", "H · Barter, 3 M€"]
    assert all(len(r) <= 5 for r in _rows(said))
    assert "barter 2 ways" in panel.passing(here).words().replace("\u00a0", " ")
    listed = await verbs.listed(here, "barter")
    assert listed.words().startswith("### H\u00a0· Barter")
    said = [option["label"] for option in _options(listed.view().to_components())]
    assert said == ["1\u00a0plant, 3\u00a0M€", "1\u00a0steel, 3\u00a0M€"]


async def test_the_panel_says_what_is_missing_for_it() -> None:
    here = shown(made_up().stock(0, mc=30, heat=1))
    assert "H\u00a0barter, 1\u00a0heat short" in verbs.not_now(here)
    here = shown(made_up().stock(0, mc=1, heat=5))
    assert "H\u00a0barter, 2\u00a0M€ short" in verbs.not_now(here)
    assert "2\u00a0M€ short" in (await verbs.why_not(here, "barter:steel")).words()


def _options(components: Any) -> list[Any]:
    """The lines of menus, wherever they lie."""
    inner = [part for component in components for part in component.get("components", [])]
    return [line for component in components for line in component.get("options", [])] + (
        _options(inner) if inner else []
    )


def _rows(components: Any) -> list[list[Any]]:
    """The rows of buttons, wherever they lie."""
    found: list[list[Any]] = []
    for component in components:
        inner = component.get("components", [])
        if component.get("type") == 1 and inner and inner[0].get("type") == 2:
            found.append(inner)
        found += _rows(inner)
    return found


async def test_it_is_played_by_buttons_and_by_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "shipped", lambda: (*shipped(), MADE_UP))
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await lobby(server)
        ann = server.members["Ann"].id
        await server.bot.services.lobby.configure(game, ann, {"more": (MADE_UP.name,), "seating": "chosen"})
        await server.bot.services.lobby.start(game, ann)
        await server.say()
        await server.alter(game, _heat)
        name = await asked_player(server)
        shown = await server.click(name, await server.click(name, server.last(), "open"), "H · Barter")
        assert "### H · Barter" in shown.words
        shown = await server.select(name, shown, ["barter:plants"])
        stock = await _stock(server, name)
        assert (stock["heat"], stock["plants"]) == (1, 1)
        offered = await server.complete(name, "barter", "good", "", server.place)
        assert offered == ["barter:plants", "barter:steel"]
        refused = await server.slash(name, "barter", server.place, good="steel")
        assert "1 heat short" in refused.words
        await server.alter(game, _heat)
        await server.slash(name, "barter", server.place, good="steel")
        stock = await _stock(server, name)
        assert (stock["heat"], stock["steel"], stock["mc"]) == (1, 1, 42 - 2 * PRICE)


async def test_the_command_of_a_verb_with_one_choice_takes_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm = replace(VERBS["convert:heat"], command=Command("warm", "G: raise the temperature", ""))
    grow = replace(VERBS["convert:plants"], command=Command("grow", "F: place a greenery", "", space=True))
    monkeypatch.setitem(VERBS, "convert:heat", warm)
    monkeypatch.setitem(VERBS, "convert:plants", grow)
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await lobby(server)
        ann = server.members["Ann"].id
        await server.bot.services.lobby.start(game, ann)
        await server.say()
        name = await asked_player(server)
        assert "8 heat short" in (await server.slash(name, "warm", server.place)).words
        await server.alter(game, _plenty)
        assert "D4" in await server.complete(name, "grow", "space", "D4", server.place)
        await server.slash(name, "warm", server.place)
        await server.slash(name, "grow", server.place, space="D4")
        stock = await _stock(server, name)
        assert (stock["heat"], stock["plants"]) == (1, 2)  # D4 brings a plant


def _plenty(game: Game) -> None:
    for p in game.players:
        p.stock["heat"] = p.stock["plants"] = 9


async def _stock(server: Server, name: str) -> dict[str, int]:
    seen = await server.view(name)
    return seen.seats[seen.you].stock


def _heat(game: Game) -> None:
    for p in game.players:
        p.stock["heat"] = 3


def test_every_shipped_verb_has_words_and_a_command() -> None:
    own = {"play", "action", "convert", "sell"}
    for verb in (verb for expansion in shipped() for verb in expansion.verbs):
        assert verb.key in VERBS, f"words.add_verb({verb.key!r}, ...) is missing"
        assert VERBS[verb.key].command or verb.key.partition(":")[0] in own, f"{verb.key} has no command"


def test_random_games_use_it() -> None:
    used = {
        picks[0]
        for n in range(40)
        if MADE_UP.name in (game := opened(n)).options.more
        for _seat, decision, picks in walk(game, Random(n))
        if decision.key == "turn" and picks[0].startswith("barter:")
    }
    assert used == {"barter:plants", "barter:steel"}


def test_a_robot_uses_it_where_it_is_worth_its_price() -> None:
    table = made_up().stock(0, mc=3, heat=2)
    seen = view(table.turn(0).game, 0)
    assert greedy_answer(seen)[0] in ("pass", "barter:plants", "barter:steel")
    game = new_game(Options(players=2, more=(MADE_UP.name,), first=0), "greedy barter")
    for _ in range(60):
        seat = next(iter(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
