"""Colours, sizes, fonts and owners' marks of every picture, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its code `#rrggbb`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Mix two colours: `share` 0 gives `a`, 1 gives `b`."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


# Ground and letters.
WHITE: Final = rgb("#ffffff")
INK: Final = rgb("#0c101c")
GROUND: Final = rgb("#0a0d18")
"""The background of cards and lists."""
PANEL: Final = rgb("#141a2e")
PANEL_EDGE: Final = rgb("#4a5688")
LETTER: Final = rgb("#f0f4ff")
QUIET: Final = rgb("#a3b0d4")
"""The colour of captions, with a contrast of 4.5:1 on the background and on panels."""
GOLD: Final = rgb("#ffd65a")
WARNING: Final = rgb("#ffbe96")
LESS: Final = rgb("#ff9a8c")
RISEN: Final = rgb("#8cf0a4")
MORE: Final = rgb("#ffc482")
REQUIREMENT: Final = rgb("#ffd696")
LEGAL: Final = rgb("#ffe26e")
OCEAN_BLUE: Final = rgb("#6ec4ff")


class Owner(NamedTuple):
    """The mark of a seat: its sign in texts, its shape and its colour on pictures."""

    mark: str
    shape: str
    colour: Colour


OWNERS: Final = (
    Owner("●", "circle", rgb("#e44e18")),
    Owner("■", "square", rgb("#45a0ff")),
    Owner("▲", "triangle", rgb("#ffee66")),
    Owner("◆", "diamond", rgb("#f4baec")),
    Owner("★", "star", rgb("#30cc8a")),
)
"""The owners' marks by seat. The colours differ in lightness too, because the rim of a tile shows its owner by colour alone, also to
players who are colour-blind."""

ASKED: Final = 0.14
"""The share of the owner's colour, 0 to 1, in the background of the player who has to decide; captions would be illegible on a larger
share."""

# Fonts, by what they are for; files in assets/fonts.
HEAVY: Final = "Exo2_800ExtraBold.ttf"
TITLE: Final = "Exo2_700Bold.ttf"
CAPTION: Final = "Exo2_600SemiBold.ttf"
TEXT: Final = "BarlowSemiCondensed_500Medium.ttf"
STRONG: Final = "BarlowSemiCondensed_600SemiBold.ttf"
BOLD: Final = "BarlowSemiCondensed_700Bold.ttf"
FALLBACK: Final = "Inter_600SemiBold.ttf"
FONTS: Final = (HEAVY, TITLE, CAPTION, TEXT, STRONG, BOLD, FALLBACK)

# Fonts of other scripts; files in the folder `fonts`, which a host may leave out.
HEBREW: Final = "NotoSansHebrew.ttf"
ARABIC: Final = "NotoSansArabic.ttf"
THAI: Final = "NotoSansThai.ttf"
KOREAN: Final = "NotoSansKorean.otf"
CHINESE: Final = "NotoSansChinese.otf"
JAPANESE: Final = "NotoSansJapanese.otf"
CHAIN: Final = (HEBREW, ARABIC, THAI, KOREAN, CHINESE, JAPANESE)
"""The fonts tried, in this order, for a letter that `FALLBACK` lacks."""
SHAPED: Final = frozenset({HEBREW, ARABIC, THAI})
"""The fonts whose letters join, run from right to left or carry marks, which needs Pillow's layout by libraqm."""

# Cards by kind: light and dark. An expansion may bring further kinds.
KINDS: Final[dict[str, tuple[Colour, Colour]]] = {
    "automated": (rgb("#2f8f57"), rgb("#123a2c")),
    "active": (rgb("#2a78c8"), rgb("#0f2c52")),
    "event": (rgb("#d0532e"), rgb("#571a12")),
    "corporation": (rgb("#7f8ba8"), rgb("#2a3146")),
    "prelude": (rgb("#c66a9e"), rgb("#4c1c3c")),
}

