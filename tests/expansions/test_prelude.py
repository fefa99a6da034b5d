"""Prelude: dealing, choosing, playing preludes before generation 1, its cards, and the solo game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game, Illegal, Options, new_game, view
from engine.actions.preludes import PlayPrelude
from engine.card import CARDS, KEYS
from engine.core import Reason
from engine.expansions.prelude.phase import PlayKept, PlayPreludes
from engine.expansions.prelude.state import PRELUDES
from engine.hidden import redealt
from engine.journal import CardLost, CardPlayed, Lost, Won
from engine.named import PRELUDE_DECK
from engine.robots.greedy import greedy_answer
from engine.scoring import alone_wins
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys
from words import log_lines


def begun(players: int = 2, *dealt: tuple[str, ...], corporations: tuple[str, ...] = (), **options: Any) -> Game:
    """A game that waits for the first choices; each seat may be dealt certain preludes, and a certain corporation."""
    agreed = {"corporate_era": True, "first": 0, "more": ("prelude",), **options}
    game = new_game(Options.model_validate({"players": players, **agreed}), "prelude")
    for seat, names in enumerate(dealt):
        _exchange(game, seat, "prelude", names)
    for seat, name in enumerate(corporations):
        _exchange(game, seat, "corporation", (name,))
    game.derive_pending()
    return game


def _exchange(game: Game, seat: int, kind: str, names: tuple[str, ...]) -> None:
    """Let a seat have been dealt these cards of a kind instead of others."""
    deck = game.table.decks[game.box.deck_of[kind]].cards
    piles = [deck, *(p.looking for p in game.players)]
    mine = game.players[seat].looking
    spare = [card for card in mine if CARDS[card].kind == kind and CARDS[card].name not in names]
    for card in map(number, names):
        if card in mine:
            continue
        other, pile = spare.pop(), next(pile for pile in piles if card in pile)
        pile[pile.index(card)] = other
        mine[mine.index(other)] = card


def choose(game: Game, seat: int, *preludes: str, corporation: str = "", buys: int = 0) -> None:
    """Make the choices of the set-up for a seat; without names, the first of what was dealt."""
    for _ in range(3):
        decision = game.decision(seat)
        if decision is None or decision.key not in ("corporation", "preludes", "buy-first"):
            return
        match decision.key:
            case "corporation":
                picks = [CARDS[number(corporation)].as_card] if corporation else decision.options[:1]
            case "preludes":
                picks = [CARDS[number(name)].as_card for name in preludes] or decision.options[:2]
            case _:
                picks = decision.options[:buys]
        game.answer(seat, picks)


def kept(game: Game, seat: int) -> list[str]:
    return [CARDS[card].name for card in PRELUDES.of(game.players[seat]).kept]


def played(game: Game, seat: int) -> list[str]:
    return [CARDS[card].name for card in game.players[seat].played if CARDS[card].kind == "prelude"]


PLAIN = ("Donation", "Power Generation", "Supply Drop", "Mohole")
OTHER = ("Allied Bank", "Loan", "Supplier", "Metals Company")
WORLD = ("Great Aquifer", "Early Settlement", "Polar Industries", "Smelting Plant")


# Dealing and choosing.


def test_everybody_is_dealt_four_preludes_and_keeps_two() -> None:
    game = begun(3)
    for seat in range(3):
        assert sum(CARDS[card].kind == "prelude" for card in game.players[seat].looking) == 4
        game.answer(seat, [game.pending[seat].options[0]])
        asked = game.pending[seat]
        assert (asked.key, asked.least, asked.most, len(asked.options)) == ("preludes", 2, 2, 4)


def test_corporation_preludes_and_cards_are_chosen_in_one_go_and_can_be_taken_back_together() -> None:
    game = begun(2, PLAIN)
    choose(game, 0, "Donation", "Mohole")
    assert game.decision(0) is None
    game.reopen(0)
    assert game.pending[0].key == "corporation"
    assert not game.players[0].secret


def test_the_preludes_not_kept_are_discarded_unseen() -> None:
    game = begun(2, PLAIN, WORLD)
    choose(game, 0, "Donation", "Mohole")
    choose(game, 1, "Great Aquifer", "Early Settlement")
    names = {CARDS[card].name for card in game.table.decks[PRELUDE_DECK].discard}
    assert {"Power Generation", "Supply Drop", "Polar Industries", "Smelting Plant"} <= names


def test_preludes_are_known_in_the_draft_of_the_first_cards() -> None:
    game = begun(2, draft_first=True)
    assert game.pending[0].key == "draft"
    assert sum(CARDS[card].kind == "prelude" for card in view(game, 0).looking) == 4


def test_who_plays_the_beginner_corporation_chooses_preludes_too() -> None:
    game = begun(2, PLAIN, beginners=(0,))
    assert game.pending[0].key == "preludes"
    choose(game, 0, "Donation", "Power Generation")
    choose(game, 1)
    assert played(game, 0) == ["Donation", "Power Generation"]
    assert game.players[0].stock["mc"] == 42 + 21
    assert len(game.players[0].hand) == 10


# Playing.


@obeys("r038")
def test_preludes_are_played_after_the_corporations_in_player_order() -> None:
    game = begun(3, WORLD, PLAIN, OTHER, first=1)
    for seat, names in enumerate((WORLD, PLAIN, OTHER)):
        choose(game, seat, *names[:2])
    told = [(entry.seat, CARDS[entry.cause.card].name) for entry in game.news if isinstance(entry, CardPlayed)]
    assert told == [(1, "Donation"), (1, "Power Generation"), (2, "Allied Bank"), (2, "Loan")]
    assert (list(game.pending), game.pending[0].key) == ([0], "prelude")
    assert game.table.phase == "preludes"


def test_the_order_is_asked_where_the_player_has_something_to_decide() -> None:
    game = begun(2, WORLD, PLAIN)
    choose(game, 0, "Great Aquifer", "Early Settlement")
    choose(game, 1, "Donation", "Mohole")
    assert set(game.pending[0].options) == {"card:great-aquifer", "card:early-settlement"}
    game.answer(0, ["card:early-settlement"])
    assert game.pending[0].key == "place:city"


@obeys("r038")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("UNMI Contractor", "Terraforming Deal"),
        ("Dome Farming", "Albedo Plants"),
        ("Biofuels", "Soil Bacteria"),
        ("Venus L1 Shade", "Venus Contract"),
    ],
)
def test_the_order_is_asked_where_one_prelude_reacts_to_the_other(one: str, other: str) -> None:
    """Ruling r038: the player chooses the order, and what is in play already reacts to what comes after it."""
    game = begun(2, (one, other, "Donation", "Loan"), PLAIN, more=("prelude", "prelude2", "promos", "venus"))
    choose(game, 0, one, other)
    choose(game, 1, "Donation", "Mohole")
    assert (game.pending[0].key, len(game.pending[0].options)) == ("prelude", 2)


def test_the_order_is_not_asked_where_what_could_react_does_not() -> None:
    """Albedo Plants reacts to plant tags alone, and Donation has no tag."""
    game = begun(2, ("Albedo Plants", "Power Generation", "Mohole", "Donation"), OTHER, more=("prelude", "promos"))
    choose(game, 0, "Albedo Plants", "Donation")
    choose(game, 1, "Allied Bank", "Supplier")
    assert game.table.phase == "action"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Biosphere Support", "Business Empire"), ("Terraforming Deal", "Mohole"), ("Recession", "Donation")],
)
def test_the_order_is_not_asked_where_both_orders_bring_the_same(one: str, other: str) -> None:
    """Two that take something which is there, a lasting effect that does not react, and one that takes from others."""
    game = begun(2, (one, other, "Biofuels", "Supplier"), OTHER, more=("prelude", "prelude2"))
    choose(game, 0, one, other)
    choose(game, 1, "Allied Bank", "Metals Company")
    assert game.table.phase == "action"


def test_the_order_is_asked_where_a_production_is_raised_to_a_number_and_by_a_number() -> None:
    """Industrial Complex raises heat production to 1 and Mohole by 3: together they bring 4 in one order, and 3 in the other."""
    game = begun(2, ("Industrial Complex", "Mohole", "Biofuels", "Supplier"), OTHER, more=("prelude", "prelude2"))
    choose(game, 0, "Industrial Complex", "Mohole")
    choose(game, 1, "Allied Bank", "Metals Company")
    assert (game.pending[0].key, len(game.pending[0].options)) == ("prelude", 2)


@obeys("r038")
def test_the_order_is_asked_where_a_corporation_takes_what_there_is_by_then() -> None:
    """Pharmacy Union takes up to 4 M€ for a microbe tag: nothing before Donation, 4 M€ after it."""
    at = Table(2, more=("prelude", "promos")).lay(0, "Pharmacy Union").give(0, "Donation", "Biofuels")
    PRELUDES.of(at[0]).kept[:], at[0].hand[:] = at[0].hand[:], []
    at.run(PlayPreludes())
    assert (at.key, at.has(0)) == ("prelude", {})
    at.pick("card:biofuels")
    assert at.has(0) == {"mc": 21, "plants": 2}


def test_the_first_turn_comes_when_all_preludes_are_played() -> None:
    game = begun(2, PLAIN, OTHER)
    choose(game, 0, "Donation", "Mohole")
    choose(game, 1, "Allied Bank", "Supplier")
    assert game.table.phase == "action"
    assert (list(game.pending), game.pending[0].key) == ([0], "turn")


@obeys("r041", "r201")
def test_a_prelude_that_cannot_be_played_is_lost_for_15() -> None:
    game = begun(2, ("Business Empire", "Galilean Mining", "Donation", "Loan"), PLAIN, corporations=("Ecoline",))
    choose(game, 1, "Power Generation", "Mohole")
    choose(game, 0, "Business Empire", "Galilean Mining", corporation="Ecoline", buys=10)
    assert game.players[0].stock["mc"] == 6
    game.answer(0, ["card:business-empire"])
    assert game.players[0].stock["mc"] == 0 + 15
    assert played(game, 0) == ["Business Empire"]
    assert any(isinstance(entry, CardLost) and entry.card == number("Galilean Mining") for entry in game.news)
    assert number("Galilean Mining") in game.table.decks[PRELUDE_DECK].discard
    assert any(
        "Ann cannot play **Galilean Mining**: +15\u00a0M€" in line for line in log_lines(game.news, ["Ann", "Ben"])
    )


@obeys("r039")
def test_what_a_prelude_costs_may_be_paid_with_what_another_brings() -> None:
    game = begun(2, ("Business Empire", "Donation", "Loan", "Mohole"), WORLD, corporations=("Ecoline",))
    choose(game, 1)
    choose(game, 0, "Business Empire", "Donation", corporation="Ecoline", buys=10)
    while 0 in game.pending and game.pending[0].key == "prelude":
        game.answer(0, ["card:donation"])
    assert sorted(played(game, 0)) == ["Business Empire", "Donation"]
    assert game.players[0].stock["mc"] == 6 + 21 - 6


@obeys("r039", "r597")
def test_what_a_corporation_gains_by_the_first_prelude_is_chosen_before_the_second() -> None:
    """Philares gains a resource of choice for a city beside an opponent's tile: 1 M€ is what Business Empire lacks."""
    at = Table(2, more=("prelude", "promos")).lay(0, "Philares").stock(0, mc=5).tile("C5", "greenery", 1)
    at.give(0, "Early Settlement", "Business Empire")
    PRELUDES.of(at[0]).due, at[0].hand = at[0].hand, []
    at.game.table.phase = "preludes"
    at.run(PlayKept()).pick("card:early-settlement", "space:C4", "mc")
    assert (at.names(at[0].played)[1:], at.has(0), at.makes(0)) == (
        ["Early Settlement", "Business Empire"],
        {},
        {"mc": 6, "plants": 1},
    )


