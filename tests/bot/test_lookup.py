"""Everything with a name is found by it, even with a wrong letter; but no action is done for an ambiguous name."""

from __future__ import annotations

from difflib import SequenceMatcher
from random import Random

import pytest

from bot import speech
from bot.routes import lookup
from bot.spelling import NEAR, nearest
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES
from tests.bot.server import Server, asked_player, started


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Giant Ice Astroid", "Giant Ice Asteroid"),
        ("comte", "Comet"),
        ("Nitrogen Rich Asteriod", "Nitrogen-Rich Asteroid"),
        ("terraformr", "Terraformer 35"),
        ("landlrod", "Landlord"),
        ("aqufier", "Aquifer"),
        ("greenry", "Greenery"),
        ("Tharsis Republik", "Tharsis Republic"),
        ("astroid", "Asteroid"),
        ("ganimede", "Ganymede Colony"),
    ],
)
def test_a_slip_of_a_letter_is_forgiven(typed: str, meant: str) -> None:
    assert meant in nearest(typed, [name for name, _kind in lookup.names().values()])


def test_every_milestone_and_award_is_found_also_those_that_only_the_pack_has() -> None:
    for key in MILESTONES:
        assert f"milestone:{key}" in lookup.found(speech.goal_name(key)), key
    for key in AWARDS:
        assert f"award:{key}" in lookup.found(speech.goal_name(key)), key
    assert lookup.found("Builder 7") == ["milestone:builder-7"], "its number tells it apart from Builder 8"


@pytest.mark.parametrize("typed", ["bne", "bem", "benn", "been", "aen", "ebn"])
def test_a_slip_in_a_name_of_three_letters_is_forgiven(typed: str) -> None:
    assert "Ben" in nearest(typed, ["Ann", "Ben", "Cat"])
    assert nearest("x" + typed[1:], ["Oda", "Uwe"]) == []


@pytest.mark.parametrize("typed", ["", "x", "moon base", "zzzzzzzz", "9" * 5000])
def test_what_is_like_nothing_is_taken_for_nothing(typed: str) -> None:
    assert nearest(typed, [name for name, _kind in lookup.names().values()]) == []


def test_the_index_leaves_out_nothing_that_is_similar_enough() -> None:
    """Texts are compared letter by letter only where their letters and lengths allow them to be similar."""
    random, similar = Random(5), 0
    for _ in range(4000):
        one, other = ("".join(random.choices("aab -é\u0161", k=random.randrange(1, 9))).strip() for _ in "12")
        if one and other and SequenceMatcher(None, one, other, autojunk=False).ratio() >= NEAR:
            similar += 1
            assert nearest(one, ["something else", other]) == [other]
    assert similar > 50


async def test_a_card_with_a_slip_in_its_name_is_offered(server: Server) -> None:
    shown = await server.slash("Ann", "card", name="Giant Ice Astroid")
    assert "Nothing is called Giant Ice Astroid. Did you mean one of these?" in shown.words
    assert "Giant Ice Asteroid, 36 M€" in (await server.click("Ann", shown, "Giant Ice Asteroid")).words


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Mayor", "3 city tiles."),
        ("Thermalist", "Most heat."),
        ("Aquifer", "18 M€. Place an ocean tile."),
        ("Sell patents", "1 M€ a card."),
        ("Ocean", "It belongs to nobody."),
        ("Credicor", "57 M€"),
    ],
)
async def test_all_that_has_a_name_is_looked_up(server: Server, typed: str, said: str) -> None:
    assert said in (await server.slash("Ann", "card", name=typed)).words


async def test_what_several_are_called_is_chosen_from(server: Server) -> None:
    shown = await server.slash("Ann", "card", name="city")
    assert "Several match" in shown.words
    assert set(shown.buttons.values()) == {"City (standard project)", "City (tile)"}
    assert "never next to another city" in (await server.click("Ann", shown, "City (tile)")).words
    card = await server.slash("Ann", "card", name="asteroid")
    assert "Asteroid, 14 M€" in card.words
    assert "Raise temperature" in (await server.click("Ann", card, "Asteroid (standard project)")).words
    many = await server.slash("Ann", "card", name="astero")
    assert "### Ice Asteroid, " in (await server.select("Ann", many, ["ice-asteroid"])).words


