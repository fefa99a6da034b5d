"""A validator of all requests that the bot sends to Discord in tests; `tests/bot/conftest.py` installs it.

The simulator simcord accepts requests that Discord refuses, and does not model archived threads, rate limits and nonces. The rules are in

- `described`: Discord's own description of its interface, which each request must fit;
- `messages`: the content of messages, forms and autocomplete answers;
- `taps`: their buttons and menus, each of which a route of the bot must take;
- `commands`: the registration of slash commands;
- `world`: the state that Discord keeps, and the refusals that follow from it.

A request that Discord would refuse is refused with the same error code, and the test fails too, since the bot may handle the refusal.
A request that Discord would accept, but that would confuse people, only makes the test fail. A test that breaks a rule on purpose does so
within `strict.noticing()`.
"""

from tests.bot.strict.commands import of_tree
from tests.bot.strict.finding import Finding
from tests.bot.strict.world import Strict, installed

__all__ = ["Finding", "Strict", "installed", "of_tree"]
