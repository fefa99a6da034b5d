"""The greedy robot: sees only its view, and plays well enough to practise against."""

import ast
import inspect
from random import Random
from statistics import fmean

from msgspec.structs import replace

from bench.simulate import everything
from engine import Options, new_game, play, view
from engine.card import CARDS
from engine.core import Decision
from engine.expansions import open_box
from engine.robots import greedy, worth
from engine.robots.goal import SoloWorth
from engine.robots.greedy import Greedy, gentle_answer, greedy_answer
from engine.robots.random import random_policy
from engine.robots.rates import set_off
from engine.robots.search import candidates
from engine.robots.worth import Worth
from engine.scoring import result
from tests.engine.table import Table, number


def answer(table: Table) -> tuple[str, ...]:
    """The answer of the robot for the seat that is asked."""
    return greedy_answer(view(table.game, table.seat))


def turn(table: Table) -> str:
    """The first action of the robot in a turn of the first seat."""
    (option,) = answer(table.turn(0))
    return option


def generation(n: int, players: int = 2) -> Table:
    """A table in generation `n`, with the usual values of the global parameters."""
    table = Table(players).oceans(min(9, n - 1)).parameters(temperature=-30 + 2 * n, oxygen=min(13, n))
    table.game.table.generation = n
    return table


def test_it_beats_random_in_at_least_nineteen_of_twenty_games_of_two() -> None:
    wins = 0
    for n in range(20):
        options = Options(players=2, corporate_era=bool(n % 2), draft=n % 3 == 0)
        game = play([greedy_answer, random_policy(Random(n))], options, f"greedy {n}")
        wins += result(game)[0].seat == 0
    assert wins >= 19


def test_robots_among_themselves_come_to_an_end() -> None:
    for n in range(24, 27):
        game = new_game(Options(players=2, corporate_era=True), f"duel {n}")
        while not game.over:
            seat = min(game.pending)
            game.answer(seat, greedy_answer(view(game, seat)))
            assert game.table.generation < 30, "they hoard money and nobody terraforms"


def test_it_does_not_hoard_money() -> None:
    for left in range(1, 5):
        rich = generation(12).complete().parameters(oxygen=14 - left).stock(0, mc=150)
        assert turn(rich).startswith("project:"), left


def test_it_answers_from_its_view_alone() -> None:
    assert list(inspect.signature(greedy_answer).parameters) == ["view"]
    for module in (greedy, worth):
        names = {node.id for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Name)}
        assert not names & {"Game", "new_game", "load", "save"}, module.__name__


def test_it_begins_with_cheap_production() -> None:
    table = generation(1).stock(0, mc=30).give(0, "Mine", "Sponsors", "Giant Ice Asteroid", "Colonizer Training Camp")
    assert turn(table) in ("play:mine", "play:sponsors")


def test_it_buys_no_production_that_comes_too_late() -> None:
    late = generation(12).complete().stock(0, mc=30).give(0, "Mine", "Sponsors")
    assert turn(late) in ("pass", "project:city", "project:greenery")


def test_it_claims_a_milestone_as_soon_as_it_can() -> None:
    table = generation(4).rating(0, 35).stock(0, mc=12).give(0, "Mine", "Sponsors")
    assert turn(table) == "milestone:terraformer"


def test_it_funds_an_award_late_and_only_when_ahead() -> None:
    ahead = generation(10).stock(0, mc=14, heat=7).stock(1, heat=1)
    assert turn(ahead) == "award:thermalist"
    behind = (
        generation(10).stock(0, mc=14, heat=1).stock(1, heat=7, mc=1, steel=1).production(1, mc=3).tile("E5", "city", 1)
    )
    assert not turn(behind).startswith("award:")
    early = generation(1).stock(0, mc=14, heat=7)
    assert not turn(early).startswith("award:")


def test_it_puts_greeneries_next_to_its_own_cities() -> None:
    table = generation(6).tile("E4", "city", 0).tile("C3", "city", 1).tile("D3", "greenery", 0).stock(0, plants=8)
    (space,) = answer(table.act(0, "convert:plants"))
    assert space.removeprefix("space:") in table.game.box.map.near["E4"]


def test_it_puts_cities_next_to_greeneries() -> None:
    table = generation(6).tile("E4", "greenery", 0).tile("F5", "greenery", 0).stock(0, mc=25)
    (space,) = answer(table.act(0, "project:city"))
    near = table.game.box.map.near[space.removeprefix("space:")]
    assert "E4" in near
    assert "F5" in near


