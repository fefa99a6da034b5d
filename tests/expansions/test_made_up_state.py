"""The state of an expansion is typed, shown only to those who may see it, saved, dealt anew and undone."""

from __future__ import annotations

import json
from random import Random
from typing import Annotated

import pytest

from engine import Game, Options, changes, entry_codec, load, new_game, save, view
from engine.card import CARDS, KEYS, card_of_kind
from engine.codec import Unreadable, load_undecided
from engine.core import Cause
from engine.expansions import EXPANSIONS, CardDeck, Expansion, add_expansion, open_box
from engine.hidden import redealt
from engine.journal import DeckRenewed, MarkerMoved
from engine.named import PROJECT_DECK
from engine.phases.generation import RunPhase
from engine.state import ExpansionState
from engine.undo import prepare_undone
from engine.visible import OWNERS, PUBLIC, StatePart
from tests.engine import properties as hold
from tests.engine.games import walk
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP, words
from tests.expansions.made_up.state import DECK, OMENS, BetMade, BetOrSwap, OmenPhase, OmenPlayer, OmenTable, Pilgrimage
from words import log_lines, log_said

assert words
EVERY = {c for c, found in CARDS.items() if found.kind == "omen"}


def dealt(players: int = 2) -> Game:
    """A game after its set-up."""
    game = new_game(Options(players=players, more=(MADE_UP.name,), first=0), "omens")
    for seat in range(players):
        game.answer(seat, [game.pending[seat].options[0]])
        game.answer(seat, [])
    return game


def phase(game: Game) -> Game:
    """Advance a game to its phase of omens, in which the first player is asked."""
    game.agenda.clear()
    game.homework.clear()
    table = Table.__new__(Table)
    table.game = game
    table.run(RunPhase("omens"))
    return game


def test_a_step_of_the_set_up_deals_from_a_deck_of_its_own() -> None:
    game = dealt()
    assert len(game.table.decks[DECK].cards) == len(EVERY) - 5
    assert {CARDS[c].kind for p in game.players for c in (*OMENS.of(p).charm, *OMENS.of(p).unread)} == {"omen"}
    assert not EVERY & {*game.table.deck, *(c for p in game.players for c in p.hand)}
    hold.cards_lie_in_one_zone(game)


def test_a_phase_of_its_own_lies_between_two_others_and_a_game_plays_through_it() -> None:
    game = dealt()
    assert list(game.box.phases)[1:4] == ["research", "omens", "action"]
    for _ in walk(game, Random(2)):
        pass
    were = OMENS.of(game.table).were
    assert list(were) == list(range(2, game.table.generation + 1))
    assert set(were.values()) <= EVERY
    hold.cards_lie_in_one_zone(game)


def test_each_field_is_seen_by_whom_it_is_marked_for() -> None:
    game = phase(dealt())
    game.answer(0, ["card:omen-red-sky"])
    mine, table = OMENS.of(game.players[0]), OMENS.of(game.table)
    assert len(table.current) == len(table.sealed) == len(mine.charm) == len(mine.unread) == 1
    for seat in (0, 1, None):
        seen = view(game, seat)
        assert OMENS.of(seen) == OmenTable(current=table.current, sealed=[0], were=table.were)
        known = {"charm": mine.charm, "bet": ["card:omen-red-sky"]} if seat == 0 else {"charm": [0]}
        assert OMENS.of(seen.seats[0]) == OmenPlayer(unread=[0], won=mine.won, **known)  # type: ignore[arg-type]


def test_a_view_shares_nothing_with_the_game() -> None:
    game = dealt()
    before = save(game)
    seen = view(game, 0)
    OMENS.of(seen).were[1] = 5
    OMENS.of(seen.seats[0]).charm.clear()
    assert save(game) == before


def test_it_is_saved_and_loaded_in_the_middle_of_its_phase() -> None:
    game = phase(dealt())
    game.answer(0, ["card:omen-iron-rain"])
    hold.saving_and_loading_changes_nothing(game)
    copy = load(save(game))
    assert OMENS.of(copy.table) == OMENS.of(game.table)
    assert isinstance(OMENS.of(copy.table), OmenTable)
    assert list(OMENS.of(copy.table).were) == [game.table.generation]  # numbers, not text
    assert OMENS.of(copy.players[0]).bet == ["card:omen-iron-rain"]
    assert copy.decision(1) == game.decision(1)


