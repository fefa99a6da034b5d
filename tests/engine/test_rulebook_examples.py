"""The rulebook's worked examples: Kim (seat 0), Stanley (seat 1) and Robinson (seat 2)."""

from __future__ import annotations

from engine import Game, view
from engine.named import CORPORATION_DECK
from engine.phases.generation import RunPhase
from engine.prices import metal_values
from engine.scoring import award_points, points, result
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

KIM, STANLEY, ROBINSON = range(3)


def standard(**options: object) -> Table:
    """A standard game of the three, without corporate era; everybody produces 1 of each resource."""
    table = Table(3, corporate_era=False, **options)  # type: ignore[arg-type]
    for seat in range(3):
        table.production(seat, mc=1, steel=1, titanium=1, plants=1, energy=1, heat=1)
    return table


def founded() -> Game:
    """The three choose: PhoboLog with 5 cards, ThorGate with all 10, Tharsis Republic with 4."""
    from engine import Options, new_game

    game = new_game(Options(players=3, first=KIM), "Kim, Stanley and Robinson")
    for p, name in zip(game.players, ("PhoboLog", "ThorGate", "Tharsis Republic"), strict=True):
        card = number(name)
        holder = next(q for q in (*game.players, None) if q is None or card in q.looking)
        zone = game.table.decks[CORPORATION_DECK].cards if holder is None else holder.looking
        place = zone.index(card)
        zone[place], p.looking[0] = p.looking[0], card
    game.derive_pending()
    for seat, (name, kept) in enumerate((("phobolog", 5), ("thorgate", 10), ("tharsis-republic", 4))):
        game.answer(seat, [f"card:{name}"])
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, decision.options[:kept])
    return game


@obeys("r007", "r027")
def test_setup_everybody_starts_with_one_production_of_each_and_a_rating_of_20() -> None:
    from engine import Options, new_game

    for seat in view(new_game(Options(players=3), "start"), None).seats:
        assert set(seat.production.values()) == {1}
        assert seat.tr == 20


def test_setup_kim_is_phobolog_and_buys_five_cards() -> None:
    seen = view(founded(), KIM)
    assert seen.me.stock == {"mc": 23 - 15, "steel": 0, "titanium": 10, "plants": 0, "energy": 0, "heat": 0}
    assert seen.me.hand == 5
    assert metal_values(seen, seen.me)["titanium"] == 4


@obeys("r659")
def test_setup_the_cards_not_bought_are_discarded_and_the_corporation_goes_back_to_the_box() -> None:
    game = founded()
    assert len(game.table.discard) == 5 + 0 + 6
    assert len(game.table.decks[CORPORATION_DECK].discard) == 3


def test_setup_stanley_is_thorgate_and_keeps_all_ten() -> None:
    stanley = view(founded(), STANLEY).seats[STANLEY]
    assert stanley.stock["mc"] == 48 - 30
    assert stanley.production["energy"] == 2
    assert stanley.hand == 10


@obeys("r351")
def test_setup_robinson_is_tharsis_republic_and_first_places_a_city() -> None:
    game = founded()
    assert view(game, None).seats[ROBINSON].stock["mc"] == 40 - 12
    game.answer(KIM, ["pass"])
    game.answer(STANLEY, ["pass"])
    assert game.pending[ROBINSON].options == ("first:tharsis-republic", "pass")
    game.answer(ROBINSON, ["first:tharsis-republic"])
    game.answer(ROBINSON, ["space:H4"])
    robinson = game.players[ROBINSON]
    assert robinson.stock["mc"] == 28 + 3
    assert robinson.production["mc"] == 1 + 1
    assert len(robinson.hand) == 4 + 1  # H4 shows a card


def test_setup_kim_takes_the_first_turn() -> None:
    game = founded()
    assert list(game.pending) == [KIM]
    assert game.pending[KIM].key == "turn"


