"""What was drawn is kept, but never more of it than there is room for."""

from __future__ import annotations

from PIL import Image

from renderer.kept import ENTRY, Shelf, packed, weight

PAGE = 100 * 100 * 4


def test_what_was_drawn_is_not_drawn_again() -> None:
    drawn: list[int] = []

    @Shelf(10 * PAGE)
    def square(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGB", (100, 100), (tone, 0, 0))

    assert square(1) is square(1)
    assert square(2) is not square(1)
    assert drawn == [1, 2]


def test_what_was_used_longest_ago_is_forgotten_first() -> None:
    shelf, drawn = Shelf(2 * (PAGE + ENTRY)), []

    @shelf
    def square(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGB", (100, 100))

    for tone in (1, 2, 1, 3, 1, 2):
        square(tone)
    assert drawn == [1, 2, 3, 2]
    assert shelf.held <= shelf.room


def test_what_is_larger_than_all_the_room_is_not_kept() -> None:
    shelf = Shelf(PAGE)
    shelf(lambda: Image.new("RGBA", (200, 200)))()
    assert shelf.held == 0


def test_the_weight_is_that_of_the_pixels() -> None:
    mask, sprite = Image.new("L", (10, 10)), Image.new("RGBA", (10, 10))
    assert weight((mask, sprite, None, 7)) == 500


def test_a_packed_image_comes_back_as_it_was_and_may_be_drawn_on() -> None:
    @packed
    def square(tone: int) -> Image.Image:
        return Image.linear_gradient("L").convert("RGB").point([v * tone % 256 for v in range(256)] * 3)

    first = square(3)
    untouched = first.tobytes()
    first.paste((255, 0, 0), (0, 0, 256, 256))
    assert square(3).tobytes() == untouched
    assert square(3).tobytes() != square(5).tobytes()


def test_what_is_encoded_weighs_its_bytes() -> None:
    assert weight((b"12345", "a name")) == 5
