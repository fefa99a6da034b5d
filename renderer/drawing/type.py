"""Setting type: measuring, fitting, wrapping and drawing words, with a fallback font for letters that the first font lacks."""

from __future__ import annotations

import math
import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from renderer.drawing.cache import sprite_cache
from renderer.drawing.theme import BOLD, FALLBACK, FONTS, INK, LEAST, TITLE, Colour

ASSETS: Final = files("renderer") / "assets"
LETTERS: Final = ASSETS / "fonts" / "letters.txt"
"""By line, a font and the code points that it can draw, in hexadecimal: `20-7e a0`."""


@lru_cache(maxsize=len(FONTS))
def _file(face: str) -> bytes:
    return (ASSETS / "fonts" / face).read_bytes()


@lru_cache(maxsize=512)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of `size` pixels; the basic layout gives the same picture with and without libraqm."""
    return ImageFont.truetype(BytesIO(_file(face)), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=len(FONTS))
def letters(face: str) -> frozenset[int]:
    """The code points that a font can draw, as baked (`renderer.tools.baking`)."""
    lists = dict(line.split(" ", 1) for line in LETTERS.read_text("ascii").splitlines())
    ends = (tuple(int(end, 16) for end in part.split("-")) for part in lists[face].split())
    return frozenset(code for first, *last in ends for code in range(first, (last or [first])[0] + 1))


_COUNTING: Final = re.compile(r"(?<=\d) (?=\w)")
_LOOSE: Final = re.compile(r"((?:^|[.;:] )\w{1,3}) ")
COMMON: Final = frozenset(chr(code) for code in range(32, 127)) | set("−°€·–×…")
"""Characters that all of our fonts have, so that most words are set without reading the table of a font."""


@lru_cache(maxsize=8192)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """Cut a text into runs of one font each; letters that no font has are left out."""
    if COMMON.issuperset(text):
        return ((text, face),)
    pieces: list[tuple[str, str]] = []
    for letter in drawable(text):
        own = face if ord(letter) in letters(face) else FALLBACK
        if pieces and pieces[-1][1] == own:
            pieces[-1] = (pieces[-1][0] + letter, own)
        else:
            pieces.append((letter, own))
    return tuple(pieces)


@lru_cache(maxsize=8192)
def drawable(text: str) -> str:
    """The part of a text that our fonts can draw: fancy letters become plain ones, pictograms and invisible characters are dropped."""
    if COMMON.issuperset(text):
        return text
    known = letters(FALLBACK)
    out = ""
    for letter in unicodedata.normalize("NFC", text):
        for part in letter if ord(letter) in known else unicodedata.normalize("NFKC", letter):
            # A combining mark belongs to the letter before it; alone it would be a speck.
            lone = unicodedata.category(part).startswith("M") and out[-1:] in ("", " ")
            out += " " if part.isspace() else part if _seen(part) and not lone else ""
    return " ".join(part for part in out.split(" ") if part) if out != text else out


@lru_cache(maxsize=4096)
def _seen(letter: str) -> bool:
    """Whether the font with the most letters draws something visible for this character; private use characters do not count."""
    if unicodedata.category(letter).startswith("C") or ord(letter) not in letters(FALLBACK):
        return False
    return font(FALLBACK, LEAST).getmask(letter).getbbox() is not None


@lru_cache(maxsize=16384)
def width(text: str, face: str, size: int) -> float:
    """Pixels from the start of a text to where the next text would begin."""
    return sum(font(own, size).getlength(piece) for piece, own in runs(text, face))


class Lettering(NamedTuple):
    """A drawn text: the masks of its letters and of the rim around them, and their offset from the start of the base line."""

    letters: Image.Image
    rim: Image.Image | None
    left: int
    top: int


@sprite_cache
def lettering(text: str, face: str, size: int, outline: int = 0) -> Lettering:
    """The masks of a text, cached without colour: names and numbers return on every picture."""
    ascent, descent = font(FALLBACK, size).getmetrics()
    pad = outline + 2
    area = (round(width(text, face, size)) + 2 * pad, ascent + descent + 2 * pad)
    letters, rim = Image.new("L", area), Image.new("L", area) if outline else None
    x = float(pad)
    for piece, own in runs(text, face):
        place = (x, pad + ascent)
        if rim is not None:
            ImageDraw.Draw(rim).text(
                place, piece, font=font(own, size), fill=255, anchor="ls", stroke_width=outline, stroke_fill=255
            )
        ImageDraw.Draw(letters).text(place, piece, font=font(own, size), fill=255, anchor="ls")
        x += font(own, size).getlength(piece)
    # Cropped to the inked pixels: half of a line's height is room for accents and tails, and each pixel costs time on every picture.
    box = (rim or letters).getbbox() or (0, 0, 1, 1)
    return Lettering(letters.crop(box), rim and rim.crop(box), box[0] - pad, box[1] - pad - ascent)


def write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    face: str,
    size: int,
    colour: Colour,
    *,
    align: str = "left",
    outline: int = 0,
    rim: Colour = INK,
) -> float:
    """Draw a text on a picture or a sprite and return its width; its base line is at `y`, its left, middle or right (`align`) at `x`."""
    drawn = lettering(text, face, size, outline)
    wide = width(text, face, size)
    x -= {"left": 0.0, "middle": wide / 2, "right": wide}[align]
    place = (round(x) + drawn.left, round(y) + drawn.top)
    if drawn.rim is not None:
        _ink(image, rim, place, drawn.rim)
    _ink(image, colour, place, drawn.letters)
    return wide


def _ink(image: Image.Image, colour: Colour, place: tuple[int, int], mask: Image.Image) -> None:
    """Put a colour through a mask on an opaque picture or a sprite."""
    if image.mode == "RGBA":
        layer = Image.new("RGBA", mask.size, (*colour, 255))
        layer.putalpha(mask)
        image.alpha_composite(layer, place)
    else:
        image.paste(colour, place, mask)


def label(text: str, face: str, size: int, colour: Colour, area: tuple[int, int], outline: int = 0) -> Image.Image:
    """A sprite of an area of pixels with a short rimmed text in its middle."""
    drawn = lettering(text, face, size, outline)
    sprite = Image.new("RGBA", area, (*INK, 0))
    place = (round((area[0] - width(text, face, size)) / 2) + drawn.left, round(area[1] / 2 + size * 0.36) + drawn.top)
    if drawn.rim is not None:
        sprite.paste((*INK, 255), place, drawn.rim)
    sprite.paste((*colour, 255), place, drawn.letters)
    return sprite


def fit(text: str, face: str, size: int, room: float, least: int) -> tuple[str, int]:
    """The text and the largest size, from `size` down to `least`, at which it fits the room; too long a text is cut with an ellipsis."""
    text = drawable(text)
    for smaller in range(size, least - 1, -1):
        if width(text, face, smaller) <= room:
            return text, smaller
    while text and width(text + "…", face, least) > room:
        text = text[:-1].rstrip()
    return text + "…", least


def fit_title(text: str, size: int, room: float) -> tuple[str, str, int]:
    """The text, font and size of a title: in the title font while that stays large, else in the narrow one."""
    own, narrow = round(size * 0.8), round(size * 0.64)
    if width(drawable(text), TITLE, own) <= room:
        return _with(TITLE, fit(text, TITLE, size, room, own))
    return _with(BOLD, fit(text, BOLD, round(size * 0.94), room, narrow))


def _with(face: str, fitted: tuple[str, int]) -> tuple[str, str, int]:
    return fitted[0], face, fitted[1]


def wrap(text: str, face: str, size: int, room: float) -> list[str]:
    """Lines no wider than `room`, broken at plain spaces only."""
    lines: list[str] = []
    gap = width(" ", face, size)
    used = 0.0
    for word in text.split(" "):
        # Word by word, because words return on every card and their widths are cached.
        wide = width(word, face, size)
        if lines and used + gap + wide <= room:
            lines[-1] += f" {word}"
            used += gap + wide
        else:
            lines.append(word)
            used = wide
    return lines


def bound(text: str) -> str:
    """Put no-break spaces where a line must not end: after a number, and after the short word that begins a sentence."""
    return _LOOSE.sub("\\1\u00a0", _COUNTING.sub("\u00a0", text))


def paragraph(text: str, face: str, size: int, least: int, room: tuple[float, float]) -> tuple[list[str], int]:
    """The lines and the largest size at which a text fits a box of `room` pixels, at 1.2 lines each; never smaller than `least`."""
    text = bound(text)
    for smaller in range(size, least, -1):
        lines = wrap(text, face, smaller, room[0])
        if len(lines) * leading(smaller) <= room[1] and all(
            width(w, face, smaller) <= room[0] for w in text.split(" ")
        ):
            return lines, smaller
    return wrap(text, face, least, room[0]), least


def line_width(line: str, face: str, size: int) -> float:
    """The pixels of a line that is set word by word."""
    parts = line.split(" ")
    return sum(width(part, face, size) for part in parts) + width(" ", face, size) * (len(parts) - 1)


def write_line(image: Image.Image, x: float, y: float, line: str, face: str, size: int, colour: Colour) -> None:
    """Draw a line word by word: lines are new on every card, but their words are mostly cached."""
    gap = width(" ", face, size)
    for part in line.split(" "):
        x += write(image, x, y, part, face, size, colour) + gap


def balanced(lines: list[str], face: str, size: int, room: float) -> list[str]:
    """Break the text of `lines` into the same number of lines, as even as possible, so that none is half empty or holds a single word."""
    words = " ".join(lines).split(" ")
    # For each number of words in the lines so far: the least unevenness, and the word with which their last line begins.
    ends: list[dict[int, tuple[float, int]]] = [{0: (0.0, 0)}]
    for _line in lines:
        reached: dict[int, tuple[float, int]] = {}
        for start, (uneven, _from) in ends[-1].items():
            for end in range(start + 1, len(words) + 1):
                empty = room - line_width(" ".join(words[start:end]), face, size)
                if empty < 0 and end > start + 1:
                    break
                cost = uneven + empty**2
                if cost < reached.get(end, (math.inf, 0))[0]:
                    reached[end] = cost, start
        ends.append(reached)
    out: list[str] = []
    end = len(words)
    for reached in reversed(ends[1:]):
        if end not in reached:
            return lines
        start = reached[end][1]
        out.insert(0, " ".join(words[start:end]))
        end = start
    return out


def leading(size: int) -> int:
    """The distance from one base line to the next."""
    return round(size * 1.2)
