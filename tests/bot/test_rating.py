"""The rating: Elo over the pairs of a game, with what keeps it fair by post."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.rating import QUICK, QUICK_GAMES, STEADY, RatedGame, RatedSeat, Rating, ratings

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


def game(n: int, *places: tuple[int, int], apart: int = 100, absent: int | None = None, finished: bool = True):
    """The game number `n`: pairs of user and place; `absent` was mostly stood in for. Games are `apart` days from each other."""
    seats = tuple(RatedSeat(user, place, user != absent) for user, place in places)
    return RatedGame(f"g{n}", BEGUN + timedelta(days=apart * n), seats, finished)


def values(*games: RatedGame) -> dict[int, float]:
    return {user: round(rating.value, 3) for user, rating in ratings(games).items()}


def test_a_pair_of_equals_moves_by_half_of_what_one_pair_moves_at_most() -> None:
    assert values(game(1, (1, 1), (2, 2))) == {1: 1500 + QUICK / 2, 2: 1500 - QUICK / 2}


def test_every_place_counts_and_not_the_victory_alone() -> None:
    found = values(game(1, (1, 1), (2, 2), (3, 3), (4, 4)))
    assert found == {1: 1536, 2: 1512, 3: 1488, 4: 1464}


def test_equal_places_move_nothing_between_equals() -> None:
    assert values(game(1, (1, 1), (2, 1))) == {1: 1500, 2: 1500}


def test_who_beats_a_weaker_player_gains_less_than_who_beats_a_stronger_one() -> None:
    before = [game(n, (1, 1), (2, 2)) for n in range(5)]
    expected = ratings([*before, game(9, (1, 1), (2, 2))])[1].last
    surprise = ratings([*before, game(9, (1, 2), (2, 1))])[2].last
    assert expected is not None
    assert surprise is not None
    assert 0 < expected.change < QUICK / 2 < surprise.change


def test_after_ten_games_a_value_moves_more_slowly_and_the_level_is_shown() -> None:
    games = [game(n, (1, 1), (2, 1)) for n in range(QUICK_GAMES)]
    assert ratings(games[:-1])[1].level is None
    assert ratings(games)[1].level == 3
    moved = ratings([*games, game(11, (1, 1), (2, 2))])[1].last
    assert moved is not None
    assert moved.change == STEADY / 2


@pytest.mark.parametrize(("apart", "weights"), [(10, [1, 1, 0.5, 0.25, 0.25]), (91, [1, 1, 1, 1, 1])])
def test_the_same_people_count_less_from_their_third_game_in_ninety_days(apart: int, weights: list[float]) -> None:
    games = [game(n, (1, 1), (2, 1), (3, 1), apart=apart) for n in range(5)]
    found = [ratings(games[: n + 1])[1].last for n in range(5)]
    assert [move.weight for move in found if move] == weights


def test_who_was_mostly_stood_in_for_can_lose_but_not_gain_and_nobody_is_rated_against_them() -> None:
    first = values(game(1, (1, 1), (2, 2), (3, 3), absent=1))
    assert first == {1: 1500, 2: 1500 + QUICK / 2, 3: 1500 - QUICK / 2}
    last = values(game(1, (1, 3), (2, 1), (3, 2), absent=1))
    assert last == {1: 1500 - QUICK, 2: 1500 + QUICK / 2, 3: 1500 - QUICK / 2}


def test_of_a_game_that_was_broken_off_only_who_has_left_loses() -> None:
    assert values(game(1, (1, 3), (2, 1), (3, 1), absent=1, finished=False)) == {1: 1500 - QUICK, 2: 1500, 3: 1500}


def test_others_see_a_level_once_a_player_has_met_six_opponents() -> None:
    few = [game(n, (1, 1), (2, 1), (3, 1)) for n in range(QUICK_GAMES)]
    many = [game(n, (1, 1), (2 + n % 6, 1)) for n in range(QUICK_GAMES)]
    assert [ratings(games)[1].listed for games in (few, many, many[:-1])] == [False, True, False]


def test_games_are_taken_in_the_order_of_their_ends() -> None:
    games = [game(n, (1, 1 + n % 2), (2, 2 - n % 2), (3, 3)) for n in range(6)]
    assert ratings(reversed(games)) == ratings(games)


def test_nobody_has_a_level_before_a_game() -> None:
    assert (Rating().level, Rating().listed, ratings([])) == (None, False, {})