@obeys("r085")
def test_the_tags_of_preludes_count_and_set_triggers_off() -> None:
    game = begun(2, ("Allied Bank", "Galilean Mining", "Donation", "Loan"), OTHER[1:], corporations=("Point Luna",))
    choose(game, 1)
    choose(game, 0, "Allied Bank", "Donation", corporation="Point Luna")
    assert view(game, None).seats[0].tags == {"space": 1, "earth": 2}
    assert len(game.players[0].hand) == 2, "one for the corporation, one for the prelude"


def test_what_a_prelude_itself_brings_may_pay_its_price_where_there_was_nothing_before() -> None:
    """Strategic Base Planning costs 3 M€, which Tharsis Republic gains for its city."""
    at = Table(2, more=("prelude", "promos", "colonies")).lay(0, "Tharsis Republic")
    prelude(at, "Strategic Base Planning")
    at.pick("space:C1", "colony:ceres")
    assert at.names(at[0].played) == ["Tharsis Republic", "Strategic Base Planning"]
    assert (at.has(0), at.makes(0)) == ({}, {"mc": 1, "steel": 1})


@pytest.mark.parametrize(("mc", "enough"), [(0, {"E5", "F6"}), (1, {"E5", "F6", "F8"})])
def test_only_oceans_that_bring_what_is_missing_are_offered_where_they_pay_for_the_prelude(
    mc: int, enough: set[str]
) -> None:
    """Aquifer Turbines cost 3 M€ (P02); rulebook, effects in any order: the ocean and its M€ may come before."""
    at = table().tile("E4", "ocean").tile("E6", "ocean").tile("F7", "ocean").parameters(oceans=3).stock(0, mc=mc)
    prelude(at, "Aquifer Turbines")
    assert at.spaces() == enough
    with pytest.raises(Illegal) as refused:
        at.pick("space:A2")
    assert refused.value.why == Reason("too-dear", 3 - mc)
    at.pick("space:E5")
    assert (at.has(0), at.makes(0), at[0].tr) == ({"mc": mc + 4 - 3, "plants": 2}, {"energy": 2}, 21)


