"""The choice of a font for each letter: a font of the renderer, else one of the folder `fonts`, which a host may leave out."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from PIL import ImageFont, features

from renderer.drawing.theme import ARABIC, CHAIN, FALLBACK, FONTS, LEAST, SHAPED

ASSETS: Final = files("renderer") / "assets"
LETTERS: Final = "letters.txt"
"""The name of the file beside the fonts whose lines have a font and the code points that it can draw, in hexadecimal: `20-7e a0`."""
COMMON: Final = frozenset(chr(code) for code in range(32, 127)) | set("−°€·–×…")
"""Characters that all fonts of the renderer have, so that most words are set without looking up the font's code points."""
NON_JOINER: Final = "\u200c"
"""The character that separates two Arabic letters which would otherwise be joined: invisible, but a part of the spelling."""


@lru_cache(maxsize=len(FONTS) + len(CHAIN))
def file_of(face: str) -> str:
    """The path of a font file; a path and not bytes, because Pillow would keep a copy of the bytes for each size."""
    return str((ASSETS / "fonts" if face in FONTS else files("fonts")) / face)


@lru_cache(maxsize=512)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of `size` pixels; the basic layout gives the same picture with and without libraqm."""
    layout = ImageFont.Layout.RAQM if face in SHAPED else ImageFont.Layout.BASIC
    return ImageFont.truetype(file_of(face), size, layout_engine=layout)


@lru_cache(maxsize=1)
def chain() -> tuple[str, ...]:
    """The installed fonts tried after `FALLBACK`; without libraqm only the fonts whose letters need no shaping."""
    if find_spec("fonts") is None or not (files("fonts") / LETTERS).is_file():
        return ()
    return CHAIN if features.check("raqm") else tuple(face for face in CHAIN if face not in SHAPED)


@lru_cache(maxsize=len(FONTS) + len(CHAIN))
def _edges(face: str) -> tuple[int, ...]:
    """The ranges of code points that a font has, as one sorted tuple: first of a range, one past its last, first of the next range, and so
    on."""
    folder = ASSETS / "fonts" if face in FONTS else files("fonts")
    lists = dict(line.split(" ", 1) for line in (folder / LETTERS).read_text("ascii").splitlines())
    ends = (part.split("-") for part in lists[face].split())
    return tuple(edge for first, *last in ends for edge in (int(first, 16), int((last or [first])[0], 16) + 1))


def has(face: str, letter: str) -> bool:
    """Whether a font has a glyph for a letter, by the list that `renderer.tools.baking` wrote."""
    return bisect_right(_edges(face), ord(letter)) % 2 == 1


def face_of(letter: str, *first: str) -> str | None:
    """The font that draws a letter: one of the `first`, else `FALLBACK`, else one of the chain; None if no font has it."""
    return next((face for face in (*first, FALLBACK, *chain()) if has(face, letter)), None)


@lru_cache(maxsize=8192)
def drawable(text: str) -> str:
    """The part of a text that our fonts can draw: fancy letters become plain ones; pictograms and invisible characters are removed."""
    if COMMON.issuperset(text):
        return text
    out = ""
    for letter in unicodedata.normalize("NFC", text):
        for part in letter if face_of(letter) else unicodedata.normalize("NFKC", letter):
            joined = part == NON_JOINER and out and face_of(out[-1]) == ARABIC
            out += " " if part.isspace() else part if joined or (seen(part) and not _lone(part, out[-1:])) else ""
    return " ".join(part for part in out.split(" ") if part) if out != text else out


def _lone(part: str, before: str) -> bool:
    """Whether `part` is a combining mark without a base letter of its script before it: drawn alone it would be a speck."""
    if not unicodedata.category(part).startswith("M"):
        return False
    own = face_of(part)
    return before in ("", " ") or (own in CHAIN and face_of(before) != own)


@lru_cache(maxsize=4096)
def seen(letter: str) -> bool:
    """Whether the font of a letter draws something visible for the letter; private use characters do not count."""
    face = None if unicodedata.category(letter).startswith("C") else face_of(letter)
    return face is not None and font(face, LEAST).getmask(letter).getbbox() is not None
