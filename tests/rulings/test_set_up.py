"""Rulings about what players begin with, and about what they choose before the first turn."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine import Game, Options, changes, new_game, view
from engine.actions.preludes import DrawPreludes
from engine.card import CARDS, KEYS
from engine.core import Effect
from engine.expansions.promos.effects import Merge
from engine.expansions.turmoil.phase import neutral_parties
from engine.expansions.turmoil.state import NEUTRAL, SENATE
from engine.named import CORPORATION_DECK, PRELUDE_DECK
from engine.options import playing
from engine.phases.generation import Ending, RunPhase
from engine.robots.greedy import greedy_answer
from engine.scoring import alone_wins
from engine.view import winners
from tests.engine.table import Table, number
from tests.expansions.test_colonies import choices, generation_ends
from tests.expansions.test_colonies import table as colonies
from tests.expansions.test_prelude import OTHER, PLAIN, WORLD, begun, choose, played
from tests.rulings.obeys import obeys

START = ("mc", "steel", "titanium", "plants", "energy", "heat")


def first_turn(*corporations: str, **options: Any) -> Game:
    """A game at its first turn in which the seats lead these corporations and have bought no cards."""
    game = begun(len(corporations), corporations=corporations, **options)
    for seat, name in enumerate(corporations):
        choose(game, seat, corporation=name)
    return game


# Productions, rating and money.


@obeys("r007", "r008")
def test_without_the_corporate_era_what_corporation_and_preludes_produce_is_added_to_one_step() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("ThorGate",), corporate_era=False)
    choose(game, 0, "Power Generation", "Mohole", corporation="ThorGate")
    choose(game, 1)
    assert game.players[0].production == {**dict.fromkeys(START, 1), "energy": 1 + 1 + 3, "heat": 1 + 3}


@obeys("r009")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_with_the_corporate_era_productions_begin_at_nothing(players: int) -> None:
    game = new_game(Options(players=players, corporate_era=True), "start")
    assert all(p.production == dict.fromkeys(START, 0) for p in game.players)


@obeys("r027")
@pytest.mark.parametrize(("players", "rating"), [(1, 14), (2, 20), (5, 20)])
def test_the_rating_begins_at_20_and_alone_at_14(players: int, rating: int) -> None:
    game = new_game(Options(players=players, corporate_era=True), "start")
    assert [p.tr for p in game.players] == [rating] * players


@obeys("r021", "r658")
def test_the_beginner_corporation_is_agreed_before_any_card_is_seen_and_keeps_ten_cards_for_nothing() -> None:
    game = new_game(Options(players=2, first=0, beginners=(0,)), "beginner")
    assert set(game.pending) == {1}, "it chooses neither a corporation nor cards"
    assert game.players[0].looking == []
    choose(game, 1)
    assert (game.players[0].stock["mc"], len(game.players[0].hand)) == (42, 10)


# Alone.


@obeys("r012")
@pytest.mark.parametrize("lacking", ["", "oxygen", "temperature", "oceans"])
def test_alone_one_wins_only_if_all_parameters_are_complete(lacking: str) -> None:
    table = Table(1).complete()
    if lacking:
        table.parameters(**{lacking: table.parameter(lacking) - 2})
    assert alone_wins(table.game, table[0]) == (not lacking)


@obeys("r013")
def test_alone_with_venus_the_world_government_helps_and_venus_is_a_fourth_goal() -> None:
    table = Table(1, more=["venus"]).complete().parameters(venus=28, oxygen=13)
    table.run(RunPhase("world-government"))
    assert table.options() == ("raise:oxygen", "raise:venus")
    table.pick("raise:oxygen")
    assert (table.parameter("oxygen"), table[0].tr) == (14, 20)
    assert not alone_wins(table.game, table[0])
    assert alone_wins(table.game, table.parameters(venus=30)[0])


@obeys("r014")
@pytest.mark.parametrize(("rating", "won"), [(62, []), (63, [0])])
@pytest.mark.parametrize(
    "more", [(), ("prelude",), ("venus", "colonies"), ("turmoil", "promos", "prelude", "prelude2")]
)
def test_the_game_for_a_rating_is_won_at_63_with_any_expansions(
    more: tuple[str, ...], rating: int, won: list[int]
) -> None:
    table = Table(1, more=more, solo_63=True).rating(0, rating)
    table.game.table.generation = table.game.box.terms["generations"]
    assert winners(view(table.run(Ending()).game, 0)) == won


# Drafts.


@obeys("r010")
def test_the_draft_is_of_the_four_cards_of_research_and_not_of_the_first_ten() -> None:
    game = new_game(Options(players=2, draft=True, first=0), "draft")
    assert {asked.key for asked in game.pending.values()} == {"corporation"}
    table = Table(2, draft=True).run(RunPhase("research"))
    assert {asked.key: len(asked.options) for asked in table.game.pending.values()} == {"draft": 4}


# Dealing and choosing.


@obeys("r031")
def test_dealt_are_two_corporations_ten_projects_and_four_preludes_of_which_two_are_kept() -> None:
    for p in begun(3).players:
        kinds = [CARDS[card].kind for card in p.looking]
        assert (kinds.count("corporation"), kinds.count("prelude"), len(kinds)) == (2, 4, 2 + 4 + 10)
    assert len(new_game(Options(players=3), "dealt").players[0].looking) == 2 + 10
    game = begun(2)
    choose(game, 0)
    assert len(game.players[0].secret["preludes"]) == 2


@obeys("r032")
def test_all_have_chosen_everything_before_anything_is_shown() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Ecoline", "Helion"))
    choose(game, 0, "Donation", "Mohole", corporation="Ecoline", buys=3)
    for key in ("corporation", "preludes"):
        assert view(game, 1).seats[0].played == ()
        assert view(game, 1).seats[0].hand == 0
        assert game.pending[1].key == key
        game.answer(1, game.pending[1].options[: game.pending[1].least])
    assert game.pending[1].key == "buy-first"
    assert view(game, 1).seats[0].played == ()
    game.answer(1, ())
    assert {number("Ecoline"), number("Donation")} <= {*view(game, 1).seats[0].played}


@obeys("r033")
def test_preludes_cannot_pay_for_the_first_cards() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("PhoboLog",))
    choose(game, 1)
    game.answer(0, ["card:phobolog"])
    game.answer(0, ["card:donation", "card:mohole"])
    assert (game.pending[0].key, game.pending[0].most) == ("buy-first", 23 // 3)
    game.answer(0, game.pending[0].options[:7])
    assert game.players[0].stock["mc"] == 23 - 21 + 21


@obeys("r034", "r035")
@pytest.mark.parametrize(
    ("name", "money", "price"), [("Polyphemos", 50, 5), ("TerraLabs Research", 14, 1), ("Ecoline", 36, 3)]
)
def test_polyphemos_pays_five_for_each_first_card_and_terralabs_one(name: str, money: int, price: int) -> None:
    game = begun(2, PLAIN, OTHER, corporations=(name,), more=("prelude", "colonies", "turmoil"))
    choose(game, 1)
    choose(game, 0, "Mohole", "Power Generation", corporation=name, buys=4)
    assert game.players[0].stock["mc"] == money - 4 * price


@obeys("r037", "r043")
@pytest.mark.parametrize(("first", "production"), [(0, 1 + 1), (1, 1)])
def test_a_corporation_reacts_to_those_revealed_after_it_and_to_no_earlier_one(first: int, production: int) -> None:
    game = first_turn("Saturn Systems", "Stormcraft Incorporated", first=first, more=("colonies",))
    assert game.players[0].production == {**dict.fromkeys(START, 0), "titanium": 1, "mc": production}


# Preludes.


@obeys("r038")
@pytest.mark.parametrize("order", [("Great Aquifer", "Early Settlement"), ("Early Settlement", "Great Aquifer")])
def test_the_first_prelude_is_played_fully_before_the_second_in_the_order_that_its_player_chooses(
    order: tuple[str, str],
) -> None:
    game = begun(2, WORLD, PLAIN)
    choose(game, 0, "Great Aquifer", "Early Settlement")
    choose(game, 1, "Donation", "Mohole")
    asked: list[str] = []
    game.answer(0, [CARDS[number(order[0])].as_card])
    while game.table.phase == "preludes":
        asked.append(f"{game.pending[0].key} {len(played(game, 0))}")
        game.answer(0, game.pending[0].options[:1])
    oceans = [["place:ocean"] * 2, ["place:city"]]
    first, second = oceans if order[0] == "Great Aquifer" else oceans[::-1]
    assert asked == [*(f"{key} 1" for key in first), *(f"{key} 2" for key in second)]


@obeys("r039")
def test_a_card_that_the_first_prelude_brings_can_be_played_by_the_second() -> None:
    game = begun(2, ("Biolab", "Eccentric Sponsor", "Loan", "Mohole"), PLAIN, corporations=("Ecoline",))
    choose(game, 1)
    choose(game, 0, "Biolab", "Eccentric Sponsor", corporation="Ecoline")
    deck = game.table.deck
    deck.append(deck.pop(deck.index(number("Mine"))))
    game.answer(0, ["card:biolab"])
    game.answer(0, ["card:mine"])
    assert number("Mine") in game.players[0].played
    assert (game.players[0].stock["mc"], game.players[0].production["steel"]) == (36, 1)


@obeys("r040")
def test_preludes_that_were_not_kept_are_not_drawn_in_the_game() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Valley Trust",))
    choose(game, 0, "Donation", "Mohole", corporation="Valley Trust")
    choose(game, 1, "Allied Bank", "Supplier")
    gone = {number(name) for name in ("Power Generation", "Supply Drop", "Loan", "Metals Company")}
    deck = [*game.table.decks[PRELUDE_DECK].cards]
    assert not gone & {*deck}
    game.answer(0, ["first:valley-trust"])
    assert {KEYS[option.partition(":")[2]] for option in game.pending[0].options} == {*deck[-3:]}


@obeys("r040", "r659")
@pytest.mark.parametrize(
    ("deck", "effect", "asked"),
    [(PRELUDE_DECK, DrawPreludes(3), "play-drawn"), (CORPORATION_DECK, Merge(4, 0), "merge")],
)
@pytest.mark.parametrize("left", [2, 0])
def test_what_was_not_chosen_at_the_beginning_is_not_drawn_where_its_deck_is_short(
    deck: str, effect: Effect, asked: str, left: int
) -> None:
    table = Table(2, more=["prelude", "promos"])
    pile = table.game.table.decks[deck]
    pile.cards, pile.discard = pile.cards[:left], pile.cards[left:]
    table.run(effect)
    assert [decision.key for decision in table.game.pending.values()] == [asked] * bool(left)
    assert len(table[0].looking) == left


def test_at_the_beginning_no_more_corporations_are_dealt_than_lie_in_their_deck() -> None:
    table = Table(2)
    pile = table.game.table.decks[CORPORATION_DECK]
    pile.cards, pile.discard = pile.cards[:3], pile.cards[3:]
    changes.deal_to_choose(table.game, table.players, CORPORATION_DECK, 2)
    assert [len(p.looking) for p in table.players] == [1, 1]


@obeys("r042")
def test_a_rating_that_rises_by_a_prelude_has_risen_in_generation_1() -> None:
    for name, raised in (("UNMI Contractor", True), ("Donation", False)):
        game = begun(2, (name, "Mohole", "Loan", "Supplier"), WORLD, corporations=("United Nations Mars Initiative",))
        choose(game, 1, "Smelting Plant", "Polar Industries")
        choose(game, 0, name, "Mohole", corporation="United Nations Mars Initiative")
        while game.table.phase != "action":
            (seat,) = game.pending
            game.answer(seat, game.pending[seat].options[:1])
        assert ("action:united-nations-mars-initiative" in game.pending[0].options) is raised
        assert game.table.generation == 1


@obeys("r043")
@pytest.mark.parametrize(("other", "paid"), [("Viron", 2), ("Recyclon", 2), ("Ecoline", 0)])
def test_splice_is_paid_for_the_microbe_tag_of_a_corporation(other: str, paid: int) -> None:
    before = first_turn("Splice", "Ecoline", first=0, more=("promos", "venus")).players[0].stock["mc"]
    game = first_turn("Splice", other, first=0, more=("promos", "venus"))
    assert game.players[0].stock["mc"] == before + paid


@obeys("r044")
def test_colony_tiles_lie_open_before_anything_is_chosen() -> None:
    game = new_game(Options(players=3, first=0, more=("colonies",)), "row")
    assert {asked.key for asked in game.pending.values()} == {"corporation"}
    assert len(view(game, None).outposts) == 5


@obeys("r025")
@pytest.mark.parametrize(
    ("tile", "card"), [("enceladus", "Tardigrades"), ("miranda", "Fish"), ("titan", "Titan Shuttles")]
)
def test_a_tile_sleeps_until_a_card_for_its_resource_is_in_play_with_its_marker_on_the_second_step(
    tile: str, card: str
) -> None:
    at = colonies(tile, "luna")
    generation_ends(at)
    assert choices(at)[tile] == "asleep"
    at.lay(1, card).turn(0)
    assert choices(at)[tile] is None
    assert at.game.table.outposts[tile].marker == 1
    assert at.game.table.outposts["luna"].marker == 2


# The senate.


@obeys("r028", "r029", "r030")
@pytest.mark.parametrize("n", range(6))
def test_the_senate_begins_with_greens_a_neutral_chairman_and_the_delegates_of_two_events(n: int) -> None:
    game = new_game(Options(players=3, first=0, more=("turmoil",)), f"senate {n}")
    for seat in range(3):
        choose(game, seat)
    at = SENATE.of(game.table)
    assert (at.ruling, at.chairman, at.current) == ("greens", NEUTRAL, [])
    assert [at.reserve[seat] for seat in range(3)] == [6, 6, 6]
    assert sorted(at.lobby) == [0, 1, 2]
    (coming,), (distant,) = at.coming, at.distant
    first, second = neutral_parties(coming).revealed, neutral_parties(distant).revealed
    assert at.dominant == first
    sent = {party: len(who) for party, who in at.delegates.items() if who}
    assert sent == ({first: 2} if first == second else {first: 1, second: 1})


# Expansions.


@obeys("r055")
def test_every_combination_of_expansions_can_be_played() -> None:
    names = ("venus", "prelude", "colonies", "turmoil", "promos", "prelude2")
    for n in range(len(names) + 1):
        for chosen in combinations(names, n):
            game = new_game(playing(*chosen, players=2, first=0), "any")
            while game.table.phase != "action":
                seat = min(game.pending)
                game.answer(seat, greedy_answer(view(game, seat)))
            assert set(chosen) <= set(game.options.expansions)