def test_a_prelude_whose_price_no_space_brings_is_lost() -> None:
    """P02: beside a single ocean there are 2 M€ of the 3."""
    at = prelude(table().tile("E4", "ocean").parameters(oceans=1), "Aquifer Turbines")
    assert (at.has(0), at.parameter("oceans")) == ({"mc": 15}, 1)


def test_the_ocean_of_a_bonus_step_and_a_city_beside_oceans_may_pay_for_a_prelude_too() -> None:
    """P15 costs 5 M€ and reaches 0 °C; X65 costs 3 M€ and places a city."""
    at = table().tile("E4", "ocean").tile("E6", "ocean").parameters(oceans=2, temperature=-4).stock(0, mc=1)
    prelude(at, "Huge Asteroid")
    assert (at.parameter("temperature"), at.has(0)) == (2, {"plants": 2}), "E5 alone brings 4 M€"
    at = Table(2, more=("prelude", "promos", "colonies")).tile("E5", "ocean").tile("E6", "ocean")
    prelude(at, "Strategic Base Planning")
    assert at.spaces() == {"D5", "F5"}
    at.pick("space:D5", "colony:ceres")
    assert (at.has(0)["mc"], at.makes(0)) == (1, {"steel": 1})


# Secrets.


def test_kept_preludes_are_secret_until_they_are_played() -> None:
    game = begun(3, WORLD, PLAIN, OTHER)
    for seat, names in enumerate((WORLD, PLAIN, OTHER)):
        choose(game, seat, *names[:2])
    assert (kept(game, 0), kept(game, 1)) == ([], list(PLAIN[:2]))
    assert PRELUDES.of(view(game, 1).seats[1]).kept == PRELUDES.of(game.players[1]).kept
    assert PRELUDES.of(view(game, 0).seats[1]).kept == PRELUDES.of(view(game, None).seats[1]).kept == [0, 0]
    assert sorted(PRELUDES.of(view(game, None).seats[0]).due) == sorted(map(number, WORLD[:2])), (
        "it is time to play them"
    )


