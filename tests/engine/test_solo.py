"""The solo game and the house rules (rulebook, Solo version)."""

from random import Random

import pytest
from pydantic import ValidationError

from engine import Options, new_game, view
from engine.actions.playing import PlayCard
from engine.card import CARDS, KEYS, active
from engine.changes import set_policies
from engine.codec import load, save
from engine.core import Cause, Game, Step
from engine.effects import production, remove, remove_card_resource, steal
from engine.effects.order import Triggered
from engine.expansions import Expansion, add_expansion
from engine.hidden import redealt
from engine.journal import Lost
from engine.phases.neutral import place_neutral_tiles
from engine.robots.random import random_answer
from engine.scoring import result, terraformed
from engine.validation import all_cards
from tests.engine.table import Table
from tests.rulings.obeys import obeys

SOLO = Options(players=1, corporate_era=True)
KITES = add_expansion(Expansion("kites", cards=(active("X970", "Kite Yard", 1, "", holds="kite"),)))


def played(options: Options, seed: int) -> Game:
    random, game, n = Random(seed), new_game(options, f"solo {seed}"), 0
    cards = sorted(all_cards(game))
    while not game.over:
        seat = random.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, random_answer(decision, random))
        n += 1
        if n % 20 == 0:
            assert save(load(save(game))) == save(game)
            assert sorted(all_cards(game)) == cards
            assert view(redealt(game, seat, random), seat) == view(game, seat)
    return game


def begun(corporation: str) -> Game:
    """A solo game with a corporation of choice, at its first turn."""
    for seed in range(200):
        game = new_game(SOLO, f"begun {seed}")
        if KEYS[corporation] in game.players[0].looking:
            game.answer(0, (f"card:{corporation}",))
            game.answer(0, ())
            return game
    raise AssertionError(corporation)


@pytest.mark.parametrize("seed", range(6))
def test_a_solo_game_always_lasts_fourteen_generations(seed: int) -> None:
    game = played(SOLO, seed)
    assert game.table.generation == 14
    (place,) = result(game)
    assert (place.points["milestones"], place.points["awards"]) == (0, 0)


@obeys("r011", "r027")
def test_solo_starts_at_a_rating_of_14_without_production() -> None:
    game = new_game(SOLO, "start")
    assert game.players[0].tr == 14
    assert set(game.players[0].production.values()) == {0}


@obeys("r129", "r195")
def test_there_are_no_milestones_and_awards_in_the_solo_game() -> None:
    game = begun("teractor")
    assert not game.box.milestones
    assert not game.box.awards


@obeys("r188", "r195")
def test_neutral_tiles_lie_where_the_costs_of_four_cards_say() -> None:
    game = new_game(Options(players=2, first=0), "neutral")
    game.table.tiles.clear()
    game.table.deck = [KEYS[key] for key in ("mine", "asteroid", "power-plant", "lichen")]  # drawn from the end
    place_neutral_tiles(game)
    land = [s for s in game.box.map.spaces.values() if s.kind == "land"]
    costs = [CARDS[KEYS[key]].cost for key in ("lichen", "power-plant", "asteroid", "mine")]
    near = game.box.map.near
    first = land[costs[0] - 1].key
    rest = [s.key for s in reversed(land) if s.key != first and first not in near[s.key]]
    second = rest[costs[1] - 1]
    free = {s.key for s in land} - {first, second}
    around = [s for s in near[first] if s in free]
    third = around[(costs[2] - 1) % len(around)]
    around = [s for s in near[second] if s in free - {third}]
    fourth = around[(costs[3] - 1) % len(around)]
    tiles = game.table.tiles
    assert {s: t.kind for s, t in tiles.items()} == {
        first: "city",
        second: "city",
        third: "greenery",
        fourth: "greenery",
    }
    assert all(t.owner == -1 for t in tiles.values())


@pytest.mark.parametrize("seed", ["fresh 20", "fresh 1423"])
def test_a_neutral_city_leaves_room_for_both_greeneries(seed: str) -> None:
    game = new_game(Options(players=1, corporate_era=True), seed)
    lying, near = game.table.tiles, game.box.map.near
    assert sorted(tile.kind for tile in lying.values()) == ["city", "city", "greenery", "greenery"]
    for city in (space for space, tile in lying.items() if tile.kind == "city"):
        assert any(space in lying and lying[space].kind == "greenery" for space in near[city])


@obeys("r195")
def test_neutral_greeneries_do_not_raise_oxygen() -> None:
    assert new_game(SOLO, "oxygen").table.parameters["oxygen"] == 0


@obeys("r354")
def test_tharsis_republic_gets_production_for_the_two_neutral_cities() -> None:
    game = begun("tharsis-republic")
    assert game.players[0].production["mc"] == 2
    assert game.players[0].stock["mc"] == 40  # the 3 M€ are for own cities


