"""Properties that hold at every moment of every game; each is a function that fails with an assertion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from inspect import signature
from random import Random

import msgspec
import pytest

from engine import Decision, Game, Illegal, load, save, tableau, view
from engine.actions.turn import choices
from engine.card import CARDS
from engine.core import Fork
from engine.effects.order import parts
from engine.hidden import redealt
from engine.journal import Entry
from engine.payment import all_purses
from engine.placement import RULES, any_space
from engine.prices import card_price, metal_values, terms
from engine.robots.random import random_answer
from engine.tableau import CACHED_BY_CARDS, CACHED_BY_TILES
from engine.validation import all_cards
from engine.view import View
from engine.visible import OWNERS, PUBLIC, Visibility, zones
from words import option, question


def cards_lie_in_one_zone(game: Game) -> None:
    """Every card of the box is in exactly one zone, except the Beginner Corporation, which several players may have."""
    count = Counter(card for card in all_cards(game) if CARDS[card].key != "beginner-corporation")
    assert set(count.values()) == {1}
    assert count.keys() == {card for deck in game.box.decks.values() for card in deck}


def nothing_is_negative(game: Game) -> None:
    for p in game.players:
        assert min(p.stock.values()) >= 0
        assert all(n >= (-5 if what == "mc" else 0) for what, n in p.production.items())
        assert min(p.resources.values(), default=1) > 0
        assert all(tableau.pieces_held(game, p, currency) >= 0 for currency in game.box.currencies)
        assert p.resources.keys() <= set(p.played)
        assert all(CARDS[card].holds for card in p.resources)
    for key, parameter in game.box.parameters.items():
        assert 0 <= parameter.left(game.table.parameters[key]) <= parameter.left(parameter.start)
    assert len(game.table.milestones) <= 3
    assert len(game.table.awards) <= 3


def somebody_is_asked(game: Game) -> None:
    """Somebody is asked until the game is over, and every decision has an answer and needs one."""
    assert game.over or game.pending
    for seat, decision in game.pending.items():
        assert decision.seat == seat
        assert decision.real
        assert decision.budget or len(decision.options) >= decision.least
        assert len(set(decision.options)) == len(decision.options)


def caches_are_up_to_date(game: Game) -> None:
    """Every cached value equals the value derived now; afterwards every cache is filled, for the check at the next decision."""
    for p in game.players:
        for at, value in p.derived.items():
            name, of = at if isinstance(at, tuple) else (at, ())
            assert value == CACHED_BY_CARDS[name](game, p, *of), (p.seat, name, *of)
        for name in _of_player():
            p.derived.setdefault(name, CACHED_BY_CARDS[name](game, p))
    for (name, of), value in game.table.derived.items():
        assert value == CACHED_BY_TILES[name](game, *of), (name, *of)
    for p in game.players:
        tableau.cities(game, p.seat)
        tableau.greeneries(game, p.seat)
        for rule in RULES:
            any_space(game, p.seat, rule)


@cache
def _of_player() -> tuple[str, ...]:
    """The cached values that depend on nothing but a player's cards."""
    return tuple(name for name, derive in CACHED_BY_CARDS.items() if len(signature(derive).parameters) == 2)


def views(game: Game) -> dict[int | None, View]:
    """What everybody sees, and somebody without a seat (None)."""
    return {seat: view(game, seat) for seat in (None, *range(len(game.players)))}


def saving_and_loading_changes_nothing(game: Game, seen: dict[int | None, View] | None = None) -> None:
    """A loaded game is the same, and looks the same; `seen` is what everybody sees now, if it is known already."""
    data = save(game)
    copy = load(data)
    assert save(copy) == data
    assert copy.pending == game.pending
    assert views(copy) == (seen or views(game))


def same_as_after_loading(before: bytes, seat: int, picks: tuple[str, ...], game: Game) -> None:
    """A game loaded from a save is the same after an answer as the game that was not saved."""
    copy = load(before)
    copy.answer(seat, picks)
    assert save(copy) == save(game)
    assert copy.news == game.news


def offered_options_are_accepted(game: Game, seat: int, decision: Decision, random: Random, most: int = 6) -> None:
    """Every option that is offered is accepted; of subsets and payments, some are tried. All answers are given to copies."""
    data = save(game)
    if decision.least <= 1 <= decision.most and not decision.budget:
        offered = random.sample(decision.options, min(most, len(decision.options)))
        answers = [(option,) for option in offered]
    else:
        answers = [random_answer(decision, random) for _ in range(3)]
    for picks in answers:
        copy = load(data)
        copy.answer(seat, picks)
        cards_lie_in_one_zone(copy)
        nothing_is_negative(copy)


def no_option_is_hindered(game: Game, seat: int, decision: Decision) -> None:
    """A turn offers exactly the options without a reason against them; choosing another is refused with the reason that the panel shows."""
    me = game.players[seat]
    if decision.key != "turn" or decision.options[0].startswith("first:"):
        return
    every = choices(game, me)
    assert [*(choice.key for choice in every if choice.why is None), decision.options[-1]] == list(decision.options)
    for choice in every:
        if choice.why is not None:
            with pytest.raises(Illegal) as refused:
                game.answer(seat, [choice.key])
            assert refused.value.why == choice.why, choice


def a_seat_reads_prices_as_they_are(game: Game, seat: int) -> None:
    """The prices computed from a view equal those computed from the game."""
    me, seen = game.players[seat], view(game, seat)
    for card in (*me.hand, *me.hosted):
        assert card_price(seen, seen.me, CARDS[card]) == card_price(game, me, CARDS[card])
    assert terms(seen, seen.me) == terms(game, me)
    assert metal_values(seen, seen.me) == metal_values(game, me)
    assert all_purses(seen, seen.me) == all_purses(game, me)


