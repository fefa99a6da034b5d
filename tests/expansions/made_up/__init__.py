"""A made-up expansion: parameter, phases, policies, standard project, reactions of others, homework, a deck and state of its own.

No file outside this folder knows of it, which shows what an expansion can bring by itself. Its words, pictures and worth join the
tables of the rooms as those of a shipped expansion do.
"""

from tests.expansions.made_up import annex, pictures, words, worth
from tests.expansions.made_up.rules import MADE_UP

__all__ = ["MADE_UP", "annex", "pictures", "words", "worth"]