@obeys("r074")
def test_the_neutral_opponent_bears_what_is_taken() -> None:
    game = begun("teractor")
    me = game.players[0]
    was = dict(me.stock), dict(me.production)
    game.agenda += [Step(0, Triggered())]
    for effect in (remove(plants=3), production(any={"plants": -1})):
        assert effect.blocks(game, me, Cause()) is None
        game.agenda.append(Step(0, effect))
    game.advance()
    assert (me.stock, me.production) == was


def test_a_theft_from_the_neutral_opponent_brings_the_full_amount() -> None:
    game = begun("teractor")
    was = game.players[0].stock["steel"]
    game.agenda.append(Step(0, steal(steel=2)))
    game.advance()
    assert game.players[0].stock["steel"] == was + 2


@obeys("r187")
def test_the_last_greeneries_of_the_solo_game_do_not_raise_oxygen() -> None:
    game = begun("teractor")
    me, table = game.players[0], game.table
    table.generation, me.stock["plants"] = 14, 8
    game.answer(0, ("pass",))
    assert table.phase == "final"
    game.answer(0, ("convert:plants",))
    space = game.pending[0].options[0]
    game.answer(0, (space,))
    assert table.parameters["oxygen"] == 0
    assert game.over
    assert any(isinstance(entry, Lost) for entry in game.news)
    assert not terraformed(game)


@obeys("r011")
def test_the_solo_game_is_played_with_the_corporate_era_and_without_draft() -> None:
    with pytest.raises(ValidationError, match="corporate era"):
        Options(players=1)
    with pytest.raises(ValidationError, match="draft"):
        Options(players=1, corporate_era=True, draft=True)


# --- variants and house rules


@pytest.mark.parametrize("seed", range(4))
def test_the_first_ten_cards_can_be_drafted_in_two_packs_of_five(seed: int) -> None:
    options = Options(players=3, draft_first=True, corporations=3)
    game = new_game(options, f"draft first {seed}")
    random = Random(seed)
    picks = 0
    while any(decision.key == "draft" for decision in game.pending.values()):
        seat = random.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        assert decision.key == "draft"
        game.answer(seat, random_answer(decision, random))
        picks += 1
    assert picks == 3 * 2 * 4  # the last card of a pack comes by itself
    assert all(len(p.looking) == 3 + 10 for p in game.players)
    played(options, seed)


def test_a_handicap_is_added_to_the_rating() -> None:
    game = new_game(Options(players=3, handicap=(0, 5, 2)), "handicap")
    assert [p.tr for p in game.players] == [20, 25, 22]


@pytest.mark.parametrize("rewarded", [True, False])
def test_the_new_first_player_raises_a_parameter(rewarded: bool) -> None:
    game = new_game(Options(players=2, first=0, first_raises="rewarded" if rewarded else "unrewarded"), "government")
    for seat in (0, 1):
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, decision.options[:1])
        game.answer(seat, ())
    while game.table.phase == "action":
        (seat,) = game.pending
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, random_answer(decision, Random(1)) if "pass" not in decision.options else ("pass",))
    (seat,) = game.pending
    decision = game.decision(seat)
    assert decision is not None
    assert (seat, decision.key) == (1, "raise-one")
    was, oxygen = game.players[1].tr, game.table.parameters["oxygen"]
    game.answer(1, ("raise:oxygen",))
    assert game.table.parameters["oxygen"] == oxygen + 1
    assert game.players[1].tr == was + int(rewarded)


def test_among_friends_nobody_takes_anything_from_anybody_else() -> None:
    game = new_game(Options(players=2, first=0, friendly=True), "friends")
    for seat in (0, 1):
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, decision.options[:1])
        game.answer(seat, ())
    me, other = game.players
    other.stock["plants"], me.stock["plants"] = 9, 0
    asked = remove(plants=3).ask(game, me, Cause())
    assert asked is not None
    assert asked.options == ()
    me.production["plants"] = 0
    assert production(any={"plants": -1}).blocks(game, me, Cause()) == "nobody-produces:plants"
    assert PlayCard(KEYS["fish"]).possible(game, me, Cause()) == "requires"
    played(Options(players=3, friendly=True, corporate_era=True), 3)


def test_among_friends_what_only_an_expansion_knows_is_safe_too() -> None:
    taking = remove_card_resource("kite")
    table = Table(2, more=[KITES.name]).lay(1, "Kite Yard", resources=2)
    assert taking.possible(table.game, table[0], Cause()) is None
    table = Table(2, friendly=True, more=[KITES.name]).lay(1, "Kite Yard", resources=2)
    set_policies(table.game, ["friendly"])
    assert taking.possible(table.game, table[0], Cause()) == "no-prey:kite"
    assert taking.possible(table.game, table[1], Cause()) is None
