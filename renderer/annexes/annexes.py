"""Annexes: pictures that an expansion adds, which players open from the panel and which are also drawn under the full board.

An expansion declares an annex with `add_annex` in its folder of `renderer.expansions`, as blocks of the width of a phone; the full board
shows the blocks at half size, in columns. The screen of a verb or a question that the declaration names shows the annex too, with the
options to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.view import View
from renderer.alt.annexes import ANNEX_WORDS, AnnexWords, Details, Lines, annexed
from renderer.alt.cards import fitting
from renderer.alt.lines import with_marks_named
from renderer.annexes.blocks import Band, Block, paged, sheet
from renderer.drawing import theme
from renderer.drawing.cache import block_cache
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import BOARD, GAP, GROUND, TABLE
from words import _

SMALLER: Final = 2
"""The factor by which blocks are smaller under the full board than on a phone; a whole number, since scaling by a fraction takes longer."""
COLUMNS: Final = TABLE[0] // (BOARD // SMALLER)
ABOVE: Final = 6
"""The pixels between the full board and the annexes below it."""


class Shown(NamedTuple):
    """The input of an annex's picture; it shows changes since the view `before`.

    If the viewer is to choose, `choosing` has the verb or the key of the question, then the keys of the options.
    """

    view: View
    names: Sequence[str]
    before: View | None = None
    choosing: tuple[str, ...] = ()


Blocks = Callable[[Shown], list[Block]]
"""Makes the blocks of an annex, from top to bottom."""


class Annex(NamedTuple):
    """The picture of an annex, and the verbs and keys of the questions whose screens show it; of a key with a colon, only the part before
    it."""

    blocks: Blocks
    verbs: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    in_advance: Callable[[], None] | None = None
    """Draws all that is `printed` of the blocks."""


class AnnexOf(NamedTuple):
    """An annex of a game: the name of its expansion, its title, and the verbs and questions that it belongs to."""

    key: str
    title: str
    verbs: tuple[str, ...]
    questions: tuple[str, ...]


ANNEXES: Final[dict[str, Annex]] = {}
"""The annexes, by the name of the expansion."""


def add_annex(
    expansion: str,
    title: str,
    blocks: Blocks,
    lines: Lines,
    *,
    brief: Lines | None = None,
    details: Details | None = None,
    rows: tuple[str, ...] = (),
    verbs: tuple[str, ...] = (),
    questions: tuple[str, ...] = (),
    in_advance: Callable[[], None] | None = None,
) -> None:
    """Declare the annex of an expansion.

    `lines` gives the content of `blocks` in words, `brief` gives it in a line or two, `details` gives one entry for each thing, for a
    replay, `rows` has the keys of the rows of outposts that the blocks show, and `in_advance` draws what is `printed` of the blocks.
    """
    ANNEXES[expansion] = Annex(blocks, verbs, questions, in_advance)
    ANNEX_WORDS[expansion] = AnnexWords(title, lines, brief or lines, rows, details)


def annexes(view: View) -> list[AnnexOf]:
    """The annexes of a game."""
    return [
        AnnexOf(key, _(words.title), ANNEXES[key].verbs, ANNEXES[key].questions) for key, words in annexed(view).items()
    ]


def annex_pages(
    view: View, names: Sequence[str], key: str, before: View | None = None, choosing: Sequence[str] = ()
) -> int:
    """The number of pictures that an annex takes."""
    return len(paged(ANNEXES[key].blocks(Shown(view, names, before, tuple(choosing)))))


def annex(
    view: View,
    names: Sequence[str],
    key: str,
    before: View | None = None,
    choosing: Sequence[str] = (),
    page: int = 0,
) -> Picture:
    """One picture of an annex, 800 pixels wide; it shows each value that has changed since the view `before` with its change."""
    shown = paged(ANNEXES[key].blocks(Shown(view, names, before, tuple(choosing))))[page]
    said = with_marks_named(fitting([line for block in shown for line in block.said]), view, names)
    return picture(sheet(shown), key.replace("_", "-"), said, theme.AS_SHEET)


def _smaller(block: Block) -> Image.Image:
    """A block at the size it has under the full board; cached, because most blocks do not change from one board to the next."""
    if block.key is None:
        return block.drawn().reduce(SMALLER)
    return block_cache.keep(block.key, lambda: block.drawn().reduce(SMALLER))


def below(view: View, names: Sequence[str], before: View | None) -> Band | None:
    """The blocks of all annexes for a band below the full board, each at half size in the column that is shortest so far."""
    blocks = [block for key in annexed(view) for block in ANNEXES[key].blocks(Shown(view, names, before))]
    if not blocks:
        return None
    columns = [ABOVE] * COLUMNS
    drawn: list[tuple[Image.Image, tuple[int, int]]] = []
    for block in blocks:
        column = columns.index(min(columns))
        small = _smaller(block)
        drawn.append((small, ((column * BOARD + GAP) // SMALLER, columns[column])))
        columns[column] += small.height + GAP // SMALLER

    def lay(image: Image.Image, top: int) -> None:
        for small, (x, y) in drawn:
            image.paste(small, (x, top + y))

    return Band(max(columns), GROUND, lay)