async def test_what_two_are_nearly_called_is_offered_once_each(server: Server) -> None:
    shown = await server.slash("Ann", "card", name="powr plant")
    assert list(shown.buttons.values()) == ["Power Plant", "Power plant (standard project)"]


async def test_every_choice_of_the_completion_is_one_thing(server: Server) -> None:
    for key, (name, _kind) in lookup.names().items():
        shown = await lookup.about(_visit(server), key)
        assert f"### {name}" in shown.words().replace("\N{NO-BREAK SPACE}", " "), key


def _visit(server: Server) -> lookup.Visit:
    class Nobody:
        user = server.users["Ann"]

    server.bot.artist._draw = _undrawn  # type: ignore[method-assign]
    return lookup.Visit(server.bot.services, server.bot.artist, Nobody(), "")  # type: ignore[arg-type]


async def _undrawn(*_args: object, **_options: object) -> None:
    return None


async def test_completion_forgives_a_slip_too(server: Server) -> None:
    assert await server.complete("Ann", "card", "name", "giant ice astr") == ["giant-ice-asteroid"]
    await started(server)
    name = await asked_player(server)
    assert await server.complete(name, "project", "project", "aqufer", channel=server.place) == ["project:aquifer"]


async def test_an_option_with_a_slip_is_named_and_not_taken(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    before = (await server.look(name)).status.version
    shown = await server.slash(name, "project", server.place, project="aqufier", space="E5")
    assert "Nothing called aqufier can be chosen now. Did you mean **Aquifer**? Nothing was changed." in shown.words
    assert "Your turn, first of 2 actions" in shown.words
    assert (await server.look(name)).status.version == before
    for command in ("tableau", "log"):
        shown = await server.slash(name, command, server.place, player="Bem")
        assert "Nothing is called Bem. Did you mean **Ben**?" in shown.words


async def test_a_stranger_is_told_that_they_have_no_seat(server: Server) -> None:
    await started(server)
    server.members["Eve"] = server.guild.add_member(server.env.create_user("Eve"))
    for command, options in {
        "pass": {},
        "end": {},
        "project": {"project": "aquifer"},
        "convert": {"what": "plants"},
        "answer": {"choice": "1"},
        "draft": {"card": "comet"},
        "buy": {"cards": "none"},
        "sell": {"cards": "comet"},
        "undo": {},
        "hand": {},
    }.items():
        assert "You have no seat here." in (await server.slash("Eve", command, server.place, **options)).words, command


async def test_where_two_games_are_meant_each_has_a_button(server: Server) -> None:
    for name in ("Olympus", "Pavonis"):
        await server.slash("Ann", "game new", name=name)
    for status in await server.bot.services.games.of_user(server.members["Ann"].id):
        await server.bot.services.lobby.join(status.id, server.members["Ben"].id, "Ben")
        await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    shown = await server.slash("Ann", "play", server.guild.create_text_channel("elsewhere"))
    assert set(shown.buttons.values()) == {"Olympus", "Pavonis"}
    assert "Choose your corporation" in (await server.click("Ann", shown, "Pavonis")).words


@pytest.mark.parametrize(
    ("typed", "meant"), [("010", ["comet"]), ("10", ["comet"]), ("#10", ["comet"]), ("c12", ["floater-technology"])]
)
def test_a_card_is_found_by_its_printed_number(typed: str, meant: list[str]) -> None:
    assert lookup.found(typed) == meant


def test_cards_that_print_the_same_number_are_both_offered() -> None:
    numbers = [(card.number, card.key) for card in speech.all_cards()]
    twice = [number.removeprefix("promo ") for number, _key in numbers if number.startswith("promo ")]
    assert twice
    for number in twice:
        both = {key for printed, key in numbers if printed in (number, f"promo {number}")}
        assert set(lookup.found(number)) == both
        assert len(both) == 2


def test_every_printed_number_finds_its_card() -> None:
    for card in speech.all_cards():
        if card.number:
            assert card.key in lookup.found(card.number.removeprefix("promo "))


@pytest.mark.parametrize("typed", ["9999", "99999999999999999999", "-10", "X", "²"])
def test_what_is_no_printed_number_finds_no_card_by_it(typed: str) -> None:
    assert all(typed.casefold() in lookup.names()[key][0].casefold() for key in lookup.found(typed))


async def test_a_number_typed_at_the_command_shows_the_card(server: Server) -> None:
    assert "Comet, 21 M€" in (await server.slash("Ann", "card", name="10")).words
