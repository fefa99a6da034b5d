"""A changed digit is noticed on any golden picture, and the small differences of another FreeType or libwebp are not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageFilter

import renderer
from engine.card import CARDS, KEYS
from engine.named import PROJECT_DECK
from engine.view import View
from renderer.annexes.blocks import sheet
from renderer.drawing.cache import clear_caches
from renderer.overview.everybody import blocks
from renderer.overview.table import full_board
from renderer.planet.square import square_board
from tests.renderer import golden
from tests.renderer.views import NAMES, ended, fixed, grown, with_seat
from tests.thinned import thinned

Changes = Iterator[tuple[str, Image.Image]]
"""A description of the change, and the changed picture; the first is the unchanged picture."""
PARTS = 4
"""So many parts have the hundreds of changes of one figure; one of the parts is tried in each run."""
BLOCK = 16
"""The side in pixels of the blocks that WebP encodes."""


def noticed(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ by the measure for golden ones; only the part that differs is encoded, since whole ones take long."""
    box = golden.apart(one, other).point([255 * (v > 8) for v in range(256)]).getbbox()
    if box is None:
        return False
    left, top = (max(0, edge // BLOCK - 1) * BLOCK for edge in box[:2])
    right, bottom = (min(side, (edge // BLOCK + 2) * BLOCK) for edge, side in zip(box[2:], one.size, strict=True))
    now, then = (golden.opened(golden.encoded(image.crop((left, top, right, bottom)))) for image in (one, other))
    return golden.differ(now, then)


def with_figures(view: View) -> Iterator[tuple[str, View]]:
    """One number of one player is changed by one or two."""
    for seat in view.seats:
        for more in (1, 2) if seat.seat in (0, 2) else (1,):
            yield f"rating {seat.tr} +{more}", with_seat(view, seat.seat, tr=seat.tr + more)
            yield f"hand {seat.hand} +{more}", with_seat(view, seat.seat, hand=seat.hand + more)
            for what in ("stock", "production", "tags"):
                held: dict[str, int] = getattr(seat, what)
                for key, n in held.items():
                    yield f"{what} {key} {n} +{more}", with_seat(view, seat.seat, **{what: {**held, key: n + more}})


def with_parameters(view: View) -> Iterator[tuple[str, View]]:
    """The generation is changed, or a parameter by one step."""
    for generation in (3, 6, 9):
        yield f"generation {generation}", msgspec.structs.replace(view, generation=generation)
    for key, step in (("temperature", 2), ("oxygen", 1), ("oceans", 1)):
        for by in (-step, step):
            parameters = {**view.parameters, key: view.parameters[key] + by}
            yield f"{key} {by}", msgspec.structs.replace(view, parameters=parameters)


def with_goals(view: View) -> Iterator[tuple[str, View]]:
    """A count of cards is changed, or the score of the leaders of an award is one less."""
    for name, counts in (("deck", (view.deck + 1, view.discard)), ("discard", (view.deck, view.discard + 1))):
        yield name, msgspec.structs.replace(view, decks={**view.decks, PROJECT_DECK: counts})
    for key, scores in view.award_scores.items():
        fewer = {**view.award_scores, key: tuple(n - (n == max(scores)) for n in scores)}
        yield f"award {key}", msgspec.structs.replace(view, award_scores=fewer)


def full_boards(begin: int) -> Changes:
    """One part of the changes, from this one on."""
    yield "", full_board(fixed(), NAMES)
    changes = chain.from_iterable(changed(fixed()) for changed in (with_figures, with_parameters, with_goals))
    yield from ((what, full_board(view, NAMES)) for what, view in islice(changes, begin, None, PARTS))


def sheets_of_everybody(begin: int) -> Changes:
    yield "", everybody_sheet(fixed())
    changes = chain(with_figures(fixed()), with_parameters(fixed()))
    yield from ((what, everybody_sheet(view)) for what, view in islice(changes, begin, None, PARTS))
    for key, scores in fixed().award_scores.items():
        fewer = {**fixed().award_scores, key: tuple(n - (n == max(scores)) for n in scores)}
        yield f"award {key}", everybody_sheet(msgspec.structs.replace(fixed(), award_scores=fewer))


def everybody_sheet(view: View) -> Image.Image:
    """All pictures of the sheet in one."""
    return sheet(blocks(view, NAMES))


def square_boards() -> Changes:
    yield "", square_board(fixed())
    yield from ((what, square_board(view)) for what, view in with_parameters(fixed()))


def hands() -> Changes:
    dear = KEYS["asteroid"]
    shown = [KEYS["capital"], KEYS["comet"], dear]
    for short in (4, 5, 9, 6):
        notes = {dear: f"{short}\u00a0M€ short"}
        yield f"{short} M€ short", golden.opened(renderer.hand(fixed(), shown, notes).data)
    for card in shown:
        with costing_more(card):
            yield CARDS[card].name, golden.opened(renderer.hand(fixed(), shown, {dear: "4\u00a0M€ short"}).data)


def cards() -> Changes:
    shown = KEYS["predators"]
    for held in (12, 13, 18, 22):
        yield f"{held} animals", golden.opened(renderer.card(shown, held, used=True).data)
    with costing_more(shown):
        yield "cost", golden.opened(renderer.card(shown, 12, used=True).data)


def offers() -> Changes:
    shown = [KEYS[key] for key in ("fish", "trees", "birds")]
    yield "", golden.opened(renderer.offer(shown).data)
    for card in shown:
        with costing_more(card):
            yield CARDS[card].name, golden.opened(renderer.offer(shown).data)


def tableaus() -> Changes:
    birds, predators = KEYS["birds"], KEYS["predators"]
    for held, hunted in ((4, 11), (5, 11), (6, 11), (9, 11), (4, 12), (4, 17)):
        view = with_seat(fixed(), 2, played=(birds, predators), resources={birds: held, predators: hunted})
        yield f"{held} and {hunted} animals", golden.opened(renderer.tableau(view, NAMES, 2).data)


def ends() -> Changes:
    last = ended()
    yield "", golden.opened(renderer.points(last, NAMES).data)
    for seat in last.seats[::2]:
        for source in seat.points:
            more = with_seat(last, seat.seat, points={**seat.points, source: seat.points[source] + 1})
            yield f"{source} of {seat.seat}", golden.opened(renderer.points(more, NAMES).data)


def courses() -> Changes:
    views = [grown(n) for n in range(1, 7)]
    yield "", golden.opened(renderer.history(views, NAMES).data)
    for seat in views[-1].seats:
        more = with_seat(views[-1], seat.seat, tr=seat.tr + 1)
        yield f"rating of {seat.seat}", golden.opened(renderer.history([*views[:-1], more], NAMES).data)


def frames() -> Changes:
    last = ended()
    for seat in (-1, 0, 2, 4):
        more = with_seat(last, seat, points={"tr": sum(last.seats[seat].points.values()) + 1}) if seat >= 0 else last
        lapse = Image.open(BytesIO(renderer.lapse([grown(7), more], NAMES).data))
        lapse.seek(1)
        yield f"points of {seat}", lapse.convert("RGB")


class costing_more:
    """Changes the cost of a card by one M€, with empty caches."""

    def __init__(self, card: int) -> None:
        self.card = CARDS[card]

    def __enter__(self) -> None:
        CARDS[self.card.id] = msgspec.structs.replace(self.card, cost=self.card.cost + 1)
        clear_caches()

    def __exit__(self, *_: object) -> None:
        CARDS[self.card.id] = self.card
        clear_caches()


def in_parts(kind: Callable[[int], Changes]) -> list[Any]:
    return thinned((partial(kind, begin) for begin in range(PARTS)), PARTS)


@pytest.mark.parametrize(
    "kind",
    [
        *(*in_parts(full_boards), *in_parts(sheets_of_everybody)),
        *(square_boards, hands, cards, offers, tableaus, ends, courses, frames),
    ],
    ids=lambda kind: getattr(kind, "func", kind).__name__,
)
def test_a_changed_digit_is_noticed(kind: Callable[[], Changes]) -> None:
    (_, was), *changes = kind()
    assert changes
    assert [what for what, now in changes if not noticed(was, now)] == []


def test_a_changed_shade_of_blue_is_noticed() -> None:
    board = golden.opened((golden.GOLDENS / "board.webp").read_bytes())
    other = board.copy()
    other.paste((12, 16, 128), (0, 0, 12, 12))
    assert noticed(board, other)


def noisy(image: Image.Image) -> Image.Image:
    """Change each band of each pixel by three levels."""
    noise = bytes(128 + level for level in Random(1).choices((-3, 3), k=3 * image.width * image.height))
    return ImageChops.add(image, Image.frombytes("RGB", image.size, noise), 1, -128)


def softer(image: Image.Image) -> Image.Image:
    return image.filter(ImageFilter.GaussianBlur(0.3))


def moved(image: Image.Image) -> Image.Image:
    """Move the picture by a tenth of a pixel, which changes every edge slightly."""
    by = (1, 0, 0.1, 0, 1, 0.1)
    return image.transform(image.size, Image.Transform.AFFINE, by, Image.Resampling.BICUBIC)


def coarser(image: Image.Image) -> Image.Image:
    """Encode the picture with other settings."""
    out = BytesIO()
    image.save(out, "WEBP", quality=88, method=2)
    return golden.opened(out.getvalue())


@pytest.mark.parametrize("path", thinned(sorted(golden.GOLDENS.glob("*.webp")), 6), ids=lambda path: path.stem)
@pytest.mark.parametrize("otherwise", [noisy, softer, moved, coarser])
def test_what_nobody_sees_is_not_noticed(path: Path, otherwise: Callable[[Image.Image], Image.Image]) -> None:
    was = golden.opened(path.read_bytes())
    assert not golden.differ(was, golden.opened(golden.encoded(otherwise(was))))
