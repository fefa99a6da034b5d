"""What an expansion can bring without a change to any file of the engine."""

from __future__ import annotations

import sys

from engine import Options, changes, load, new_game, save, view
from engine.phases.generation import RunPhase
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP


def made_up(players: int = 2) -> Table:
    return Table(players, more=[MADE_UP.name])


def test_a_parameter_gives_rating_a_step_and_its_bonus_to_who_crosses_it() -> None:
    table = made_up().parameters(magnetism=4).give(0, "Field Coils").stock(0, mc=9).play(0, "Field Coils")
    assert table.parameter("magnetism") == 8
    assert table[0].tr == 22
    assert table.has(0) == {"plants": 2}


def test_a_requirement_may_name_a_parameter_of_an_expansion() -> None:
    table = made_up().give(0, "Shielded Gardens").stock(0, mc=8)
    assert table.why_not(0, "Shielded Gardens") == "requires"
    table.parameters(magnetism=6).play(0, "Shielded Gardens")
    assert table.makes(0) == {"plants": 2}


def test_a_parameter_that_does_not_end_the_game_is_not_waited_for() -> None:
    table = made_up().complete()
    table.run(RunPhase("ending"))
    assert table.game.table.phase == "over"
    assert table.game.over


def test_a_standard_project_stands_beside_the_six() -> None:
    table = made_up().stock(0, mc=12)
    assert "project:coil" in table.offers(0)
    table.act(0, "project:coil")
    assert table.parameter("magnetism") == 2
    assert "project:coil" not in Table().stock(0, mc=12).offers(0)


def test_a_card_of_another_player_reacts_and_asks_its_owner_once_a_step() -> None:
    table = made_up(3).lay(1, "Aurora Watch").give(0, "Field Coils").stock(0, mc=9).play(0, "Field Coils")
    assert table.seat == 1
    table.game = load(save(table.game))
    table.pick("0", "1")
    assert table.has(1) == {"heat": 2}
    assert table.on(1, "Aurora Watch") == 1
    assert (table.seat, table.key) == (0, "turn")


def test_the_active_player_orders_the_reactions_of_several_players() -> None:
    table = made_up(3).lay(1, "Aurora Watch").lay(2, "Dynamo Works").stock(0, mc=12).act(0, "project:coil")
    assert table.has(2) == {"mc": 2}  # an effect that asks nothing happens at once
    assert table.seat == 1


def test_a_phase_of_an_expansion_votes_in_secret_and_sets_a_policy() -> None:
    table = made_up(3)
    table.run(RunPhase("council"))
    game = table.game
    before = view(game, 0)
    game.answer(1, ["policy:subsidies"])
    assert view(game, 0).owing == {0: "choose", 2: "choose"}
    assert view(game, 0).seats == before.seats
    assert view(game, 1).chosen == {"vote": ("policy:subsidies",)}
    game.reopen(1)
    game.answer(1, ["policy:sea-monitoring"])
    game.answer(0, [])
    game.answer(2, ["policy:sea-monitoring"])
    assert game.table.policies == ["sea-monitoring"]


def test_a_policy_holds_for_everybody() -> None:
    table = made_up().give(0, "Comet", "Mine").stock(0, mc=30).stock(1, mc=18)
    changes.set_policies(table.game, ["subsidies"])
    table.play(0, "Comet", "space:A5")
    assert table[0].stock["mc"] == 30 - (21 - 2)
    table.play(0, "Mine")
    assert table[0].stock["mc"] == 11 - 4
    changes.set_policies(table.game, ["sea-monitoring"])
    table.act(1, "project:aquifer").pick("space:E5")
    assert (table[0].stock["mc"], table[1].stock["mc"]) == (8, 1)


def test_a_phase_comes_after_the_one_it_names() -> None:
    box = made_up().game.box
    assert list(box.phases) == ["order", "research", "omens", "action", "production", "council", "ending"]


def test_homework_is_drawn_at_once_and_answered_before_the_next_decision_of_its_owner() -> None:
    table = made_up(3).give(0, "Open Archive").give(1, "Mine").stock(0, mc=4).deck("Comet", "Fish", "Pets")
    table.play(0, "Open Archive")
    assert [table.names(p.hand) for p in table.players] == [["Comet"], ["Mine", "Fish"], ["Pets"]]
    assert {s: d.key for s, d in table.game.pending.items()} == {0: "return", 1: "return", 2: "return"}
    table.game.answer(0, ["card:comet"])
    game = table.game = load(save(table.game))
    assert {s: d.key for s, d in game.pending.items()} == {0: "turn", 1: "return", 2: "return"}
    game.answer(0, ["end"])
    assert 0 not in game.pending  # seat 1 would now be on turn, but owes its homework first
    game.answer(1, ["card:mine"])
    assert game.pending[1].key == "turn"
    assert 2 in game.pending


def test_nobody_waits_for_homework_of_another() -> None:
    table = made_up(3).give(0, "Open Archive").stock(0, mc=30).play(0, "Open Archive")
    game = table.game
    game.answer(0, [game.pending[0].options[0]])
    game.answer(0, ["project:power-plant"])
    assert table.makes(0) == {"energy": 1}
    assert {seat: decision.key for seat, decision in game.pending.items()} == {1: "return", 2: "return"}


def test_a_game_is_set_up_with_what_the_expansion_adds() -> None:
    game = new_game(Options(players=2, more=(MADE_UP.name,), first=0), "set up")
    for seat in (0, 1):
        game.answer(seat, [game.pending[seat].options[0]])
        game.answer(seat, [])
    seen = view(game, None)
    assert seen.parameters["magnetism"] == 0
    assert all(seat.stock["heat"] >= 1 for seat in seen.seats)


def test_it_is_imported_once() -> None:
    """Two classes of one tag or name would be taken for each other when a save is loaded."""
    assert not [name for name in sys.modules if name.partition(".")[0] == MADE_UP.name]
