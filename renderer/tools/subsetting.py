"""Makes the fonts of the folder `fonts`: `python -m renderer.tools.subsetting FOLDER` cuts them out of the Noto fonts in that folder.

`fonts/README.md` says which those are. Afterwards run `python -m renderer.tools.baking`, which lists the letters of all fonts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import fontTools.subset  # pyright: ignore[reportMissingTypeStubs]

from renderer.drawing.theme import ARABIC, CHINESE, HEBREW, JAPANESE, KOREAN, THAI


class Cut(NamedTuple):
    """The part of a font that is kept: its file, its index in the file, its letters, and whether the rules for joining letters are kept."""

    file: str
    letters: frozenset[int]
    number: int = -1
    shaped: bool = False


def blocks(*ends: tuple[int, int]) -> Iterator[int]:
    """The code points of several Unicode blocks, each given by its first and last code point."""
    for first, last in ends:
        yield from range(first, last + 1)


def encodable(codes: Iterable[int], encoding: str) -> Iterator[int]:
    """The code points among `codes` that a national encoding can encode."""
    return (code for code in codes if chr(code).encode(encoding, "ignore"))


PUNCTUATION: Final = frozenset(blocks((0x3001, 0x301F)))
"""Punctuation without the full-width space, which becomes an ordinary space."""
HAN: Final = range(0x4E00, 0xA000)
ALL_CJK: Final = "NotoSansCJK-Bold.ttc"
CUTS: Final = {
    HEBREW: Cut("NotoSansHebrew-Bold.ttf", frozenset(blocks((0x591, 0x5F4))), shaped=True),
    ARABIC: Cut(
        "NotoSansArabic-Bold.ttf",
        frozenset(blocks((0x60B, 0x61B), (0x61E, 0x6FF), (0x750, 0x77F), (0x200C, 0x200C))),
        shaped=True,
    ),
    THAI: Cut("NotoSansThai-Bold.ttf", frozenset(blocks((0xE01, 0xE3A), (0xE3F, 0xE5B))), shaped=True),
    KOREAN: Cut(ALL_CJK, frozenset(blocks((0x3131, 0x3163), (0x3165, 0x318E), (0xAC00, 0xD7A3))), number=1),
    CHINESE: Cut(ALL_CJK, PUNCTUATION.union(blocks((0x3105, 0x312F)), HAN), number=2),
    JAPANESE: Cut(
        ALL_CJK, PUNCTUATION.union(blocks((0x3041, 0x3096), (0x309D, 0x30FF)), encodable(HAN, "shift_jis")), number=0
    ),
}
"""Chinese has all that Noto has of the block of unified ideographs; Japanese has the characters of its national standard, in the shapes
that are usual in Japan."""


def cut(font: Cut, folder: Path) -> bytes:
    """The bytes of a font file with only the kept part, without hinting."""
    tool: Any = fontTools.subset
    options = tool.Options(
        hinting=False, font_number=font.number, layout_features=["*"] if font.shaped else [], recalc_timestamp=False
    )
    if not font.shaped:
        options.drop_tables += ["BASE", "GPOS", "GSUB", "GDEF", "VORG", "vhea", "vmtx"]
    found = tool.load_font(str(folder / font.file), options, dontLoadGlyphNames=True)
    subsetter = tool.Subsetter(options)
    subsetter.populate(unicodes=font.letters)
    subsetter.subset(found)
    out = BytesIO()
    tool.save_font(found, out, options)
    return out.getvalue()


def main() -> None:
    for name, font in CUTS.items():
        (Path("fonts") / name).write_bytes(cut(font, Path(sys.argv[1])))


if __name__ == "__main__":
    main()