def test_a_greenery_with_room_beside_an_own_city_and_a_city_among_greeneries_are_worth_more() -> None:
    def placed(tile: str, table: Table) -> float:
        return Worth(view(table.game, 0)).placed(tile)

    assert placed("greenery", generation(8).tile("E7", "city", 0)) > placed("greenery", generation(8)) + 4
    walled_in = generation(8).tile("E7", "city", 0)
    for space in walled_in.game.box.map.near["E7"]:
        walled_in.tile(space, "greenery", 1)
    assert placed("greenery", walled_in) == placed("greenery", generation(8))
    three = generation(8).tile("D5", "greenery", 0).tile("D6", "greenery", 0).tile("E5", "greenery", 0)
    one = generation(8).tile("D5", "greenery", 0)
    assert placed("city", three) > placed("city", one) + 4 > placed("city", generation(8)) + 3.9
    three.tile("C5", "city", 1).tile("D4", "city", 1).tile("E6", "city", 1).tile("F6", "city", 1)
    assert placed("city", three) < placed("city", one) + 4, "no city may lie beside another"


def test_a_card_that_idle_metal_pays_for_is_worth_buying() -> None:
    def net(table: Table) -> float:
        seen = view(table.game, 0)
        return Greedy(seen, Decision(0, "")).net(CARDS[number("Nuclear Power")])

    assert net(generation(5).stock(0, mc=30, steel=20)) > net(generation(5).stock(0, mc=30)) + 2


def test_one_more_piece_of_metal_is_worth_what_cards_will_take_of_it() -> None:
    def worth(table: Table) -> Worth:
        return Worth(view(table.game, 0))

    assert worth(generation(9).stock(0, steel=1)).stock("steel") > 1.4
    assert worth(generation(9).stock(0, steel=30)).stock("steel") < 0.1
    wanted = worth(generation(9).stock(0, steel=8).give(0, "Nuclear Power").give(0, "Immigrant City"))
    assert wanted.stock("steel") > worth(generation(9).stock(0, steel=8)).stock("steel") + 0.3
    idle = worth(generation(9).stock(0, steel=30))
    assert idle.production("steel") < 0.1 * worth(generation(9)).production("steel")


def test_later_uses_of_an_action_are_worth_what_is_left_then() -> None:
    worth, space_mirrors = Worth(view(generation(3).game, 0)), CARDS[number("Space Mirrors")]
    assert space_mirrors.action is not None
    now, later = (
        worth.effect(space_mirrors.action, space_mirrors),
        worth.halfway.effect(space_mirrors.action, space_mirrors),
    )
    assert later < now, "a production that is raised later has less time to pay"
    times = worth.left
    assert worth.action(space_mirrors) == now + (times - 1) * later


def test_it_pays_with_metal_as_far_as_metal_goes() -> None:
    table = generation(3).stock(0, mc=20, steel=3).give(0, "Space Elevator").stock(0, mc=40, titanium=2)
    table.act(0, "play:space-elevator")
    assert set(answer(table)) == {"steel=3", "titanium=2", "mc=15"}


def test_it_saves_money_where_metal_pays() -> None:
    table = generation(2).stock(0, mc=6, steel=2).give(0, "Mine", "Sponsors")
    for _ in range(2):
        table.act(0, turn(table))
    assert table.has(0) == {}
    assert table.names(table[0].played) == ["Sponsors", "Mine"]


def test_it_never_harms_itself() -> None:
    asteroid = generation(5).stock(0, mc=14, plants=5).stock(1, plants=1).give(0, "Asteroid").play(0, "Asteroid")
    assert answer(asteroid) == ("seat:1",)
    alone = generation(5).stock(0, mc=14, plants=5).give(0, "Asteroid").play(0, "Asteroid")
    assert answer(alone) == ("none",)
    predators = generation(5).lay(0, "Predators").lay(0, "Fish", resources=2)
    assert turn(predators) != "action:predators"
    both = generation(5).lay(0, "Predators").lay(0, "Fish", resources=2).lay(1, "Birds", resources=1)
    both.use(0, "Predators")
    assert answer(both) == ("card:birds",)


def test_it_plays_no_card_that_only_it_would_suffer_from() -> None:
    table = generation(4).production(0, energy=1).stock(0, mc=5).give(0, "Energy Tapping")
    assert turn(table) != "play:energy-tapping"
    prey = generation(1).production(0, energy=1).production(1, energy=1).stock(0, mc=5).give(0, "Energy Tapping")
    assert turn(prey) == "play:energy-tapping"