# Chips of resources: top and bottom of the ground.
CHIPS: Final[Mapping[str, tuple[Colour, Colour]]] = {
    "mc": (rgb("#ffd95a"), rgb("#c98a10")),
    "steel": (rgb("#c98455"), rgb("#7a4221")),
    "titanium": (rgb("#55607c"), rgb("#262d42")),
    "plants": (rgb("#6fcf5a"), rgb("#23702c")),
    "energy": (rgb("#b77bf0"), rgb("#5b2aa0")),
    "heat": (rgb("#ff8a4a"), rgb("#b52a16")),
}
TAGS: Final[dict[str, Colour]] = {
    "building": rgb("#a8744c"),
    "space": rgb("#2b3350"),
    "science": rgb("#e9edf5"),
    "power": rgb("#8a4fd0"),
    "earth": rgb("#2f7fc4"),
    "jovian": rgb("#d9a066"),
    "plant": rgb("#3f9b42"),
    "microbe": rgb("#8fb83a"),
    "animal": rgb("#4c8a3a"),
    "city": rgb("#5d6b86"),
    "event": rgb("#e8b93a"),
    "wild": rgb("#dfe3ee"),
}
UNKNOWN: Final = rgb("#c04f9c")

# Sources of victory points in the order in which a bar shows them; neighbours differ in brightness too.
SOURCES: Final[dict[str, Colour]] = {
    "tr": rgb("#d9662e"),
    "milestones": rgb("#f2cf5b"),
    "awards": rgb("#8a5fd0"),
    "greeneries": rgb("#4fae4a"),
    "cities": rgb("#dde3ef"),
    "cards": rgb("#5ab0f2"),
}

COST_GROUND: Final = (rgb("#ffe58a"), rgb("#b8780c"))
"""The top and bottom colours of the hex of a cost."""
LOWER_GROUND: Final = (rgb("#c4f7b4"), rgb("#3f9f46"))
"""The top and bottom colours of the hex of a cost that is lower than printed."""
COST_INK: Final = rgb("#3a2402")
PRODUCTION: Final = (rgb("#6a4630"), rgb("#3d2718"), rgb("#c98f5c"))
"""The top, bottom and edge colours of the box around production."""
ANYBODY: Final = rgb("#ff4d3d")
"""The colour of the rim around what may be taken from any player."""

# Sizes in pixels.
LEAST: Final = 16
"""The smallest letters, in pixels, on a picture that is opened for reading."""
LABEL: Final = 28
"""The smallest letters, in pixels, on a picture of 800 pixels that is read within the message, where a phone shows it smaller."""
BOARD: Final = 800
TABLE: Final = (1600, 1100)
STRIP: Final = (800, 96)
OFFER: Final = (800, 264)
CARD: Final = (600, 840)
GAP: Final = 8


# Qualities of JPEG, 0 to 100: at 400 pixels each looks at least as good as WebP of the same size, which takes five times as long.
AS_CARD: Final = 70
AS_LIST: Final = 54
"""The JPEG quality of a picture of several cards with their illustrations."""
AS_SHEET: Final = 50
"""The JPEG quality of sheets of words, signs and lines."""
AS_FIGURES: Final = 45
"""The JPEG quality of sheets that are mostly figures: all pictures of all players together have at most 150 kB."""
AS_MESSAGE: Final = 52
"""The JPEG quality of a message's board: the picture sent most often, at most 150 kB."""
AS_CHOICE: Final = 60
AS_TABLE: Final = 62
AS_TALL_TABLE: Final = 28
"""The JPEG quality of the full board with annexes below: the largest picture, at most 250 kB. It has twice the pixels of a phone, so that
noise around letters is seen only after zooming in."""
AS_FILM: Final = 54
STRIPS: Final = 12
"""The most strips in one picture: a phone scales a higher picture down, and it would have more than 150 kB."""
TALLEST: Final = 1360
"""The greatest height in pixels of a picture 800 pixels wide: phones scale a higher picture down."""
ALT_LENGTH: Final = 1024
"""The most characters of alt text that Discord accepts."""
