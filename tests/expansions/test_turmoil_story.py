"""The log of Turmoil says each thing once, in few words."""

from __future__ import annotations

import pytest

from bot.screens.story import TABLE, own, paragraphs
from bot.tables import Done
from engine.card import CARDS
from engine.core import Cause
from engine.expansions.turmoil.entries import (
    ChairmanChanged,
    DominanceMoved,
    EventsMoved,
    GovernmentFormed,
    LeaderChanged,
    NeutralDelegateSent,
)
from engine.expansions.turmoil.phase import TurmoilPhase
from engine.expansions.turmoil.policies import policy_of
from engine.expansions.turmoil.state import NEUTRAL
from engine.journal import Entry, PoliciesChanged
from tests.bot.looks import AT, status
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import event, state, table_of
from words import log_lines, log_said


def log(*entries: Entry) -> list[str]:
    return [line.replace("\u00a0", " ") for line in log_lines(entries, ["Ann", "Ben"])]


def test_a_new_government_is_told_once_with_the_mark_of_its_chairman() -> None:
    formed = PoliciesChanged(-1, (policy_of("greens"),)), GovernmentFormed(-1, "greens"), ChairmanChanged(1)
    assert log(*formed) == ["New government: **Greens**: ■ chairman"]


def test_events_that_move_on_are_named_in_the_order_in_which_they_happen() -> None:
    now, coming, distant = (
        number(f"global-event-{name}") for name in ("aquifer-released-by-public-council", "riots", "snow-cover")
    )
    said = "Global events: **Aquifer Released by Public Council** now, **Riots** next, then **Snow Cover**"
    assert log(EventsMoved(-1, now, coming, distant)) == [said]
    assert log(EventsMoved(-1, 0, coming, distant)) == ["Global events: **Riots** next, then **Snow Cover**"]
    assert log(EventsMoved(-1, 0, 0, distant)) == ["Global events: **Snow Cover** first"]


def test_an_event_that_the_line_names_is_not_named_again_with_its_delegate() -> None:
    now, distant = (number(f"global-event-{name}") for name in ("riots", "snow-cover"))
    sent = [
        NeutralDelegateSent(NEUTRAL, party, cause=Cause(card)) for party, card in (("reds", now), ("unity", distant))
    ]
    said = "**Riots** now, then **Snow Cover**: a neutral delegate joins Reds, another joins Unity"
    assert log(EventsMoved(-1, now, 0, distant), *sent) == [f"Global events: {said}"]


def test_a_neutral_delegate_who_joins_and_leads_is_one_piece_of_news() -> None:
    sent = NeutralDelegateSent(NEUTRAL, "reds"), LeaderChanged(NEUTRAL, "reds")
    assert log(EventsMoved(-1, 0, 0, 0), *sent)[0].endswith("a neutral delegate joins and leads Reds")


def test_the_second_neutral_delegate_of_a_line_is_another_who_may_lead_as_well() -> None:
    now, distant = (number(f"global-event-{name}") for name in ("riots", "snow-cover"))
    sent = [
        NeutralDelegateSent(NEUTRAL, "reds", cause=Cause(now)),
        LeaderChanged(NEUTRAL, "reds", cause=Cause(now)),
        DominanceMoved(-1, "reds", cause=Cause(now)),
        NeutralDelegateSent(NEUTRAL, "unity", cause=Cause(distant)),
        LeaderChanged(NEUTRAL, "unity", cause=Cause(distant)),
    ]
    said = "a neutral delegate joins and leads Reds, dominant now: Reds, another joins and leads Unity"
    assert log(EventsMoved(-1, now, 0, distant), *sent) == [
        f"Global events: **Riots** now, then **Snow Cover**: {said}"
    ]


def test_a_neutral_delegate_who_leads_another_party_is_told_apart() -> None:
    sent = NeutralDelegateSent(NEUTRAL, "reds"), LeaderChanged(NEUTRAL, "unity")
    assert log(EventsMoved(-1, 0, 0, 0), *sent)[0].endswith("joins Reds, a neutral delegate leads Unity")


def chosen(table: Table, seat: int, *picks: str) -> Done:
    """The entry of the history for this answer to a global event."""
    table.game.answer(seat, picks)
    return Done(1, seat, "answer", tuple(table.game.news), AT, 1)


