"""Cards of an expansion react to any entry: to what happened, to whom, by whose doing and by how much."""

from __future__ import annotations

import pytest

from engine import Options, changes, entry_codec, load, save
from engine.core import Cause
from engine.effects.card_resources import RemoveCardResource
from engine.effects.order import Triggered
from engine.effects.production import Reduce
from engine.effects.removal import Remove, Steal
from engine.expansions import open_box
from engine.journal import CardResourcesChanged, Discarded, NoSpaceLeft, ProductionChanged, RatingChanged, StockChanged
from engine.phases.generation import RunPhase
from engine.reactions import tell
from engine.tableau import triggers_by_entry
from renderer.icons.icons import icons
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP, pictures, words
from tests.expansions.made_up.reactions import CARDS, DustFell
from words import card_text, log_lines

NAMES = ["Łukasz", "Žofie", "Aïcha B."]
assert pictures
assert words


def made_up(players: int = 3) -> Table:
    return Table(players, more=[MADE_UP.name])


@pytest.mark.parametrize(
    ("was", "n", "reacts"), [(3, 1, True), (4, 1, False), (5, 2, True), (6, 2, True), (7, 2, False)]
)
def test_a_production_of_somebody_else_lowered_by_a_third_is_reacted_to(was: int, n: int, reacts: bool) -> None:
    table = made_up().lay(0, "Salvage Fleet").production(1, plants=was).production(2, plants=0)
    Reduce("plants", n).apply(table.game, table[2], Cause(), ("seat:1",))
    table.run(Triggered())
    assert table[1].production["plants"] == was - n
    assert table.has(0) == ({"mc": 3} if reacts else {})


def test_ones_own_loss_is_not_somebody_elses() -> None:
    table = made_up().lay(0, "Salvage Fleet").production(0, plants=3)
    changes.change_production(table.game, table[0], "plants", -3, Cause())
    assert not table.game.triggered
    changes.change_production(table.game, table[0], "plants", 3, Cause())
    changes.change_production(table.game, table[1], "plants", 3, Cause())
    assert not table.game.triggered  # what rises is not lowered


def test_a_rise_of_the_rating_is_reacted_to_once_and_a_fall_is_not() -> None:
    table = made_up().lay(0, "Press Corps").stock(0, mc=14).stock(1, mc=14)
    table.act(0, "project:asteroid").act(1, "project:asteroid")
    assert (table[0].tr, table[1].tr, table[0].stock["mc"]) == (21, 21, 1)
    tell(table.game, RatingChanged(0, -1, 21))
    assert not table.game.triggered


def test_each_discarded_card_is_reacted_to_whoever_discards() -> None:
    table = made_up().lay(0, "Paper Mill").give(1, "Comet", "Fish")
    table.act(1, "sell").choose("card:comet", "card:fish")
    assert table[0].stock["plants"] == 2
    assert table[1].stock["plants"] == 0


def test_what_only_one_seat_may_read_sets_nothing_off() -> None:
    table = made_up().lay(0, "Paper Mill")
    tell(table.game, Discarded(1, 1, to=1))
    assert not table.game.triggered
    tell(table.game, Discarded(1, 1))
    assert len(table.game.triggered) == 1


def test_a_parameter_falls_without_rating_and_an_entry_of_its_own_is_reacted_to() -> None:
    table = made_up().lay(1, "Storm Watch").give(0, "Dust Storm").stock(0, mc=6)
    table.parameters(temperature=-24).play(0, "Dust Storm")
    assert (table.parameter("temperature"), table[0].tr, table[1].tr) == (-28, 20, 20)
    assert table.has(1) == {"heat": 1, "energy": 1}
    changes.lower_parameter(table.game, "temperature", 9, Cause(), table[0])
    assert table.parameter("temperature") == -30
    assert len(table.game.triggered) == 1
    changes.raise_parameter(table.game, table[0], "temperature", 1, Cause())
    changes.lower_parameter(table.game, "temperature", 1, Cause(), table[1])
    assert len(table.game.triggered) == 1  # its owner is none of the others
    before = len(table.game.news)
    changes.lower_parameter(table.game, "temperature", 1, Cause(), table[0])
    assert len(table.game.news) == before


def test_a_lowered_parameter_may_be_raised_again_for_rating() -> None:
    table = made_up().parameters(temperature=-28)
    changes.lower_parameter(table.game, "temperature", 1, Cause(), table[1])
    changes.raise_parameter(table.game, table[0], "temperature", 1, Cause())
    assert (table.parameter("temperature"), table[0].tr) == (-28, 21)


def test_entries_say_whose_doing_a_loss_was() -> None:
    table = made_up().stock(1, plants=5, steel=3).lay(1, "Fish", resources=2)
    game, me, victim = table.game, table[0], table[1]
    Remove("plants", 3).apply(game, me, Cause(), ("seat:1",))
    Steal("steel", 2).apply(game, me, Cause(), ("seat:1",))
    RemoveCardResource("animal").apply(game, me, Cause(), ("card:fish",))
    changes.change_production(game, victim, "heat", 1, Cause(), victim)
    lost = [e for e in game.news if isinstance(e, StockChanged | CardResourcesChanged | ProductionChanged)]
    assert [(e.seat, e.by, e.actor) for e in lost] == [(1, 0, 0), (1, 0, 0), (0, -1, 0), (1, 0, 0), (1, -1, 1)]


def test_what_a_phase_sets_off_happens_when_it_is_over() -> None:
    table = made_up().lay(0, "Press Corps")
    tell(table.game, RatingChanged(0, 1, 20))
    table.run(RunPhase("order"))
    assert not table.game.triggered
    assert table[0].stock["mc"] >= 1


def test_nobody_who_does_not_listen_is_asked() -> None:
    table = made_up().lay(0, "Press Corps", "Salvage Fleet")
    assert set(triggers_by_entry(table.game, table[0])) == {RatingChanged, ProductionChanged}
    assert triggers_by_entry(table.game, table[1]) == {}
    assert NoSpaceLeft not in table.game.box.triggering_entries  # nor is anybody, by any card at all


def test_the_save_keeps_what_has_been_set_off() -> None:
    table = made_up().lay(0, "Press Corps")
    changes.change_rating(table.game, table[0], 2, Cause())
    assert load(save(table.game)).triggered == table.game.triggered != []


def test_words_and_icons_come_from_the_expansions_own_folder(caplog: pytest.LogCaptureFixture) -> None:
    open_box(Options(more=(MADE_UP.name,)))
    for card in CARDS:
        for trigger in card.triggers:
            assert icons(trigger, card)
    assert "When somebody else's production falls by a third or more: gain 3 M€" in card_text(CARDS[0]).replace(
        "\u00a0", " "
    )
    assert log_lines([DustFell(0, 2)], NAMES) == ["●\u00a0Łukasz: dust fell 2 times"]
    assert "trigger" not in caplog.text
    (again,) = entry_codec.decode(entry_codec.encode([DustFell(0, 2)]))
    assert entry_codec.encode([again]) == entry_codec.encode([DustFell(0, 2)])
    assert type(again).__name__ == "DustFell"
