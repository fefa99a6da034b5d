"""A made-up expansion: parameter, phases, policies, standard project, reactions of others, homework, a deck and state of its own.

No file outside this folder knows of it, which shows what an expansion can bring by itself.
"""

from tests.expansions.made_up.rules import MADE_UP

__all__ = ["MADE_UP"]
