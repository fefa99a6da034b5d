"""A made-up expansion: a parameter, a phase, policies, a standard project, reactions of others, homework.

No file outside this folder knows of it, which shows what an expansion can bring by itself.
"""

from tests.expansions.made_up.rules import MADE_UP

__all__ = ["MADE_UP"]
