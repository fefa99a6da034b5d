"""Plays random games and checks the properties that hold in all of them (see `properties`); `tests.engine.soak` plays thousands."""

from __future__ import annotations

import os
import sys
from random import Random
from subprocess import PIPE, run

import msgspec
import pytest

from bench.simulate import everything
from engine import Game, Illegal, Options, load, new_game, save, view
from engine.hidden import redealt
from engine.journal import Scored
from engine.options import playing
from engine.phases.start import FIRST_PACK
from engine.scoring import SOURCES, result
from engine.shipped import SHIPPED
from engine.state import Player
from engine.undo import prepare_undone
from engine.visible import unseen
from tests.engine import properties as hold
from tests.engine import soak
from tests.engine.games import halfway, opened, options, walk
from tests.engine.soak import play_through
from tests.thinned import thinned

pytestmark = pytest.mark.once

GAMES = 100


@pytest.mark.parametrize("n", thinned(range(GAMES), 4))
def test_a_random_game_ends_and_holds_what_every_game_must(n: int) -> None:
    play_through(n)


def test_a_failure_in_the_soak_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(game: Game) -> None:
        assert game.answered < 5, "five answers"

    monkeypatch.setattr(hold, "somebody_is_asked", fails)
    failed = soak.outcome(7)
    assert failed.cause.startswith("AssertionError at test_properties.py:")
    said = soak.told(failed)
    assert "random game 7" in said
    assert f'"players":{options(7).players}' in said
    assert "five answers" in said
    assert "after 5 answers, the last of them (" in said
    with pytest.raises(AssertionError):
        soak.main(["--game", "7"])


@pytest.mark.parametrize(
    "played",
    [everything(players=4), *(playing(one.name, players=4) for one in SHIPPED)],
    ids=lambda o: "+".join(o.expansions),
)
def test_every_deck_is_dealt_anew_where_it_is_hidden(played: Options) -> None:
    """Whoever watches knows no card of any deck; a seat knows those before it, and no other."""
    game = new_game(played, "hidden decks")
    for seat in (-1, 2):
        copy = redealt(game, seat, Random(5))
        for key, deck in game.table.decks.items():
            assert copy.table.decks[key].cards != deck.cards, key
            assert len(copy.table.decks[key].cards) == len(deck.cards)
        for was, now in zip(game.players, copy.players, strict=True):
            assert (known_to(was) == known_to(now)) is (was.seat == seat)
        hold.cards_lie_in_one_zone(copy)


def known_to(me: Player) -> list[tuple[int, ...]]:
    """The hidden zones of a player with what lies in them."""
    states = (me, *me.own.values())
    return [tuple(zone) for state in states for zone in unseen(state, mine=False) if zone]


@pytest.mark.parametrize("n", [3, 7, 13, 30])
def test_every_answer_means_the_same_to_the_saved_game(n: int) -> None:
    game = opened(n)
    last: tuple[bytes, int, tuple[str, ...]] | None = None
    for seat, _, picks in walk(game, Random(n)):
        if last:
            hold.same_as_after_loading(*last, game)
        last = save(game), seat, picks
    assert last
    hold.same_as_after_loading(*last, game)


def several(most: int) -> list[int]:
    """The numbers of the first random games of several players."""
    return [n for n in range(3 * most) if options(n).players > 1][:most]


@pytest.mark.parametrize("n", several(6))
def test_while_several_seats_decide_only_who_has_answered_shows(n: int) -> None:
    game, forks = opened(n), 0
    for seat, _, picks in walk(game, Random(n)):
        fork = hold.fork_of(game)
        if fork is None or game.homework.get(seat):
            continue
        copy = load(save(game))
        before = view(copy, None)
        copy.answer(seat, picks)
        if hold.fork_of(copy) != fork:
            continue
        forks += 1
        after = view(copy, None)
        if after.deck != before.deck:  # the second packets of the first draft are dealt to all at once
            assert before.deck - after.deck == FIRST_PACK * sum(bool(p.packs) for p in copy.players)
            before = msgspec.structs.replace(before, decks=after.decks)
        assert hold.open_to_all(after) == hold.open_to_all(before)
        assert before.owing.keys() - view(copy, None).owing.keys() <= {seat}
        hold.nothing_was_told_to_all(copy)
        for other in range(len(game.players)):
            if other != seat:
                was, now = view(game, other), view(copy, other)
                assert hold.open_to_all(now).seats == hold.open_to_all(was).seats
                assert (now.hand, now.chosen) == (was.hand, was.chosen)
                assert {*was.looking, *was.drafted} <= {*now.looking, *now.drafted}  # the last card comes by itself
        if forks > 60:
            break
    assert forks


