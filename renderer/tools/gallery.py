"""Every kind of picture, of every expansion, map, annex and language, on one page: `python -m renderer.tools.gallery [FOLDER]`.

With `--beside OLDER`, another page shows what is drawn otherwise than in an older gallery, such as that of a worktree of an older commit,
beside what was. With `--documents` it draws the pictures of the README and of docs/expansions.md instead.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

import msgspec
from PIL import Image, ImageChops

import renderer
from engine.card import CARDS, KEYS, Card
from engine.expansions import shipped
from engine.maps import MAPS
from engine.options import shipped_maps
from engine.shipped import FOR_MORE
from engine.view import View, ranked
from renderer.art.illustrations import Composition, compose
from renderer.art.library import MOTIFS
from renderer.drawing.canvas import resized
from renderer.drawing.picture import Picture
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES
from words import pseudo, speaking
from words.catalogue import languages

FOLDER: Final = Path("build/gallery")
DOCS: Final = Path("docs")
PHONE: Final = (400, 265)
"""The width in pixels of a phone's screen, and the width that a container leaves for a picture on that screen."""
WIDTHS: Final = (*sorted(PHONE), 800)
"""The widths in pixels at which a page shows the older and the newer picture side by side."""
SEEN: Final = 24
"""The least visible difference of a pixel, of 255: more than the difference that encoding again makes."""
MOTIF: Final[tuple[int, int]] = (300, 164)
CARD: Final[tuple[int, int]] = (300, 420)
"""The sizes of motifs and cards on contact sheets, in pixels."""
COLUMNS: Final = 6
ROWS: Final[dict[tuple[int, int], int]] = {MOTIF: 20, CARD: 4}
"""The number of rows of one contact sheet: the format WebP allows at most 16,383 pixels."""
SHEET_GROUND: Final = (40, 44, 52)
OF_AN_EXPANSION: Final = 18
"""The index, from 0, of the card of each expansion that docs/expansions.md shows."""
MAPS_IN_A_ROW: Final = 4


def pictures() -> Iterator[tuple[str, Picture]]:
    """One picture of each kind, with a title."""
    yield from _boards()
    yield from _tables()
    yield from _everybody()
    yield from _cards()
    yield from _tableaus()
    yield from _endings()
    yield from _maps()
    yield from _everything()
    yield from _in_other_languages()


def _maps() -> Iterator[tuple[str, Picture]]:
    """Each map before the first tile, alone and with the players."""
    for key in shipped_maps():
        yield f"map {key}", renderer.board(samples.bare(key), NAMES)
        yield f"table, map {key}", renderer.table(samples.bare(key), NAMES)


def _everything() -> Iterator[tuple[str, Picture]]:
    """A game with all expansions: an early board, a late board with its changes, and a question to one player."""
    early, late = samples.everything(2), samples.everything(5)
    for title, view, before in (("early", early, None), ("everything", late, early)):
        yield f"{title}, the board", renderer.board(view, NAMES, before=before)
        yield f"{title}, the table", renderer.table(view, NAMES, before)
        for page in range(renderer.everybody_pages(view, NAMES, before)):
            yield f"{title}, everybody, {page + 1}", renderer.everybody(view, NAMES, before, page)
        for page in range(renderer.tableau_pages(view, NAMES, 0)):
            yield f"{title}, tableau, {page + 1}", renderer.tableau(view, NAMES, 0, page)
        yield from _annexes(title, view, before)
    free = [key for key, space in late.box.map.spaces.items() if key not in late.tiles and space.kind == "land"]
    asking = {"a tile": samples.choosing(late, "city"), "nobody gains": samples.choosing(late, "city", bonuses=0)}
    for title, view in asking.items():
        yield f"a space, {title}", renderer.board(view, NAMES, legal=free[:6], tile="city")
    yield "a space for a marker", renderer.board(msgspec.structs.replace(late, decision=None), NAMES, legal=free[:6])


def _annexes(title: str, view: View, before: View | None) -> Iterator[tuple[str, Picture]]:
    """All pictures of all annexes of a game."""
    for annex in renderer.annexes(view):
        for page in range(renderer.annex_pages(view, NAMES, annex.key, before)):
            drawn = renderer.annex(view, NAMES, annex.key, before, page=page)
            yield f"{title}, {annex.title}, {page + 1}", drawn