@pytest.mark.parametrize(
    ("name", "at", "said"),
    [
        ("volcanic-eruptions", -30, "**Volcanic Eruptions**: temperature −30 → −26 °C"),
        ("snow-cover", 4, "**Snow Cover**: temperature 4 → 0 °C"),
        ("eco-sabotage", -30, "**Eco Sabotage**: ● −3 plants (6 → 3)"),
    ],
)
def test_a_global_event_is_nobodys_doing(name: str, at: int, said: str) -> None:
    table = table_of(2).stock(0, plants=6)
    table.game.table.parameters["temperature"] = at
    event(table, name)
    assert log(*table.game.news)[-1] == f"Global event {said}"


def test_nor_is_what_somebody_chooses_there_for_the_world() -> None:
    table = event(table_of(2), "aquifer-released-by-public-council")
    done = chosen(table, 0, "space:A2")
    (paragraph,) = paragraphs([done], status(table.game))
    assert paragraph.seat == TABLE
    assert paragraph.said(status(table.game)) == ["**Aquifer Released by Public Council**: ocean at A2"]


def test_what_everybody_chooses_there_is_told_of_the_event_with_their_mark() -> None:
    table = table_of(2)
    for seat in (0, 1):
        table[seat].hand[:] = [table.game.table.decks["projects"].cards.pop() for _ in range(3)]
    event(table, "paradigm-breakdown")
    answers = [chosen(table, seat, *table.game.pending[seat].options[:2]) for seat in (0, 1)]
    told = paragraphs(answers, status(table.game))
    assert [line.replace("\u00a0", " ") for p in told for line in p.said(status(table.game))][:2] == [
        "**Paradigm Breakdown**: ● discarded 2 cards",
        "**Paradigm Breakdown**: ■ discarded 2 cards",
    ]
    mine = own(answers, status(table.game), 0)
    assert len(mine) == 1, "the settled question says what oneself has chosen"
    assert mine[0].startswith("**Paradigm Breakdown**")


def test_what_a_policy_brings_or_takes_names_its_party() -> None:
    news: list[Entry] = []
    for party in ("mars-first", "reds"):
        table = table_of(ruling=party).stock(0, mc=40).turn(0)
        for pick in ("project:aquifer", "space:A5"):
            table.choose(pick)
            news += table.game.news
    by_mars_first, by_reds = log(*news)
    assert by_mars_first.endswith("ocean at A5 (+1 TR), +1 steel (Mars First)")
    assert by_reds.endswith("ocean at A5 (+1 TR), paid 3 M€ (Reds)")


def test_that_several_choose_later_is_said_once() -> None:
    table = table_of(3)
    for seat in range(3):
        table.give(seat, *[("Comet", "Mine", "Algae"), ("Trees", "Grass"), ("Bushes", "Sabotage")][seat])
    card = number("global-event-paradigm-breakdown")
    table.game.table.decks["global-events"].cards.remove(card)
    state(table).current = [card]
    table.game.table.phase = "turmoil"
    table.run(TurmoilPhase())
    names = ["Ann", "Ben", "Cat"]
    (said,) = [line for line in log_said(table.game.news, names) if "event **" in line.text]
    assert said.text.replace("\u00a0", " ") == "Global event **Paradigm Breakdown**: ●, ■ and ▲ choose later"
    assert said.concerns == {0, 1, 2}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("riots", "■ −4 M€ (20 → 16), no change for ●"),
        ("paradigm-breakdown", "● chooses later, no change for ■"),
        ("snow-cover", "temperature 4 → 0 °C"),
        ("solar-flare", "nothing came of it"),
    ],
)
def test_a_global_event_says_whom_it_has_spared_and_who_chooses_later(name: str, said: str) -> None:
    table = (
        table_of(2).tile("E5", "city", 1).stock(1, mc=20).give(0, "Comet", "Mine", "Algae").parameters(temperature=4)
    )
    card = number(f"global-event-{name}")
    table.game.table.decks["global-events"].cards.remove(card)
    state(table).current = [card]
    table.game.table.phase = "turmoil"
    table.run(TurmoilPhase())
    assert [line for line in log(*table.game.news) if "event **" in line] == [
        f"Global event **{CARDS[card].name}**: {said}"
    ]
