"""What answers cost while terraform rating is taxed: told by a bound, or found by trying them.

The Reds of Turmoil, and any card or policy with a `rating_tax`, make each own step of terraform rating in the action phase cost M€. Then
only those answers are offered after which the player can pay for all steps that follow (`payable.only_payable`). Which steps follow
depends on bonuses, tiles, reactions of cards, and choices still to come. Games without such a card or policy do nothing of this.

**What is tried.** By default, every answer. A copy of the game (`trial`) gets the answer and plays on to the player's next action; if the
player chooses again before that, a choice is looked for that can be paid (`search`). A trial knows all rules, also those of expansions to
come, but takes half a millisecond, and some answers need hundreds. What the player cannot know lies in a fixed order in the copy, so that
the answers that are offered tell nothing about it; if what is then revealed costs more, the player pays what they have.

**What is bounded.** Most effects say the most that they can do (`bound.Bound`): how many steps of rating, M€ and tiles. An answer is not
tried if the player can pay even for that. Bounds of effects in effects are put together (`combining`), what cards and policies in play do
in reaction is bounded too (`reactions`), and so are the actions of a turn, with their prices (`turn_options`). An exact bound also says
how many M€ are missing.

**What a new effect must declare.** Nothing: an effect that declares nothing is tried wherever it occurs, which is right and takes longer.
To be faster, its class declares the bound of the effect with all that it queues, but without reactions of cards to it:

- `at_most = NO_CHANGE`, if it changes neither rating nor tiles nor M€; `NO_COST`, if M€ may only come in; `NO_RATING`, if M€ may be
  spent; `Bound(steps=1, mc=3)`, if the rating may rise by a step and 3 M€ may be spent;
- or a method `bound`, if it depends on the fields of the effect or on the game. It puts the bounds of inner effects together with `all_of`,
  `any_of` and `perhaps`, and answers None if it cannot tell.

A subclass inherits neither, since it does other things.

**What happens if a bound is wrong.** One that is too high only costs a trial. If one is too low, an answer is offered after which the
player cannot pay everything: then they pay what they have. `tests/expansions/test_dues_bounds.py` compares bounds with trials in random
games, so it finds this.
"""

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
