"""Ten mistakes that a first version of this engine made, each with the test that would have found it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine import Game, Illegal, Options, load, new_game, save, view
from engine.card import CARDS
from engine.codec import load_undecided
from engine.core import Cause, Effect, Step, Stuck
from engine.effects import draw
from engine.effects.cards import Draw
from engine.effects.gains import Gain
from engine.effects.order import AnyOrder
from engine.hidden import redealt
from engine.phases.generation import RunPhase
from engine.state import Player
from engine.undo import prepare_undone
from engine.validation import all_cards
from tests.engine.games import opened, walk
from tests.engine.table import Table, number
from tests.expansions.made_up import MADE_UP


def researching(players: int = 3, **options: object) -> Game:
    """A table in the research phase of generation 1, everybody with 40 M€."""
    table = Table(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        table.stock(seat, mc=40)
    table.game.shuffle(table.game.table.deck)
    return table.run(RunPhase("research")).game


def asked(game: Game) -> dict[int, str]:
    return {seat: decision.key for seat, decision in game.pending.items()}


# 1. Seats deciding at once saw each other's money and hands change.


def test_1_research_of_others_shows_only_that_they_are_done() -> None:
    game = researching()
    before = view(game, 0)
    game.answer(1, game.pending[1].options[:3])
    after = view(game, 0)
    assert after.seats == before.seats
    assert after.discard == before.discard
    assert before.owing.keys() - after.owing.keys() == {1}
    game.answer(0, ())
    game.answer(2, ())
    assert [(p.stock["mc"], len(p.hand)) for p in game.players] == [(40, 0), (31, 3), (40, 0)]


def test_1_corporations_are_revealed_together() -> None:
    game = new_game(Options(players=3, first=0), "together")
    game.answer(2, game.pending[2].options[:1])
    game.answer(2, game.pending[2].options[:4])
    seen = view(game, 0)
    assert [(seat.corporation, seat.stock["mc"], seat.hand) for seat in seen.seats] == [(0, 0, 0)] * 3
    assert seen.owing == {0: "choose", 1: "choose"}


# 2. Loading a game applied effects.


def test_2_loading_applies_nothing_even_where_something_could_be_applied() -> None:
    table = Table()
    game = table.game
    game.agenda.append(Step(0, Gain((("plants", 3),))))  # nobody has advanced the game to its next question
    data = save(game)
    copy = load_undecided(data)
    copy.derive_pending()
    assert copy.players[0].stock["plants"] == 0
    assert save(copy) == data
    assert not copy.pending  # only an answer advances a game


def test_2_loading_again_and_again_is_the_same_game() -> None:
    data = first = save(opened(7))
    for _ in range(5):
        data = save(load(data))
    assert data == first


# 3. A lane could not wait for a pack that had not arrived.


def test_3_a_drafter_waits_for_the_pack_and_others_go_on() -> None:
    game = researching(3, draft=True)
    assert asked(game) == {0: "draft", 1: "draft", 2: "draft"}
    game.answer(0, game.pending[0].options[:1])
    assert asked(game) == {1: "draft", 2: "draft"}  # seat 0 waits for seat 1's pack, in generation 1 counter-clockwise
    game = load(save(game))
    assert asked(game) == {1: "draft", 2: "draft"}
    game.answer(1, game.pending[1].options[:1])
    assert asked(game) == {0: "draft", 2: "draft"}
    game.answer(0, game.pending[0].options[:1])
    assert [len(p.packs) for p in game.players] == [0, 0, 3]  # two packs wait before seat 2 behind its own


def test_3_packs_in_flight_come_out_whole_in_every_order() -> None:
    for seed in range(60):
        random = Random(seed)
        players = 2 + seed % 4
        game = researching(players, draft=True)
        if seed % 2:
            game.table.generation = 2
        while "draft" in asked(game).values():
            seat = random.choice([s for s, key in asked(game).items() if key == "draft"])
            game.answer(seat, (random.choice(game.pending[seat].options),))
            game = load(save(game))
        offered = [card for p in game.players for card in p.looking]
        assert [len(p.looking) for p in game.players] == [4] * players
        assert len(set(offered)) == 4 * players


def test_3_a_drafted_card_is_for_good_but_buying_is_not() -> None:
    game = researching(2, draft=True)
    first = game.pending[0].options[0]
    game.answer(0, (first,))
    with pytest.raises(Illegal):
        game.reopen(0)
    while "draft" in asked(game).values():
        seat = next(s for s, key in asked(game).items() if key == "draft")
        game.answer(seat, game.pending[seat].options[:1])
    game.answer(0, (first,))
    game.reopen(0)
    assert game.pending[0].key == "buy"
    assert first in game.pending[0].options
    assert not game.players[0].secret


# 4. Whoever clicked first in a fork got the top card.


@pytest.mark.parametrize("draft", [False, True])
def test_4_the_order_of_clicking_deals_no_other_cards(draft: bool) -> None:
    ends: set[bytes] = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = researching(3, draft=draft)
        offered = {seat: view(game, seat).decision for seat in range(3)}
        while len(game.pending) > 1 or asked(game).get(game.table.first) != "turn":
            seat = next(s for s in order if s in game.pending)
            game.answer(seat, game.pending[seat].options[:1])
        assert offered[0] != offered[1]
        game.floor = game.answered = game.last = 0  # who answered last is not what was dealt
        ends.add(save(game))
    assert len(ends) == 1


def test_4_what_all_draw_at_once_is_drawn_in_table_order() -> None:
    table = Table(3, more=[MADE_UP.name]).give(1, "Open Archive").stock(1, mc=4).deck("Comet", "Fish", "Pets")
    table.play(1, "Open Archive")
    assert [table.names(p.hand) for p in table.players] == [["Pets"], ["Comet"], ["Fish"]]


# 5. "Discard two" with one card discarded none; an unpayable cost was skipped and its gain kept.


def test_5_as_much_as_there_is_must_be_discarded() -> None:
    table = Table(more=[MADE_UP.name]).give(0, "Open Archive").stock(0, mc=4).deck("Comet", "Fish")
    table.play(0, "Open Archive")
    decision = table.game.pending[0]
    assert (decision.least, decision.most) == (1, 1)
    with pytest.raises(Illegal, match="too-few"):
        table.game.answer(0, ())


def test_5_an_action_that_cannot_be_paid_is_not_offered() -> None:
    table = Table().lay(0, "Steelworks", "Development Center", "Security Fleet", "Caretaker Contract")
    assert not [option for option in table.offers(0) if option.startswith("action:")]
    table.stock(0, energy=4)
    assert {o for o in table.offers(0) if o.startswith("action:")} == {"action:steelworks", "action:development-center"}


def test_5_a_cost_that_cannot_be_paid_raises_and_gains_nothing() -> None:
    table = Table().lay(0, "Caretaker Contract")
    table.game.agenda.append(Step(0, CARDS[number("Caretaker Contract")].action, Cause(number("Caretaker Contract"))))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="heat"):
        table.game.advance()
    assert table[0].tr == 20


def test_5_a_payment_short_of_its_sum_raises() -> None:
    from engine.payment import Pay

    with pytest.raises(ValueError, match="cannot be paid"):
        Table().stock(0, mc=2).run(Pay(3))


# 6. An exception inside a move left money paid, the card gone and nothing pending.


class Breaks(Effect, frozen=True):
    """A defect in a card."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        raise ZeroDivisionError("a defect")


