"""Pictures of an expansion's own, in a module of its name that adds them to the tables; those of all that is shipped are loaded here."""

from importlib import import_module
from importlib.util import find_spec

from engine.shipped import MODULES

for module in MODULES:
    if find_spec(f"renderer.expansions.{module}"):
        import_module(f"renderer.expansions.{module}")