def test_research_stanley_buys_three_of_four_cards_for_nine() -> None:
    table = standard().stock(STANLEY, mc=20)
    game = table.run(RunPhase("research")).game
    looking = list(game.players[STANLEY].looking)
    game.answer(STANLEY, game.pending[STANLEY].options[:3])
    game.answer(KIM, ())
    game.answer(ROBINSON, ())
    assert game.players[STANLEY].stock["mc"] == 11
    assert game.players[STANLEY].hand == looking[:3]
    assert looking[3] in game.table.discard


def test_turns_stanley_begins_the_second_generation() -> None:
    table = standard()
    table.run(RunPhase("order"))
    assert (table.game.table.generation, table.game.table.first) == (2, STANLEY)


def test_turns_stanley_sells_a_patent_for_one() -> None:
    table = standard().give(STANLEY, "Fish").act(STANLEY, "sell").choose("card:fish")
    assert table.has(STANLEY) == {"mc": 1}
    assert table.game.table.discard == [number("Fish")]


def test_turns_robinson_builds_a_city_and_tells_kim_to_start() -> None:
    table = standard().lay(ROBINSON, "Tharsis Republic").stock(ROBINSON, mc=25)
    table.act(ROBINSON, "project:city").pick("space:D3")
    assert table.has(ROBINSON) == {"mc": 3, "plants": 1}
    assert table[ROBINSON].production["mc"] == 1 + 1 + 1
    table.end()
    assert (table.seat, table.key) == (KIM, "turn")


def test_turns_kim_pays_asteroid_mining_with_eight_titanium_of_four_each() -> None:
    table = standard().lay(KIM, "PhoboLog").give(KIM, "Asteroid Mining").stock(KIM, titanium=10, mc=8)
    table.play(KIM, "Asteroid Mining")
    assert table.asked.budget == (30, (("titanium", 4, 10), ("mc", 1, 8)))
    table.choose("titanium=8")
    assert table.has(KIM) == {"titanium": 2, "mc": 8}
    assert table[KIM].production["titanium"] == 3


def test_turns_kim_could_have_paid_seven_titanium_and_two() -> None:
    table = standard().lay(KIM, "PhoboLog").give(KIM, "Asteroid Mining").stock(KIM, titanium=10, mc=8)
    table.play(KIM, "Asteroid Mining").choose("titanium=7", "mc=2")
    assert table.has(KIM) == {"titanium": 3, "mc": 6}


def test_turns_kim_plays_a_second_space_card_and_the_turn_goes_to_stanley() -> None:
    table = standard().lay(KIM, "PhoboLog").give(KIM, "Asteroid Mining", "Comet").stock(KIM, titanium=14)
    table.play(KIM, "Asteroid Mining").play(KIM, "Comet", "space:A2")
    assert (table.seat, table.key) == (STANLEY, "turn")


def test_turns_stanley_pays_eight_for_geothermal_power() -> None:
    table = standard().lay(STANLEY, "ThorGate").give(STANLEY, "Geothermal Power").stock(STANLEY, mc=8)
    table.play(STANLEY, "Geothermal Power")
    assert table.has(STANLEY) == {}
    assert table[STANLEY].production["energy"] == 3


def test_production_kim_gains_her_rating_her_production_and_three_titanium() -> None:
    table = standard().rating(KIM, 20).production(KIM, titanium=3).stock(KIM, energy=2)
    table.run(RunPhase("production"))
    kim = view(table.game, None).seats[KIM].stock
    assert kim == {"mc": 21, "steel": 1, "titanium": 3, "plants": 1, "energy": 1, "heat": 2 + 1}


@obeys("r173")
def test_tiles_a_city_beside_two_oceans_brings_four() -> None:
    table = standard().stock(KIM, mc=25).tile("E5", "ocean").tile("E6", "ocean").act(KIM, "project:city")
    table.pick("space:D5")
    assert {"E5", "E6"} <= set(table.game.box.map.near["D5"])
    assert table.has(KIM)["mc"] == 4


@obeys("r122")
def test_production_is_not_limited_to_ten() -> None:
    table = standard().production(KIM, heat=19).give(KIM, "Mohole Area").stock(KIM, mc=20)
    table.play(KIM, "Mohole Area", "space:A5")
    assert table[KIM].production["heat"] == 23


