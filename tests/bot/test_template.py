"""Whatever a game says is in the template of the translations: cards, rules, questions, the log, screens, pictures and what is refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path
from random import Random

import pytest

import renderer
from engine import Game, Options, new_game, view
from engine.effects.order import parts
from engine.expansions import shipped_cards
from engine.robots.random import random_answer
from tests.bot.backend import ANN, BEN, STRANGER, open_backend
from tests.bot.looks import EVERYTHING
from tests.bot.test_screens import visits
from tests.words.translated import Recording, messages
from tools.translations import LOCALES
from words import card_brief, card_text, catalogue, guide, log_lines, option, question, speaking, things
from words.unnamed import Names

pytestmark = pytest.mark.once

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
TEMPLATE = LOCALES / "messages.pot"
MADE_UP = Path(__file__).parents[1] / "expansions/made_up/words.py"


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Iterator[Recording]:
    """Notes what is asked for in the test, and fails it if the template lacks some of that."""
    recorder = Recording()
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "heard": recorder}.__getitem__)
    with speaking("heard"):
        yield recorder
    assert len(recorder.asked) > 100
    assert sorted(recorder.asked - messages(TEMPLATE)) == []


def test_of_all_cards_things_and_rules(recording: Recording) -> None:
    for card in shipped_cards():
        card_text(card)
        card_brief(card, 1000)
    things()
    for topic in guide.TOPICS.values():
        assert catalogue._(topic.title)
        assert catalogue._(topic.hint)
        topic.rules()


def test_of_all_names() -> None:
    """Also of what is seldom met in a game; without those of an expansion that the tests make up."""
    spoken = [module for name, module in sys.modules.items() if name.partition(".")[0] in ("words", "renderer", "bot")]
    tables = {id(table): table for module in spoken for table in vars(module).values() if isinstance(table, Names)}
    names = {name for table in tables.values() for name in table.values() if f'"{name}"' not in MADE_UP.read_text()}
    assert len(names) > 200
    assert names - {message for _context, message, _plural in messages(TEMPLATE)} == set()


@pytest.mark.parametrize("seed", range(3))
def test_of_whole_games(seed: int, recording: Recording) -> None:
    random = Random(seed)
    options = Options(players=1 + seed, corporate_era=True, more=EVERYTHING, draft=seed > 0)
    game = new_game(options, str(seed))
    for n in range(10_000):
        if game.over:
            break
        seat = random.choice(sorted(game.pending))
        decision, seen = game.pending[seat], view(game, seat)
        question(seen, NAMES)
        for key in decision.options:
            option(seen, NAMES, key, parts(game, seat))
        if n % 50 == 0:
            stands(game, seat)
        game.answer(seat, random_answer(decision, random))
        log_lines(game.news, NAMES, seat)
    assert game.over
    stands(game, 0)


def stands(game: Game, seat: int) -> None:
    """How things stand in a game, in words."""
    seen = view(game, seat)
    renderer.words_of_board(seen, NAMES)
    for one in renderer.annexes(seen):
        renderer.words_of_annex(seen, NAMES, one.key)
    for topic in guide.topics_of(game.options):
        topic.now(guide.Reader(seen, NAMES))


@pytest.mark.slow
async def test_of_all_screens_of_a_game(tmp_path: Path, recording: Recording) -> None:
    random = Random(10)
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(BEN, beginners=False, corporate_era=True, draft=True, more=EVERYTHING)).id
        for n in range(200):
            if await backend.play_on(game, random) is None:
                break
            if n % 66 == 0:
                for user in (ANN, BEN, STRANGER):
                    await visits(backend, game, user)
