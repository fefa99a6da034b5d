"""Seats without people: answers at random, by a plan, and what things are worth to them.

An expansion prices effects of its own in its module `worth`, which is loaded here.
"""

from importlib import import_module
from importlib.util import find_spec

from engine.shipped import MODULES

for module in MODULES:
    if find_spec(f"engine.expansions.{module}.worth"):
        import_module(f"engine.expansions.{module}.worth")
