"""Robots, which answer decisions in place of people: at random, or greedily by what things are worth.

An expansion says in its module `worth` what its own effects are worth; these modules are imported here.
"""

from importlib import import_module
from importlib.util import find_spec

from engine.shipped import MODULES

for module in MODULES:
    if find_spec(f"engine.expansions.{module}.worth"):
        import_module(f"engine.expansions.{module}.worth")
