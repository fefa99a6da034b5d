"""What the vocabulary has for expansions, on made-up cards: requirements, amounts, and cards that need another expansion."""

from __future__ import annotations

from engine.amounts import number, per_card_resource, per_tags
from engine.card import CARDS
from engine.core import Cause
from engine.effects import reveal_until
from engine.expansions import open_box
from engine.options import Options
from engine.prices import card_price
from engine.requirements import cities, city_by_ocean, kinds_of_resources, nobody_passed, on_cards, rating
from renderer.icons.icons import card_icons
from renderer.icons.pictograms import Sign
from tests.engine.table import Table
from tests.engine.table import number as card_id
from tests.expansions.made_up import MADE_UP
from words import card_text, log_lines
from words.requirements import requirement_lack


def made_up() -> Table:
    return Table(2, more=[MADE_UP.name])


def text(name: str) -> str:
    return card_text(CARDS[card_id(name)])


def test_a_card_that_needs_another_expansion_is_in_the_deck_only_with_it() -> None:
    almanac = card_id("Peace Almanac")
    alone = open_box(Options(more=(MADE_UP.name,)))
    both = open_box(Options(more=(MADE_UP.name,), friendly=True))
    assert almanac not in alone.deck
    assert set(both.deck) == {*alone.deck, almanac}


def test_a_requirement_of_own_cities_counts_those_off_the_map_and_nobody_elses() -> None:
    table = made_up().tile("E5", "city", 0).tile("phobos-space-haven", "city", 1)
    assert cities(2, own=True).lacks(table.game, table[0]) == 1
    assert cities(2, own=True).lacks(table.tile("ganymede-colony", "city", 0).game, table[0]) == 0
    assert text("Town Hall").startswith("Needs 2 city tiles of your own.")
    assert requirement_lack(cities(2, own=True), 1) == "needs 1 more city tile of your own"


def test_a_requirement_of_cities_on_mars_leaves_out_those_off_the_map() -> None:
    table = made_up().tile("E5", "city", 0).tile("phobos-space-haven", "city", 1)
    assert cities(2, on_mars=True).lacks(table.game, table[0]) == 1
    assert cities(2, on_mars=True).lacks(table.tile("G4", "capital", 1).game, table[0]) == 0
    assert text("Ring Road").startswith("Needs 2 city tiles on Mars.")


def test_a_requirement_of_a_city_by_an_ocean_looks_at_the_neighbours() -> None:
    table = made_up().tile("E5", "city", 1).tile("phobos-space-haven", "city", 0).tile("A4", "ocean")
    assert city_by_ocean().lacks(table.game, table[0]) == 1
    table.tile("E4", "ocean")
    assert city_by_ocean().lacks(table.game, table[0]) == 0
    assert city_by_ocean(own=True).lacks(table.game, table[0]) == 1
    assert city_by_ocean(own=True).lacks(table.game, table[1]) == 0
    assert text("Promenade").startswith("Needs a city tile of your own next to an ocean.")


def test_a_requirement_of_resources_on_cards_adds_up_all_own_cards() -> None:
    table = (
        made_up()
        .lay(0, "Fish", "Birds", resources=1)
        .lay(0, "Decomposers", resources=7)
        .lay(1, "Herbivores", resources=9)
    )
    assert on_cards(animal=3).lacks(table.game, table[0]) == 1
    assert number(per_card_resource("animal"), table.game, table[0], Cause()) == 2
    table[0].resources[card_id("Fish")] = 4
    table.give(0, "Menagerie").stock(0, mc=4).play(0, "Menagerie")
    assert table.has(0) == {"mc": 5}
    assert requirement_lack(on_cards(animal=3), 1) == "needs 1 more animal on your cards"
    assert "for each animal on your cards" in text("Menagerie")


def test_a_requirement_of_kinds_counts_stocks_and_kinds_on_cards_once_each() -> None:
    table = made_up().stock(0, mc=9, heat=1).lay(0, "Fish", "Birds", resources=2)
    assert kinds_of_resources(3).lacks(table.game, table[0]) == 0
    assert kinds_of_resources(4).lacks(table.game, table[0]) == 1
    assert kinds_of_resources(3).lacks(table.game, table[1]) == 3