def test_6_after_a_defect_the_committed_snapshot_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().give(0, "Asteroid").stock(0, mc=14).stock(1, plants=3)
    committed = save(table.game)
    monkeypatch.setattr("engine.effects.parameters.Raise.apply", Breaks.apply)
    with pytest.raises(ZeroDivisionError):
        table.play(0, "Asteroid", "seat:1")
    monkeypatch.undo()
    table.game = load(committed)  # as the bot does after any exception but Illegal
    assert (table[0].stock["mc"], table.names(table[0].hand)) == (14, ["Asteroid"])
    assert table.key == "turn"
    table.play(0, "Asteroid", "seat:1")
    assert table.parameter("temperature") == -28


def test_6_a_refusal_is_no_defect_and_changes_nothing() -> None:
    table = Table().give(0, "Asteroid").stock(0, mc=14)
    before = save(table.game)
    for seat, picks, token in ((0, ("play:comet",), None), (1, ("pass",), None), (0, (), None), (0, ("pass",), 9)):
        with pytest.raises(Illegal):
            table.game.answer(seat, picks, token)
    assert save(table.game) == before
    assert table.key == "turn"


def test_6_a_game_in_which_nobody_is_asked_says_so() -> None:
    from engine.core import WAIT, Wait

    class WaitsForEver(Effect, frozen=True):
        def ask(self, game: Game, me: Player, cause: Cause) -> Wait:
            return WAIT

    with pytest.raises(Stuck):
        Table().run(WaitsForEver())


# 7. "This card" inside a nested effect could not be loaded.


def test_7_this_card_survives_a_save_in_the_middle_of_nested_effects() -> None:
    table = Table().lay(0, "Olympus Conference", resources=1).lay(0, "Viral Enhancers", "Ants", "Decomposers")
    table.give(0, "Research", "Tardigrades").stock(0, mc=50).play(0, "Research")
    table.game = load(save(table.game))
    table.pick("1")
    assert table.on(0, "Olympus Conference") == 1
    table.play(0, "Tardigrades")
    table.game = load(save(table.game))
    table.pick("1")
    assert table.on(0, "Tardigrades") == 1


