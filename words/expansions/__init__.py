"""The words of each expansion, in a module of its name that adds them to the tables; those of all that is shipped are loaded here."""

from importlib import import_module

from engine.shipped import MODULES

for module in MODULES:
    import_module(f"words.expansions.{module}")