def test_a_requirement_of_rating_looks_at_the_own_rating() -> None:
    table = made_up().rating(0, 24).rating(1, 30)
    assert rating(25).lacks(table.game, table[0]) == 1
    assert rating(25).lacks(table.rating(0, 25).game, table[0]) == 0
    assert requirement_lack(rating(25), 1) == "needs a TR of at least 25, 1 short"


def test_tags_of_several_kinds_are_counted_together_and_a_wild_tag_once() -> None:
    table = made_up().lay(0, "Sponsors", "Io Mining Industries", "Miranda Resort")
    assert number(per_tags("earth jovian"), table.game, table[0], Cause()) == 3
    assert number(per_tags("earth jovian", 2), table.game, table[0], Cause()) == 1
    assert text("Peerage").endswith("Gain 1\u00a0M€ for each Earth and Jovian tag you have.")
    assert "for every 2 plant and Earth tags you have, this card included" in text("Herbarium")
    (gain,) = card_icons(CARDS[card_id("Peerage")])
    assert gain[2:] == (Sign("tag:earth"), Sign("tag:jovian"))


def test_resources_go_to_a_card_with_a_tag_and_of_one_of_several_kinds() -> None:
    table = made_up().lay(0, "Decomposers", "Fish", "Ecological Zone", "Physics Complex").give(0, "Seed Library")
    table.stock(0, mc=5).play(0, "Seed Library")
    assert table.options() == ("card:fish", "card:ecological-zone")  # the second part; only one card has a plant tag
    assert table.on(0, "Ecological Zone") == 1
    assert table.pick("card:fish").on(0, "Fish") == 2
    assert "add 1\u00a0resource to one of your plant cards" in text("Seed Library").casefold()


def test_a_counted_number_is_put_on_this_card_and_another_card_is_not_this_one() -> None:
    table = made_up().lay(0, "Grass", "Herbarium", "Fish", "Decomposers").give(0, "Nursery").stock(0, mc=6)
    assert table.play(0, "Nursery").on(0, "Nursery") == 2
    table.use(0, "Nursery")
    assert table.options() == ("card:fish", "card:decomposers")
    assert table.asked.key == "add:any:1"
    assert table.pick("card:decomposers").on(0, "Decomposers") == 1


def test_nobody_takes_what_cannot_lie_anywhere() -> None:
    table = made_up().lay(0, "Nursery")
    action = CARDS[card_id("Nursery")].action
    assert action is not None
    assert action.possible(table.game, table[0], Cause(card_id("Nursery"))) == "no-taker"
    assert "action:nursery" in table.offers(0), "for nothing"
    assert table.asked.vain == {"action:nursery": "no-taker"}


def test_a_counted_number_of_none_asks_nothing() -> None:
    table = made_up().lay(0, "Decomposers", "Ants").give(0, "Spore Rain", "Comet").stock(0, mc=4)
    table.play(0, "Spore Rain")
    assert table.asked.key == "discard:1"
    table.choose("card:comet")
    assert table.done
    assert (table[0].hand, len(table[1].hand), table.on(0, "Decomposers")) == ([], 1, 0)


def test_a_card_that_makes_discard_needs_another_card_in_hand() -> None:
    table = made_up().give(0, "Spore Rain").stock(0, mc=4)
    assert table.why_not(0, "Spore Rain") == "no-cards"
    assert table.give(0, "Comet").why_not(0, "Spore Rain") is None


def test_a_resource_of_any_own_card_pays_for_an_action_but_never_a_protected_one() -> None:
    table = made_up().lay(0, "Fish Market", "Pets", "Birds").lay(1, "Herbivores", resources=3)
    table[0].resources[card_id("Pets")] = 4
    assert "action:fish-market" not in table.offers(0)
    table[0].resources[card_id("Birds")] = 1
    assert table.use(0, "Fish Market").has(0) == {"mc": 5}
    assert (table.on(0, "Birds"), table.on(0, "Pets"), table.on(1, "Herbivores")) == (0, 4, 3)


def test_resources_that_a_card_takes_cannot_pay_for_it() -> None:
    table = made_up().lay(0, "Spore Bank", resources=3).give(0, "Fish Market").stock(0, mc=6)
    take = CARDS[card_id("Fish Market")].play[0]
    spores = f"on-{card_id('Spore Bank')}"
    assert take.needs(table.game, table[0]) == {spores: 1}
    table.lay(0, "Decomposers", resources=1)
    assert take.needs(table.game, table[0]) == {}  # another card can give it


