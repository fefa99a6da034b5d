"""The screens of some kinds of questions: a player to take from, a space for a tile; and projects without any result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
from discord import ui

from bot import speech
from bot.components import Menu, Tap
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith
from bot.screen import Gallery, Screen
from bot.screens import choose, decide, reading, verbs
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.tables import Look
from bot.tables.live import Composed
from engine import Options
from engine.actions.preludes import PlayPrelude
from engine.changes import set_policies
from engine.core import Decision
from engine.expansions import open_box
from engine.placement import spaces
from tests.bot import looks
from tests.bot.test_screens import texts
from tests.engine.games import walk
from tests.engine.table import Table, number
from words import Choice


def asked(decision: Decision, seats: int = 3) -> ScreenContext:
    game = looks.opened(seats - 2)
    assert len(game.players) == seats
    for player in game.players:
        player.stock["plants"] = 5
    return looks.context(looks.asked(looks.look(game, 0), decision))


def taps(shown: Screen) -> dict[str, str]:
    """The labels and routes of the buttons."""
    items: list[Any] = [c.item if isinstance(c, ui.DynamicItem) else c for c in shown.view().walk_children()]
    return {
        str(i.label).replace("\u00a0", " "): i.custom_id.split(":", 3)[3]
        for i in items
        if isinstance(i, discord.ui.Button) and i.custom_id
    }


async def test_a_single_card_is_bought_or_discarded_with_one_tap() -> None:
    context = asked(Decision(0, "buy-looked", ("card:asteroid",), least=0, most=1))
    shown = await decide.ask(context)
    sent = {
        label: choose.unpacked(context.decision, way[5:]) for label, way in taps(shown).items() if way[:5] == "take/"
    }
    assert sent == {"Buy 1 for 3 M€": ["card:asteroid"], "Discard it": []}
    assert not any(way.startswith("set/") for way in taps(shown).values())
    assert "You have " in shown.words()


async def test_where_one_card_is_taken_the_button_names_it_and_nothing_is_counted() -> None:
    game = looks.opened(1)
    game.players[0].looking[:] = [looks.CARDS[card].id for card in list(looks.CARDS)[:3]]
    keys = tuple(looks.CARDS[card].as_card for card in game.players[0].looking)
    context = looks.context(looks.asked(looks.look(game, 0), Decision(0, "play-drawn", keys, kind="card")))
    shown = await choose.several(context, [keys[0]])
    assert f"Choose {looks.CARDS[game.players[0].looking[0]].name}" in taps(shown)
    assert not {"Deselect all", "Choose 1 card"} & {*taps(shown)}
    said = " ".join(texts(shown) + texts(await choose.several(context)))
    assert "chosen" not in said


@pytest.mark.parametrize(("offered", "buttons"), [(1, 1), (2, 2), (3, 3), (4, 0)])
async def test_few_cards_of_which_one_is_chosen_are_buttons(offered: int, buttons: int) -> None:
    cards = tuple(card.as_card for card in list(looks.CARDS.values())[:offered])
    shown = await decide.ask(asked(Decision(0, "prelude", cards, kind="card")))
    assert [way.partition("/")[2] for way in taps(shown).values() if way.startswith("pick/")] == list(cards[:buttons])
    assert any(isinstance(item, Menu) for item in shown.view().walk_children()) == (not buttons)


async def test_two_options_too_long_for_a_button_are_read_before_one_is_pressed() -> None:
    table = Table(2, more=["colonies", "venus"]).lay(0, "Titan Shuttles", "Dirigibles", resources=3)
    table.turn(0).use(0, "Titan Shuttles")
    shown = await decide.ask(looks.context(looks.look(table.game, 0)))
    pressed = {label: route for label, route in taps(shown).items() if route.startswith("pick/")}
    assert pressed == {"1": f"pick/{table.options()[0]}", "2": f"pick/{table.options()[1]}"}
    assert "**1 · +2 floaters on one of your Jovian cards**" in shown.words().replace("\u00a0", " ")


async def test_an_option_that_says_all_that_it_does_says_it_once() -> None:
    table = Table(2, more=["promos"]).lay(0, "Neptunian Power Consultants").stock(0, mc=20).stock(1, mc=18)
    table.turn(1).act(1, "project:aquifer")
    table.pick(table.options()[0])
    shown = await decide.ask(looks.context(looks.look(table.game, 0)))
    assert shown.words().replace("\u00a0", " ").splitlines()[-1] == "**2 · Do nothing**"


async def test_few_cards_in_play_are_buttons_below_what_they_will_have() -> None:
    table = Table(2).lay(0, "Ants", "Tardigrades")
    at = looks.context(
        looks.asked(
            looks.look(table.game, 0), Decision(0, "add:microbe:1", ("card:ants", "card:tardigrades"), kind="card")
        )
    )
    shown = await decide.ask(at)
    assert {"Ants, 0 → 1": "pick/card:ants", "Tardigrades, 0 → 1": "pick/card:tardigrades"}.items() <= taps(
        shown
    ).items()
    assert "**Ants, 0 → 1**: 1 VP for every 2 microbes" in shown.words().replace("\u00a0", " ")


async def test_who_must_choose_a_certain_number_of_cards_is_told_how_many_are_chosen_of_it() -> None:
    cards = tuple(card.as_card for card in list(looks.CARDS.values())[:8])
    context = asked(Decision(0, "discard:3", cards, least=3, most=3, kind="card"))
    shown = await choose.several(context, list(cards[:2]))
    assert "**2 of 3 chosen**" in shown.words().replace("\u00a0", " ")
    assert looks.placeholders(shown) == ["Choose 3"]
    free = await choose.several(asked(Decision(0, "discard:3", cards, least=0, most=3, kind="card")), list(cards[:2]))
    assert "**2 chosen, at most 3**" in free.words().replace("\u00a0", " ")
    assert looks.placeholders(free) == ["Choose up to 3"]


@pytest.mark.parametrize("least", [0, 1])
async def test_what_clears_a_selection_does_not_look_like_an_answer(least: int) -> None:
    cards = tuple(card.as_card for card in list(looks.CARDS.values())[:8])
    context = asked(Decision(0, "discard:3", cards, least=least, most=3, kind="card"))
    shown = taps(await choose.several(context, list(cards[:1])))
    (clears,) = [label for label, route in shown.items() if route == f"set/{choose.packed(context.decision, [])}"]
    assert clears == "Deselect all"


@pytest.mark.parametrize("seats", [2, 3, 5])
async def test_to_take_fewer_costs_a_tap_only_who_needs_it(seats: int) -> None:
    others = range(1, seats)
    options = (*(f"seat:{s}" for s in others), *(f"fewer:{s}" for s in others), "none")
    context = asked(Decision(0, "remove:plants:3", options, kind="player"), seats)
    shown = taps(await decide.ask(context))
    assert sorted(r for r in shown.values() if r.startswith("pick/seat:")) == [f"pick/seat:{s}" for s in others]
    assert shown["Nobody"] == "pick/none"
    assert [r for label, r in shown.items() if label.startswith("Fewer")] == (
        ["pick/fewer:1"] if seats == 2 else ["fewer"]
    )
    whom = taps(decide.fewer(context))
    assert [r for r in whom.values() if r.startswith("pick/")] == [f"pick/fewer:{s}" for s in others]
    assert whom["Back"] == "open"


@pytest.mark.parametrize(("options", "are_buttons"), [(2, True), (3, True), (4, False)])
async def test_few_options_with_longer_labels_are_one_tap_each(
    options: int, are_buttons: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = "1 floater → M€ production +1"
    monkeypatch.setattr(speech, "option", lambda look, key: Choice(label, hint=key))
    shown = await decide.ask(asked(Decision(0, "metal", tuple(str(n) for n in range(options)), kind="option")))
    rows = [child.children for child in shown.view().walk_children() if isinstance(child, ui.ActionRow)]
    picked = [[tap for tap in row if isinstance(tap, Tap) and ":pick/" in str(tap.custom_id)] for row in rows]
    alone = [taps for taps in picked if taps]
    assert [len(taps) for taps in alone] == ([1] * options if are_buttons else []), "each has a line of its own"
    assert bool(looks.placeholders(shown)) is not are_buttons


async def test_which_of_two_effects_is_next_is_one_tap() -> None:
    table = Table(2).lay(0, "Mars University").give(0, "Research Outpost", "Mine").stock(0, mc=18)
    shown = await decide.ask(looks.context(looks.look(table.play(0, "Research Outpost").game, 0)))
    assert taps(shown).items() >= {("Research Outpost", "pick/0"), ("Mars University", "pick/1")}
    said = "".join(c.content for c in shown.view().walk_children() if isinstance(c, ui.TextDisplay))
    assert "- **Mars University**: You may discard" in said


async def test_the_alt_text_of_spaces_to_choose_from_says_what_each_brings() -> None:
    context = asked(Decision(0, "place:city", ("space:A1", "space:A3"), kind="space", bonuses=1))
    artist = Artist()
    shown = await decide.ask(replace(context, artist=artist))
    artist.close()
    (drawn,) = [item.drawn for item in shown.items if isinstance(item, Gallery)]
    assert "Choose a space: A1 +2 steel; A3 no bonus." in drawn.alt.replace("\u00a0", " ")


async def test_spaces_that_the_player_cannot_pay_for_are_named_with_the_reason() -> None:
    toll = Table(2, map="hellas").stock(0, mc=30).act(0, "project:city")
    shown = await decide.ask(looks.context(looks.look(toll.game, 0)))
    assert "Not now: I3 (1 M€ short)" in shown.words().replace("\u00a0", " ")
    ocean = Table(2, more=["prelude"]).tile("E4", "ocean").tile("E6", "ocean").tile("F7", "ocean")
    ocean.parameters(oceans=3).stock(0, mc=1)
    ocean.give(0, "Aquifer Turbines").run(PlayPrelude(number("Aquifer Turbines")), 0)
    shown = await decide.ask(looks.context(looks.look(ocean.game, 0)))
    others = ", ".join(space for space in spaces(ocean.game, 0, "ocean") if space not in ocean.spaces())
    assert f"Not now: {others} (then you could not pay for what follows)" in shown.words()
    whole = Table(2).stock(0, mc=40).act(0, "project:city")
    assert "Not now" not in (await decide.ask(looks.context(looks.look(whole.game, 0)))).words()


async def test_spaces_that_bring_the_same_share_a_line() -> None:
    spaces = ("C1", "C2", "C3", "C4", "E3", "E4")
    context = asked(Decision(0, "place:city", tuple(f"space:{s}" for s in spaces), kind="space", bonuses=1))
    said = (await decide.ask(context)).words().replace("\u00a0", " ")
    lines = [line for line in said.splitlines() if line.startswith("**")]
    gains = [line.rpartition("** ")[2] for line in lines]
    assert len(gains) == len(set(gains))
    assert all(any(space in line for line in lines) for space in spaces)
    assert len([line for line in lines if line.endswith(" no bonus")]) == 1


VAIN = {
    "aquifer": ("oceans", "No ocean is left: 18 M€ would change nothing on Mars."),
    "asteroid": ("temperature", "Temperature is complete: 14 M€ would change nothing on Mars."),
}


def rich(**parameters: int) -> Look:
    """A look at the game of a player who can afford any action, on a Mars with these parameters."""
    game = looks.opened(0)
    seat = next(seat for seat, asked_now, _picks in walk(game, Random(1)) if "pass" in asked_now.options)
    game.players[seat].stock["mc"] = 60
    game.players[seat].clear_caches()
    game.table.parameters.update(parameters)
    game.derive_pending()
    return looks.look(game, seat)


def end_of(parameter: str) -> int:
    return open_box(Options(players=2)).parameters[parameter].end


async def chosen(seen: Look, key: str) -> Screen:
    """The screen after this line of the menu of standard projects was chosen."""

    async def look(game: str, user: int) -> Look:
        return seen

    async def advised(look: Look, *_: object) -> Look:
        return look

    user, client = SimpleNamespace(id=100, display_name="Ann"), SimpleNamespace(weigh=None)
    interaction: Any = SimpleNamespace(user=user, id=0, guild_id=1, client=client)
    services: Any = SimpleNamespace(play=SimpleNamespace(look=look), hints=SimpleNamespace(advised=advised))
    return await ROUTES["do"](VisitWith(services, looks.SomePictures(), interaction, "abcde", seen.token, (key,)), "")


@pytest.mark.parametrize("project", VAIN)
async def test_a_project_that_would_change_nothing_is_offered_and_asked_once(project: str) -> None:
    parameter, said = VAIN[project]
    key = f"project:{project}"
    assert not verbs.in_vain(looks.context(rich()), key)
    seen = rich(**{parameter: end_of(parameter)})
    assert seen.decision is not None
    assert key in seen.decision.options, "standard projects are always available"
    assert said.partition(":")[0].casefold() in speech.option(seen, key).hint.casefold()
    shown = await chosen(seen, key)
    assert said in shown.words().replace("\u00a0", " ")
    assert f"sure/{key}" in taps(shown).values()


async def test_a_greenery_is_not_in_vain_when_oxygen_is_complete() -> None:
    context = looks.context(rich(oxygen=end_of("oxygen"), oceans=end_of("oceans"), temperature=end_of("temperature")))
    keys = [key for key in context.decision.options if key.startswith("project:")]
    assert len(keys) == 5
    assert [key for key in keys if verbs.in_vain(context, key)] == ["project:asteroid", "project:aquifer"]


def taken_from(*plants: int, players: int = 3) -> ScreenContext:
    """The context of a screen after seat 0 has played a card that removes plants; each player has so many plants."""
    table = Table(players).give(0, "Asteroid").stock(0, mc=50).turn(0)
    for seat, n in enumerate(plants):
        table.stock(seat, plants=n)
    composed = Composed.begin(table.game, 0)
    composed.pick(("play:asteroid",))
    while composed.decision and composed.decision.kind != "player":
        composed.pick(composed.decision.options[:1])
    view = composed.sight.view
    seen = replace(looks.look(table.game, 0), view=view, decision=composed.decision)
    return looks.context(replace(seen, preview=tuple(composed.news)))


@pytest.mark.parametrize("plants", [(3, 0, 0), (3, 2, 0), (3, 2, 2)])
async def test_ones_own_loss_is_never_the_first_line(plants: tuple[int, ...]) -> None:
    context = taken_from(*plants)
    shown = [r for r in taps(await decide.ask(context)).values() if r.startswith("pick/")]
    assert shown[-1 if "pick/fewer:0" not in shown else -2] == "pick/seat:0", shown
    assert "pick/none" in shown[:-1]
    if any(plants[1:]):
        assert shown[0] == "pick/seat:1"


async def test_ones_own_card_loses_last_of_all() -> None:
    table = Table(2).lay(0, "Fish", resources=2).lay(1, "Birds", resources=2).lay(0, "Predators").turn(0)
    composed = Composed.begin(table.game, 0)
    composed.pick(("action:predators",))
    assert composed.decision is not None
    seen = replace(looks.look(table.game, 0), view=composed.sight.view, decision=composed.decision)
    keys = composed.decision.options[::-1]
    mixed = looks.context(looks.asked(seen, msgspec.structs.replace(composed.decision, options=(*keys, "none"))))
    shown = await decide.ask(mixed)
    ways = [way.partition("/")[2] for way in taps(shown).values() if way.startswith("pick/")]
    assert ways == ["card:birds", "none", "card:fish"]


async def test_a_card_to_buy_or_to_sell_says_what_it_requires() -> None:
    table = Table(2).give(0, "Algae", "Comet").turn(0)
    seen = looks.asked(looks.look(table.game, 0), Decision(0, "sell", ("card:algae", "card:comet"), most=2))
    algae, comet = (speech.option(seen, key).hint.replace("\u00a0", " ") for key in ("card:algae", "card:comet"))
    assert algae == "10 M€ · needs at least 5 oceans · plant production +2 · +1 plant"
    assert comet.startswith("21 M€ · ocean")


@pytest.mark.parametrize(("n", "drawn"), [(5, ("offer", 5)), (6, ("hand", 6)), (10, ("hand", 10)), (31, ("hand", 10))])
async def test_of_ones_own_hand_few_cards_are_drawn_in_full_and_more_as_strips_without_numbers(
    n: int, drawn: tuple[str, int]
) -> None:
    seen: list[tuple[str, int]] = []

    class Counted(looks.NoPictures):
        async def offer(self, cards: Sequence[int], *, numbered: bool = False) -> list[Any]:
            seen.append(("offer", len(cards)))
            return []

        async def hand(self, view: Any, cards: Sequence[int], notes: Any) -> list[Any]:
            seen.append(("hand", len(cards)))
            return []

    table = Table(2)
    held = list(looks.CARDS.values())[20 : 20 + n]
    table.game.players[0].hand = [card.id for card in held]
    question = Decision(0, "sell", tuple(card.as_card for card in held), least=0, most=n)
    here = looks.asked(looks.look(table.game, 0), question)
    shown = await choose.several(replace(looks.context(here), artist=Counted()))
    assert seen == [drawn]
    labels = [str(i.item.label) for i in shown.view().walk_children() if isinstance(i, Tap)]
    labels += [o.label for i in shown.view().walk_children() if isinstance(i, Menu) for o in i.item.options]
    assert any(label.startswith("1\N{NO-BREAK SPACE}·") for label in labels) == (drawn[0] == "offer")


async def test_nothing_is_coloured_as_proposed_before_anything_is_chosen() -> None:
    cards = tuple(c.as_card for c in list(looks.CARDS.values())[20:30])
    context = asked(Decision(0, "buy", cards, least=0, most=10))
    for chosen, style in ((), discord.ButtonStyle.secondary), (cards[:1], discord.ButtonStyle.success):
        shown = await choose.several(context, list(chosen))
        found = [i.item for i in shown.view().walk_children() if isinstance(i, Tap) and "Buy" in str(i.item.label)]
        assert [button.style for button in found] == [style]


async def test_what_was_put_together_so_far_says_more_than_what_stands_above_it() -> None:
    """The chosen action is already in the heading, so only its cost and consequences are repeated."""

    def begun(table: Table, pick: str) -> ScreenContext:
        composed = Composed.begin(table.game, 0)
        composed.pick((pick,))
        seen = replace(looks.look(table.game, 0), view=composed.sight.view, decision=composed.decision)
        assert composed.news
        return looks.context(replace(seen, preview=tuple(composed.news)))

    table = Table(2).lay(0, "Predators").lay(1, "Birds", resources=2).lay(1, "Fish", resources=2).turn(0)
    assert "So far" not in (await decide.ask(begun(table, "action:predators"))).words()
    table = Table(2, more=["colonies"]).stock(0, mc=9, energy=3).turn(0)
    key = next(key for key in table.options() if key.startswith("trade:"))
    said = (await decide.ask(begun(table, key))).words()
    assert f"So far: Trade with **{key.partition(':')[2].capitalize()}**" in said, (
        "the question does not name the colony"
    )
    said = (await decide.ask(taken_from(0, 2, 2))).words().replace("\u00a0", " ")
    assert "So far: **Asteroid** for 14 M€: " in said


async def test_what_cannot_be_played_now_is_shown_with_its_picture() -> None:
    table = Table(2).give(0, "Algae").stock(0, mc=50).turn(0)
    shown = await verbs.why_not(looks.context(looks.look(table.game, 0)), "play:algae")
    assert [item for item in shown.items if isinstance(item, Gallery)]
    assert "plant" not in shown.words(), "the picture and its alt text say what it does"
    bare = looks.context(looks.look(table.game, 0), looks.NoPictures())
    assert "plant" in (await verbs.why_not(bare, "play:algae")).words()


async def test_a_question_about_a_loss_says_who_is_protected_from_it() -> None:
    table = Table(4).give(0, "Comet").lay(1, "Protected Habitats").stock(0, mc=30)
    for seat in (1, 2):
        table.stock(seat, plants=4)
    table.act(0, "play:comet").pick("space:A2")
    shown = await decide.ask(looks.context(looks.look(table.game, 0)))
    assert f"Protected: ■ {looks.NAMES[1]}." in shown.words().replace("\u00a0", " ")


async def test_a_question_about_a_card_that_loses_something_says_which_are_protected() -> None:
    table = Table(3).lay(0, "Predators").lay(1, "Pets", "Birds", resources=2).lay(2, "Fish", resources=2)
    table.act(0, "action:predators")
    shown = await decide.ask(looks.context(looks.look(table.game, 0)))
    assert "Protected: Pets." in shown.words()


NO_ATTACKS = "No attacks (house rule): nobody takes anything from others."


async def test_where_nobody_takes_from_others_what_would_take_says_so() -> None:
    table = Table(3, friendly=True).give(0, "Comet", "Small Animals", "Mine").stock(0, mc=60, plants=3)
    set_policies(table.game, ["friendly"])
    table.stock(1, plants=4).production(1, plants=1).parameters(oxygen=7).turn(0)
    here = looks.context(looks.look(table.game, 0))
    assert NO_ATTACKS in (await verbs.why_not(here, "play:small-animals")).words()
    seen = [await reading.any_card(looks.CARDS[number(name)], here.artist, here.look) for name in ("Comet", "Mine")]
    assert [NO_ATTACKS in shown.words() for shown in seen] == [True, False]
    outside = await reading.any_card(looks.CARDS[number("Comet")], here.artist)
    assert NO_ATTACKS not in outside.words(), "at another table it does take"
    table.act(0, "play:comet").pick("space:A2")
    shown = (await decide.ask(looks.context(looks.look(table.game, 0)))).words()
    assert NO_ATTACKS in shown
    assert "Protected" not in shown, "the rule protects everybody"
