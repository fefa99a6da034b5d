"""Before an action is done, the player reads each consequence once: what is certain with numbers, and what cannot be undone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.components import Menu
from bot.routes.visit import confirm
from bot.screen import Screen
from bot.screens import card, coach, decide, hints, panel
from bot.screens.pictures import Artist
from bot.tables import Look
from bot.tables.live import Composed, readable
from engine import changes
from engine.card import CARDS, KEYS
from engine.effects.government import RaiseOne
from engine.robots.advice import Advice
from tests.bot import looks
from tests.bot.looks import NoPictures, SomePictures, context, labels, look
from tests.engine.table import Table
from tests.expansions.test_prelude import OTHER, PLAIN, begun, choose
from tests.expansions.test_turmoil import table_of
from tests.outcomes.names import slug


def foreseen(table: Table, seat: int, *picks: str) -> Look:
    """A preview of the game after these picks, with only those changes that are certain."""
    composed = Composed.begin(table.game, seat)
    for pick in picks:
        composed.pick((pick,))
    certain = readable(composed.certain, seat)
    here = look(table.game, seat)
    if composed.reveals:
        return replace(here, confirm=tuple((pick,) for pick in picks), confirming=certain)
    return replace(here, preview=certain, view=composed.sight.view, decision=None)


async def screen_of(table: Table, key: str, artist: Artist) -> str:
    after = foreseen(table, 0, f"play:{key}")
    shown = await card.play(context(look(table.game, 0), artist), CARDS[KEYS[key]], None, {}, after)
    return shown.words().replace("\u00a0", " ")


async def test_a_card_says_once_what_it_will_do() -> None:
    table = Table(2).give(0, "Imported GHG").stock(0, mc=7, heat=2).turn(0)
    said = await screen_of(table, "imported-ghg", SomePictures())
    assert said.split("\n") == [
        "### A · Imported GHG, 7 M€",
        "Pay **7 M€**. 0 M€ left.",
        "- Heat production +1 (0 → 1)",
        "- +3 heat (2 → 5)",
    ]
    assert "heat" in (await screen_of(table, "imported-ghg", NoPictures())).split("\n")[1], (
        "in words where no picture is"
    )


@pytest.mark.parametrize(("name", "more"), [("Energy Saving", ()), ("Floater Prototypes", ("colonies", "venus"))])
async def test_a_card_whose_effects_bring_nothing_now_says_so(name: str, more: tuple[str, ...]) -> None:
    table, vain = Table(2, more=more).give(0, name).stock(0, mc=20), "Its immediate effects bring nothing now."
    assert vain in await screen_of(table.turn(0), CARDS[KEYS[slug(name)]].key, SomePictures())
    table.tile("E3", "city", 1).lay(0, *(("Dirigibles",) if more else ()))
    assert vain not in await screen_of(table, CARDS[KEYS[slug(name)]].key, SomePictures())


async def test_a_card_without_immediate_effects_is_not_called_in_vain() -> None:
    table = Table(2).give(0, "Optimal Aerobraking").stock(0, mc=7).turn(0)
    assert "nothing now" not in await screen_of(table, "optimal-aerobraking", SomePictures())


async def test_the_button_of_a_card_without_a_price_is_not_called_like_the_one_that_opens_the_panel() -> None:
    table = Table(2).give(0, "Indentured Workers").turn(0)
    after = foreseen(table, 0, "play:indentured-workers")
    shown = await card.play(context(look(table.game, 0)), CARDS[KEYS["indentured-workers"]], None, {}, after)
    assert labels(shown)[0] == "Play it"


async def test_cards_to_be_drawn_are_counted_and_cannot_be_undone() -> None:
    table = Table(2).give(0, "Technology Demonstration").stock(0, mc=5).turn(0)
    said = await screen_of(table, "technology-demonstration", SomePictures())
    assert "- +2 cards" in said
    assert "It reveals something hidden. After that, an undo needs everybody's consent." in said
    assert not any(CARDS[c].name in said for c in table.game.table.deck)


def test_a_confirmation_says_what_will_happen() -> None:
    table = Table(2).turn(0)
    asked = replace(look(table.game, 0), confirm=(("first:inventrix",),))
    said = confirm(context(asked)).words().replace("\u00a0", " ")
    assert "**Draw 3 cards.**" in said
    assert "### This reveals something hidden" in said
    assert "You will see it once this is done. After that, an undo needs everybody's consent." in said


def test_a_confirmation_of_an_action_is_never_cut_off() -> None:
    table = Table(2, more=("promos",)).lay(0, "Factorum").stock(0, mc=5, energy=1).turn(0)
    asked = replace(look(table.game, 0), confirm=(("action:factorum",),))
    said = confirm(context(asked)).words().replace("\u00a0", " ")
    assert "…" not in said
    assert "3 M€ → reveal cards until 1 has a building tag" in said


def confirmed(table: Table, *picks: str) -> str:
    return confirm(context(foreseen(table, 0, *picks))).words().replace("\u00a0", " ")


def test_the_last_pass_says_that_the_generation_ends() -> None:
    table = Table(2).turn(0)
    table.players[1].passed = True
    said = confirmed(table, "pass").split("\n")
    assert said[0] == "### Pass for generation 1?"
    assert [line for line in said if line.startswith("- ")] == [
        "- ● Łukasz produces 20 M€",
        "- ■ Aïcha B. produces 20 M€",
    ], "the pass itself is the title"
    assert (
        said[-1]
        == "-# All others have passed: the generation ends with it. After that, an undo needs everybody's consent."
    )
    asked = foreseen(table, 0, "pass")
    assert "Pass for generation 1" in labels(confirm(context(asked)))


def test_the_last_pass_of_all_says_what_follows_and_promises_no_new_cards() -> None:
    table = Table(2).parameters(oxygen=14, temperature=8, oceans=9).turn(0)
    table.players[1].passed = True
    said = confirmed(table, "pass").split("\n")[-1]
    assert said.startswith(
        "-# All others have passed: the last generation ends with it. Then only greeneries from plants follow."
    )
    assert "cards" not in said


@pytest.mark.parametrize("last", [False, True])
def test_who_plays_alone_is_not_told_of_others_who_have_passed(last: bool) -> None:
    table = Table(1).turn(0)
    table.game.table.generation = table.game.box.terms["generations"] if last else 1
    said = confirmed(table, "pass").split("\n")[-1]
    assert said.startswith("-# The last generation ends with it." if last else "-# The generation ends with it.")


def test_cards_that_come_from_the_deck_are_called_so() -> None:
    said = confirmed(Table(2).stock(0, mc=18).turn(0), "project:aquifer", "space:B6").split("\n")
    assert (said[0], said[1].startswith("- Ocean at B6 (+2 cards")) == ("### This shows cards from the deck", True)
    assert "You will see them once this is done." in said[-1]


def test_a_choice_between_two_generations_says_that_the_game_goes_on_with_it() -> None:
    table = Table(2, more=looks.EVERYTHING, corporate_era=True).run(RaiseOne(rewarded=False))
    changes.begin_phase(table.game, "world-government")
    now = look(table.game, 0)
    assert now.decision is not None
    asked = replace(now, confirm=((now.decision.options[0],),))
    said = confirm(context(asked)).words()
    assert "### With this, the game goes on" in said
    assert "What is hidden now is dealt or turned up then." in said
    changes.begin_phase(table.game, "final")
    said = confirm(context(replace(asked, view=look(table.game, 0).view))).words()
    assert "### With this, the game ends" in said
    assert "It cannot be undone." in said
    assert "consent" not in said


def test_nobody_is_told_which_preludes_others_would_play_after_an_answer() -> None:
    game = begun(2, PLAIN, OTHER, two_corporations=True)
    choose(game, 0, *PLAIN[:2])
    choose(game, 1, *OTHER[:2])
    game.answer(0, ["no"])
    composed = Composed.begin(game, 1)
    composed.pick(("no",))
    assert composed.reveals
    assert [entry for entry in composed.certain if entry.seat == 0] == []


async def test_what_is_due_for_rating_is_said_before_it_is_paid() -> None:
    """The Reds take 3 M€ for each step."""
    table = (
        table_of(2, "reds", more=["turmoil", "promos"]).give(0, "Asteroid", "Mine").stock(0, mc=30, plants=8, heat=8)
    )
    turn = await panel.turn(context(look(table.game, 0), NoPictures()))
    menu = menus(turn)[0]
    assert menu[0] == ("14 M€ Asteroid", "up to 17 M€ in all, 3 M€ of it for TR")
    assert menu[1] == ("4 M€ Mine", "steel production +1")
    assert {"F · Greenery, up to 3 M€", "G · Temperature, up to 3 M€"} <= set(labels(turn))
    assert "Each step of your TR costs 3 M€ more now." in turn.words().replace("\u00a0", " ")
    assert "Up to 17 M€ in all, 3 M€ of it for TR." in await screen_of(table, "asteroid", NoPictures())
    table.pick("project:aquifer")
    shown = (await decide.ask(context(look(table.game, 0), NoPictures()))).words().replace("\u00a0", " ")
    assert "Up to 3 M€ for TR." in shown


def test_a_suggestion_and_a_hint_say_what_is_due_for_rating() -> None:
    table = table_of(2, "reds", more=["turmoil"]).give(0, "Asteroid", "Mine").stock(0, mc=30)
    there = look(table.game, 0)
    for pick, due in (("play:asteroid", " Up to 17 M€ in all, 3 M€ of it for TR."), ("play:mine", "")):
        said = coach.suggestion(there, Advice((pick,), cheap=True)).replace("\u00a0", " ")
        assert said.partition(".")[2] == due
    hinted = [hints.named(context(there), [pick]).replace("\u00a0", " ") for pick in ("play:asteroid", "play:mine")]
    assert hinted == ["Asteroid, up to 17 M€ in all, 3 M€ of it for TR", "Mine, 4 M€"]


async def test_no_line_about_a_choice_has_a_second_colon() -> None:
    table = Table(2, more=["colonies"]).stock(0, mc=30)
    asked = (await decide.ask(context(look(table.pick("project:build-colony").game, 0), NoPictures()))).words()
    lines = [line for line in asked.replace("\u00a0", " ").splitlines() if "each trade there brings" in line]
    assert lines
    assert all(line.count(": ") == 1 for line in lines), lines


async def test_what_pays_for_nothing_else_is_proposed_before_money() -> None:
    table = Table(2, more=["promos"]).lay(0, "Kuiper Cooperative", resources=5).stock(0, mc=30)
    said = (await decide.ask(context(look(table.pick("project:aquifer").game, 0), NoPictures()))).words()
    assert "Pay **5 asteroids on Kuiper Cooperative + 13 M€**." in said.replace("\u00a0", " ")


def menus(screen: Screen) -> list[list[tuple[str, str]]]:
    """The lines of each menu: the label, and the first fact behind it."""
    found = [child.item for child in screen.view().walk_children() if isinstance(child, Menu)]
    plain = [[f"{o.label}|{o.description or ''}".replace("\u00a0", " ") for o in menu.options] for menu in found]
    return [[(line.split("|")[0], line.split("|")[1].split(" · ")[0]) for line in menu] for menu in plain]
