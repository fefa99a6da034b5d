"""The result of a game: ranking and totals in words, points by source in a picture and behind a button, and the final hands."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import msgspec
import pytest

from bot.screens import result
from engine.card import CARDS
from engine.view import View
from tests.bot.backend import ANN, BEN, CAT, refused
from tests.bot.looks import AT, NAMES, NoPictures, context, look, opened, status
from tests.bot.test_screens import texts
from tests.engine.table import Table

pytestmark = pytest.mark.once

GAME = opened(1)
STATUS = replace(status(GAME), name="Olympus Rising", state="over", ended=AT)


def scored(*totals: tuple[int, int]) -> View:
    """The view of a game that is over, with the points and M€ of each seat."""
    seen = look(GAME, 0).view
    assert seen is not None
    seats = [
        msgspec.structs.replace(seat, points={"tr": points, "cards": 0}, stock={**seat.stock, "mc": mc})
        for seat, (points, mc) in zip(seen.seats, totals, strict=True)
    ]
    return msgspec.structs.replace(seen, over=True, seats=tuple(seats))


def lines(view: View, drawn: object = None) -> list[str]:
    shown = result.result(STATUS, view, drawn, AT)  # type: ignore[arg-type]
    return shown.words().replace("\u00a0", " ").split("\n")


class Points:
    """A picture of the points."""

    data, name, alt = b"x", "points.webp", "TR 71"


def test_the_words_have_rank_and_total_and_the_picture_the_sources() -> None:
    said = lines(scored((60, 3), (71, 12), (55, 40)), Points())
    assert said[1:5] == [
        "### ■ Aïcha B. wins with 71 points",
        "1\\. ■ Aïcha B., **71 points**",
        "2\\. ● Łukasz, **60 points**",
        "3\\. ▲ tomcat\\_77, **55 points**",
    ]
    assert not any("TR" in line for line in said)
    assert any("TR 71" in line for line in lines(scored((60, 3), (71, 12), (55, 40)))), "in words where no picture is"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0.2, "1 minute"),
        (5, "5 minutes"),
        (59.4, "59 minutes"),
        (59.7, "1 hour"),
        (60, "1 hour"),
        (600, "10 hours"),
        (5 * 1440, "5 days"),
    ],
)
def test_how_long_the_game_took_is_said_in_the_unit_that_fits(minutes: float, said: str) -> None:
    begun = replace(STATUS, started=AT - timedelta(minutes=minutes))
    assert f", {said}." in result.result(begun, scored((60, 3), (71, 12), (55, 40)), None, AT).words().replace(
        "\u00a0", " "
    )


def test_a_name_that_ends_in_digits_is_not_read_together_with_the_points() -> None:
    assert "▲ tomcat\\_77, **55 points**" in lines(scored((60, 3), (71, 12), (55, 40)))


def test_money_decides_between_equals_and_is_named_only_there() -> None:
    said = lines(scored((60, 3), (60, 12), (55, 40)))
    assert said[1] == "### ■ Aïcha B. wins with 60 points"
    assert said[2:5] == [
        "1\\. ■ Aïcha B., **60 points** (12 M€)",
        "2\\. ● Łukasz, **60 points** (3 M€)",
        "3\\. ▲ tomcat\\_77, **55 points**",
    ]


def test_equals_in_both_win_together() -> None:
    said = lines(scored((60, 3), (60, 3), (55, 40)))
    assert said[1] == "### ● Łukasz and ■ Aïcha B. win with 60 points"
    assert [line[0] for line in said[2:5]] == ["1", "1", "3"]


async def test_hands_are_open_only_when_the_game_is_over(backend, game):
    assert (await refused(backend.services.history.hands(game))).reason == "not-over"
    random = Random(2)
    await backend.nearly_over(game)
    while await backend.play_on(game, random) is not None:
        pass
    for user in (ANN, BEN, CAT):
        await backend.services.history.show_hand(game, user, True)
    found = await backend.services.history.hands(game, BEN)
    looked = await backend.services.play.look(game, BEN)
    assert found.held[looked.seat] == found.own == looked.view.hand
    shown = texts(await result.hands(context(looked, NoPictures()), found))
    for seat, cards in found.held.items():
        assert all(CARDS[card].name in "\n".join(shown) for card in cards), seat
    assert (await backend.services.play.look(game, ANN)).status.state == "over"


def test_points_say_which_greeneries_each_city_counts() -> None:
    table = Table(2).tiles("city", 0, "E5", "H3").tile("phobos-space-haven", "city", 1)
    first, second, *_others = table.game.box.map.near["E5"]
    table.tile(first, "greenery", 0).tile(second, "greenery", 1)
    shown = result.points(context(look(table.game, 0))).words().replace("\u00a0", " ")
    assert f"● {NAMES[0]}: E5 **2** ({first}, {second}) · H3 **0**" in shown
    assert f"■ {NAMES[1]}: Phobos Space Haven **0**" in shown
