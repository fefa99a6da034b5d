"""Every screen of games with everything in play stays within the limits of Discord: questions, lists of verbs, annexes and the panel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot import limits, speech
from bot.screen import Screen
from bot.screens import annexes, decide, help, panel, reading, verbs, waiting
from bot.screens.context import ScreenContext
from engine.core import Game
from renderer.annexes.annexes import ANNEXES, Shown
from renderer.annexes.blocks import paged
from renderer.drawing.theme import ALT_LENGTH
from tests.bot.looks import NAMES, NoPictures, SomePictures, context, look, with_everything
from tests.bot.test_screens import ids
from tests.engine.games import walk


async def screens(shown: ScreenContext) -> list[tuple[str, Screen]]:
    """What a seat may look at now, by name."""
    found = [("more", panel.more(shown)), ("everybody", await reading.everybody(shown))]
    found += [(f"table of {seat}", await reading.table(shown, seat)) for seat in shown.view.order]
    pages = speech.pages(speech.board_text(shown.view, shown.status), limits.LOG_PAGE)
    found += [(f"words, page {page}", reading.words(shown, page)) for page in range(len(pages))]
    for one in annexes.annexes(shown):
        found.append((one.key, await annexes.annex(shown, one.key)))
    if shown.look.decision is None:
        return [*found, ("waiting", await waiting.waiting(shown))]
    found.append((shown.decision.key, await decide.ask(shown)))
    if shown.decision.kind == "turn" and not shown.decision.options[0].startswith("first:"):
        lists = [letter[0].key for letter in verbs.letters(shown.view) if letter[0].form != "menu"]
        found += [(key, await verbs.listed(shown, key)) for key in lists]
        found.append(("passing", panel.passing(shown)))
    return found


async def test_the_rules_of_an_annex_are_one_tap_away() -> None:
    shown = context(look(with_everything(1), 0), NoPictures())
    beside = annexes.annexes(shown)
    assert beside
    for one in beside:
        way = f"help/{one.key}@annex/{one.key}"
        asked = [id for id in ids(await annexes.annex(shown, one.key)) if id.split(":")[3].startswith(way)]
        assert len(asked) == 1, one.key
        assert help.found(one.key) == one.key


def states(n: int, every: int) -> Iterator[tuple[Game, int]]:
    """Every so many answers of a random game, the game and a seat of it: one that is asked, or another."""
    random = Random(n)
    game = with_everything(n)
    for at, (seat, _decision, _picks) in enumerate(walk(game, Random(n))):
        if at % every == 0:
            yield game, seat if random.random() < 0.8 else random.randrange(len(game.players))


async def looked_at(n: int, every: int, most: int) -> int:
    """How many states were looked at; none of their screens breaks a limit."""
    seen = 0
    for game, seat in states(n, every):
        shown = context(look(game, seat), SomePictures())
        for name, screen in await screens(shown):
            assert limits.breaches(screen.view()) == [], f"game {n}, state {seen}: {name}"
        _whole_in_words(shown)
        seen += 1
        if seen == most:
            break
    return seen


def _whole_in_words(shown: ScreenContext) -> None:
    """Each picture of an annex has an alt text that says all of it, and each line of it stands on the board in words."""
    view, names = shown.view, NAMES[: len(shown.view.seats)]
    for one in speech.annexes(view):
        for page in paged(ANNEXES[one.key].blocks(Shown(view, names))):
            assert sum(len(block.said[-1][-1]) + 1 for block in page) <= ALT_LENGTH, one.key
        assert speech.annex_text(view, shown.status, one.key)
    board = speech.board_text(view, shown.status)
    assert "\n".join(speech.pages(board, limits.LOG_PAGE)).split() == board.split()


@pytest.mark.once
@pytest.mark.parametrize("n", [1, 4])
async def test_no_screen_breaks_a_limit_with_everything_in_play(n: int) -> None:
    assert await looked_at(n, 60, 6) == 6


@pytest.mark.soak
@pytest.mark.parametrize("n", range(25))
async def test_no_screen_breaks_a_limit_in_500_states_with_everything_in_play(n: int) -> None:
    assert await looked_at(n, 12, 20) == 20
