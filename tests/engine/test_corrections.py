"""Correcting the table by hand: what is public, within its bounds; nothing reacts, nothing hidden shows, and the game can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine import Game, Illegal, Options, load, new_game, save, slots, validation, view
from engine.card import CARDS, KEYS
from engine.core import Cause, Fork, Step
from engine.corrections import Correction, InTheMiddle, correctable_kinds, corrected, seats_losing, targets
from engine.effects import ocean
from engine.hidden import redealt
from engine.journal import Corrected, StockChanged
from engine.options import playing
from engine.robots.random import random_answer
from engine.undo import prepare_undone
from tests.engine import properties as hold
from tests.engine.games import opened, walk
from tests.thinned import thinned

GAMES = 40
SET_UP = ("setup", *slots.SET_UP)


def played(options: Options, until, seed: str = "corrections", most: int = 600) -> Game:
    """A game played at random until something holds between two answers."""
    game, random = new_game(options, seed), Random(7)
    for _ in range(most):
        if until(game):
            return game
        seat = min(game.pending)
        game.answer(seat, random_answer(game.pending[seat], random))
    raise AssertionError("it never held")


def in_turn(game: Game) -> bool:
    return game.table.phase == "action" and all(asked.key == "turn" for asked in game.pending.values())


def in_research(game: Game) -> bool:
    return game.table.phase == "research"


@pytest.fixture
def game() -> Game:
    return played(Options(players=3, first=0), in_turn)


def correct(game: Game, *wanted: tuple[str, int, str, int], asker: int = -1) -> Game:
    return corrected(game, [Correction(*each) for each in wanted], asker)


def refusal(game: Game, *wanted: tuple[str, int, str, int], asker: int = -1) -> str:
    before = save(game)
    with pytest.raises(Illegal) as refused:
        correct(game, *wanted, asker=asker)
    assert save(game) == before
    return str(refused.value)


# --- what may be corrected -------------------------------------------------------------------------------------------


def test_a_stock_a_production_and_a_rating_change_by_what_is_asked_and_no_other_number_does(game: Game) -> None:
    was = game.players[1]
    now = correct(game, ("stock", 1, "mc", 3), ("production", 1, "heat", 2), ("rating", 1, "tr", -4)).players[1]
    assert now.stock == {**was.stock, "mc": was.stock["mc"] + 3}
    assert now.production == {**was.production, "heat": was.production["heat"] + 2}
    assert now.tr == was.tr - 4
    assert game.players[1].stock == was.stock


def test_nothing_goes_below_its_floor_or_off_its_track(game: Game) -> None:
    me = game.players[0]
    assert refusal(game, ("stock", 0, "mc", -me.stock["mc"] - 1)) == "out-of-bounds"
    assert refusal(game, ("production", 0, "mc", -5 - me.production["mc"] - 1)) == "out-of-bounds"
    assert refusal(game, ("production", 0, "steel", -me.production["steel"] - 1)) == "out-of-bounds"
    assert refusal(game, ("rating", 0, "tr", -me.tr - 1)) == "out-of-bounds"
    assert refusal(game, ("track", -1, "temperature", 20)) == "out-of-bounds"
    assert refusal(game, ("stock", 0, "mc", 0)) == "out-of-bounds"
    correct(game, ("production", 0, "mc", -5 - me.production["mc"]))


def test_what_there_is_not_cannot_be_corrected(game: Game) -> None:
    for unknown in (
        ("stock", 0, "gold", 1),
        ("stock", 3, "mc", 1),
        ("stock", -1, "mc", 1),
        ("luck", 0, "mc", 1),
        ("track", -1, "venus", 1),
        ("tile", 0, "city@Z9", 1),
        ("tile", 0, "ocean@E5", 1),
        ("tile", -1, "city@E5", 1),
        ("card", 0, "no-such-card", 1),
    ):
        assert refusal(game, unknown) == "unknown", unknown
    assert refusal(game) == "too-few"
    assert refusal(game, *[("stock", 0, "mc", 1)] * 9) == "too-many"
    with pytest.raises(Illegal):
        Correction.read(("stock", "0", "mc"))
    with pytest.raises(Illegal):
        Correction.read(("stock", "ann", "mc", "3"))


def test_a_step_of_a_parameter_brings_nobody_anything_and_takes_nothing_back(game: Game) -> None:
    now = correct(game, ("track", -1, "temperature", 3))
    assert now.table.parameters["temperature"] == game.table.parameters["temperature"] + 6
    assert [p.tr for p in now.players] == [p.tr for p in game.players]
    assert [p.production for p in now.players] == [p.production for p in game.players]
    back = correct(now, ("track", -1, "temperature", -1))
    assert back.table.parameters["temperature"] == game.table.parameters["temperature"] + 4


def test_a_tile_is_put_back_and_taken_off_without_its_bonus(game: Game) -> None:
    space = next(s for s in game.box.map.spaces if s not in game.table.tiles and game.box.map.spaces[s].bonus)
    now = correct(game, ("tile", 1, f"greenery@{space}", 1))
    assert (now.table.tiles[space].kind, now.table.tiles[space].owner) == ("greenery", 1)
    assert (now.table.parameters, now.players[1].stock) == (game.table.parameters, game.players[1].stock)
    assert refusal(now, ("tile", 0, f"city@{space}", 1)) == "unknown"
    assert refusal(now, ("tile", 0, f"greenery@{space}", -1)) == "unknown"
    assert correct(now, ("tile", 1, f"greenery@{space}", -1)).table.tiles == game.table.tiles


def test_the_count_of_oceans_follows_their_tiles(game: Game) -> None:
    free = [s for s in game.box.map.spaces if s not in game.table.tiles]
    now = correct(game, ("tile", -1, f"ocean@{free[0]}", 1))
    assert now.table.parameters["oceans"] == game.table.parameters["oceans"] + 1
    back = correct(now, ("tile", -1, f"ocean@{free[0]}", -1))
    assert back.table.parameters == game.table.parameters
    assert not any(spot.what == "oceans" for spot in targets(game, "track", -1))
    left = 9 - game.table.parameters["oceans"]
    full = game
    for space in free[:left]:
        full = correct(full, ("tile", -1, f"ocean@{space}", 1))
    assert refusal(full, ("tile", -1, f"ocean@{free[left]}", 1)) == "unknown"


def test_a_card_goes_back_to_the_hand_with_nothing_left_of_it() -> None:
    def holds(game: Game) -> bool:
        return in_turn(game) and any(CARDS[c].kind in ("automated", "active") for c in game.players[0].resources)

    game = played(Options(players=2, first=0), holds, most=4000)
    card = next(c for c in game.players[0].resources if CARDS[c].kind in ("automated", "active"))
    now = correct(game, ("card", 0, CARDS[card].key, -1)).players[0]
    assert card in now.hand
    assert card not in (*now.played, *now.resources, *now.used, *now.memo)
    assert (now.stock, now.production, now.tr) == (
        game.players[0].stock,
        game.players[0].production,
        game.players[0].tr,
    )


def test_only_who_holds_a_card_can_ask_to_put_it_into_play(game: Game) -> None:
    card = CARDS[game.players[1].hand[0]].key
    for asker in (-1, 0, 2):
        assert refusal(game, ("card", 1, card, 1), asker=asker) == "unknown"
    now = correct(game, ("card", 1, card, 1), asker=1).players[1]
    assert KEYS[card] in (*now.played, *now.events)
    assert now.stock == game.players[1].stock


def test_a_corporation_stays_where_it_is(game: Game) -> None:
    assert refusal(game, ("card", 0, CARDS[game.players[0].corporation].key, -1)) == "unknown"


def test_expansions_say_themselves_what_else_can_be_corrected() -> None:
    game = played(playing("venus", "colonies", "turmoil", players=3, first=0), in_turn)
    colony = next(iter(game.table.outposts))
    now = correct(
        game,
        ("track", -1, "venus", 2),
        ("outpost", -1, colony, 1),
        ("settlement", 2, colony, 1),
        ("fleets", 2, "fleets", 1),
        ("delegates", 2, "reds", 1),
    )
    assert now.table.parameters["venus"] == game.table.parameters["venus"] + 4
    assert now.table.outposts[colony].settled.count(2) == game.table.outposts[colony].settled.count(2) + 1
    assert now.players[2].own["colonies"].fleets == game.players[2].own["colonies"].fleets + 1
    assert (
        now.table.own["turmoil"].delegates["reds"].count(2) == game.table.own["turmoil"].delegates["reds"].count(2) + 1
    )
    back = correct(now, ("settlement", 2, colony, -1), ("delegates", 2, "reds", -1), ("fleets", 2, "fleets", -1))
    assert back.table.outposts[colony].settled == game.table.outposts[colony].settled


# --- what comes of it ------------------------------------------------------------------------------------------------


def test_the_journal_says_who_asked_who_agreed_and_what_changed(game: Game) -> None:
    was = game.players[1].stock["mc"]
    news = corrected(game, [Correction("stock", 1, "mc", 3)], 0, [1, 2]).news
    first, second = news
    assert isinstance(first, Corrected)
    assert (first.asker, first.agreed) == (0, (1, 2))
    assert isinstance(second, StockChanged)
    assert (second.seat, second.what, second.n, second.was) == (1, "mc", 3, was)


def test_nothing_reacts_to_a_correction() -> None:
    """With everything in play, on every card that listens."""
    game = played(playing("venus", "colonies", "turmoil", "promos", players=4, first=0), in_turn, most=2000)
    for seat in range(4):
        listeners = [c for c in sorted(game.box.deck_of_card) if CARDS[c].triggers and c in game.table.deck]
        game.players[seat].played += listeners[seat::4]
        game.players[seat].clear_caches()
        for card in listeners[seat::4]:
            game.table.deck.remove(card)
    free = [s for s in game.box.map.spaces if s not in game.table.tiles]
    now = correct(
        game,
        ("tile", -1, f"ocean@{free[0]}", 1),
        ("tile", 0, f"city@{free[1]}", 1),
        ("tile", 1, f"greenery@{free[2]}", 1),
        ("track", -1, "temperature", 1),
        ("track", -1, "venus", 1),
        ("rating", 2, "tr", 1),
    )
    assert now.triggered == []
    assert now.agenda == game.agenda
    assert [p.stock for p in now.players] == [p.stock for p in game.players]
    assert now.triggers_muted is False


def test_a_correction_is_a_barrier_and_old_questions_are_stale(game: Game) -> None:
    (seat,) = game.pending
    game.answer(seat, ["pass"])
    assert game.floor < game.answered
    now = correct(game, ("stock", 0, "mc", 1))
    assert now.floor == now.answered
    assert all(new > old for new, old in zip(now.tokens, game.tokens, strict=True))
    with pytest.raises(Illegal, match="stale"):
        now.answer(next(iter(now.pending)), ["pass"], game.tokens[next(iter(now.pending))])


def test_the_question_of_who_is_asked_counts_with_what_was_corrected() -> None:
    def poor(game: Game) -> bool:
        seat = next(iter(game.pending), 0)
        return (
            in_turn(game)
            and game.players[seat].stock["mc"] < 11
            and "project:power-plant" not in game.pending[seat].options
        )

    game = played(Options(players=2, first=0), poor)
    (seat,) = game.pending
    assert "project:power-plant" in correct(game, ("stock", seat, "mc", 20)).pending[seat].options


def test_whoever_has_chosen_in_secret_chooses_again_if_it_is_theirs_that_changes() -> None:
    game = played(Options(players=3, first=0), in_research)
    first, second, third = sorted(game.pending)
    for seat in (first, second):
        picks = random_answer(game.pending[seat], Random(1)) if seat == second else ()
        game.answer(seat, picks)
    assert set(game.pending) == {third}
    now = correct(game, ("stock", first, "mc", -game.players[first].stock["mc"]))
    assert set(now.pending) == {first, third}
    assert now.players[second].secret == game.players[second].secret
    assert set(correct(game, ("track", -1, "oxygen", 1)).pending) == {third}


def test_nothing_is_corrected_in_the_middle_of_an_action_that_it_would_disturb() -> None:
    def middle(game: Game) -> bool:
        return game.table.phase == "action" and any(d.kind == "space" for d in game.pending.values())

    game = played(Options(players=3, first=0), middle, most=3000)
    (seat,) = game.pending
    other = (seat + 1) % 3
    with pytest.raises(InTheMiddle) as refused:
        correct(game, ("stock", seat, "mc", 1))
    assert refused.value.whose == seat
    assert refusal(game, ("track", -1, "oxygen", 1)) == "in-the-middle"
    assert correct(game, ("stock", other, "mc", 1)).pending.keys() == {seat}


def test_nobody_is_left_without_the_question_that_was_asked() -> None:
    """Whoever is asked for a last greenery keeps the plants for it until that is answered."""

    def last(game: Game) -> bool:
        return any(asked.key == "last-greenery" for asked in game.pending.values())

    game = played(Options(players=2, first=0, corporate_era=False), last, "last 1")
    (seat,) = game.pending
    plants = game.players[seat].stock["plants"]
    with pytest.raises(InTheMiddle) as refused:
        correct(game, ("stock", seat, "plants", -plants))
    assert refused.value.whose == seat
    assert correct(game, ("stock", seat, "plants", 1)).pending.keys() == {seat}


def test_a_card_stays_in_play_while_something_that_it_does_is_still_to_come(game: Game) -> None:
    card = CARDS[game.players[1].hand[0]]
    game = correct(game, ("card", 1, card.key, 1), asker=1)
    (seat,) = game.pending
    game.agenda.insert(0, Step(seat, ocean(), Cause(card.id)))
    game.derive_pending()
    assert refusal(game, ("card", 1, card.key, -1)) == "in-the-middle"
    game.agenda.pop(0)
    correct(game, ("card", 1, card.key, -1))


def test_a_card_that_lies_in_the_hand_again_remembers_nothing_and_one_in_play_where_its_tile_lies() -> None:
    game = played(Options(players=2, first=0, corporate_era=True), in_turn)
    special = KEYS["mining-area"]
    zone = next(z for z in (game.table.deck, game.table.discard, *(p.hand for p in game.players)) if special in z)
    zone.remove(special)
    me = game.players[0]
    me.played.append(special)
    me.memo[special] = "@E5"
    me.used.append(special)
    me.clear_caches()
    game.derive_pending()
    moved = correct(game, ("tile", 0, "mining-area@F5", 1)).players[0]
    assert moved.memo[special] == "@F5"
    back = correct(game, ("card", 0, "mining-area", -1)).players[0]
    assert special not in back.memo
    assert special not in back.used


def test_nothing_is_corrected_before_the_first_generation_or_after_the_end() -> None:
    game = new_game(Options(players=2, first=0), "setting up")
    assert refusal(game, ("stock", 0, "mc", 1)) == "not-now"
    for _ in walk(game, Random(3)):
        pass
    assert refusal(game, ("stock", 0, "mc", 1)) == "not-now"


def test_after_an_undo_past_it_a_correction_is_gone(game: Game) -> None:
    now = correct(game, ("stock", 0, "mc", 1))
    back = prepare_undone(now, load(save(game)))
    assert back.players[0].stock == game.players[0].stock
    assert min(new - old for new, old in zip(back.tokens, now.tokens, strict=True)) > 0


def test_losers_are_those_who_have_less_afterwards() -> None:
    wanted = [
        Correction("stock", 0, "mc", 3),
        Correction("production", 1, "heat", -1),
        Correction("track", -1, "oxygen", -1),
        Correction("card", 2, "comet", -1),
    ]
    assert seats_losing(wanted) == {1, 2}


# --- in every game ---------------------------------------------------------------------------------------------------


def any_correction(game: Game, random: Random, asker: int) -> list[Correction]:
    """Up to three corrections of things that there are, within their bounds or one beyond."""
    found: list[Correction] = []
    while len(found) < random.choice((1, 1, 2, 3)):
        kind = random.choice(sorted(correctable_kinds(game)))
        there = targets(game, kind, random.randrange(-1, len(game.players)), asker)
        if there:
            spot = random.choice(there)
            to = random.randint(max(spot.least, spot.now - 9), min(spot.most, spot.now + 9))
            found.append(Correction(*spot[:3], to - spot.now))
    return found


def tried(game: Game, wanted: list[Correction], asker: int) -> Game | str:
    try:
        return corrected(game, wanted, asker)
    except Illegal as refused:
        return f"{refused} {getattr(refused, 'whose', '')}"


def corrected_at_random(n: int) -> Iterator[tuple[Game, list[Correction], int, Game]]:
    """Play the n-th random game with corrections; yields the game before each, what is corrected, who asked, and the game after it."""
    game, random = opened(n), Random(n)
    for _answer in range(3000):
        if game.over:
            return
        if random.random() < 0.04 and game.table.phase not in SET_UP:
            asker = random.randrange(-1, len(game.players))
            wanted = any_correction(game, random, asker)
            after = tried(game, wanted, asker)
            if isinstance(after, Game):
                yield game, wanted, asker, after
                game = after
        seat = random.choice(sorted(game.pending))
        game.answer(seat, random_answer(game.pending[seat], random))
    raise AssertionError("this game does not come to its end")


@pytest.mark.once
@pytest.mark.parametrize("n", thinned(range(GAMES), 2))
def test_a_game_that_is_corrected_at_random_stays_sound_and_comes_to_its_end(n: int) -> None:
    for before, wanted, asker, game in corrected_at_random(n):
        validation.check(game)
        hold.somebody_is_asked(game)
        hold.nothing_is_negative(game)
        hold.cards_lie_in_one_zone(game)
        hold.caches_are_up_to_date(game)
        hold.saving_and_loading_changes_nothing(game)
        assert set(before.pending) <= set(game.pending)
        again = corrected(load(save(before)), [Correction.read(each.words) for each in wanted], asker)
        assert save(again) == save(game)
        assert again.news == game.news


@pytest.mark.parametrize("n", range(0, GAMES, 4))
def test_what_can_be_corrected_and_what_comes_of_it_depend_on_nothing_hidden(n: int) -> None:
    """Whoever watches sees the same refusal or the same correction where all that they cannot know is different."""
    game, random, compared = opened(n), Random(n), 0
    for i in range(3000):
        if game.over:
            break
        if i % 12 == 5 and game.table.phase not in SET_UP:
            asker = random.randrange(-1, len(game.players))
            wanted = any_correction(game, random, asker)
            other = redealt(game, asker, random)
            one, two = tried(game, wanted, asker), tried(other, wanted, asker)
            for kind, of in product(correctable_kinds(game), range(-1, len(game.players))):
                assert targets(other, kind, of, asker) == targets(game, kind, of, asker)
            seat = None if asker < 0 else asker
            if isinstance(one, Game) and isinstance(two, Game):
                assert view(two, seat) == view(one, seat)
                assert two.news == one.news
                compared += 1
            else:
                assert one == two, wanted
            if asker < 0:
                kept = [p.hand for p in game.players]
                hidden = {CARDS[c].key for hand in kept for c in hand}
                assert not hidden & {
                    s.what for k in ("card", "resources") for p in game.players for s in targets(game, k, p.seat)
                }
        seat = random.choice(sorted(game.pending))
        game.answer(seat, random_answer(game.pending[seat], random))
    assert compared


def test_forks_of_every_phase_are_met() -> None:
    """The random games above correct while several choose in secret, too."""
    assert any(
        isinstance(node, Fork)
        for n in range(0, GAMES, 8)
        for before, *_ in corrected_at_random(n)
        for node in before.agenda
    )
