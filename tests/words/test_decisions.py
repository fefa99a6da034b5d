"""Questions and options read as sentences; several effects at once name the card that asks."""

from __future__ import annotations

from msgspec.structs import replace

from engine import Decision, view
from engine.effects import remove_card_resource
from engine.effects.government import RaiseOne
from engine.effects.order import parts
from engine.phases.generation import LastGreenery
from engine.view import View
from tests.engine.table import Table
from words import Choice, holdings, log_lines, mix_text, option, question, resources_line
from words import plain as unmarked

NAMES = ["Aïcha B.", "Łukasz", "tomcat_77"]


def words(table: Table) -> tuple[str, dict[str, Choice]]:
    """The question, and the words of its options by key."""
    seen: View = view(table.game, table.seat)
    behind = parts(table.game, table.seat)
    return question(seen, NAMES), {key: option(seen, NAMES, key, behind) for key in table.options()}


def plain(choice: Choice) -> tuple[str, str]:
    return choice.label.replace("\u00a0", " "), choice.hint.replace("\u00a0", " ")


def test_a_space_says_what_it_brings() -> None:
    table = Table(2).oceans(2).tile("A3", "greenery", 1).stock(0, mc=25)
    asked, choices = words(table.act(0, "project:city"))
    assert asked == "Choose a space for the city tile."
    assert plain(choices["space:B2"])[0] == "B2"
    assert plain(choices["space:B4"]) == ("B4", "+2 M€ (1 ocean), 1 VP (1 greenery)")
    assert plain(choices["space:A1"]) == ("A1", "+2 steel, +2 M€ (1 ocean)")


def test_a_greenery_for_money_says_that_it_is_a_point_even_where_oxygen_is_complete() -> None:
    for oxygen, said in ((2, "oxygen 2 → 3 %, +1 TR, +1 VP"), (14, "oxygen is complete, +1 VP")):
        table = Table(2).parameters(oxygen=oxygen).stock(0, mc=23)
        assert plain(words(table)[1]["project:greenery"])[1] == said


def test_a_player_button_carries_the_effect() -> None:
    table = Table(3).give(0, "Asteroid").stock(0, mc=14).stock(1, plants=7)
    asked, choices = words(table.act(0, "play:asteroid"))
    assert asked.replace("\u00a0", " ") == "Choose who loses up to 3 plants."
    assert plain(choices["seat:1"]) == ("Łukasz, plants 7 → 4", "")
    assert choices["none"].label == "Nobody"


def test_a_part_of_an_option_ends_without_a_comma_of_its_own() -> None:
    table = Table(2, more=["promos"]).lay(0, "Pharmacy Union").give(0, "Research").stock(0, mc=11)
    _asked, choices = words(table.play(0, "Research"))
    assert plain(choices["0"])[0] == "Turn this card face down (without tags and effects), +3 TR"


def test_the_prelude_in_place_of_which_a_second_corporation_comes_is_given_up() -> None:
    asked = Decision(0, "second-corporation:instead", ("card:donation", "no"), kind="card")
    seen = replace(view(Table(2, more=["prelude"]).game, 0), decision=asked)
    assert plain(option(seen, NAMES, "card:donation")) == ("Give up Donation", "+21 M€")
    assert option(seen, NAMES, "no") == Choice("No", name="No")


def test_yes_and_no_need_no_words_of_their_own() -> None:
    seen = replace(view(Table(2).game, 0), decision=Decision(0, "any", ("yes", "no")))
    assert [option(seen, NAMES, key) for key in ("yes", "no")] == [Choice("Yes", name="Yes"), Choice("No", name="No")]


def test_a_name_keeps_its_small_letter() -> None:
    table = Table(3).give(0, "Asteroid").stock(0, mc=14).stock(2, plants=7)
    _asked, choices = words(table.act(0, "play:asteroid"))
    assert unmarked(choices["seat:2"].label).startswith("tomcat_77, plants")
    assert unmarked(choices["fewer:2"].label).startswith("tomcat_77, fewer")


def test_taking_fewer_from_a_card_says_how_many_are_left() -> None:
    table = Table(2).lay(1, "Birds", resources=3).give(0, "Virus").stock(0, mc=1)
    _asked, choices = words(table.act(0, "play:virus"))
    assert plain(choices["card:birds"])[0] == "Birds of Łukasz, 3 → 1"
    assert plain(choices["fewer:birds"])[0] == "Birds of Łukasz, 3 → 2"
    asked, choices = words(table.run(remove_card_resource("animal", 4, up_to=True)))
    assert plain(choices["fewer:birds"]) == ("Birds of Łukasz, fewer …", "choose how much")
    asked, choices = words(table.pick("fewer:birds"))
    assert asked == "Choose how many animals Birds loses."
    assert plain(choices["2"]) == ("2 animals", "3 → 1")