def test_a_save_from_before_it_had_state_loads_with_the_defaults() -> None:
    raw = json.loads(save(dealt()))
    del raw["checksum"]
    for holder in (raw["table"], *raw["players"]):
        del holder["own"]
    old = load_undecided(json.dumps(raw).encode())
    assert OMENS.of(old.table) == OmenTable()
    assert [OMENS.of(p) for p in old.players] == [OmenPlayer(), OmenPlayer()]


@pytest.mark.parametrize("where", ["table", "players"])
def test_state_of_an_expansion_that_is_not_in_the_game_is_unreadable(where: str) -> None:
    raw = json.loads(save(dealt()))
    del raw["checksum"]
    holder = raw["table"] if where == "table" else raw["players"][1]
    holder["own"]["atlantis"] = {}
    with pytest.raises(Unreadable):
        load(json.dumps(raw).encode())


def test_what_is_hidden_is_dealt_anew_and_omens_stay_among_omens() -> None:
    game = phase(dealt())
    game.answer(0, ["card:omen-iron-rain"])
    game.answer(1, [CARDS[OMENS.of(game.players[1]).charm[0]].as_card])
    charms, unread = set[int](), set[int]()
    for n in range(60):
        copy = redealt(game, 0, Random(n))
        hold.cards_lie_in_one_zone(copy)
        assert view(copy, 0) == view(game, 0)
        mine, other = OMENS.of(copy.players[0]), OMENS.of(copy.players[1])
        assert (mine.charm, mine.bet) == (OMENS.of(game.players[0]).charm, ["card:omen-iron-rain"])
        assert {*copy.table.decks[DECK].cards, *other.charm, *mine.unread} <= EVERY
        assert other.bet == [CARDS[other.charm[0]].as_card]  # what names a card names the one in its place
        charms.update(other.charm)
        unread.update(mine.unread)
    assert charms == unread == EVERY - {*OMENS.of(game.players[0]).charm, *OMENS.of(game.table).current}


def test_an_undo_past_a_draw_seals_another_omen() -> None:
    table = Table(2, more=[MADE_UP.name]).run(OmenPhase())
    table.game.shuffle(table.game.table.decks[DECK].cards)
    table.pick("card:omen-red-sky")
    older, sealed = save(table.game), set[tuple[int, ...]]()
    game = table.game
    for _ in range(6):
        game.answer(1, [])
        game.agenda.clear()
        sealed.add(tuple(changes.take_from(game, DECK, 3)))
        game = prepare_undone(game, load(older))
        hold.cards_lie_in_one_zone(game)
        assert OMENS.of(game.players[0]).bet == ["card:omen-red-sky"]
    assert len(sealed) > 2


def test_an_undo_shuffles_every_deck_and_counts_as_one_shuffle() -> None:
    game = Table(2, more=[MADE_UP.name]).game
    before = load(save(game))
    game.floor = game.answered + 1
    after = prepare_undone(game, load(save(before)))
    assert all(deck.cards != before.table.decks[key].cards for key, deck in after.table.decks.items())
    assert after.chance == before.chance + 1


def test_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    table = Table(2, more=[MADE_UP.name])
    game = table.game
    game.table.discard.append(game.table.deck.pop())
    taken = changes.take_from(game, DECK, 20)
    assert set(taken) == EVERY
    assert changes.take_from(game, DECK, 1) == []
    changes.put_on_discard_piles(game, taken[:3])
    assert set(changes.take_from(game, DECK, 20)) == set(taken[:3])
    assert len(game.table.discard) == 1


def test_the_history_says_which_deck_was_made_anew() -> None:
    game = Table(2, more=[MADE_UP.name]).game
    changes.put_on_discard_piles(game, changes.take_from(game, DECK, 20))
    game.table.discard += game.table.deck
    game.table.deck.clear()
    game.news.clear()
    changes.take_from(game, DECK, 1)
    changes.take_from(game, PROJECT_DECK, 1)
    assert game.news == [DeckRenewed(-1, DECK), DeckRenewed(-1)]
    assert entry_codec.decode(entry_codec.encode(game.news)) == tuple(game.news)
    assert entry_codec.decode(b'[{"e":"reshuffle","seat":-1}]') == (DeckRenewed(-1, PROJECT_DECK),)
    said = [log_lines([entry], ["Ann", "Ben"]) for entry in game.news]
    assert said == [
        ["The discard pile of the deck omens became its new deck"],
        ["The discard pile became the new deck"],
    ]


def test_reading_a_hidden_card_is_a_barrier() -> None:
    table = Table(2, more=[MADE_UP.name])
    own = OMENS.of(table[0])
    own.charm, own.unread = changes.take_from(table.game, DECK, 1), changes.take_from(table.game, DECK, 1)
    unread = list(own.unread)
    before = hold.known(table.game)
    table.run(BetOrSwap()).pick("swap")
    assert OMENS.of(table[0]).charm == unread
    hold.what_is_revealed_is_a_barrier(before, table.game)
    assert table.game.floor == table.game.answered