def test_an_answer_after_which_others_show_their_preludes_cannot_be_taken_back() -> None:
    game = begun(2, PLAIN, OTHER, two_corporations=True)
    choose(game, 0, *PLAIN[:2])
    choose(game, 1, *OTHER[:2])
    game.answer(0, ["no"])
    assert game.floor < game.answered
    game.answer(1, ["no"])
    assert game.floor == game.answered, "the preludes of both are shown now"


@pytest.mark.parametrize("answers", range(0, 12, 2))
def test_who_cannot_see_preludes_cannot_tell_how_they_were_dealt(answers: int) -> None:
    game, random = begun(3, WORLD, PLAIN, OTHER), Random(answers)
    for _ in range(answers):
        seat = next(iter(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
    for seat in range(3):
        for _ in range(5):
            assert view(redealt(game, seat, random), seat) == view(game, seat)


# Cards.


def table(*laid: str, players: int = 2, **options: Any) -> Table:
    return Table(players, more=("prelude",), **options).lay(0, *laid)


def prelude(at: Table, name: str, seat: int = 0) -> Table:
    """Play a prelude, or lose it."""
    at.give(seat, name)
    return at.run(PlayPrelude(number(name)), seat)


@obeys("r601")
def test_eccentric_sponsor_takes_25_off_one_card_from_hand() -> None:
    at = table().give(0, "Io Mining Industries", "Asteroid").stock(0, mc=16)
    prelude(at, "Eccentric Sponsor")
    assert set(at.options()) == {"card:io-mining-industries", "card:asteroid"}
    at.pick("card:io-mining-industries")
    assert at.has(0) == {}
    assert "Io Mining Industries" in at.names(at[0].played)
    assert not at[0].next_card


def test_eccentric_sponsor_is_lost_without_a_card_that_can_be_played() -> None:
    at = table().give(0, "Io Mining Industries").stock(0, mc=15)
    prelude(at, "Eccentric Sponsor")
    assert at.has(0) == {"mc": 30}
    assert at[0].played == []


def test_that_a_card_from_hand_is_asked_for_does_not_depend_on_cards_that_others_cannot_see() -> None:
    at = table().give(0, "Io Mining Industries").stock(0, mc=16)
    prelude(at, "Eccentric Sponsor")
    assert at.options() == ("card:io-mining-industries",)
    for n in range(
        40
    ):  # among other cards are some that cost too much even with the discount, or whose requirement is not met
        assert view(redealt(at.game, 1, Random(n)), 1) == view(at.game, 1)


@obeys("r428")
def test_ecology_experts_wave_global_requirements_and_nothing_else() -> None:
    at = table().give(0, "Fish", "Ecological Zone", "Gene Repair", "Kelp Farming").stock(0, mc=30)
    prelude(at, "Ecology Experts")
    assert at.makes(0) == {"plants": 1}
    assert "card:kelp-farming" in at.options(), "whatever the oceans"
    assert "card:gene-repair" not in at.options(), "it needs three science tags"
    assert "card:fish" in at.options(), "the plant production just raised can be lowered"
    assert "card:ecological-zone" not in at.options(), "it needs a greenery"


def test_the_plants_that_ecology_experts_bring_let_a_card_be_played() -> None:
    at = table(players=1).give(0, "Zeppelins").stock(0, mc=30)
    prelude(at, "Ecology Experts")
    assert at.options() == ("card:zeppelins",)


@obeys("r604")
def test_experimental_forest_shows_cards_until_two_have_a_plant_tag() -> None:
    at = table().deck("Asteroid", "Algae", "Comet", "Trees", "Mine")
    prelude(at, "Experimental Forest")
    space = at.options()[0]
    at.pick(space)
    assert sorted(at.names(at[0].hand)) == ["Algae", "Trees"]
    assert at.parameter("oxygen") == 1
    assert {"Asteroid", "Comet"} <= set(at.names(at.game.table.discard))


@obeys("r518")
def test_microbes_on_psychrophiles_pay_for_plants() -> None:
    at = table().lay(0, "Psychrophiles", resources=3).give(0, "Algae", "Mine").stock(0, mc=4).oceans(5)
    assert at.can_play(0, "Algae"), "10 M€"
    at.play(0, "Algae")
    assert at.on(0, "Psychrophiles") == 0
    assert at.has(0) == {"plants": 1}


def test_microbes_on_psychrophiles_pay_for_nothing_else() -> None:
    at = table().lay(0, "Psychrophiles", resources=3).give(0, "Mine").stock(0, mc=3)
    assert at.why_not(0, "Mine") == "too-dear"


@obeys("r178", "r462")
def test_lava_tube_settlement_may_stand_beside_a_city_on_a_volcano() -> None:
    at = table().give(0, "Lava Tube Settlement").stock(0, mc=15).production(0, energy=1)
    volcanoes = {key for key, space in at.game.box.map.spaces.items() if space.volcanic}
    beside = next(near for near in at.game.box.map.near[sorted(volcanoes)[0]] if near not in volcanoes)
    at.tile(beside, "city", 1).play(0, "Lava Tube Settlement")
    assert at.spaces() == volcanoes


# Corporations.


@obeys("r323", "r324")
def test_robinson_industries_raises_one_of_the_lowest_productions() -> None:
    at = (
        table("Robinson Industries").stock(0, mc=8).production(0, mc=1, steel=1, titanium=1, plants=1, energy=1, heat=2)
    )
    at.use(0, "Robinson Industries")
    assert at.options() == ("mc", "steel", "titanium", "plants", "energy")
    at.pick("energy").rested().production(0, mc=-1)
    at.use(0, "Robinson Industries")
    assert at.makes(0) == {"steel": 1, "titanium": 1, "plants": 1, "energy": 2, "heat": 2}, "M€ alone is the lowest"


@obeys("r364", "r365")
def test_valley_trust_draws_three_preludes_as_its_first_action_and_plays_one() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Valley Trust",))
    choose(game, 0, "Donation", "Mohole", corporation="Valley Trust")
    choose(game, 1)
    assert game.pending[0].options == ("first:valley-trust", "pass")
    deck = list(game.table.decks[PRELUDE_DECK].cards)
    game.answer(0, ["first:valley-trust"])
    asked = game.pending[0]
    assert (asked.key, len(asked.options)) == ("play-drawn", 3)
    assert {KEYS[option.partition(":")[2]] for option in asked.options} == set(deck[-3:])
    assert view(game, 1).looking == ()
    game.answer(0, [asked.options[0]])
    assert len(game.players[0].looking) == 0
    assert set(deck[-3:]) <= {*game.players[0].played, *game.table.decks[PRELUDE_DECK].discard}


@obeys("r143")
@pytest.mark.parametrize("left", [1, 0])
def test_without_a_prelude_in_the_deck_the_first_action_of_valley_trust_is_skipped(left: int) -> None:
    table = Table(2, more=["prelude"]).lay(0, "Valley Trust")
    del table.game.table.decks[PRELUDE_DECK].cards[left:]
    table[0].first_action = number("Valley Trust")
    assert ("first:valley-trust" in table.offers(0)) is bool(left)


@obeys("r368")
def test_vitor_funds_an_award_for_nothing_which_counts_for_the_price_of_the_next() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Vitor",))
    choose(game, 0, "Power Generation", "Mohole", corporation="Vitor")
    choose(game, 1, "Metals Company", "Supplier")
    game.answer(0, ["first:vitor"])
    assert game.pending[0].key == "fund-free"
    game.answer(0, ["award:banker"])
    assert game.table.awards == {"banker": 0}
    assert game.players[0].stock["mc"] == 48
    assert "award:miner" in game.pending[0].options
    game.answer(0, ["award:miner"])
    assert game.players[0].stock["mc"] == 48 - 14


@obeys("r369")
@pytest.mark.parametrize(
    ("name", "gained"),
    [("Search For Life", 3), ("Vesta Shipyard", 3), ("Mine", 0), ("Bribed Committee", 0)],
)
def test_vitor_gains_for_cards_with_points_that_are_not_negative(name: str, gained: int) -> None:
    at = table("Vitor").give(0, name).stock(0, mc=40)
    cost = CARDS[number(name)].cost
    at.play(0, name)
    while not at.done:
        at.pick(at.options()[0])
    assert at[0].stock["mc"] == 40 - cost + gained


@obeys("r371")
def test_alone_there_is_no_award_for_vitor_to_fund() -> None:
    game = begun(1, PLAIN, corporations=("Vitor",))
    choose(game, 0, "Power Generation", "Mohole", corporation="Vitor")
    assert game.pending[0].key == "turn"
    assert "first:vitor" not in game.pending[0].options


# The solo game.


@obeys("r012", "r197")
@pytest.mark.parametrize(
    ("options", "last"),
    [({}, 14), ({"more": ("prelude",)}, 12), ({"more": ("prelude",), "solo_63": True}, 14), ({"solo_63": True}, 14)],
)
def test_the_solo_game_is_shorter_with_preludes_except_for_the_rating_of_63(options: dict[str, Any], last: int) -> None:
    game = new_game(Options.model_validate({"players": 1, "corporate_era": True, **options}), "solo")
    while not game.over:
        decision = game.decision(0)
        assert decision is not None
        game.answer(0, ("pass",) if "pass" in decision.options else greedy_answer(view(game, 0)))
    assert game.table.generation == last


@obeys("r014", "r192")
def test_a_rating_of_63_wins_whatever_the_parameters() -> None:
    at = Table(1, more=("prelude",), solo_63=True).rating(0, 63)
    game = at.game
    game.table.generation = 14
    game.answer(0, ("pass",))
    assert game.over
    assert [entry for entry in game.news if isinstance(entry, Won)] == [Won(0, 63)]
    assert "TR 63 is reached in time" in "\n".join(log_lines(game.news, ["Ann"]))


def test_complete_parameters_do_not_win_the_game_for_a_rating() -> None:
    at = Table(1, solo_63=True).complete().rating(0, 62)
    assert not alone_wins(at.game, at[0])
    at.game.table.generation = 14
    at.game.answer(0, ("pass",))
    assert any(isinstance(entry, Lost) and entry.goal == 63 for entry in at.game.news)


@obeys("r196")
def test_buffer_gas_is_a_project_of_the_game_for_a_rating_alone() -> None:
    at = Table(1, solo_63=True).stock(0, mc=16).act(0, "project:buffer-gas")
    assert (at.has(0), at[0].tr) == ({}, 21)
    assert "buffer-gas" not in Table(1, more=("prelude",)).game.box.projects
    assert "buffer-gas" not in Table(2, solo_63=True).game.box.projects


# Robots.


def test_the_robot_keeps_what_it_can_pay() -> None:
    dealt = ("Business Empire", "Galilean Mining", "Huge Asteroid", "Power Generation")
    game = begun(2, dealt, OTHER, corporations=("Ecoline",))
    game.answer(0, ["card:ecoline"])
    assert "card:power-generation" not in greedy_answer(view(game, 0))


def test_robots_play_whole_games_with_preludes() -> None:
    game = begun(3)
    while not game.over:
        seat = next(iter(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
    assert all(len(played(game, seat)) >= 1 for seat in range(3))
