"""Pictures of the game and their words: from views to image bytes and alt text."""

from renderer.alt import words_of_board
from renderer.cards import card
from renderer.charts import history, points
from renderer.lapse import lapse
from renderer.offers import offer
from renderer.picture import Picture
from renderer.square import board
from renderer.strips import hand
from renderer.table import table
from renderer.tableau import in_play, pages, tableau

__all__ = [
    "Picture",
    "board",
    "card",
    "hand",
    "history",
    "in_play",
    "lapse",
    "offer",
    "pages",
    "points",
    "table",
    "tableau",
    "words_of_board",
]