def test_what_stands_in_for_heat_says_how_much_heat_stays_and_looks_like_no_gain() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=5).stock(0, heat=11)
    asked, choices = words(table.act(0, "convert:heat"))
    assert "Stormcraft Incorporated to spend towards 8" in asked.replace("*", "")
    assert plain(choices["0"]) == ("0 floaters", "heat 11 → 3")
    assert plain(choices["1"]) == ("1 floater", "heat 11 → 5")
    assert plain(choices["4"]) == ("4 floaters", "heat 11 → 11")


def test_a_card_in_the_menu_has_its_price_first() -> None:
    table = Table(2).lay(0, "Earth Catapult").give(0, "Domed Crater").stock(0, mc=20, steel=2).production(0, energy=1)
    _asked, choices = words(table.turn(0))
    label, hint = plain(choices["play:domed-crater"])
    assert label == "22 M€ Domed Crater"
    assert hint.startswith("steel pays 4 · city · production: M€ +3, energy −1")


def test_the_last_greenery_of_a_solo_game_promises_no_oxygen() -> None:
    table = Table(1).stock(0, plants=8)
    _asked, choices = words(table.turn(0))
    assert plain(choices["convert:plants"]) == ("Greenery for 8 plants", "oxygen 0 → 1 %, +1 TR, +1 VP")
    table.game.table.phase = "final"
    _asked, choices = words(table.run(LastGreenery()))
    assert plain(choices["convert:plants"]) == ("Greenery for 8 plants", "+1 VP")


def test_who_places_the_last_greeneries_is_told_how_many_plants_there_are_and_what_one_costs() -> None:
    asked, _choices = words(Table(2).stock(0, plants=19).run(LastGreenery()))
    assert asked.replace("\u00a0", " ") == "Convert 8 of your 19 plants into a greenery tile, or finish."


def test_what_the_first_player_raises_for_all_promises_only_what_it_brings() -> None:
    for how, rating, bonus in (("rewarded", ", +1 TR", "+2 plants, +2 M€ (1 ocean)"), ("unrewarded", "", "no bonus")):
        table = Table(2, first_raises=how).tile("E4", "ocean")
        table.game.table.phase = "government"
        _asked, choices = words(table.run(RaiseOne(rewarded=how == "rewarded")))
        assert plain(choices["raise:oxygen"]) == ("Oxygen", f"0 → 1 %{rating}")
        _asked, choices = words(table.pick("raise:oceans"))
        assert plain(choices["space:E5"]) == ("E5", bonus)


def test_effects_at_once_name_their_cards() -> None:
    table = Table(2).lay(0, "Olympus Conference", resources=1).lay(0, "Viral Enhancers", "Mars University")
    table.give(0, "Regolith Eaters", "Comet").stock(0, mc=13)
    asked, choices = words(table.act(0, "play:regolith-eaters"))
    assert table.key == "effects"
    assert asked == "Choose what happens next; the rest follows."
    labels = {choice.label.replace("\u00a0", " ") for choice in choices.values()}
    assert "Mars University: discard Comet" in labels
    assert "Mars University: discard nothing" in labels
    assert "Olympus Conference: +1 science resource here" in labels
    assert not [
        label for label in labels if label.startswith("Viral Enhancers")
    ]  # it reveals nothing, and so comes later


def test_what_is_next_names_the_card_and_what_it_does() -> None:
    table = Table(2).lay(0, "Mars University").give(0, "Research Outpost", "Comet").stock(0, mc=18)
    asked, choices = words(table.act(0, "play:research-outpost"))
    assert (table.key, asked) == ("order", "Choose what happens next; the rest follows.")
    assert [plain(choice) for choice in choices.values()] == [
        ("Research Outpost", "Place a city tile on a free space that is not reserved and next to no other tile"),
        ("Mars University", "You may discard 1 card from your hand to draw another"),
    ]
    table = Table(2).give(0, "Nuclear Zone").stock(0, mc=10).parameters(temperature=-2)
    _asked, choices = words(table.act(0, "play:nuclear-zone"))
    assert [plain(choice) for choice in choices.values()] == [
        ("Nuclear Zone", "Place this tile on any free space that is not reserved"),
        ("Bonus at 0 °C", "Place an ocean tile"),
    ]
    table = Table(2).lay(0, "Mars University").give(0, "Invention Contest", "Comet").stock(0, mc=2)
    asked, choices = words(table.act(0, "play:invention-contest"))
    assert (table.key, asked) == ("effects", "Choose what happens next; the rest follows.")
    assert [plain(choice)[0] for choice in choices.values()] == [
        "Invention Contest",
        "Mars University: discard Comet",
        "Mars University: discard nothing",
    ]