@obeys("r116")
def test_cards_kim_may_play_asteroid_in_vain() -> None:
    table = standard().parameters(temperature=8).give(KIM, "Asteroid").stock(KIM, mc=14, plants=3)
    table.play(KIM, "Asteroid", "none")
    assert table[KIM].tr == 20
    assert table.has(KIM) == {"plants": 3, "titanium": 2}


@obeys("r103", "r144")
def test_cards_kim_may_remove_only_some_of_the_plants_and_from_one_player_alone() -> None:
    table = standard().stock(STANLEY, plants=2).stock(ROBINSON, plants=5).give(KIM, "Asteroid").stock(KIM, mc=14)
    table.play(KIM, "Asteroid")
    assert set(table.options()) == {"seat:1", "fewer:1", "seat:2", "fewer:2", "none"}
    table.pick("fewer:2", "2")
    assert (table.has(STANLEY), table.has(ROBINSON)) == ({"plants": 2}, {"plants": 3})


@obeys("r124", "r663")
def test_milestones_robinson_builds_his_third_city_and_claims_mayor_in_one_turn() -> None:
    table = standard().lay(ROBINSON, "Tharsis Republic").stock(ROBINSON, mc=34).tiles("city", ROBINSON, "C2", "G2")
    assert "milestone:mayor" not in table.offers(ROBINSON)
    table.act(ROBINSON, "project:city").pick("space:D5").pick("milestone:mayor")
    assert table.has(ROBINSON)["mc"] == 34 - 25 + 3 - 8
    assert table.points(ROBINSON)["milestones"] == 5
    table.tiles("city", KIM, "A1", "I1", "I4").stock(KIM, mc=20)
    assert "milestone:mayor" not in table.offers(KIM)


@obeys("r124")
def test_milestones_only_three_may_be_claimed() -> None:
    table = standard().rating(KIM, 40).stock(KIM, mc=50)
    table.game.table.milestones.update(mayor=1, gardener=1, builder=2)
    assert "milestone:terraformer" not in table.offers(KIM)


def test_awards_stanley_funds_thermalist_and_shares_it_with_kim() -> None:
    table = standard().stock(STANLEY, mc=8).act(STANLEY, "award:thermalist")
    assert table.has(STANLEY) == {}
    table.stock(KIM, heat=12).stock(STANLEY, heat=12).stock(ROBINSON, heat=5)
    assert award_points(table.game, "thermalist") == [5, 5, 0]


@obeys("r125", "r664")
def test_awards_cost_eight_then_fourteen_then_twenty() -> None:
    table = standard().stock(KIM, mc=42)
    for award, left in (("banker", 34), ("miner", 20), ("landlord", 0)):
        table.act(KIM, f"award:{award}")
        assert table[KIM].stock["mc"] == left
    assert not [option for option in table.stock(KIM, mc=99).offers(KIM) if option.startswith("award:")]


@obeys("r126", "r128")
def test_awards_the_second_gets_two_points_but_not_of_two_players() -> None:
    table = standard().stock(KIM, heat=9).stock(STANLEY, heat=7).stock(ROBINSON, heat=7)
    assert award_points(table.game, "thermalist") == [5, 2, 2]
    two = Table(2).stock(0, heat=9).stock(1, heat=7)
    assert award_points(two.game, "thermalist") == [5, 0]


def test_actions_stanley_adds_an_animal_to_livestock_once_a_generation() -> None:
    table = standard().lay(STANLEY, "Livestock", resources=1).use(STANLEY, "Livestock")
    assert table.on(STANLEY, "Livestock") == 2
    assert "action:livestock" not in table.offers(STANLEY)
    table.run(RunPhase("production"))
    assert "action:livestock" in table.offers(STANLEY)


def test_actions_shuttles_make_space_cards_two_cheaper() -> None:
    table = standard().lay(KIM, "Shuttles").give(KIM, "Comet").stock(KIM, mc=19)
    table.play(KIM, "Comet", "space:A5")
    assert table.has(KIM) == {}