def test_a_position_as_text_shows_what_lies_open_of_it() -> None:
    game = phase(dealt())
    game.answer(0, ["card:omen-red-sky"])
    said = str(game)
    assert f"current=[{OMENS.of(game.table).current[0]}]" in said
    assert "sealed=[0]" in said
    assert "red-sky" not in said
    assert "omens: deck" in said


def test_shrines_lie_beside_the_map_and_take_settlers_while_there_is_room() -> None:
    table = Table(2, more=[MADE_UP.name]).run(Pilgrimage()).pick("shrine:south-shrine")
    assert view(table.game, None).outposts["south-shrine"].settled == (0,)
    assert log_lines(table.game.news, ["Ann", "Ben"]) == ["●\u00a0Ann: settled on South shrine"]
    (ahead,) = log_said(table.game.news, ["Ann", "Ben"], ahead=True)
    assert ahead.effects == ("settle on South shrine",), "a screen may show it without the player's name"
    table.run(Pilgrimage(), 1)
    assert view(table.game, None).outposts["north-shrine"].settled == (1,)  # the only one left is not asked about
    table.game = load(save(table.game))
    assert view(table.game, None).outposts["south-shrine"].settled == (0,)


def test_each_change_of_it_is_told_to_those_who_see_it() -> None:
    table = Table(2, more=[MADE_UP.name])
    own, number = OMENS.of(table[0]), KEYS["omen-red-sky"]
    table.run(BetOrSwap()).pick("card:omen-red-sky")
    bet = BetMade(0, (number,), to=0)
    assert bet in table.game.news
    assert own.bet == ["card:omen-red-sky"]
    assert log_lines([bet], ["Ann", "Ben"], 0) == ["●\u00a0Ann: a bet and Red Sky"]
    assert log_lines([bet], ["Ann", "Ben"], 1) == log_lines([bet], ["Ann", "Ben"]) == []
    with pytest.raises(AttributeError):
        changes.update_state(table.game, own, bet, wagered=3)


def test_a_marker_that_moves_is_told_and_one_at_its_end_is_not() -> None:
    game = Table(2, more=[MADE_UP.name]).game
    for steps in (2, 3, 3):
        changes.move_marker(game, "north-shrine", steps, Cause())
    moved = [entry for entry in game.news if isinstance(entry, MarkerMoved)]
    assert [(entry.was, entry.now) for entry in moved] == [(1, 3), (3, 4)]
    assert log_lines(moved[:1], ["Ann", "Ben"]) == ["North shrine 1\u00a0→\u00a03"]
    changes.move_marker(game, "north-shrine", -6, Cause())
    assert game.table.outposts["north-shrine"].marker == 0


class _Unmarked(StatePart):
    n: int = 0


class _Needed(StatePart):
    n: Annotated[int, PUBLIC]


class _Owned(StatePart):
    n: Annotated[int, OWNERS] = 0


def test_a_field_that_does_not_say_who_sees_it_is_refused() -> None:
    with pytest.raises(TypeError, match=r"_Unmarked\.n: say who sees it"):
        ExpansionState("odd", _Unmarked, StatePart)
    with pytest.raises(TypeError, match=r"_Needed\.n: give it a default"):
        ExpansionState("odd", StatePart, _Needed)
    with pytest.raises(TypeError, match=r"_Owned\.n: the table has no owner"):
        ExpansionState("odd", _Owned, StatePart)
    with pytest.raises(ValueError, match="even keeps what is its own under another name, odd"):
        add_expansion(Expansion("even", own=ExpansionState("odd", StatePart, _Owned)))


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        (
            Expansion("odd", cards=(card_of_kind("charm", "X919", "Odd Charm", 0, "", ()),)),
            "X919 Odd Charm: there is no deck",
        ),
        (
            Expansion("odd", decks=(CardDeck("rites", ("event",)),)),
            "odd: cards of the kind 'event' are in the deck 'projects'",
        ),
    ],
)
def test_a_card_is_in_one_deck(declared: Expansion, sentence: str) -> None:
    add_expansion(declared)
    try:
        with pytest.raises(ValueError, match=sentence):
            open_box(Options(players=2, more=("odd",)))
    finally:
        del EXPANSIONS["odd"]
        for made in declared.cards:
            del CARDS[made.id], KEYS[made.key]