def test_it_plays_no_card_whose_action_it_could_never_pay_for() -> None:
    for card in ("Steelworks", "Equatorial Magnetizer", "Physics Complex"):
        poor = generation(2).stock(0, mc=30).give(0, card)
        assert turn(poor) != CARDS[number(card)].as_play, card
        powered = generation(2).stock(0, mc=30).production(0, energy=7).give(0, card)
        assert turn(powered) == CARDS[number(card)].as_play, card


def test_energy_that_no_generation_brings_at_once_pays_for_no_action() -> None:
    """Energy becomes heat: with a production of 2 there are never 4 for the action of Steelworks."""
    for made, played in ((2, False), (5, True)):
        table = generation(3).stock(0, mc=30).production(0, energy=made).give(0, "Steelworks")
        assert (turn(table) == "play:steelworks") is played
    shared = generation(3).stock(0, mc=30).production(0, energy=5).lay(0, "Ore Processor").give(0, "Steelworks")
    assert turn(shared) != "play:steelworks", "the other action takes 4 of these 5"


def test_it_takes_from_who_has_it() -> None:
    for raid in ("Hired Raiders", "Deimos Down"):
        table = Table(3).stock(0, mc=31).stock(1, mc=1, plants=1).stock(2, mc=20, plants=8).rating(1, 21).give(0, raid)
        assert answer(table.play(0, raid)) == ("seat:2",), raid


def test_it_copies_only_production() -> None:
    table = generation(11).production(0, energy=1).lay(0, "Mine", "Immigrant City").stock(0, mc=9)
    table.give(0, "Robotic Workforce").play(0, "Robotic Workforce")
    assert set(table.options()) == {"card:mine", "card:immigrant-city"}
    assert answer(table) == ("card:mine",)


def test_where_nobody_takes_from_others_it_knows_that_only_it_would_suffer() -> None:
    table = Table(2, friendly=True).production(0, energy=1).production(1, energy=1).stock(0, mc=5)
    table.game.table.policies.append("friendly")
    assert turn(table.give(0, "Energy Tapping")) != "play:energy-tapping"


def test_of_several_questions_at_once_it_picks_no_card_at_random() -> None:
    table = generation(5).lay(0, "Mars University").lay(0, "Olympus Conference", resources=1).stock(0, mc=9)
    table.give(0, "Mine", "Interstellar Colony Ship", "Sponsors", "Gene Repair", "Physics Complex").stock(0, mc=30)
    table.play(0, "Physics Complex")
    assert table.key == "effects"
    (pick,) = answer(table)
    assert pick.endswith("card:interstellar-colony-ship")


def test_it_plays_what_a_milestone_still_lacks() -> None:
    built = ("Strip Mine", "Steelworks", "Titanium Mine", "Industrial Microbes", "Power Plant", "Ironworks")

    def plays(*goals: str) -> str:
        table = Table(2, goals=goals).oceans(4).parameters(temperature=-20, oxygen=5).lay(0, *built)
        table.game.table.generation = 5
        return turn(table.give(0, "Mars University", "Sponsors").stock(0, mc=16, energy=3))

    assert plays("builder-7", "banker") == "play:mars-university"
    assert plays("mayor", "landlord") == "play:sponsors"


def test_it_bribes_when_two_milestones_are_gone_and_not_before_if_the_money_is_worth_more() -> None:
    table = Table(2, goals=("briber", "mayor", "gardener", "landlord")).stock(0, mc=25)
    assert turn(table) != "milestone:briber"
    table.game.table.milestones.update(mayor=1, gardener=1)
    assert turn(table) == "milestone:briber"


def test_it_foresees_the_end_within_two_generations() -> None:
    errors: list[int] = []
    for n in range(3):
        game = new_game(Options(players=2, corporate_era=True), f"end {n}")
        guessed: dict[int, int] = {}
        while not game.over:
            seat = min(game.pending)
            seen = view(game, seat)
            guessed.setdefault(seen.generation, Worth(seen).left)
            game.answer(seat, greedy_answer(seen))
        errors += [abs(left - (game.table.generation - at + 1)) for at, left in guessed.items()]
    assert fmean(errors) < 2


def test_alone_it_knows_how_many_generations_there_are() -> None:
    for options, generations in (
        (Options(players=1, corporate_era=True), 14),
        (everything(players=1, corporate_era=True), 12),
    ):
        game = new_game(options, "alone")
        game.table.generation = 3
        assert Worth(view(game, 0)).left == generations - 2


def alone(n: int, temperature: int = 0) -> Table:
    """A solo game in generation `n` of 14, at `temperature` in °C."""
    return generation(n, players=1).parameters(temperature=temperature)


