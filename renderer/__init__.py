"""Pictures of the game and their words: from views to image bytes and alt text.

Each picture is a function that takes a `View` or cards and gives a `Picture` (`picture`):

    square      the board of messages: `planet`, `readings`, `beside`; cut to what may be chosen by `choosing`
    table       the full board: the same, then `seats` (players), `goals`, `sheets` below them, `rows` below all
    everybody   the same table for a phone, of `blocks`: `players`, then `contests` (milestones and awards)
    strips      a hand; `offers`: cards to choose among; `cards`: one whole card; `tableau`: what lies before a player
    signsheet   all signs with their names, drawn from what all others are drawn from
    scores      how a game came out: points by source, and who has won; `charts`: how it went, generation by generation;
                `lapse`: the same as a film of boards
    alt         the whole public state in words, with `alt_map`; alt texts of boards are `alt_boards`, of the
                sheet for phones `alt_everybody` with `alt_goals`, of cards `alt_cards`

A board, from what lies lowest:

    layout      where the planet, its hexes and tracks lie, for every size of board
    mars        the planet, red and green (made by `globe` from `terrain`)
    tracks      an arc for each global parameter
    planet      areas, then claims, tiles (`tiles`, those of one card in `specials`, all on `hexes`) and marks of owners
    readings    where the parameters stand, in figures; `beside`: cities off the map

A card, likewise:

    faces       frame, cost, tags; the scene comes from `illustrations`: a motif (`motifs`) in its setting (`settings`), in the
                light of an hour (`scenery`)
    icons       what the card does, as values (`pictograms`) made from its declaration; `iconrow` sets them in rows
    parts       what is set on a card, with the room it was given, so that a test finds what overflows

Below all of them:

    theme       colours, sizes, fonts, owners; `canvas`: drawing with smooth edges; `type`: setting words
    sprites     resources, tags, owners; `signs`: other pictograms
    kept        what was drawn is kept, as far as there is room; `atlas`: what was drawn beforehand (made by `baking`)
    samples     views to look at: `gallery` draws every kind of picture from them

Where something new goes:

    a parameter     nowhere: its track joins those at the top; one with a place of its own is an arc in `tracks.ARCS`
    a map           nowhere: it is a table of the engine; so is a row of colonies (`rows` draws any)
    a tile          `tiles.PAINTERS`; that of one card `specials.SPECIALS`, by the motif of the card
    an effect       its icons in `icons`; a pictogram that is missing `signs.SIGNS`
    a tag           `theme.TAGS`, `sprites.TAG_SIGNS`; a resource `theme.CHIPS`, `sprites.RESOURCES`; on cards `sprites.LYING`
    a motif         a painter in a topic of `motifs`, a setting `settings.SETTINGS`; cards name both in their `art`

Without any of these a picture is drawn all the same: with a sign for what is unknown, and a motif by the card's tags.
After a change of what boards are made of: `python -m renderer.baking`.
"""

from renderer.alt import words_of_board
from renderer.cards import card
from renderer.charts import history
from renderer.everybody import everybody, everybody_pages
from renderer.lapse import lapse
from renderer.offers import offer, offer_pages
from renderer.picture import Picture
from renderer.scores import points
from renderer.signsheet import legend, legend_pages
from renderer.square import board
from renderer.strips import hand, hand_pages
from renderer.table import table
from renderer.tableau import in_play, in_play_pages, tableau, tableau_pages

__all__ = [
    "Picture",
    "board",
    "card",
    "everybody",
    "everybody_pages",
    "hand",
    "hand_pages",
    "history",
    "in_play",
    "in_play_pages",
    "lapse",
    "legend",
    "legend_pages",
    "offer",
    "offer_pages",
    "points",
    "table",
    "tableau",
    "tableau_pages",
    "words_of_board",
]
