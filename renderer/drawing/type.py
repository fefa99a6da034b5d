"""Setting type: measuring, fitting, wrapping and drawing words, with other fonts for letters that the first font lacks."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from renderer.drawing.cache import sprite_cache
from renderer.drawing.fonts import COMMON, chain, drawable, face_of, font
from renderer.drawing.scripts import ENDS, MIRRORED, SOFT_HYPHEN, as_seen, joined, levels, parts, runs_leftwards
from renderer.drawing.theme import BOLD, CHAIN, FALLBACK, INK, JAPANESE, SHAPED, TITLE, Colour

Align = Literal["left", "middle", "right"]
"""Which point of a text stands at the given place."""
_COUNTING: Final = re.compile(r"(?<=\d) (?=\w)")
_LOOSE: Final = re.compile(r"((?:^|[.;:] )\w{1,3}) ")
_KANA: Final = re.compile("[\u3040-\u30ff]")


class Run(NamedTuple):
    """Consecutive letters with one font and one direction, in the order in which they are passed to the font."""

    text: str
    face: str
    direction: str | None = None
    """`ltr` or `rtl` for a font that needs shaping; None for the basic layout, which has no directions."""

    def width(self, size: int) -> float:
        return font(self.face, size).getlength(self.text, direction=self.direction)


@lru_cache(maxsize=8192)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """Cut a text into runs, from left to right; letters that no font has are left out."""
    if COMMON.issuperset(text):
        return (Run(text, face),)
    text = drawable(text)
    # Chinese and Japanese share letters, but not the shapes of all of them.
    first = (face, FALLBACK, JAPANESE) if JAPANESE in chain() and _KANA.search(text) else (face,)
    faces = [face_of(letter, *first) or FALLBACK for letter in text]
    deep = levels(text) if runs_leftwards(text) else [0] * len(text)
    pieces: list[tuple[Run, int]] = []
    at = 0
    for (own, level), alike in groupby(zip(faces, deep, strict=True)):
        start, at = at, at + len(list(alike))
        pieces.append((_run(text[start:at], own, level), level))
    return tuple(run for run, _ in as_seen(pieces))


def _run(text: str, face: str, level: int) -> Run:
    """A run with its letters in the order that drawing needs: libraqm reverses right-to-left letters itself, the basic layout does not."""
    if face in SHAPED:
        return Run(text, face, "rtl" if level % 2 else "ltr")
    return Run(text[::-1].translate(MIRRORED) if level % 2 else text, face)


@lru_cache(maxsize=16384)
def width(text: str, face: str, size: int) -> float:
    """Pixels from the start of a text to where the next text would begin."""
    return sum(run.width(size) for run in runs(text, face))


class Lettering(NamedTuple):
    """A drawn text: the masks of its letters and of the rim around them, and their offset from the start of the base line."""

    letters: Image.Image
    rim: Image.Image | None
    left: int
    top: int


@sprite_cache
def lettering(text: str, face: str, size: int, outline: int = 0) -> Lettering:
    """The masks of a text, cached without a colour, because names and numbers appear again on other pictures in other colours."""
    found = runs(text, face)
    ascent, descent = font(FALLBACK, size).getmetrics()
    # Letters of other scripts reach higher and lower, and under those beside them.
    pad = outline + (size // 2 if any(run.face in CHAIN for run in found) else 2)
    area = (round(width(text, face, size)) + 2 * pad, ascent + descent + 2 * pad)
    letters, rim = Image.new("L", area), Image.new("L", area) if outline else None
    x = float(pad)
    for run in found:
        place, own = (x, pad + ascent), font(run.face, size)
        if rim is not None:
            ImageDraw.Draw(rim).text(
                place,
                run.text,
                font=own,
                fill=255,
                anchor="ls",
                direction=run.direction,
                stroke_width=outline,
                stroke_fill=255,
            )
        ImageDraw.Draw(letters).text(place, run.text, font=own, fill=255, anchor="ls", direction=run.direction)
        x += run.width(size)
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
    align: Align = "left",
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
    """Paint a colour through a mask on an opaque picture or on a sprite."""
    if image.mode == "RGBA":
        layer = Image.new("RGBA", mask.size, (*colour, 255))
        layer.putalpha(mask)
        image.alpha_composite(layer, place)
    else:
        image.paste(colour, place, mask)


def label(text: str, face: str, size: int, colour: Colour, area: tuple[int, int], outline: int = 0) -> Image.Image:
    """A sprite of `area` pixels with a short outlined text in its middle."""
    drawn = lettering(text, face, size, outline)
    sprite = Image.new("RGBA", area, (*INK, 0))
    place = (round((area[0] - width(text, face, size)) / 2) + drawn.left, round(area[1] / 2 + size * 0.36) + drawn.top)
    if drawn.rim is not None:
        sprite.paste((*INK, 255), place, drawn.rim)
    sprite.paste((*colour, 255), place, drawn.letters)
    return sprite


def fit(text: str, face: str, size: int, room: float, least: int) -> tuple[str, int]:
    """The text and the largest size, from `size` down to `least`, at which the text fits `room` pixels; a text that is too long is cut with
    an ellipsis."""
    text = drawable(text)
    for smaller in range(size, least - 1, -1):
        if width(text, face, smaller) <= room:
            return text, smaller
    while text and width(text + "…", face, least) > room:
        text = text[:-1].rstrip()
    return text + "…", least


def fit_title(text: str, size: int, room: float) -> tuple[str, str, int]:
    """The text, font and size of a title: in the title font if its letters stay large, else in the narrow font."""
    own, narrow = round(size * 0.8), round(size * 0.64)
    if width(drawable(text), TITLE, own) <= room:
        return _with(TITLE, fit(text, TITLE, size, room, own))
    return _with(BOLD, fit(text, BOLD, round(size * 0.94), room, narrow))


def _with(face: str, fitted: tuple[str, int]) -> tuple[str, str, int]:
    return fitted[0], face, fitted[1]


class Part(NamedTuple):
    """A part of a text after which a line may end; in pixels: its width, the space before the next part, and the hyphen if the line ends
    here."""

    text: str
    wide: float
    before_next: float
    hyphen: float


def measured(text: str, face: str, size: int) -> list[Part]:
    """The parts of a text with their widths, measured word by word, because words appear on many cards and their widths are cached."""
    gap, hyphen = width(" ", face, size), width("-", face, size)
    return [
        Part(
            part,
            width(part.rstrip(ENDS), face, size),
            gap if part.endswith(" ") else 0.0,
            hyphen if part.endswith(SOFT_HYPHEN) else 0.0,
        )
        for part in parts(text)
    ]


def wrap(text: str, face: str, size: int, room: float) -> list[str]:
    """Break a text into lines of at most `room` pixels, at plain spaces, at soft hyphens and between letters of scripts without spaces.

    Where a line ends in a soft hyphen or a zero-width space, no space separates it from the next line; `line_width`, `write_line` and
    `balanced` expect such lines.
    """
    lines: list[str] = []
    used = gap = 0.0
    for part in measured(text, face, size):
        if lines and used + gap + part.wide + part.hyphen <= room:
            lines[-1] += part.text
            used += gap + part.wide
        else:
            lines.append(part.text)
            used = part.wide
        gap = part.before_next
    return [line.removesuffix(" ") for line in lines]


def bound(text: str) -> str:
    """Put no-break spaces at places where a line must not end: after a number, and after a short word that begins a sentence."""
    return _LOOSE.sub("\\1\u00a0", _COUNTING.sub("\u00a0", text))


def paragraph(text: str, face: str, size: int, least: int, room: tuple[float, float]) -> tuple[list[str], int]:
    """The lines and the largest size, from `size` down to `least`, at which a text fits `room` (width and height in pixels), at 1.2 lines
    each; at `least` the lines may not fit."""
    text = bound(text)
    for smaller in range(size, least, -1):
        lines = wrap(text, face, smaller, room[0])
        if len(lines) * leading(smaller) <= room[1] and all(
            part.wide + part.hyphen <= room[0] for part in measured(text, face, smaller)
        ):
            return lines, smaller
    return wrap(text, face, least, room[0]), least


def line_width(line: str, face: str, size: int) -> float:
    """The width of a line in pixels, as `write_line` draws it, word by word."""
    words = _shown(line).split(" ")
    return sum(width(word, face, size) for word in words) + width(" ", face, size) * (len(words) - 1)


def write_line(image: Image.Image, x: float, y: float, line: str, face: str, size: int, colour: Colour) -> None:
    """Draw a line word by word: most lines are on one card only, but most of their words are cached."""
    gap = width(" ", face, size)
    for word in _shown(line).split(" "):
        x += write(image, x, y, word, face, size, colour) + gap


def _shown(line: str) -> str:
    """The line as drawn: with a hyphen if it ends inside a word."""
    return f"{line[:-1]}-" if line.endswith(SOFT_HYPHEN) else line


def balanced(lines: list[str], face: str, size: int, room: float) -> list[str]:
    """Break the text of `lines` into the same number of lines, as even as possible, so that none is half empty or holds a single word."""
    words = measured(joined(lines), face, size)
    # For each number of words in the lines so far: the least unevenness, and the word with which their last line begins.
    ends: list[dict[int, tuple[float, int]]] = [{0: (0.0, 0)}]
    for _line in lines:
        reached: dict[int, tuple[float, int]] = {}
        for start, (uneven, _from) in ends[-1].items():
            used = gap = 0.0
            for end, word in enumerate(words[start:], start + 1):
                used, gap = used + gap + word.wide, word.before_next
                empty = room - used - word.hyphen
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
        out.insert(0, "".join(word.text for word in words[start:end]).removesuffix(" "))
        end = start
    return out


def leading(size: int) -> int:
    """The distance from one base line to the next, in pixels."""
    return round(size * 1.2)
