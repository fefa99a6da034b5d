"""The log of a replay as HTML: a line for each thing that happened, by generations."""

from __future__ import annotations

from html import escape

from renderer.replay.course import Course, Line, Moment
from renderer.replay.markup import called, day_text, mark, places, sentence
from words import _
from words.catalogue import number


def log(course: Course, turning: int | None) -> str:
    """The whole log as items of a list; a moment is `turning` where nobody caught up with the winner afterwards."""
    found: list[str] = []
    generation = 0
    for i, moment in enumerate(course.moments):
        for line in moment.lines:
            now = moment.view.generation
            if now != generation and (line.begins or not generation):
                generation = now
                found.append(_heading(i, moment, line.text if line.begins else ""))
                if line.begins:
                    continue
            found.append(_line(course, i, line))
        if i == turning:
            found.append(f'<li class="turning" data-i="{i}">{escape(_("Turning point"))}</li>')
    found.append(
        f'<li class="gen" data-i="{len(course.moments) - 1}"><b>{escape(_("The end"))}</b><span>{places(course)}</span></li>'
    )
    return "".join(found)


def _heading(i: int, moment: Moment, text: str) -> str:
    """The line that begins a generation in the log."""
    head = _("Generation {n}", n=number(moment.view.generation))
    said = escape(day_text(moment.day)) if moment.day else ""
    day = f'<time datetime="{moment.day}">{said}</time>' if said else ""
    return f'<li class="gen" data-i="{i}"><b>{escape(head)}</b><span>{sentence(text)}</span>{day}</li>'


def _line(course: Course, i: int, line: Line) -> str:
    seat = f" s{line.seat}" if line.seat >= 0 else ""
    about = "".join(f" a{s}" for s in sorted(line.concerns))
    who = ""
    if line.seat >= 0 and not line.own:
        who = f'<span class="who">{mark(line.seat)} {escape(called(course, line.seat))}</span> '
    return f'<li class="k{seat}{about}" data-i="{i}">{who}{sentence(line.text)}</li>'
