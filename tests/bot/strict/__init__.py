"""Discord as strict as it is: over every request of every test of the bot, installed by `tests/bot/conftest.py`.

simcord lets through what Discord refuses, and keeps no state of archived threads, limits and nonces. The rules stand in

- `messages`: what a message, a form or an autocomplete may consist of;
- `commands`: how commands may be told to Discord;
- `world`: what Discord remembers, and how it then answers.

Whatever Discord would refuse is refused, with its code, and fails the test as well, since the bot may live with a refusal.
What it would take but people would stumble over fails the test alone. A test that provokes a rule says so: `strict.noticing()`.
"""

from tests.bot.strict.commands import of_tree
from tests.bot.strict.finding import Finding
from tests.bot.strict.world import Strict, installed

__all__ = ["Finding", "Strict", "installed", "of_tree"]