def test_what_is_next_of_a_single_card_does_not_repeat_its_name() -> None:
    table = Table(2, more=["colonies"]).give(0, "Ice Moon Colony").stock(0, mc=23)
    asked, choices = words(table.act(0, "play:ice-moon-colony"))
    assert (table.key, asked) == ("order", "Choose what happens next; the rest follows.")
    assert [plain(choice) for choice in choices.values()] == [("Place an ocean tile", ""), ("Found a colony", "")]


def test_stocks_and_payments() -> None:
    table = Table(2).stock(0, mc=27, steel=8).production(0, mc=-2)
    line = resources_line(view(table.turn(0).game, 0))
    assert line.startswith("**27\u00a0M€**\u00a0−2 · **8\u00a0steel** · **0\u00a0titanium** · ")
    assert holdings(view(table.game, 0).seats[0]).replace("\u00a0", " ") == (
        "27 M€ −2, 8 steel; no titanium, plants, energy or heat"
    )
    assert mix_text({"steel": 8, "mc": 10}) == "8\u00a0steel + 10\u00a0M€"


def test_a_question_says_which_tag_set_it_off() -> None:
    table = Table(2).lay(0, "Viral Enhancers").parameters(oxygen=4).stock(0, mc=50).give(0, "Ants")
    table.play(0, "Ants")
    assert words(table)[0] == "Microbe tag of **Ants**: choose what **Viral Enhancers** does."
    table = Table(2).lay(0, "Viral Enhancers").tile("D4", "greenery", 0).stock(0, mc=50).give(0, "Ecological Zone")
    table.play(0, "Ecological Zone", table.game.box.map.near["D4"][0].join(("space:", "")))
    asked = [words(table.pick(*picks))[0].partition(":")[0] for picks in ((), ("0",))]
    assert sorted(asked) == ["Animal tag of **Ecological Zone**", "Plant tag of **Ecological Zone**"]


def test_tags_that_are_alike_are_counted() -> None:
    table = Table(2).lay(0, "Mars University").stock(0, mc=50).give(0, "Research", "Comet")
    table.play(0, "Research")
    asked = [words(table.choose(*picks) if picks is not None else table)[0] for picks in (None, ())]
    ending = "of **Research**: choose a card to discard for a new one with **Mars University**, or none."
    assert asked == [f"Science tag 1 of 2 {ending}", f"Science tag 2 of 2 {ending}"]


def test_where_no_card_is_left_nothing_is_asked_and_it_is_said() -> None:
    for action, name in ((True, "Inventors' Guild"), (True, "Search For Life"), (False, "Business Contacts")):
        table = Table(2).stock(0, mc=9)
        table = table.lay(0, name) if action else table.give(0, name)
        table.game.table.deck.clear()
        table.game.table.discard.clear()
        assert (table.use(0, name) if action else table.play(0, name)).done
        said = "\n".join(log_lines(table.game.news, NAMES))
        assert "no card is left to look at" in said
        assert "0 of 0" not in said


def test_what_lies_on_the_card_played_names_it() -> None:
    table = Table(2).lay(0, "Viral Enhancers").give(0, "Regolith Eaters", "Ants").stock(0, mc=22).parameters(oxygen=4)
    asked, choices = words(table.act(0, "play:regolith-eaters"))
    assert asked == "Microbe tag of **Regolith Eaters**: choose what **Viral Enhancers** does."
    assert [plain(choice) for choice in choices.values()] == [
        ("+1 plant", "Gain 1 plant"),
        ("+1 microbe on Regolith Eaters", "microbes +1"),
    ]
    table.pick("1").turn(0)
    _asked, choices = words(table.act(0, "play:ants"))
    label, hint = plain(choices["1"])
    assert label == "+1 microbe on Ants"
    assert hint == "1 VP for every 2 microbes on this card: 0 → 0 VP"
