"""The files for translators: the template of the messages, and the files that the program reads, which are compiled from translations.

`python -m tools.translations template` renews `messages.pot`; `... compile` makes a `.mo` beside each `.po` under `words/locale`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "words/locale"
ROOMS: Final = ("words", "renderer", "bot")
MARKS: Final = {
    "_": ("message",),
    "N_": ("message",),
    "plural": ("message", "plural"),
    "N_plural": ("message", "plural"),
    "pgettext": ("context", "message"),
    "NC_": ("context", "message"),
}
"""The functions of `words.catalogue` that mark messages in code, with the meanings of their first arguments."""


def template() -> Catalog:
    """The text of `messages.pot`: all marked messages in the packages that make sentences."""
    catalogue = Catalog(project="Mars by post", header_comment="# All messages of Mars by post.", fuzzy=False)
    for path in chain.from_iterable((ROOT / room).rglob("*.py") for room in ROOMS):
        for marked in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            message, plural = marked["message"], marked.get("plural")
            catalogue.add((message, plural) if plural else message, context=marked.get("context"))
    return catalogue


def _marked(code: ast.Module) -> Iterator[dict[str, str]]:
    """The messages in calls of the catalogue's functions; a message in a variable was marked where it was written."""
    for node in ast.walk(code):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            given = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            said = dict(zip(MARKS.get(name, ()), given, strict=False))
            if said.keys() == {*MARKS.get(name, ())} and said:
                yield said


def compiled(locales: Path = LOCALES) -> Iterator[Path]:
    """Make the `.mo` file of each translation below a folder, and return their paths."""
    for source in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        made = source.with_suffix(".mo")
        with source.open("rb") as file, made.open("wb") as out:
            write_mo(out, read_po(file, locale=source.parts[-3]))
        yield made


def mistakes(translation: Catalog) -> Iterator[str]:
    """The messages of a translation that use placeholders which the English message does not have, or that leave some out."""
    for message in translation:
        english = [message.id] if isinstance(message.id, str) else [*message.id]
        said = [message.string] if isinstance(message.string, str) else [*(message.string or ())]
        counted = {"n"} if message.pluralizable else set[str]()
        for text in said if message.id else ():
            try:
                wrong = (_gaps(text) ^ set[str]().union(*map(_gaps, english))) - counted if text else ()
            except ValueError as error:
                wrong = (str(error),)
            if wrong:
                yield f"{message.id!r} is said as {text!r}: {', '.join(sorted(wrong))}"


def _gaps(text: str) -> set[str]:
    return {name for _text, name, _form, _conversion in Formatter().parse(text) if name is not None}


def written(catalogue: Catalog) -> str:
    """The text of a template, without the time of its making, so that the file changes only if a message changes."""
    out = BytesIO()
    write_po(out, catalogue, sort_output=True, no_location=True)
    lines = out.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith('"POT-Creation-Date'))


def main(what: str) -> None:
    if what == "template":
        (LOCALES / "messages.pot").write_text(written(template()), encoding="utf-8")
    else:
        print(*compiled(), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