def wrong_answers(game: Game, seat: int, decision: Decision) -> list[tuple[int, tuple[str, ...], int | None]]:
    """Answers that must be refused: unknown, too few, too many, twice the same, other seats, stale tokens."""
    options, token = decision.options, game.tokens[seat]
    right = random_answer(decision, Random(0))
    wrong: list[tuple[int, tuple[str, ...], int | None]] = [
        (seat, ("no such option",), token),
        (seat, right, token - 1),
        (seat, right, token + 1),
        (len(game.players), right, None),
        (-1, right, None),
    ]
    wrong += [(other, right, None) for other in range(len(game.players)) if other not in game.pending]
    if decision.budget:
        total, ways = decision.budget
        what, _, most = ways[0]
        wrong += [
            (seat, answer, token) for answer in ((), (f"{what}={most + 1}",), ("gold=1",), (what,), (f"{what}=-1",))
        ]
        wrong.append((seat, tuple(f"{w}={n}" for w, _, n in ways), token) if _too_much(total, ways) else wrong[0])
        wrong.append((seat, (*right, *right), token))
        return wrong
    if decision.least:
        wrong.append((seat, options[: decision.least - 1], token))
    if len(options) > decision.most:
        wrong.append((seat, options[: decision.most + 1], token))
    if options:
        wrong.append((seat, (options[0], options[0]), token))
    return wrong


def _too_much(total: int, ways: tuple[tuple[str, int, int], ...]) -> bool:
    """Whether paying with everything would be too much by at least one piece."""
    paid = sum(value * n for _, value, n in ways)
    return any(paid - value >= total for _, value, _ in ways)


def wrong_answers_change_nothing(game: Game, seat: int, decision: Decision) -> None:
    before = save(game)
    asked = dict(game.pending)
    for who, picks, token in wrong_answers(game, seat, decision):
        with pytest.raises(Illegal):
            game.answer(who, picks, token)
    assert save(game) == before
    assert game.pending == asked


def hidden_things_do_not_show(game: Game, random: Random, seen: dict[int | None, View]) -> None:
    """After everything that a seat cannot know is dealt anew, its view is unchanged, and so is the view without a seat.

    `seen` is what everybody sees now.
    """
    for seat, now in seen.items():
        assert view(redealt(game, -1 if seat is None else seat, random), seat) == now


def hidden_things_are_not_said(game: Game, seat: int, random: Random) -> None:
    """After everything that a seat cannot know is dealt anew, all words for that seat are unchanged."""
    assert words_for(redealt(game, seat, random), seat) == words_for(game, seat)


def known(game: Game) -> list[set[int]]:
    """By seat, the cards that it has, hidden from others or not."""
    return [
        {card for state in (p, *p.own.values()) for mark in (OWNERS, PUBLIC) for card in _marked(state, mark)}
        for p in game.players
    ]


def _marked(state: msgspec.Struct, to: Visibility) -> Iterator[int]:
    """The cards in the zones that have one of these marks; of piles, those in the first."""
    for name, shown, zone in zones(type(state)):
        if shown is to:
            lying = getattr(state, name)
            yield from lying if zone and not zone.piles else lying[0] if lying else ()


def what_is_revealed_is_a_barrier(before: list[set[int]], game: Game) -> None:
    """A seat that has seen a new card cannot undo alone to a moment before that.

    A card that somebody had, and that lies open with another player now, was given away when it was played (Law Suit).
    """
    had = set[int]().union(*before)
    for p, was, now in zip(game.players, before, known(game), strict=True):
        if now - was - (had & {*_marked(p, PUBLIC)}):
            assert game.floor == game.answered


def words_for(game: Game, seat: int) -> list[object]:
    """The words of the decision of a seat and of all its options, with those of the steps that `AnyOrder` combined."""
    seen, names = view(game, seat), [f"Player {p.seat}" for p in game.players]
    if seen.decision is None:
        return []
    behind = parts(game, seat)
    return [question(seen, names), *(option(seen, names, key, behind) for key in seen.decision.options)]


def fork_of(game: Game) -> tuple[int, str] | None:
    """The generation and phase of the open fork; None if there is no fork."""
    forked = any(isinstance(node, Fork) for node in game.agenda)
    return (game.table.generation, game.table.phase) if forked else None


def open_to_all(seen: View) -> View:
    """The view without a seat, without who has answered, how many packs wait, and the direction in which they are passed."""
    seats = tuple(msgspec.structs.replace(seat, packs=0) for seat in seen.seats)
    return msgspec.structs.replace(seen, seats=seats, owing={}, draft=())


def nothing_was_told_to_all(game: Game) -> None:
    """All entries of the last answer are for single seats: the one that answered, or the one that got a pack."""
    assert all(entry.to >= 0 for entry in game.news)


def news_names_no_hidden_card(game: Game) -> None:
    """Every card named in a public entry is in a public zone, or has just been shown to all."""
    states = (*game.players, *game.table.own.values(), *(state for p in game.players for state in p.own.values()))
    seen = {0} | {card for state in states for card in _marked(state, PUBLIC)}
    told = [entry for entry in game.news if entry.to == -1]
    seen.update(*(named(entry) for entry in told if entry.shows))
    for entry in told:
        assert named(entry) | {entry.cause.card, entry.cause.trigger} <= seen, entry


def named(entry: Entry) -> set[int]:
    """The cards in the fields of an entry."""
    return {getattr(entry, "card", 0), *getattr(entry, "cards", ()), *getattr(entry, "discarded", ())}
