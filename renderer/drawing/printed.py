"""Cards drawn in advance (`renderer.tools.printing`) into one file, which all processes of a machine map into memory and share.

The file is only a cache: a card missing from the file is drawn, and so are all cards if the file is missing or broken, or was made with
other art, words or fonts.
"""

from __future__ import annotations

import json
import mmap
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec

from PIL import Image, __version__

from renderer.drawing.cache import cached_compressed, layer_cache
from renderer.drawing.fonts import ASSETS
from renderer.drawing.recording import Recorder
from words.catalogue import language

P = ParamSpec("P")
FILE: Final = Path(str(ASSETS)) / "cards.printed"
HOUSE: Final = Path(str(ASSETS)).parents[1]
MADE_OF: Final = ("engine", "words", "renderer")
"""The folders whose files determine the look of cards."""
QUALITY: Final = 90
"""The quality of JPEG, without chroma subsampling: a stored card is encoded once more as a part of a picture."""
RECORDER: Final = Recorder[bytes]()
recording: Final = RECORDER.recording


class Printed(NamedTuple):
    """The file mapped into memory, and the first and last byte of each card in it, by key."""

    pages: mmap.mmap
    places: Mapping[str, tuple[int, int]]


def printed(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Decorate a function that draws an opaque part of a card, so that the part is read from the file if the file has it, else drawn and
    cached."""
    cached = cached_compressed(draw)

    @wraps(draw)
    def found(*args: P.args, **options: P.kwargs) -> Image.Image:
        said = f"{draw.__module__}.{draw.__qualname__}{args!r}{options!r}{language()}"
        key = blake2b(said.encode(), digest_size=8).hexdigest()
        if RECORDER.drawn is None:
            return stored(key) or cached(*args, **options)
        image, out = draw(*args, **options), BytesIO()
        image.save(out, "JPEG", quality=QUALITY, subsampling=0, optimize=True)
        RECORDER.drawn[key] = out.getvalue()
        return image

    return found


def stored(key: str) -> Image.Image | None:
    """Read a part of a card from the file; None where the file has none of that key."""
    file = _opened()
    if file is None or key not in file.places:
        return None
    begin, end = file.places[key]
    image = Image.open(BytesIO(file.pages[begin:end]), formats=("JPEG",))
    image.load()
    return image


def present() -> bool:
    """Whether there is a file, made of the present rules, words and drawing."""
    return _opened() is not None


def write(drawn: Mapping[str, bytes], path: Path = FILE) -> None:
    """Write the file: a line with the fingerprint and the position of each card, then the cards; replaces an old file atomically."""
    places, at = dict[str, tuple[int, int]](), 0
    for key, data in drawn.items():
        places[key], at = (at, at + len(data)), at + len(data)
    head = json.dumps({"made_of": fingerprint(), "places": places}).encode() + b"\n"
    new = path.with_suffix(".new")
    new.write_bytes(head + b"".join(drawn.values()))
    new.replace(path)


@layer_cache
def _opened() -> Printed | None:
    try:
        with FILE.open("rb") as file:
            head = file.readline()
            begin = len(head)
            said = json.loads(head)
            if said["made_of"] != fingerprint():
                return None
            pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        return Printed(pages, {key: (begin + a, begin + b) for key, (a, b) in said["places"].items()})
    except (OSError, ValueError, KeyError, TypeError):
        return None


def fingerprint() -> str:
    """A hash of everything that a card's image depends on, such as art, words and fonts."""
    found = blake2b(__version__.encode(), digest_size=16)
    for path in sorted(_sources()):
        found.update(path.relative_to(HOUSE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for folder in MADE_OF:
        for path in (HOUSE / folder).rglob("*"):
            if path.is_file() and path.suffix not in (".pyc", ".webp", FILE.suffix, ".new"):
                yield path
