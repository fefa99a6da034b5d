"""Pictures of the game and their alt texts: from views to image bytes and words.

Each picture is a function that takes a `View` or cards and returns a `Picture`. The floors, lowest first; each uses those above it:

    drawing     what every picture is made with: `theme` (colours, sizes, fonts, owners), `canvas` (smooth edges), `fonts` (which one draws
                a letter), `scripts` (directions, ends of lines), `type` (setting words), `cache` (what was drawn, within limits of
                memory), `atlas` (sprites drawn in advance), `printed` (cards drawn in advance),
                `recording` (of both), `picture`
    alt         the pictures in words: `lines`, then `map`, `boards`, `cards`, `goals`, `everybody`
    icons       `sprites` (resources, tags, owners), `signs` (other pictograms), `icons` and `ongoing`: what a card does,
                as values (`pictograms`) made from its declaration
    art         `illustrations`: a motif in its setting (`settings`, `places`, parts of `land`), in the light of an hour (`scenery`).
                `motif` and `parts` are what motifs are made of, `library` finds them by the names of their files: `art/motifs` has
                those of several expansions, `expansions/NAME/art` those of one
    pieces      what both boards and cards show: `hexes`, `specials`, `tiles`, `markers` that are no tiles, and `iconrow`, which sets icons
                in rows
    planet      `layout` (where the planet, its hexes and tracks are, for every size), `mars` (the planet, red and green), `landscapes`
                (what it looks like on each map), `tracks` (an arc for each global parameter), `planet` (areas, claims, tiles, marks of
                owners), `readings` (parameters in figures), `beside` (cities off the map); `square` is the board of messages, and
                `choosing` cuts it to the spaces to choose from
    cards       `faces` (frame, cost, tags), `parts` (what is set on a card, with its room); `cards` is one whole card, `offers` cards to
                choose from, `strips` a hand, `tableau` what a player has in play, `signsheet` all signs with their names
    annexes     `blocks`, of which sheets for a phone are made, and `annexes`: what expansions show beside Mars (a row of colonies),
                under the full board and alone
    results     `scores`: points by source, and the winner; `charts`: the course of the game by generation; `lapse`: its animation;
                `film`: its generations side by side; `poster`: the end of a game; `season`: the table of several games
    overview    `table`: the full board, with `seats`, `goals` and `sheets` in it and `rows` below it; `everybody`: all players for a
                phone, made of blocks: `players`, then `contests` (milestones and awards)
    replay      a finished game as a page of HTML, to be watched entry by entry: `page`, of a `course` in `flat` values, with a `board`
                and `symbols`, the `log` and other `sections`, in `markup`, and what its `script` reads
    expansions  a module or a folder for each expansion that has pictures of its own; `art` in it has the motifs of its cards
    tools       programs: `gallery` (every kind of picture, of `samples`), `baking` (the atlas), `printing` (the file of printed cards),
                `globe` and `terrain` (the planet), `subsetting` (the fonts of other scripts)

Where something new goes:

    a parameter     nowhere: its track joins those at the top; one with a place of its own is an arc in `tracks.ARCS`
    a map           nowhere, or a planet of its own in `landscapes.LANDSCAPES`: `python -m renderer.tools.globe MAP`;
                    so is a row of colonies (`rows` draws any)
    a tile          `tiles.PAINTERS`; that of one card `specials.SPECIALS`, by the motif of the card;
                    a marker that is no tile `markers.MARKERS`
    an effect       its icons in `icons`; a pictogram that is missing `signs.SIGNS`
    a tag           `theme.TAGS`, `sprites.TAG_SIGNS`; a resource `theme.CHIPS`, `sprites.RESOURCES`; on cards `sprites.CARD_RESOURCES`
    a motif         a file of its name in `expansions/NAME/art`, which nothing lists; a setting `settings.SETTINGS`; cards name
                    both in their `art`

What one expansion alone has is added to these tables in its module of expansions, and to the icons by `icons.register`.
Without any of these a picture is drawn all the same: with a sign for the unknown name, and a motif by the card's tags.
After a change of anything that boards are made of, run `python -m renderer.tools.baking`.
"""

from renderer import expansions
from renderer.alt.annexes import details as annex_details
from renderer.alt.annexes import words_of_annex
from renderer.alt.lines import words_of_board
from renderer.annexes.annexes import AnnexOf, annex, annex_pages, annexes
from renderer.cards.cards import card
from renderer.cards.offers import offer, offer_pages
from renderer.cards.signsheet import legend, legend_pages
from renderer.cards.strips import hand, hand_pages
from renderer.cards.tableau import in_play, in_play_pages, tableau, tableau_pages
from renderer.drawing.picture import Picture
from renderer.overview.everybody import everybody, everybody_pages
from renderer.overview.table import table
from renderer.planet.square import board
from renderer.replay.page import page as replay_page
from renderer.results.charts import chances, history
from renderer.results.film import film, film_pages
from renderer.results.lapse import lapse
from renderer.results.poster import poster
from renderer.results.scores import points
from renderer.results.season import season

__all__ = [
    "AnnexOf",
    "Picture",
    "annex",
    "annex_details",
    "annex_pages",
    "annexes",
    "board",
    "card",
    "chances",
    "everybody",
    "everybody_pages",
    "expansions",
    "film",
    "film_pages",
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
    "poster",
    "replay_page",
    "season",
    "table",
    "tableau",
    "tableau_pages",
    "words_of_annex",
    "words_of_board",
]