def test_plants_robinson_places_a_greenery_between_two_of_his_cities() -> None:
    table = standard().stock(ROBINSON, plants=8).tiles("city", ROBINSON, "E2", "G1")
    table.act(ROBINSON, "convert:plants").pick("space:F2")
    assert table.has(ROBINSON) == {"plants": 2}  # the placement bonus
    assert table.parameter("oxygen") == 1
    assert table[ROBINSON].tr == 21
    assert points(table.game, table[ROBINSON])["greeneries"] == 1
    assert points(table.game, table[ROBINSON])["cities"] == 2


def test_plants_the_greenery_must_lie_beside_an_own_tile() -> None:
    table = standard().stock(ROBINSON, plants=8).tile("E2", "city", ROBINSON).tile("H4", "city", KIM)
    table.act(ROBINSON, "convert:plants")
    assert table.spaces() == {"D1", "D2", "E1", "F1", "F2"}  # E3 is the place of Noctis City


def test_heat_eight_raise_the_temperature_a_step() -> None:
    table = standard().stock(KIM, heat=9).act(KIM, "convert:heat")
    assert (table.has(KIM), table[KIM].tr, table.parameter("temperature")) == ({"heat": 1}, 21, -28)


def test_game_end_the_last_greeneries_come_after_production_in_player_order() -> None:
    table = standard().complete().stock(ROBINSON, plants=7).stock(KIM, plants=16).rating(KIM, 30)
    table.game.table.first = STANLEY
    for seat in (STANLEY, ROBINSON, KIM):
        table.turn(seat)[seat].passed = True
    table.run(RunPhase("production"))
    assert (table.seat, table.key) == (ROBINSON, "last-greenery")
    table.pick("convert:plants").pick(table.options()[0])
    assert (table.seat, table.key) == (KIM, "last-greenery")
    table.pick("done")
    assert table.game.over
    assert table.game.table.phase == "over"


@obeys("r054")
def test_game_end_stanley_counts_to_64() -> None:
    table = standard().rating(STANLEY, 38).lay(STANLEY, "Livestock", resources=3)
    table.stock(KIM, heat=12).stock(STANLEY, heat=12)
    table.game.table.awards["thermalist"] = STANLEY
    table.game.table.milestones["planner"] = STANLEY
    table.tile("G5", "city", STANLEY).tiles("greenery", STANLEY, "F5", "F6", "G6").tiles(
        "greenery", ROBINSON, "H4", "H5"
    )
    assert set(table.game.box.map.near["G5"]) >= {"F5", "F6", "G6", "H4", "H5"}
    by = points(table.game, table[STANLEY])
    assert by == {"tr": 38, "milestones": 5, "awards": 5, "greeneries": 3, "cities": 5, "cards": 3}
    assert by["tr"] + by["milestones"] + by["awards"] + by["greeneries"] + by["cities"] == 56
    table.lay(STANLEY, "Colonizer Training Camp", "Water Splitting Plant", "Food Factory", "Advanced Ecosystems")
    cards = points(table.game, table[STANLEY])["cards"]
    assert cards == 3 + 2 + 0 + 1 + 3  # three on Livestock, six on other face-up cards
    table.buried(STANLEY, "Deimos Down")
    assert result(table.game)[0].seat == STANLEY


def test_game_end_an_event_may_cost_a_point_and_brings_stanley_to_64() -> None:
    table = Table(3).rating(STANLEY, 56).lay(STANLEY, "Livestock", resources=3)
    table.lay(STANLEY, "Colonizer Training Camp", "Food Factory", "Advanced Ecosystems")
    table.buried(STANLEY, "Indentured Workers")
    assert result(table.game)[0].total == 64


def test_game_end_ties_are_won_by_the_most_money() -> None:
    table = standard().stock(KIM, mc=3).stock(ROBINSON, mc=9).rating(STANLEY, 19)
    ranks = {place.seat: place.rank for place in result(table.game)}
    assert ranks == {ROBINSON: 1, KIM: 2, STANLEY: 3}
    equal = standard().stock(KIM, mc=9).stock(ROBINSON, mc=9)
    assert [(place.seat, place.rank) for place in result(equal.game)] == [(KIM, 1), (ROBINSON, 1), (STANLEY, 3)]