def test_the_chosen_number_is_the_same_in_price_and_gain() -> None:
    table = made_up().lay(0, "Bottling Plant", resources=4).use(0, "Bottling Plant", "0")
    assert table.options() == ("1", "2", "3", "4")
    assert table.pick("3").has(0) == {"mc": 9}
    assert table.on(0, "Bottling Plant") == 1
    assert "Action: spend any amount of microbes on this card, at least 1\u00a0→ gain 3\u00a0M€ for each" in text(
        "Bottling Plant"
    )


def test_a_chosen_number_costs_each_time_and_no_more_than_there_is() -> None:
    table = made_up().lay(0, "Auction House").stock(0, mc=7, energy=3).use(0, "Auction House", "0")
    assert table.options() == ("1", "2", "3")
    assert table.pick("2").has(0) == {"mc": 3, "energy": 5}
    table.rested().use(0, "Auction House", "1", "4")
    assert (len(table.options()), table.asked.most) == (4, 1)
    table.pick(table.options()[0])
    assert (len(table[0].hand), table.has(0)) == (1, {"mc": 3, "energy": 1})


def test_cards_are_revealed_until_enough_fit() -> None:
    table = made_up().give(0, "Amnesty").stock(0, mc=2)
    table.deck("Comet", "Physics Complex", "Grass", "Large Convoy", "Moss", "Dust Seals").play(0, "Amnesty")
    assert table.options() == ("mc", "steel", "titanium", "plants", "energy", "heat")
    table.pick("titanium")
    assert table.names(table[0].hand) == ["Physics Complex", "Large Convoy", "Dust Seals"]
    assert table.names(table.game.table.discard) == ["Comet", "Grass", "Moss"]
    assert (table[0].tr, table.has(0)) == (18, {"titanium": 2})
    assert not table[0].raised_tr


def test_revealing_ends_with_the_last_card() -> None:
    table = made_up()
    table.game.table.deck = [card_id("Comet"), card_id("Grass")]
    table.run(reveal_until(2, tag="plant"))
    assert table.names(table[0].hand) == ["Grass"]
    assert table.game.table.deck == []


def test_what_is_revealed_is_said_to_all() -> None:
    table = made_up().deck("Comet", "Moss", "Grass").run(reveal_until(2, tag="plant"))
    (line,) = log_lines(table.game.news, ["Ann", "Ben"])
    assert "**Moss** and **Grass** shown and taken, **Comet** discarded" in line


def test_an_opponent_without_the_tag_loses_nothing() -> None:
    table = made_up().stock(1, mc=9).stock(0, mc=9).give(0, "Tax Raid").lay(0, "Satellites")
    assert table.play(0, "Tax Raid").has(1) == {"mc": 9}
    table = made_up().stock(1, mc=9).stock(0, mc=9).give(0, "Tax Raid").lay(1, "Satellites").play(0, "Tax Raid")
    assert table.options() == ("seat:1", "fewer:1", "none")
    assert table.pick("seat:1").has(1) == {"mc": 5}


def test_an_optional_effect_is_asked_only_if_it_can_be_paid() -> None:
    table = made_up().lay(0, "Overtime").stock(1, mc=18).act(1, "project:aquifer").pick("space:A4")
    assert table.done
    table = made_up()
    table.lay(0, "Overtime").stock(1, mc=18).stock(0, mc=1, steel=2).act(1, "project:aquifer").pick("space:A4")
    assert table.options() == ("0", "1")
    table.pick("0")
    assert (table.makes(0), table.has(0)) == ({"energy": 1}, {})
    assert text("Overtime").startswith("When anybody places an ocean tile: if you like, spend 5\u00a0M€")


def test_a_used_action_can_be_used_once_more_if_it_is_possible() -> None:
    table = made_up().lay(0, "Overtime", "Space Mirrors", "Fish", "Ironworks").stock(0, mc=7)
    assert "action:overtime" not in table.offers(0)
    table.use(0, "Space Mirrors").use(0, "Fish").use(0, "Overtime")  # only one of the two can be paid
    assert table.on(0, "Fish") == 2
    assert table[0].used.count(card_id("Fish")) == 1
    assert "action:overtime" not in table.offers(0)


