"""No code reads data out of sentences: in a language with another word order, screens, commands and alt texts work as in English."""

from __future__ import annotations

import re
from gettext import NullTranslations
from pathlib import Path
from random import Random

import pytest
from discord import ui

from bot import limits, speech
from bot.commands.typed import Listed, matching, offer, one_of_list, several
from bot.components import glued
from bot.screen import Screen
from bot.screens import panel, verbs
from bot.screens.pictures import Artist
from bot.tables import Look, Refused
from engine.robots.random import random_answer
from tests.bot.backend import ANN, BEN, open_backend
from tests.bot.looks import context, look, opened
from tests.bot.test_screens import ids, texts, visits
from tests.loud import Foreign
from words import catalogue, speaking

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "foreign": Foreign()}.__getitem__)


def in_turn() -> Look:
    """A look at a game in which an award can be funded."""
    game, random = opened(1), Random(3)
    while True:
        seat = min(game.pending)
        decision = game.decision(seat)
        assert decision is not None
        if any(key.startswith("award:") for key in decision.options):
            return look(game, seat)
        game.answer(seat, random_answer(decision, random))


def shape(shown: Screen) -> list[tuple[str, tuple[str, ...]]]:
    """The custom ids on a screen, with the values of menus."""
    items = [c.item if isinstance(c, ui.DynamicItem) else c for c in shown.view().walk_children()]
    values = [tuple(o.value for o in i.options) if isinstance(i, ui.Select) else () for i in items]
    clickable = [v for i, v in zip(items, values, strict=True) if isinstance(i, ui.Button | ui.Select) and i.custom_id]
    return [(custom_id.partition("~")[0], value) for custom_id, value in zip(ids(shown), clickable, strict=True)]


def numbers(shown: Screen) -> list[str]:
    return sorted(re.findall(r"\d+", " ".join(texts(shown))))


async def test_screens_of_a_game_have_the_same_buttons_and_numbers_in_every_language(tmp_path: Path) -> None:
    random, seen = Random(10), 0
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(BEN, beginners=False, corporate_era=True, draft=True)).id
        for n in range(150):
            if await backend.play_on(game, random) is None:
                break
            if n % 10:
                continue
            for user in (ANN, BEN):
                english = await visits(backend, game, user)
                with speaking("foreign"):
                    other = await visits(backend, game, user)
                    assert [asked for asked, _shown in other] == [asked for asked, _shown in english]
                    for (asked, mine), (_asked, theirs) in zip(english, other, strict=True):
                        assert shape(theirs) == shape(mine), asked
                        assert numbers(theirs) == numbers(mine), asked
                        assert "{" not in "".join(texts(theirs)), asked
                        seen += 1
                    answered_as_shown(await backend.services.play.look(game, user))
    assert seen > 300


def answered_as_shown(seen: Look) -> None:
    """The text that autocomplete shows for an option selects that option when it is sent back; it may be cut, but selects no other."""
    if seen.decision is None or seen.decision.budget:
        return
    for key in seen.decision.options:
        (choice, *_others) = [c for c in several(Listed(seen, [offer(seen, key)]), "") if c.value == key]
        try:
            assert one_of_list(seen, choice.name) == key
        except Refused:
            shown = speech.plain(offer(seen, key).shown)
            assert sum(speech.plain(offer(seen, k).shown).startswith(shown) for k in seen.decision.options) > 1


async def test_prices_on_buttons_are_prices() -> None:
    me = in_turn()
    with speaking("foreign"):
        seen = context(me)
        award = next(key for key in seen.decision.options if key.startswith("award:"))
        eight = speech.money(8)
        assert speech.option(me, award).price == eight
        shown = texts(verbs.claim(seen, award))
        assert speech._("Fund for {price}", price=eight).replace("\u00a0", " ") in shown
        assert speech.dots(("D", speech._("Award, {price}", price=eight))).replace("\u00a0", " ") in texts(
            await panel.turn(seen)
        )


async def test_a_misspelt_name_is_found_whatever_stands_around_it() -> None:
    me = in_turn()
    with speaking("foreign"):
        award = next(key for key in speech_options(me) if key.startswith("award:"))
        name = speech.option(me, award).name
        found = matching([offer(me, key) for key in speech_options(me)], name[:-1] + "z" + name[-1:])
        assert award in [choice.value for choice in found]


def speech_options(me: Look) -> tuple[str, ...]:
    assert me.decision is not None
    return me.decision.options


def test_lines_break_by_rules_that_know_no_words() -> None:
    assert glued("8 M€ and 3 cubes · ● Ann, 3 of 5, 1 → 2") == (
        "8\u00a0M€ and 3\u00a0cubes\u00a0· ●\u00a0Ann, 3\u00a0of\u00a05, 1\u00a0→\u00a02"
    )
    with speaking("foreign"):
        name = speech.production("mc")
        assert glued(f"{name} +1") == f"{name} +1".replace(" ", "\u00a0", name.count(" "))


async def test_alt_texts_are_whole_in_every_language() -> None:
    me = in_turn()
    assert me.view is not None
    artist = Artist()
    names = speech.names(me.status)
    with speaking("foreign"):
        drawn = [
            await artist.board(me.view, names),
            *await artist.everybody(me.view, names),
            *await artist.hand(me.view, me.view.hand, speech.unplayable(me)),
            *await artist.tableau(me.view, names, me.view.you),
        ]
        assert all(one is not None and one.alt and "{" not in one.alt for one in drawn)
        assert all(limits.units(one.alt) <= limits.ALT for one in drawn if one is not None)
        assert "{" not in speech.board_text(me.view, me.status)
    artist.close()
