"""Every thing that can be corrected has words, in the form and in the log."""

from __future__ import annotations

import pytest

from engine import Options
from engine.corrections import Correction, correctable_kinds, corrected, targets
from engine.options import playing
from tests.engine.test_corrections import GAMES, corrected_at_random, in_turn, played
from words import log_lines, log_said
from words.corrections import CATEGORIES, LEVELS, category, level

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eva"]


def test_the_log_says_who_asked_who_agreed_and_every_number_before_and_after() -> None:
    game = played(Options(players=3, first=0), in_turn)
    was = game.players[1].stock["mc"]
    wanted = [
        Correction("stock", 1, "mc", 3),
        Correction("track", -1, "temperature", 1),
        Correction("rating", 0, "tr", 1),
    ]
    (line,) = log_lines(corrected(game, wanted, 0, [0, 2]).news, NAMES)
    assert line.replace("\u00a0", " ") == (
        f"**Correction**, asked by ● Ann, agreed by ▲ Cat: ■ +3 M€ ({was} → {was + 3}), temperature −30 → −28 °C, ● +1 TR (20 → 21)"
    )
    (alone,) = log_lines(corrected(game, wanted[:1], 0).news, NAMES)
    assert alone.startswith("**Correction** by ●\u00a0Ann: ")
    (managed,) = log_lines(corrected(game, wanted[:1]).news, NAMES)
    assert managed.startswith("**Correction**: ")
    (asked,) = log_said(corrected(game, wanted[:1], 0).news, NAMES, ahead=True)
    assert asked.text.replace("\u00a0", " ") == f"■ +3 M€ ({was} → {was + 3})"
    assert asked.stands_alone


def test_every_thing_that_can_be_corrected_has_a_name_with_its_number() -> None:
    game = played(playing("venus", "colonies", "turmoil", "promos", players=3, first=0), in_turn)
    assert set(correctable_kinds(game)) <= {*CATEGORIES} == {*LEVELS}
    for kind in correctable_kinds(game):
        assert category(kind)
        for seat in range(-1, 3):
            for spot in targets(game, kind, seat, seat):
                said = level(game.box, spot, spot.now)
                assert said[:1] in "+−" or said[:1].isupper() or said[:1].isdecimal(), said


@pytest.mark.parametrize("n", range(2, GAMES, 6))
def test_every_random_correction_is_one_line_of_the_log(n: int) -> None:
    for _before, _wanted, _asker, game in corrected_at_random(n):
        assert len(log_lines(game.news, NAMES)) == 1
