"""Pictures of the game and their words: from views to image bytes and alt text."""

from renderer.alt import words_of_board
from renderer.square import board
from renderer.picture import Picture

__all__ = ["Picture", "board", "words_of_board"]
