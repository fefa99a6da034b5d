"""The files for translators: the template of the messages, and the files that the program reads, which are compiled from translations.

`python -m tools.translations template` renews `messages.pot`; `... compile` makes a `.mo` beside each `.po` under `words/locale`, and says
what is wrong with a translation: that is left out, so that the program says it in English.
"""

from __future__ import annotations

import ast
import re
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from gettext import c2py
from io import BytesIO, StringIO
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Final, TypeGuard

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "words/locale"
UNREAD: Final = re.compile(r"Problem on line \d+: '.+'")
"""What Babel prints of a line that it skips; it also complains, of no line, about the plural forms of a template."""
CODE: Final = re.compile(r"`[^`]*`")
BUTTON: Final = "A button: a phone shows about 25 characters."
LONGEST: Final = 100
COMMAND: Final = f"Shown while somebody types a command: at most {LONGEST} characters."
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
MARKED: Final = re.compile(rf"\b(?:{'|'.join(MARKS)})\s*\(")
"""A call of one of them. Most files have none, and to parse them takes long."""


def template() -> Catalog:
    """The text of `messages.pot`: all marked messages in the packages that make sentences, with their files and the room that they have."""
    catalogue = Catalog(project="Mars by post", header_comment="# All messages of Mars by post.", fuzzy=False)
    for path in chain.from_iterable((ROOT / room).rglob("*.py") for room in ROOMS):
        code = path.read_text(encoding="utf-8")
        if not MARKED.search(code):
            continue
        nodes, place = tuple(ast.walk(ast.parse(code))), path.relative_to(ROOT).as_posix()
        on_buttons = {id(node.args[0]) for node in nodes if _makes_button(node)}
        for node, marked in _marked(nodes):
            message, plural = marked["message"], marked.get("plural")
            said = catalogue.add(
                (message, plural) if plural else message, locations=[(place, 0)], context=marked.get("context")
            )
            if id(node) in on_buttons:
                said.auto_comments = [*{*said.auto_comments, BUTTON}]
            if place.startswith("bot/commands/") and _name(node) == "N_":
                said.auto_comments = [*{*said.auto_comments, COMMAND}]
    return catalogue


def _makes_button(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and _name(node) == "tap" and bool(node.args)


def _name(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _marked(nodes: Iterable[ast.AST]) -> Iterator[tuple[ast.Call, dict[str, str]]]:
    """The messages in calls of the catalogue's functions; a message in a variable was marked where it was written."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = _name(node)
            given = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            said = dict(zip(MARKS.get(name, ()), given, strict=False))
            if said.keys() == {*MARKS.get(name, ())} and said:
                yield node, said


def _to_stderr(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def compiled(locales: Path = LOCALES, tell: Callable[[str], None] = _to_stderr) -> Iterator[Path]:
    """Make the `.mo` file of each translation below a folder, and return their paths.

    `tell` is called with a sentence for each thing that is wrong with a translation. What is wrong is left out.
    """
    for source in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        made = source.with_suffix(".mo")
        made.unlink(missing_ok=True)
        try:
            for wrong in _made(source, made):
                tell(f"{source}: {wrong}")
        except (ValueError, LookupError) as error:
            made.unlink(missing_ok=True)
            tell(f"{source} cannot be read, so all of it stays English: {error}")
        else:
            yield made


def _made(source: Path, made: Path) -> Iterator[str]:
    """Compile a translation; sentences about what is wrong with it. Raises ValueError or LookupError where it cannot be read."""
    code = source.parts[-3]
    try:
        Locale.parse(code)
    except (ValueError, UnknownLocaleError):
        raise ValueError(f"{code!r} is the code of no language, such as `pl` or `pt_BR`") from None
    with redirect_stdout(StringIO()) as told:
        translation = read_po(BytesIO(source.read_bytes().removeprefix(BOM_UTF8)), locale=code)
    yield from UNREAD.findall(told.getvalue())
    if str(translation.locale) != code:
        yield f"the header names another Language; this one is {code}"
        translation.locale = code
    if not _counts(translation):
        of_code = Catalog(locale=code)
        yield f"the header's Plural-Forms cannot be used; those of {code} are {of_code.plural_forms}"
        translation = _with_plurals_of(of_code, translation)
    for message, wrong in list(mistakes(translation)):
        yield f"{wrong}. It stays English."
        translation.delete(message.id, message.context)
    if left := sum(message.fuzzy or not all(_said(message)) for message in translation if message.id):
        yield f"{left} of {len(translation)} messages are not translated or fuzzy, and stay English"
    with made.open("wb") as out:
        write_mo(out, translation)


def _counts(translation: Catalog) -> bool:
    """Whether the plural forms of a translation can be computed."""
    try:
        form = c2py(translation.plural_expr)
        return all(form(n) < translation.num_plurals for n in range(200))
    except ValueError:
        return False


def _with_plurals_of(of_code: Catalog, translation: Catalog) -> Catalog:
    """A translation with the plural forms of another catalogue."""
    for message in translation:
        if message.id:
            of_code[message.id] = message
    return of_code


def mistakes(translation: Catalog) -> Iterator[tuple[Message, str]]:
    """The messages of a translation that use placeholders or code which the English message does not have, or that leave some out."""
    for message in translation:
        english = [message.id] if isinstance(message.id, str) else [*message.id]
        said = _said(message)
        counted = {"{n}"} if message.pluralizable else set[str]()
        for text in said if message.id else ():
            try:
                wrong = (_kept(text) ^ set[str]().union(*map(_kept, english))) - counted if text else ()
            except ValueError:
                wrong = ("braces that belong together",)
            if COMMAND in message.auto_comments and len(text) > LONGEST:
                yield message, f"Discord takes {LONGEST} characters of a command, and {text!r} has {len(text)}"
            elif wrong:
                yield message, f"only one of {message.id!r} and {text!r} has {', '.join(sorted(wrong))}"


def _said(message: Message) -> list[str]:
    """A translated message, or the plural forms of it."""
    return [message.string] if isinstance(message.string, str) else [*(message.string or ("",))]


def _kept(text: str) -> set[str]:
    """What a translation has to keep of a text: placeholders, and code, such as commands."""
    gaps = {f"{{{name}}}" for _text, name, _form, _conversion in Formatter().parse(text) if name is not None}
    return gaps | set(CODE.findall(text))


def written(catalogue: Catalog) -> str:
    """The text of a template, without the time of its making and the numbers of lines, so that the file changes only if a message
    changes or moves."""
    out = BytesIO()
    write_po(out, catalogue, sort_output=True, include_lineno=False)
    lines = out.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith('"POT-Creation-Date'))


def main(*typed: str) -> None:
    match typed:
        case ("template",):
            (LOCALES / "messages.pot").write_text(written(template()), encoding="utf-8")
        case ("compile",):
            print(*compiled(), sep="\n")
        case _:
            sys.exit(f"usage: python -m tools.translations template|compile, not {' '.join(typed) or 'nothing'!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
