"""Every decision becomes a screen that Discord accepts."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from bot import limits
from bot.components import Keys, Menu, Option, Tap, glued, row, rows, short, text
from bot.screen import Oversize, Screen, screen
from bot.screens import beginning, card, choose, decide, panel
from engine.core import Decision, Game
from engine.decision import Budget
from engine.expansions.turmoil.events import KIND
from engine.maps import MAPS
from engine.view import view
from tests.bot.looks import CARDS, asked, context, look, opened, with_everything
from tests.engine.games import walk
from tests.thinned import thinned

pytestmark = pytest.mark.once

Begin = Callable[[int], Game]


def ids(shown: Screen) -> list[str]:
    return [c.custom_id for c in shown.view().walk_children() if isinstance(c, Tap | Menu)]


def values(shown: Screen) -> list[str]:
    menus = [c.item for c in shown.view().walk_children() if isinstance(c, Menu)]
    return [o.value for m in menus for o in m.options]


@pytest.mark.parametrize(
    ("begin", "n"), thinned([*((opened, n) for n in range(6)), *((with_everything, n) for n in range(3))], 2)
)
async def test_every_question_of_a_random_game_is_a_screen_within_the_limits(begin: Begin, n: int) -> None:
    game, shown = begin(n), 0
    for seat, decision, _picks in walk(game, Random(n)):
        if decision.kind == "turn" and shown % 3:
            shown += 1
            continue
        made = await decide.ask(context(look(game, seat)))
        assert limits.breaches(made.view()) == []
        shown += 1
    assert shown > 50


@pytest.mark.parametrize(
    ("begin", "n"), thinned([*((opened, n) for n in range(3)), *((with_everything, n) for n in range(3))], 2)
)
async def test_every_option_can_be_reached_on_the_screen(begin: Begin, n: int) -> None:
    game, seen = begin(n), 0
    for i, (seat, decision, _picks) in enumerate(walk(game, Random(n))):
        if i % 5 or decision.kind == "turn" or decision.budget or decision.most != 1 or decision.least != 1:
            continue
        at = context(look(game, seat))
        if beginning.applies(at):
            continue  # its screen asks several questions
        made = await decide.ask(at)
        shown = [*ids(made), *(ids(decide.fewer(at)) if any(c.endswith(":fewer") for c in ids(made)) else ())]
        reached = {c.split("/", 1)[1] for c in shown if "pick/" in c} | set(values(made))
        for said in (c.split("/", 1)[1].partition("~")[0] for c in ids(made) if ":set/" in c):
            reached |= set(choose.unpacked(decision, said))
        assert set(decision.options) <= {r.partition("~")[0] for r in reached}
        seen += 1
    assert seen


@pytest.mark.parametrize(
    ("n", "width", "lengths"),
    [(0, 5, []), (5, 5, [5]), (6, 5, [3, 3]), (7, 5, [4, 3]), (11, 5, [4, 4, 3]), (5, 2, [2, 2, 1]), (4, 3, [2, 2])],
)
def test_buttons_stand_in_as_few_rows_as_there_must_be_of_about_the_same_length(
    n: int, width: int, lengths: list[int]
) -> None:
    taps = [Keys("abcde", 0).tap(str(i), f"open/{i}") for i in range(n)]
    arranged = rows(taps, width)
    assert [len(one.children) for one in arranged] == lengths
    assert [tap for one in arranged for tap in one.children] == taps


@pytest.mark.parametrize(
    ("labels", "lengths"),
    [
        (("What should I do?", "Hand", "My table", "Board", "Everybody", "No more advice"), [4, 2]),
        (("What should I do?", "Hand", "Board", "Everybody", "Colonies", "Senate"), [3, 3]),
        (("Pass", "Undo", "More", "Board", "Everybody", "Colonies"), [4, 2]),
    ],
)
def test_long_buttons_stand_in_as_few_lines_of_a_phone_as_there_can_be(
    labels: tuple[str, ...], lengths: list[int]
) -> None:
    taps = [Keys("abcde", 0).tap(label, f"open/{n}") for n, label in enumerate(labels)]
    assert [len(one.children) for one in rows(taps)] == lengths


async def test_a_whole_map_of_spaces_fits_into_three_menus() -> None:
    game = opened(0)
    spaces = tuple(f"space:{s}" for s in MAPS["tharsis"].spaces)
    question = Decision(0, "place:city", spaces, kind="space")
    made = await decide.ask(context(asked(look(game, 0), question)))
    assert len(spaces) == 61
    assert sorted(values(made)) == sorted(spaces)
    assert sum(":pick" in c for c in ids(made)) == 3


async def test_a_hand_of_fifty_cards_fits() -> None:
    game = opened(0)
    cards = tuple(c.as_card for c in CARDS.values() if c.kind != "corporation")[:60]
    for least, most in ((1, 1), (1, 60), (0, 10)):
        made = await decide.ask(context(asked(look(game, 0), Decision(0, "sell", cards, least, most, "card"))))
        assert limits.breaches(made.view()) == []
        assert set(cards) <= set(values(made))


async def test_more_options_than_menus_hold_are_found_by_the_command() -> None:
    game = opened(0)
    question = Decision(0, "spend-any:energy:mc", tuple(str(n) for n in range(1, 140)), kind="amount")
    made = await decide.ask(context(asked(look(game, 0), question)))
    assert "/answer" in made.words()


def test_the_button_of_every_card_with_the_longest_payment_is_short_enough() -> None:
    mix = {"steel": 99, "titanium": 99, "heat": 99, "mc": 99}
    for played in CARDS.values():
        if played.kind not in ("corporation", KIND):
            key = Keys("abcde", 10**5).id(f"play/{played.key}/{card.encoded(mix)}")
            assert len(f"{key}~2") <= limits.CUSTOM_ID, played.key


def test_payments_are_offered_best_first_and_never_more_than_a_menu_holds() -> None:
    budget = Budget(40, (("steel", 2, 30), ("titanium", 3, 30), ("heat", 1, 50), ("mc", 1, 60)))
    seen = view(opened(0), 0)
    found, more = card.offered(seen, budget)
    assert more
    assert len(found) == limits.OPTIONS
    assert found[0] == {k: n for k, n in card.proposed(seen, budget).items() if n}
    few, more = card.offered(seen, Budget(10, (("steel", 2, 2), ("mc", 1, 20))))
    assert [card.encoded(m) for m in few] == ["steel=2.mc=6", "steel=1.mc=8", "mc=10"]
    assert not more


def test_a_set_of_cards_is_bound_to_its_question() -> None:
    question = Decision(0, "buy", ("card:comet", "card:asteroid", "card:birds"), 0, 3, "card")
    said = choose.packed(question, ["card:birds", "card:comet"])
    assert choose.unpacked(question, said) == ["card:comet", "card:birds"]
    other = replace(question, options=("card:comet", "card:asteroid", "card:fish"))
    with pytest.raises(ValueError):
        choose.unpacked(other, said)


def test_the_same_button_twice_on_a_screen_gets_different_ids_that_mean_the_same() -> None:
    keys = Keys("abcde", 3)
    made = screen(row(keys.tap("Back", "home"), keys.tap("Keep", "home")))
    assert ids(made) == ["m:abcde:3:home", "m:abcde:3:home~2"]
    found = Tap.__discord_ui_compiled_template__.fullmatch("m:abcde:3:home~2")
    assert found is not None
    assert found["what"] == "home"


def test_a_screen_that_breaks_a_limit_is_never_sent() -> None:
    with pytest.raises(Oversize):
        screen(text("x" * 4001)).view()
    with pytest.raises(Oversize):
        screen(row(Keys("a" * 80, 1).tap("x", "y" * 20))).view()


def test_a_checked_screen_is_built_once_for_its_first_sending_and_anew_for_each_other() -> None:
    made = screen(row(Keys("abcde", 1).menu("Choose", "pick", [Option("Comet", "comet")])))
    made.check()
    made.check()
    sent = [str(made.view().to_components()) for _n in range(2)]
    assert sent[0] != sent[1], "Discord would remember the choice in the menu"
    (first, second), digits = (re.findall(r"pick~1([0-9]{3})", said) for said in sent), 1000
    assert (int(second[0]) - int(first[0])) % digits == 1
    with pytest.raises(Oversize):
        screen(text("x" * 4001)).check()


def test_menus_of_any_length_keep_their_options_in_order() -> None:
    options = [Option(f"label {n}" * 20, str(n), "hint" * 40) for n in range(60)]
    rows = Keys("abcde", 1).menus("Choose", "pick", options)
    made = screen(*rows)
    assert values(made) == [str(n) for n in range(60)]
    assert len(rows) == 3


def test_numbers_stay_with_their_unit() -> None:
    assert glued("keep 1 of 5, 4 corporations") == "keep 1\u00a0of\u00a05, 4\u00a0corporations"
    assert glued("M€ production +1, 3 short") == "M€\u00a0production +1, 3\u00a0short"
    assert glued("steel · heat") == "steel\u00a0· heat"
    assert glued("26 M€ and 4 → 1, ● Ann") == "26\u00a0M€ and 4\u00a0→\u00a01, ●\u00a0Ann"
    assert short("abcdef", 4) == "abc…"


def test_a_menu_in_which_none_may_be_chosen_is_not_required() -> None:
    options = [Option("Comet", "comet"), Option("Algae", "algae")]
    menu = Keys("abcde", 1).menu("Cards to buy", "many", options, 0, 2)
    assert menu.item.required is False
    menu.item.required = True
    with pytest.raises(Oversize, match="none may be chosen"):
        screen(row(menu)).view()


async def test_the_worst_panel_fits() -> None:
    """The panel of a player with fifty cards in hand and thirty actions fits, with options for every kind of action."""
    game = opened(1)
    later = (
        seat
        for seat, asked_now, _picks in walk(game, Random(1))
        if asked_now.kind == "turn" and game.table.generation > 2 and not asked_now.options[0].startswith("first:")
    )
    seat = next(later)
    me = game.players[seat]
    deck = [c.id for c in CARDS.values() if c.kind != "corporation"]
    me.hand = deck[:50]
    me.played = [c.id for c in CARDS.values() if c.action is not None][:30]
    me.stock.update(mc=200, plants=20, heat=20, steel=20, titanium=20, energy=20)
    me.clear_caches()
    game.derive_pending()
    made = await panel.turn(context(look(game, seat)))
    assert limits.breaches(made.view()) == []
    assert made.view().total_children_count <= 30