def test_alone_heat_and_energy_beyond_the_last_step_are_worth_next_to_nothing() -> None:
    scarce, plenty = (SoloWorth(view(alone(8).production(0, heat=heat).game, 0)) for heat in (2, 8))
    for what in ("heat", "energy"):
        assert 0 < plenty.production(what) < scarce.production(what) / 20


def test_alone_all_heat_is_worth_no_more_than_the_steps_that_are_left() -> None:
    def ahead(held: int, made: int) -> dict[str, float]:
        return SoloWorth(view(alone(8, temperature=4).stock(0, heat=held).production(0, heat=made).game, 0)).ahead

    assert ahead(8, 0)["stock"] < ahead(16, 0)["stock"] == ahead(90, 0)["stock"]
    assert ahead(0, 1)["production"] < ahead(0, 5)["production"] == ahead(0, 50)["production"]


def test_alone_standard_projects_are_tried_early_where_money_is_idle() -> None:
    def projects(mc: int) -> list[tuple[str, ...]]:
        tried = candidates(view(alone(8).stock(0, mc=mc).turn(0).game, 0))
        return [picks for picks in tried if picks[0].startswith("project:")]

    assert not projects(30)
    assert ("project:asteroid",) in projects(80)


def test_metal_that_nothing_can_take_is_worth_little() -> None:
    worths = [Worth(view(generation(10).stock(0, steel=held).game, 0)).stock("steel") for held in (2, 31)]
    assert worths[1] < worths[0] / 2
    asked_for = generation(10).stock(0, steel=31).give(0, "Strip Mine", "Space Elevator", "Immigrant City")
    assert Worth(view(asked_for.game, 0)).stock("steel") > 1.5 * worths[1]


def test_it_sells_patents_where_that_pays_for_a_last_project() -> None:
    hand = ("Soletta", "Deimos Down", "Io Mining Industries")
    last = generation(12).parameters(oxygen=13, temperature=8).oceans(9).stock(0, mc=21).give(0, *hand)
    assert turn(last) == "sell"
    sold = answer(last.act(0, "sell"))
    assert len(sold) == 2
    rich = generation(12).parameters(oxygen=13, temperature=8).oceans(9).stock(0, mc=23).give(0, *hand)
    assert turn(rich) == "project:greenery"
    early = generation(3).stock(0, mc=21).give(0, *hand)
    assert turn(early) != "sell"


def test_it_keeps_its_hand_where_another_generation_may_come() -> None:
    hand = ("Soletta", "Deimos Down", "Io Mining Industries")
    missing = generation(12).parameters(oxygen=12, temperature=8).oceans(9).stock(0, mc=21).give(0, *hand)
    assert Worth(view(missing.game, 0)).left == 1, "the end is near"
    assert turn(missing) != "sell", "a second step of oxygen is missing"


def test_it_makes_the_energy_that_a_good_card_in_hand_lacks() -> None:
    table = generation(5).parameters(oxygen=2).stock(0, mc=11, steel=12)
    assert turn(table) != "project:power-plant"
    assert turn(table.give(0, "Electro Catapult", "Domed Crater")) == "project:power-plant"
    last = generation(12).complete().parameters(oxygen=13).stock(0, mc=11).give(0, "Magnetic Field Generators")
    assert turn(last) != "project:power-plant"


def test_in_the_last_generation_it_makes_energy_for_a_card_that_metal_pays_for() -> None:
    def done(steel: int) -> str:
        table = generation(12).complete().parameters(oxygen=13).stock(1, steel=20).stock(0, mc=11, steel=steel)
        return turn(table.give(0, "Immigrant City"))

    assert done(steel=12) == "project:power-plant"
    assert done(steel=3) != "project:power-plant", "the city could not be paid besides"


def test_metal_is_idle_where_the_last_generation_has_no_card_to_play() -> None:
    def steel(energy: int) -> float:
        table = generation(12).complete().parameters(oxygen=13).production(0, energy=energy).stock(0, steel=8)
        return Worth(view(table.give(0, "Immigrant City", "Capital").game, 0)).stock("steel")

    assert steel(energy=2) > 5 * steel(energy=0), "both cities take energy production"


