"""The door of the rules: Options, new_game, Game, Decision, Illegal, view, save, load."""

from engine.codec import load, save
from engine.core import Decision, Game, Illegal
from engine.options import Options
from engine.phases.start import new_game
from engine.view import view

__all__ = ["Decision", "Game", "Illegal", "Options", "load", "new_game", "save", "view"]
