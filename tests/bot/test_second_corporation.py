"""A player who leads two corporations is named with both, on every screen that says who leads what."""

from __future__ import annotations

import pytest
from discord.ui import TextDisplay

from bot.components import Tap
from bot.screen import Screen
from bot.screens import choose, panel, reading
from bot.screens.context import ScreenContext
from engine.actions.preludes import PlayPrelude
from engine.decision import Cause
from engine.expansions.promos.effects import TurnDown
from engine.view import view
from tests.bot.looks import NoPictures, context, look
from tests.engine.table import Table, number
from words.guide.topic import TOPICS, Reader

NAMES = ["Ann", "Ben"]


@pytest.fixture
def shown() -> ScreenContext:
    """What Ben sees of a game in which Ann leads two corporations."""
    table = Table(2, more=("prelude", "promos")).lay(0, "Ecoline", "Inventrix").lay(1, "Teractor")
    return context(look(table.game, 1))


def words(screen: Screen) -> str:
    return "\n".join(item.content for item in screen.view().walk_children() if isinstance(item, TextDisplay))


async def test_the_screen_of_everybody_names_both(shown: ScreenContext) -> None:
    said = words(await reading.everybody(shown))
    assert "Ecoline and Inventrix" in said
    assert "Teractor" in said


def test_the_board_in_words_names_both(shown: ScreenContext) -> None:
    assert ", Ecoline and Inventrix: TR" in words(reading.words(shown))


def test_the_guide_names_both_of_another_and_explains_both_of_oneself(shown: ScreenContext) -> None:
    now = TOPICS["start"].now
    of_ben = "\n".join(now(Reader(shown.view, NAMES)))
    assert "leads Ecoline and Inventrix" in of_ben
    table = Table(2, more=("prelude", "promos")).lay(0, "Ecoline", "Inventrix")
    of_ann = "\n".join(now(Reader(view(table.game, 0), NAMES)))
    assert "You lead **Ecoline**" in of_ann
    assert "You lead **Inventrix**" in of_ann


def test_the_guide_says_of_a_corporation_that_was_turned_down_that_it_counts_as_an_event() -> None:
    table = Table(2, more=("prelude", "promos")).lay(0, "Pharmacy Union", "Ecoline")
    table.run(TurnDown(), cause=Cause(number("Pharmacy Union"))).turn(0)
    of_ann, of_ben = ("\n".join(TOPICS["start"].now(Reader(view(table.game, seat), NAMES))) for seat in (0, 1))
    assert "You lead **Pharmacy Union**. It lies face down, and counts as an event." in of_ann
    assert "You lead **Ecoline**" in of_ann
    assert "leads Pharmacy Union and Ecoline" in of_ben


async def test_the_screen_of_everybody_names_a_corporation_that_was_turned_down() -> None:
    table = Table(2, more=["promos"]).lay(0, "Pharmacy Union")
    table.run(TurnDown(), cause=Cause(number("Pharmacy Union"))).turn(0)
    said = words(await reading.everybody(context(look(table.game, 1), NoPictures())))
    assert "Pharmacy Union\n" in said
    assert said.count("no corporation yet") == 1, "Ben's"


async def test_before_one_is_merged_the_screen_says_what_one_has_and_will_have() -> None:
    table = Table(2, more=["prelude", "promos"]).lay(0, "Ecoline").give(0, "Merger").stock(0, mc=11)
    table.deck("Inventrix", "Helion", "CrediCor", "Teractor").run(PlayPrelude(number("Merger")))
    seen = context(look(table.game, 0))
    assert "You have 11\u00a0M€ and get those of the corporation." in words(await choose.several(seen))
    chosen = words(await choose.several(seen, ["card:helion"]))
    assert "11\u00a0M€ and 42\u00a0M€ of Helion, less 42\u00a0M€: 11\u00a0M€ before effects." in chosen


async def test_their_first_actions_are_offered_as_one_with_a_pass() -> None:
    table = Table(2, more=["promos"]).lay(0, "Inventrix", "Philares")
    table[0].first_action, table[0].first_actions = number("Inventrix"), [number("Philares")]
    screen = await panel.turn(context(look(table.turn(0).game, 0)))
    assert "all in one action. Choose which comes first.\n- **Inventrix**: draw 3\u00a0cards\n" in words(screen)
    labels = [str(tap.item.label) for tap in screen.view().walk_children() if isinstance(tap, Tap)]
    assert labels[:3] == ["Inventrix", "Philares", "Pass"]
    assert "Your corporation's first action waits until then." in words(panel.passing(context(look(table.game, 0))))