def test_production_that_no_card_in_hand_lacks_is_worth_no_more() -> None:
    def worth_of_plant(table: Table) -> float:
        table.turn(0)
        seen = view(table.game, 0)
        return Greedy(seen, seen.asked).of_action("project:power-plant")

    plain = worth_of_plant(generation(5).stock(0, mc=11, steel=12))
    assert worth_of_plant(generation(5).stock(0, mc=11, steel=12).give(0, "Strip Mine")) > plain, "one of two steps"
    with_energy = generation(5).production(0, energy=2).stock(0, mc=11, steel=12).give(0, "Strip Mine")
    assert worth_of_plant(with_energy) <= plain
    far = generation(5).parameters(oxygen=9).stock(0, mc=11, steel=12).give(0, "Electro Catapult")
    assert worth_of_plant(far) <= worth_of_plant(generation(5).parameters(oxygen=9).stock(0, mc=11, steel=12)), (
        "too much oxygen"
    )


def test_it_funds_the_award_that_it_will_win_not_the_one_that_it_leads_now() -> None:
    table = generation(10).stock(0, mc=14, heat=1).stock(1, heat=3, mc=1, steel=1).production(0, heat=9)
    assert turn(table.production(1, mc=3).tile("E7", "city", 1)) == "award:thermalist"


def test_in_the_last_generation_it_works_for_no_award_that_is_decided() -> None:
    def done(steel: int) -> str:
        table = Table(2, goals=("mogul", "mayor")).complete().stock(0, mc=11).production(0, steel=steel)
        table.game.table.generation = 12
        table.game.table.awards["mogul"] = 1
        return turn(table.production(1, steel=5))

    assert done(steel=4) == "project:power-plant"
    assert done(steel=15) == done(steel=0) == "pass"


def test_it_does_not_pass_with_much_money_before_the_end() -> None:
    table = generation(11).parameters(oxygen=12, temperature=8).oceans(9).stock(0, mc=42)
    assert turn(table).startswith("project:")


def test_it_buys_no_card_that_stays_dead_for_long() -> None:
    def buys(temperature: int) -> bool:
        table = generation(4).parameters(temperature=temperature, oxygen=2).stock(0, mc=40)
        asked = Decision(0, "buy", ("card:fish",), 0, 1, kind="card")
        return bool(greedy_answer(replace(view(table.game, 0), decision=asked)))

    assert buys(4)
    assert not buys(-28)


def test_it_buys_no_card_that_lacks_several_steps_of_production() -> None:
    def buys(energy: int) -> bool:
        table = generation(2).production(0, energy=energy).stock(0, mc=40)
        asked = Decision(0, "buy", ("card:magnetic-field-generators",), 0, 1, kind="card")
        return bool(greedy_answer(replace(view(table.game, 0), decision=asked)))

    assert buys(3), "one step is missing"
    assert not buys(0), "four steps are missing"


def test_it_finishes_a_milestone_before_it_passes() -> None:
    table = generation(6).tile("E7", "greenery", 0).tile("E8", "greenery", 0).stock(0, mc=31)
    assert turn(table) == "project:greenery"


def test_an_easy_robot_takes_nothing_from_others() -> None:
    def gently(table: Table) -> str:
        (option,) = gentle_answer(view(table.game, table.seat))
        return option

    for card in ("Energy Tapping", "Hired Raiders", "Virus"):
        prey = generation(5).production(0, energy=1).production(1, energy=2).stock(1, mc=9, plants=9, steel=9)
        prey.stock(0, mc=12).give(0, card).turn(0)
        assert gently(prey) != CARDS[number(card)].as_play, card
    asteroid = generation(5).stock(0, mc=14).stock(1, plants=4).give(0, "Asteroid")
    assert gently(asteroid.turn(0)) != CARDS[number("Asteroid")].as_play
    asteroid = generation(5).stock(0, mc=14).stock(1, plants=4).give(0, "Asteroid").play(0, "Asteroid")
    assert greedy_answer(view(asteroid.game, 0)) == ("seat:1",)
    assert gently(asteroid) == "none"
    assert gently(generation(5).stock(0, mc=30).give(0, "Sponsors").turn(0)) != "pass"


def test_an_effect_is_worth_what_cards_in_the_box_and_tiles_set_it_off() -> None:
    box = open_box(Options(players=2, corporate_era=True))

    def often(name: str, seats: int = 2) -> float:
        return set_off(box.cards[number(name)].triggers[0], box, seats, 4)

    assert often("Media Group") > 2 * often("Optimal Aerobraking"), "of all events, those in space are few"
    assert often("Rover Construction") > often("Mars University")
    assert often("Saturn Systems", seats=4) > 1.5 * often("Saturn Systems", seats=2), "tags of anybody"
    assert set_off(box.cards[number("Decomposers")].triggers[0], box, 2, 40) == 5