@pytest.mark.parametrize("n", several(4))
def test_a_lane_may_be_reopened_until_the_reveal(n: int) -> None:
    game, reopened = opened(n), 0
    for seat, decision, picks in walk(game, Random(n)):
        fork, copy = hold.fork_of(game), load(save(game))
        copy.answer(seat, picks)
        if fork is None or game.homework.get(seat) or hold.fork_of(copy) != fork or decision.key in ("draft", "return"):
            continue
        others = {s: d for s, d in copy.pending.items() if s != seat}
        tokens = list(copy.tokens)
        copy.reopen(seat)
        reopened += 1
        assert copy.tokens[seat] > tokens[seat]
        assert {s: d for s, d in copy.pending.items() if s != seat} == others
        assert not copy.players[seat].secret
        hold.cards_lie_in_one_zone(copy)
    assert reopened


def test_outside_a_fork_nothing_can_be_reopened() -> None:
    game = next(game for game in (halfway(n) for n in range(20)) if hold.fork_of(game) is None)
    before = save(game)
    with pytest.raises(Illegal):
        game.reopen(0)
    assert save(game) == before


@pytest.mark.parametrize("n", thinned([0, 5, 9, 12, 15], 2))
def test_tokens_and_chance_only_grow_over_an_undo(n: int) -> None:
    game = opened(n)
    older: Game | None = None
    for i, _ in enumerate(walk(game, Random(n))):
        if older and i % 7 == 0:
            back = prepare_undone(game, load(save(older)))
            assert all(now > was for now, was in zip(back.tokens, game.tokens, strict=True))
            assert back.chance >= game.chance
            assert {s: d.key for s, d in back.pending.items()} == {s: d.key for s, d in older.pending.items()}
            hold.cards_lie_in_one_zone(back)
            hold.saving_and_loading_changes_nothing(back)
        if i % 5 == 0:
            older = load(save(game))


def test_an_undone_game_can_be_played_to_its_end() -> None:
    game, random = opened(14), Random(14)
    saves: list[bytes] = []
    for _ in walk(game, random):
        saves.append(save(game))
        if len(saves) % 40 == 0:
            back = prepare_undone(game, load(saves[-30]))
            for _ in walk(back, Random(len(saves))):
                pass
            assert back.over
            hold.cards_lie_in_one_zone(back)


def test_the_result_is_the_same_by_view_by_journal_and_by_counting() -> None:
    for n in range(8):
        game = opened(n)
        for _ in walk(game, Random(n)):
            pass
        told = {entry.seat: entry for entry in game.news if isinstance(entry, Scored)}
        seats = view(game, None).seats
        for place in result(game):
            assert told[place.seat] == Scored(place.seat, place.points, place.total, place.rank)
            assert seats[place.seat].points == place.points
            assert tuple(place.points) == (*SOURCES, *game.box.points)
            assert sum(place.points.values()) == place.total
        assert sorted(told) == list(range(len(game.players)))


WALK = "from hashlib import sha256; from engine import save; from tests.engine.games import halfway; "
WALK += "print(sha256(save(halfway(3))).hexdigest())"


def test_the_same_seed_and_answers_are_the_same_game_whatever_the_hash_seed() -> None:
    """Two processes whose sets have different orders make the same save, so that nothing depends on the order of sets."""
    made = {
        run([sys.executable, "-c", WALK], env={**os.environ, "PYTHONHASHSEED": seed}, stdout=PIPE, check=True).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1
    assert made != {b""}
