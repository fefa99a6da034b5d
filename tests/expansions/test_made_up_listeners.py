"""Cards of an expansion react to changes that nobody words: payments, turns, phases, drafts; they are not stored."""

from __future__ import annotations

from random import Random

from engine import Options, changes, entry_codec, new_game
from engine.card import KEYS
from engine.core import Cause
from engine.effects.order import Triggered
from engine.internal_entries import StockPaid
from engine.journal import Entry, Paid, RatingChanged, StockChanged
from engine.phases.research import DealPacks
from tests.engine.games import walk
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP
from tests.expansions.made_up.listeners import CARDS
from words import log_lines

NAMES = ["Łukasz", "Žofie", "Aïcha B."]


def made_up(players: int = 2) -> Table:
    return Table(players, more=[MADE_UP.name])


def test_a_payment_with_heat_is_reacted_to_whoever_pays() -> None:
    table = made_up().lay(0, "Furnace Toll").lay(1, "Helion").stock(1, mc=14, heat=9)
    table.act(1, "project:asteroid").choose("heat=5", "mc=9")
    assert (table[0].stock["mc"], table.has(1)) == (1, {"mc": 5, "heat": 4})
    table.stock(1, mc=14, heat=9).act(1, "project:asteroid").choose("heat=0", "mc=14")
    assert table[0].stock["mc"] == 1


def test_heat_that_is_converted_is_not_paid_but_falls() -> None:
    table = made_up().lay(0, "Furnace Toll", "Heat Meter").stock(1, heat=8).act(1, "convert:heat")
    assert table.has(0) == {"plants": 1}


def test_a_stock_that_falls_in_a_payment_falls() -> None:
    table = made_up().lay(0, "Heat Meter").lay(1, "Helion").stock(1, mc=9, heat=5)
    changes.pay(table.game, table[1], 14, {"mc": 9, "heat": 5, "steel": 0}, Cause())
    table.run(Triggered())
    assert (table.has(0), table.has(1)) == ({"plants": 1}, {})


def test_what_others_discard_is_reacted_to_and_not_what_one_discards() -> None:
    table = made_up().lay(0, "Second-hand Press").give(0, "Comet").give(1, "Fish", "Birds")
    table.act(0, "sell").choose("card:comet")
    assert table[0].stock["mc"] == 1
    table.act(1, "sell").choose("card:fish", "card:birds")
    assert table[0].stock["mc"] == 3
    changes.discard(table.game, table[1], table.give(1, "Mine")[1].hand, Cause(), by=table[0])
    assert not table.game.triggered  # one's own doing, whoever held the cards


def test_a_turn_that_begins_is_reacted_to_before_its_first_action() -> None:
    table = made_up().lay(1, "Morning Bell").act(0, "pass")
    assert table.has(1) == {"heat": 1}
    assert table.key == "turn"


def test_a_phase_that_begins_is_reacted_to_before_it_asks_anything() -> None:
    game = new_game(Options(players=2, first=0, more=(MADE_UP.name,)), "almanac")
    for p in game.players:
        p.played.append(KEYS["almanac"])
    before: dict[int, int] = {}
    for _ in walk(game, Random(1)):
        if game.table.phase == "research":
            before = {p.seat: p.stock["energy"] for p in game.players}
            break
    assert before
    assert all(before.values())


def test_a_pack_that_is_passed_on_is_reacted_to_after_the_draft() -> None:
    table = made_up(3).lay(0, "Pack Mule")
    table.run(DealPacks(2, (0, 1, 2), 1))
    for seat in range(3):
        table.game.answer(seat, [table.game.pending[seat].options[0]])
    assert [step.seat for step in table.game.triggered] == [0, 0]  # two others have passed a pack on
    table.run(Triggered())
    assert table.has(0) == {"steel": 2}


def test_the_rating_of_another_may_be_lowered_and_the_entry_says_by_whom() -> None:
    table = made_up()
    changes.change_rating(table.game, table[1], -2, Cause(), by=table[0])
    assert (table[1].tr, table[1].raised_tr) == (18, False)
    assert table.game.news[-1] == RatingChanged(1, -2, 20, by=0)


def test_silent_entries_are_neither_said_nor_stored() -> None:
    table = made_up().lay(0, "Heat Meter").stock(1, mc=14)
    table.act(1, "project:asteroid")
    assert [type(entry) for entry in table.game.news if isinstance(entry, Paid | StockChanged)] == [Paid]
    assert not any(entry.internal for entry in entry_codec.decode(entry_codec.encode(table.game.news)))
    assert StockPaid.internal
    assert not StockChanged.internal


def test_policies_that_change_are_told() -> None:
    table = made_up()
    table.game.news.clear()
    changes.set_policies(table.game, ["subsidies", "sea-monitoring"])
    changes.set_policies(table.game, ["subsidies", "sea-monitoring"])
    changes.set_policies(table.game, [])
    assert log_lines(table.game.news, NAMES) == [
        "In force: **Subsidies** and **Sea monitoring**",
        "No policy is in force",
    ]


def test_a_trigger_hears_the_subclasses_of_what_it_listens_to() -> None:
    assert StockPaid in made_up().game.box.triggering_entries
    assert StockPaid not in Table(2).game.box.triggering_entries  # no card of that table listens
    assert {StockChanged, StockPaid} <= set(StockChanged.kinds()) <= set(Entry.kinds())
    assert len(CARDS) == 7
