"""Pictures of the game and their words: from views to image bytes and alt text."""

from renderer.alt import words_of_board
from renderer.cards import card
from renderer.charts import history, points
from renderer.lapse import lapse
from renderer.offers import offer, offer_pages
from renderer.picture import Picture
from renderer.square import board
from renderer.strips import hand, hand_pages
from renderer.table import table
from renderer.tableau import in_play, in_play_pages, tableau, tableau_pages

__all__ = [
    "Picture",
    "board",
    "card",
    "hand",
    "hand_pages",
    "history",
    "in_play",
    "in_play_pages",
    "lapse",
    "offer",
    "offer_pages",
    "points",
    "table",
    "tableau",
    "tableau_pages",
    "words_of_board",
]