def test_7_steps_within_effects_within_the_agenda_are_saved_whole() -> None:
    table = Table()
    inner = AnyOrder((Step(0, draw(1), Cause(4)), Step(1, AnyOrder((Step(1, Gain((("heat", 2),)), Cause(5, "A1")),)))))
    table.game.agenda.append(Step(0, inner, Cause(7)))
    copy = load_undecided(save(table.game))
    assert copy.agenda == table.game.agenda


# 8. Cards lying in effect fields escaped both the count of cards and the test of hidden information.


def test_8_what_is_looked_at_lies_in_a_zone_and_is_hidden_from_others() -> None:
    table = Table(3).give(0, "Business Contacts").stock(0, mc=7).deck("Comet", "Fish", "Pets", "Mine")
    table.play(0, "Business Contacts")
    game = table.game
    assert table.key == "keep:2"
    assert Counter(all_cards(game)) == Counter([card for deck in game.box.decks.values() for card in deck])
    looking = [number(name) for name in ("Comet", "Fish", "Pets", "Mine")]
    assert list(view(game, 0).looking) == looking
    other = redealt(game, 1, Random(1))
    assert other.players[0].looking != looking
    assert view(other, 1) == view(game, 1)


def test_8_no_effect_on_the_agenda_holds_a_hidden_card() -> None:
    """Card numbers in saved effects are those of cards in play, or being played from a hand."""
    for n in (1, 3, 6, 7):
        game = opened(n)
        for _ in walk(game, Random(n)):
            hidden = {card for p in game.players for zone in (p.looking, p.drafted, *p.packs) for card in zone}
            hidden |= {*game.table.deck, *game.table.discard}
            for node in game.agenda:
                if isinstance(node, Step):
                    assert getattr(node.effect, "card", 0) not in hidden
                    assert node.cause.card not in hidden


# 9. Undo by consent past a draw dealt the very same cards again.


def drawing() -> Table:
    table = Table().lay(0, "AI Central")
    table.game.shuffle(table.game.table.deck)
    return table


def test_9_past_a_draw_other_cards_are_dealt() -> None:
    table = drawing()
    older = save(table.game)
    table.use(0, "AI Central")
    drawn = table[0].hand
    back = prepare_undone(table.game, load(older))
    assert not back.players[0].hand
    back.answer(0, ["action:ai-central"])
    assert back.players[0].hand != drawn
    assert Counter(all_cards(back)) == Counter(all_cards(table.game))


def test_9_undoing_twice_deals_other_cards_again() -> None:
    table = drawing()
    older, game = save(table.game), table.game
    hands: set[tuple[int, ...]] = set()
    for _ in range(4):
        game.answer(0, ["action:ai-central"])
        hands.add(tuple(game.players[0].hand))
        game = prepare_undone(game, load(older))
    assert len(hands) == 4


def test_9_an_undo_of_nothing_hidden_leaves_the_deck_as_it_is() -> None:
    table = Table().stock(0, mc=11)
    table.game.shuffle(table.game.table.deck)
    older = save(table.game)
    deck = list(table.game.table.deck)
    table.act(0, "project:power-plant")
    back = prepare_undone(table.game, load(older))
    assert back.table.deck == deck
    assert back.tokens[0] > table.game.tokens[0]


def test_9_a_click_from_before_the_undo_is_stale() -> None:
    table = Table().stock(0, mc=30)
    older, token = save(table.game), table.game.tokens[0]
    table.act(0, "project:power-plant")
    back = prepare_undone(table.game, load(older))
    for stale in (token, table.game.tokens[0]):
        with pytest.raises(Illegal, match="stale"):
            back.answer(0, ["project:power-plant"], stale)


# 10. A player with nothing to play passed by himself and so showed his hand.


def test_10_a_player_with_nothing_to_do_is_asked_all_the_same() -> None:
    table = Table()
    assert table.options() == ("pass",)
    assert table.asked.ask_always
    table.pick("pass")
    assert (table.seat, table.options()) == (1, ("pass",))


def test_10_a_player_who_can_buy_nothing_is_asked_all_the_same() -> None:
    game = researching(2)
    game.players[0].stock["mc"] = 0
    game.derive_pending()
    assert game.pending[0].most == 0
    assert 0 in game.pending


def test_10_whether_somebody_is_asked_never_depends_on_what_others_cannot_see() -> None:
    for n in (0, 3, 5, 10):
        game, random = opened(n), Random(n)
        for i, _ in enumerate(walk(game, random)):
            if i % 9 == 0:
                for seat in range(len(game.players)):
                    assert redealt(game, seat, random).pending.keys() == game.pending.keys()
    assert Draw(1).ask(game, game.players[0], Cause()) is None
