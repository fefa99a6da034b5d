"""The words of each expansion, in a module of its name that adds the words to the tables; the modules of all shipped expansions are loaded
here."""

from importlib import import_module

from engine.shipped import MODULES

for module in MODULES:
    import_module(f"words.expansions.{module}")