def _in_other_languages() -> Iterator[tuple[str, Picture]]:
    """Some pictures with many words, in each language that has translations, and in the made-up language that tests whether words fit."""
    hand = [one.cards[OF_AN_EXPANSION % len(one.cards)].id for one in shipped() if one.cards]
    for language in (*languages()[1:], pseudo.CODE):
        with speaking(language):
            late = samples.everything()
            yield f"{language}, the table", renderer.table(late, NAMES)
            yield f"{language}, everybody", renderer.everybody(late, NAMES)
            yield f"{language}, a hand", renderer.hand(late, hand)
            yield f"{language}, an offer", renderer.offer(hand[:4])
            yield f"{language}, all signs", renderer.legend(1)
            for annex in renderer.annexes(late):
                yield f"{language}, {annex.title}", renderer.annex(late, NAMES, annex.key)


def _halfway(players: int) -> tuple[View, View]:
    """The views at the end of a generation and one generation later, in the middle of a game of `players` players."""
    course = samples.course(players)
    return course[len(course) // 2 - 1], course[len(course) // 2]


def _boards() -> Iterator[tuple[str, Picture]]:
    earlier, middle = _halfway(5)
    new = [key for key in middle.tiles if key not in earlier.tiles]
    yield "board, start", renderer.board(samples.start(), NAMES)
    yield "board, middle, since the last turn", renderer.board(middle, NAMES, since=new, before=earlier)
    yield "board, end", renderer.board(samples.course(5)[-1], NAMES)
    yield "board, crowded", renderer.board(samples.crowded(), NAMES)
    yield "board, solo", renderer.board(_halfway(1)[1], NAMES)
    free = [
        key
        for key, space in MAPS[middle.options.map].spaces.items()
        if key not in middle.tiles and space.kind == "land"
    ]
    city, greenery = samples.choosing(middle, "city"), samples.choosing(middle, "greenery")
    yield "a space for a city", renderer.board(city, NAMES, legal=free[8:11], tile="city")
    yield "a space for a greenery", renderer.board(greenery, NAMES, legal=free[-3:], tile="greenery")
    yield "a space among many", renderer.board(greenery, NAMES, legal=free, tile="greenery")


def _tables() -> Iterator[tuple[str, Picture]]:
    yield "table, the start", renderer.table(samples.start(4), NAMES)
    for players in (1, 2, 3, 4, 5):
        yield f"table, {players} players", renderer.table(_halfway(players)[1], NAMES)
    earlier, middle = _halfway(5)
    yield "table, since the last turn", renderer.table(middle, NAMES, earlier)
    yield "table, the end", renderer.table(samples.course(5)[-1], NAMES)
    yield "table, crowded, long names", renderer.table(samples.crowded(), LONG_NAMES)


def _everybody() -> Iterator[tuple[str, Picture]]:
    """The sheet of all players, as the third player sees it."""
    course = samples.course(5)
    kinds = (
        ("the start", samples.start(5), NAMES, None),
        *((f"{players} players", _halfway(players)[1], NAMES, _halfway(players)[0]) for players in (1, 2, 3, 4, 5)),
        ("late", course[-2], NAMES, course[-3]),
        ("late, points hidden", samples.without_points(course[-2]), NAMES, None),
        ("the end", course[-1], NAMES, None),
        ("crowded, long names", samples.crowded(), LONG_NAMES, samples.start(5)),
    )
    for title, view, names, before in kinds:
        mine = msgspec.structs.replace(view, you=min(2, len(view.seats) - 1))
        for page in range(renderer.everybody_pages(mine, names, before)):
            yield f"everybody, {title}, {page + 1}", renderer.everybody(mine, names, before, page)


def _cards() -> Iterator[tuple[str, Picture]]:
    view, deck = samples.played(3, 5, 60, 0), _numbers("event", "automated", "active")
    hand = deck[3::17][:10]
    reasons = {hand[4]: "4 M€ short", hand[8]: "no volcanic area is free"}
    yield "a hand", renderer.hand(view, hand, reasons)
    yield "research", renderer.offer(deck[7::50][:4], numbered=True)
    first = deck[5::19][:10]
    for page in range(renderer.offer_pages(first, numbered=True)):
        yield f"the first ten cards, {page + 1}", renderer.offer(first, numbered=True, page=page)
    yield "corporations", renderer.offer(_numbers("corporation")[3:5])
    for number in hand[:6]:
        yield CARDS[number].name, renderer.card(number, 3 if CARDS[number].holds else 0)
    predators = next(number for number in deck if CARDS[number].holds and CARDS[number].requires)
    yield "a card in play, its action used", renderer.card(predators, 12, used=True)
    for page in range(renderer.legend_pages()):
        yield f"all signs, {page + 1}", renderer.legend(page)


def _tableaus() -> Iterator[tuple[str, Picture]]:
    kinds = (
        ("the start", samples.course(4)[0], NAMES),
        ("the middle", _halfway(5)[1], NAMES),
        ("the end", samples.course(4)[-1], NAMES),
        ("solo", samples.course(1)[-1], NAMES),
        ("laden, long names", samples.laden(), LONG_NAMES),
    )
    for title, view, names in kinds:
        for page in range(renderer.tableau_pages(view, names, 0)):
            yield f"tableau, {title}, {page + 1}", renderer.tableau(view, names, 0, page)
    laden = samples.laden()
    lying = list(laden.seats[0].resources)
    for page in range(renderer.in_play_pages(laden, lying)):
        yield f"cards in play, {page + 1}", renderer.in_play(laden, lying, page)


def _endings() -> Iterator[tuple[str, Picture]]:
    for players, names in ((1, NAMES), (3, NAMES), (5, LONG_NAMES)):
        course = samples.course(players)
        yield f"points by source, {players}", renderer.points(course[-1], names)
        yield f"how the game went, {players}", renderer.history(course, names)
        yield f"how the chances went, {players}", renderer.chances(*samples.chances(players), names, [0])
    yield "time-lapse", renderer.lapse(samples.course(4), NAMES)
    yield "film", renderer.film(samples.course(4), NAMES)
    places = [(rank, seat.seat) for rank, seat in ranked(samples.course(4)[-1])]
    yield "poster", renderer.poster(samples.course(4), NAMES, "Olympus Rising", places, [places[0][1]])


def _numbers(*kinds: str) -> list[int]:
    return [card.id for card in samples.of_kind(*kinds)]


def sheets(folder: Path) -> Iterator[tuple[str, str, str]]:
    """All motifs, and all cards of each expansion, on as many pages as needed: title, file, and content of each page."""
    motifs = [(name, partial(motif_at, i, name)) for i, name in enumerate(MOTIFS)]
    yield from _contact(folder, "motifs", motifs, MOTIF)
    for one in shipped():
        cards = [(card.name, partial(card_at, card)) for card in one.cards]
        yield from _contact(folder, one.name, cards, CARD)


def motif_at(i: int, name: str) -> Image.Image:
    """A motif in its setting, as drawn for the card with the number `i`."""
    return compose(Composition(name, MOTIFS[name].setting), i, *MOTIF)


def card_at(card: Card) -> Image.Image:
    """A card, with two resources on it if the card holds resources."""
    return resized(_opened(renderer.card(card.id, 2 if card.holds else 0)), CARD)


def _contact(
    folder: Path, title: str, tiles: Sequence[tuple[str, Callable[[], Image.Image]]], size: tuple[int, int]
) -> Iterator[tuple[str, str, str]]:
    """Draw contact sheets of pictures of one size; none is higher than a WebP may be."""
    most = COLUMNS * ROWS[size]
    for start in range(0, len(tiles), most):
        part = tiles[start : start + most]
        image = _sheet(len(part), size)
        for i, (_name, draw) in enumerate(part):
            image.paste(draw(), _place(i, size))
        file = f"{title}-{start // most + 1:02}.webp"
        image.save(folder / file, quality=88, method=2)
        names = ", ".join(name for name, _draw in part)
        yield f"{title} {start + 1} to {start + len(part)}", file, names


def _sheet(n: int, tile: tuple[int, int]) -> Image.Image:
    """An empty page for `n` pictures of a size."""
    rows = -(-n // COLUMNS)
    return Image.new("RGB", (COLUMNS * (tile[0] + 10) + 10, rows * (tile[1] + 10) + 10), SHEET_GROUND)


def _place(i: int, tile: tuple[int, int]) -> tuple[int, int]:
    return 10 + i % COLUMNS * (tile[0] + 10), 10 + i // COLUMNS * (tile[1] + 10)


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    rows: list[str] = []
    for i, (title, drawn) in enumerate(pictures()):
        file = f"{i:03}-{drawn.name}"
        (folder / file).write_bytes(drawn.data)
        rows.append(_row(title, file, drawn))
        print(f"{title}: {len(drawn.data) // 1024} kB")
    for title, file, shown in sheets(folder):
        rows.append(f'<h2>{escape(title)}</h2><img src="{file}" width="930" alt="{escape(shown)}">')
    (folder / "index.html").write_text(PAGE.format(rows="\n".join(rows)), encoding="utf-8")
    print(folder / "index.html")


def beside(folder: Path, older: Path) -> Path:
    """Write a page with the pictures that differ between two galleries, the most changed first; pictures that only one gallery has are left
    out."""
    was, rows = _shown_in(older), list[tuple[float, str]]()
    for title, file in _shown_in(folder).items():
        if title in was and (share := _changed(older / was[title], folder / file)):
            pair = (older / was[title]).resolve().as_uri(), file
            images = "".join(
                f"<div>{''.join(f'<img src={quoteattr(one)} width={width}>' for one in pair)}</div>" for width in WIDTHS
            )
            rows.append((share, f"<h2>{title} · {share:.1%}</h2>{images}"))
    page = folder / "beside.html"
    page.write_text(PAGE.format(rows="\n".join(row for _share, row in sorted(rows, reverse=True))), encoding="utf-8")
    return page


def _shown_in(folder: Path) -> dict[str, str]:
    """The file of each picture of a gallery, by its title."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    return {title: file for file, title in re.findall(r'<h2><a href="([^"]+)">([^<]+)</a>', page)}


def _changed(older: Path, newer: Path) -> float:
    """The share of the pixels, 0 to 1, that differ visibly; 1 if the pictures differ in size."""
    with Image.open(older) as was, Image.open(newer) as now:
        if was.size != now.size:
            return 1.0
        other = ImageChops.difference(was.convert("L"), now.convert("L")).histogram()
        return sum(other[SEEN:]) / sum(other)


def draw_documents(folder: Path = DOCS) -> None:
    """Draw the pictures of the README and of docs/expansions.md: one picture with a card of each expansion, one of all maps, and every
    annex."""
    draw_readme(folder)
    shown = [one.cards[OF_AN_EXPANSION].id for one in shipped() if one.name in FOR_MORE]
    _keep(renderer.offer(shown), folder / "expansions-cards.webp", 820)
    everything = samples.everything()
    for annex in renderer.annexes(everything):
        for page in range(renderer.annex_pages(everything, NAMES, annex.key)):
            path = folder / f"expansions-{annex.key}{f'-{page + 1}' if page else ''}.webp"
            _keep(renderer.annex(everything, NAMES, annex.key, page=page), path, 600)
    boards = [_opened(renderer.board(samples.bare(key), NAMES)) for key in shipped_maps()]
    size = (250, round(250 * boards[0].height / boards[0].width))
    image = Image.new(
        "RGB", (MAPS_IN_A_ROW * (size[0] + 8) - 8, -(-len(boards) // MAPS_IN_A_ROW) * (size[1] + 8) - 8), SHEET_GROUND
    )
    for i, board in enumerate(boards):
        image.paste(resized(board, size), (i % MAPS_IN_A_ROW * (size[0] + 8), i // MAPS_IN_A_ROW * (size[1] + 8)))
    image.save(folder / "expansions-maps.webp", quality=88, method=6)


def _opened(drawn: Picture) -> Image.Image:
    return Image.open(BytesIO(drawn.data)).convert("RGB")


def _keep(drawn: Picture, path: Path, wide: int) -> None:
    """Write a picture to a file, `wide` pixels wide, as a document shows it."""
    image = _opened(drawn)
    resized(image, (wide, round(image.height * wide / image.width))).save(path, quality=88, method=6)


def draw_readme(folder: Path = DOCS) -> None:
    """Draw the three pictures of the README in the width in which it shows them; cards keep their size, so that they stay legible."""
    course, names = samples.course(4), NAMES
    shown = [KEYS[key] for key in ("capital", "comet", "herbivores")]
    drawn = {
        "board": (renderer.board(course[-2], names), 400),
        "cards": (renderer.offer(shown), 820),
        "points": (renderer.points(course[-1], names), 400),
    }
    for name, (one, wide) in drawn.items():
        _keep(one, folder / f"{name}.webp", wide)


def _row(title: str, file: str, drawn: Picture) -> str:
    small = "".join(f'<img src="{file}" width="{width}">' for width in PHONE)
    return (
        f'<h2><a href="{file}">{escape(title)}</a> · {len(drawn.data) // 1024} kB</h2><div>'
        f'<img src="{file}" width="800" alt="{escape(drawn.alt)}">{small}'
        f"<pre>{escape(drawn.alt)}</pre></div>"
    )


PAGE: Final = """<!doctype html><meta charset="utf-8"><title>Mars by post: pictures</title>
<style>body {{ background: #2b2d31; color: #dbdee1; font: 15px sans-serif; margin: 24px }}
div {{ display: flex; gap: 16px; align-items: flex-start }} pre {{ white-space: pre-wrap; max-width: 520px }}
a {{ color: inherit }}</style>
{rows}
"""

if __name__ == "__main__":
    begun = time.perf_counter()
    parser = argparse.ArgumentParser(prog="python -m renderer.tools.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument(
        "--beside", type=Path, metavar="OLDER", help="also show what is drawn otherwise than in this gallery"
    )
    parser.add_argument("--documents", action="store_true", help="draw the pictures of the documents instead")
    said = parser.parse_args()
    if said.documents:
        draw_documents()
    else:
        main(said.folder)
        if said.beside:
            print(beside(said.folder, said.beside))
    print(f"{time.perf_counter() - begun:.1f} s")