def test_each_resource_added_to_an_own_card_sets_off_a_reaction_and_a_removal_none() -> None:
    table = made_up().lay(0, "Petting Zoo", "Fish Market").lay(1, "Fish").use(0, "Petting Zoo")
    assert (table.on(0, "Petting Zoo"), table.has(0)) == (2, {"mc": 4})
    assert table.use(1, "Fish").has(0) == {"mc": 4}
    assert table.use(0, "Fish Market").has(0) == {"mc": 9}
    assert text("Petting Zoo").startswith("For each animal that is added to a card of yours: gain 2\u00a0M€.")


def test_a_card_with_two_tags_sets_off_a_reaction_to_cards_once() -> None:
    table = made_up().give(0, "Masons Lodge").stock(0, mc=10).play(0, "Masons Lodge")
    assert table.options() == ("0", "1")
    assert table.pick("0").done
    assert (len(table[0].hand), table.has(0)) == (1, {"mc": 2})
    assert (
        "when you play a card with a building tag, this card included: if you like, spend"
        in text("Masons Lodge").casefold()
    )


def test_only_cards_with_a_requirement_cost_less() -> None:
    table = made_up().lay(0, "Masons Lodge")
    prices = [card_price(table.game, table[0], CARDS[card_id(name)]) for name in ("Fish", "Comet")]
    assert prices == [6, 21]
    assert "you pay 3\u00a0m€ less for every card with a requirement" in text("Masons Lodge").casefold()


def test_events_of_others_and_own_oceans() -> None:
    table = made_up().lay(0, "Air Show").give(1, "Technology Demonstration", "Virus").stock(1, mc=60).stock(0, mc=18)
    table.play(1, "Technology Demonstration").play(1, "Virus")
    assert table.has(0) == {"mc": 18, "heat": 1}
    table.act(1, "project:aquifer").pick("space:A4").act(0, "project:aquifer").pick("space:A5")
    assert table.has(0)["energy"] == 1
    assert text("Air Show").startswith("When anybody plays an event with a space tag: gain 1\u00a0heat.")


def test_a_trigger_for_the_rating_counts_every_step_and_what_happens_once_only_the_first() -> None:
    table = made_up().lay(0, "Honour Roll").give(0, "Magnetic Field Generators").stock(0, mc=20).production(0, energy=4)
    table.play(0, "Magnetic Field Generators")
    assert table.has(0) == {"mc": 6, "heat": 1}
    assert text("Honour Roll") == (
        "For each step that your terraform rating rises: gain 2\u00a0M€. "
        "For each step that your terraform rating rises: gain 1\u00a0heat, but only once in a generation."
    )
    table.give(0, "Release of Inert Gases").stock(0, mc=14).play(0, "Release of Inert Gases")
    assert table.has(0) == {"mc": 4, "heat": 1}


def test_once_in_an_action_and_once_in_a_turn_are_told_apart() -> None:
    table = made_up().lay(0, "Time Clock").give(0, "Release of Inert Gases").stock(0, mc=28)
    table.turn(0).act(0, "play:release-of-inert-gases")
    assert table.has(0) == {"mc": 14, "titanium": 1, "steel": 1}
    table.act(0, "project:asteroid")
    assert table.has(0) == {"titanium": 2, "steel": 1}


def test_a_card_is_known_by_the_number_of_its_tags_and_an_event_has_one_more() -> None:
    table = made_up().lay(0, "Plain Post").give(0, "Inventory", "Comet", "Mine", "Research").stock(0, mc=40)
    table.play(0, "Mine")
    assert table.has(0)["energy"] == 1
    table.play(0, "Research")
    assert table.has(0)["plants"] == 1
    assert text("Plain Post").startswith("When you play a card without tags (an event has one): gain 4\u00a0M€.")


def test_a_trigger_for_a_phase_comes_at_its_beginning() -> None:
    table = made_up().lay(1, "Night Shift")
    table.act(0, "pass").act(1, "pass")
    assert table.has(1)["steel"] == 1


def test_a_card_may_need_that_nobody_has_passed() -> None:
    table = made_up().give(0, "Night Shift").stock(0, mc=4)
    assert "play:night-shift" in table.offers(0)
    table[1].passed = True
    assert table.why_not(0, "Night Shift") == "requires"
    assert requirement_lack(nobody_passed()) == "needs nobody to have passed in this generation"
