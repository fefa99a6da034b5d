"""What an answer may cost while terraform rating is taxed: found by a bound, or by trying it on a copy of the game."""

from engine.bounds.bound import ANY_MC, NO_CHANGE, NO_COST, NO_RATING, Bound, Within
from engine.bounds.combining import (
    NOWHERE,
    all_of,
    any_of,
    bound_of,
    changes_no_rating,
    constant_bound,
    parameter_steps,
    perhaps,
)

__all__ = [
    "ANY_MC",
    "NOWHERE",
    "NO_CHANGE",
    "NO_COST",
    "NO_RATING",
    "Bound",
    "Within",
    "all_of",
    "any_of",
    "bound_of",
    "changes_no_rating",
    "constant_bound",
    "parameter_steps",
    "perhaps",
]
