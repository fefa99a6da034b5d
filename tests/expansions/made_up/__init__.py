"""An expansion that nobody sells: a parameter, a phase, policies, a standard project, reactions of others, homework.

It lives only here, and no file outside this folder knows of it: what it needs, an expansion can have.
"""

from tests.expansions.made_up.rules import MADE_UP

__all__ = ["MADE_UP"]
