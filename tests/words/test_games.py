"""In whole random games every question, option and entry has words, within the limits of Discord."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import Game, Options, new_game, view
from engine.card import CARDS
from engine.effects.order import parts
from engine.journal import Entry
from engine.robots.random import random_answer
from words import log_lines, option, question, resources_line
from words.options import HINT, LABEL

NAMES = ["Łukasz", "Žofie_77", "Aïcha B.", "Grégoire", "x" * 32]
GAMES = [
    (1, Options(players=2)),
    (2, Options(players=3, corporate_era=True, draft=True)),
    (3, Options(players=3, corporate_era=True)),
    (4, Options(players=4, corporate_era=True, draft=True, beginners=(1,))),
    (5, Options(players=5, draft=True)),
    (6, Options(players=5, corporate_era=True)),
]


def played(seed: int, options: Options) -> Iterator[tuple[Game, int]]:
    """A random game, yielded before each answer; robots seldom pass, so that much happens."""
    random = Random(seed)
    game = new_game(options, str(seed))
    while not game.over:
        seat = random.choice(sorted(game.pending))
        yield game, seat
        decision = game.pending[seat]
        answer = random_answer(decision, random)
        doing = [o for o in decision.options if o not in ("pass", "sell")]
        if decision.key == "turn" and doing and answer[0] in ("pass", "sell") and random.random() < 0.9:
            answer = (random.choice(doing),)
        game.answer(seat, answer)
    yield game, -1


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_decision_has_words(seed: int, options: Options) -> None:
    for game, seat in played(seed, options):
        if seat < 0:
            continue
        seen = view(game, seat)
        assert question(seen, NAMES).endswith(".")
        assert resources_line(seen).count("**") == 12
        assert seen.decision is not None
        labels = [option(seen, NAMES, key, parts(game, seat)) for key in seen.decision.options]
        assert all(0 < len(choice.label) <= LABEL and len(choice.hint) <= HINT for choice in labels)
        assert len({choice.label for choice in labels}) == len(labels), labels


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_entry_has_words_and_secrets_stay_secret(seed: int, options: Options) -> None:
    names = {card.name for card in CARDS.values()}
    for game, _seat in played(seed, options):
        news: list[Entry] = list(game.news)
        public = [entry for entry in news if entry.to == -1]
        for reader in (None, *range(options.players)):
            told = log_lines(news, NAMES, reader)
            allowed = [entry for entry in news if entry.to in (-1, reader)]
            assert told == log_lines(allowed, NAMES, reader)
            assert all(line and "{" not in line for line in told)
        assert log_lines(news, NAMES) == log_lines(public, NAMES)
        hidden = _hidden(news) - _open(public)
        said = " ".join(log_lines(news, NAMES))
        assert not [name for name in names & hidden if f"**{name}**" in said]


def _hidden(news: list[Entry]) -> set[str]:
    secret = [e for e in news if e.to != -1]
    cards = [card for e in secret for card in (*getattr(e, "cards", ()), getattr(e, "card", 0)) if card]
    return {CARDS[card].name for card in cards}


def _open(public: list[Entry]) -> set[str]:
    return {CARDS[c].name for e in public for c in (e.cause.card, getattr(e, "card", 0)) if c in CARDS}
