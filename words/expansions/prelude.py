"""The words of Prelude, and of the solo game that is won by terraform rating."""

from __future__ import annotations

from engine.card import CARDS, Card
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from engine.options import Options
from engine.prices import USUAL
from words.catalogue import N_, _, fixed_texts, listed
from words.decisions import QUESTIONS
from words.effects import clause
from words.guide.topic import Lines, Reader, Topic, add_topics, bullets
from words.names import ABOUT, DECKS, PHASES, PROJECTS, TITLES, money
from words.ongoing import when
from words.reasons import REASONS, SHORT

TITLES.add({"prelude": N_("Prelude"), "solo_63": N_("Solo for a TR of 63")})
ABOUT.add(
    {
        "prelude": N_("two preludes each before generation 1; a faster start"),
        "solo_63": N_("won by a terraform rating of 63 after 14 generations"),
    }
)
DECKS.add({"preludes": N_("preludes")})
PHASES.add({"preludes": N_("preludes")})
REASONS.add({"no-preludes": N_("no prelude is left in the deck")})
SHORT.add({"no-preludes": N_("no prelude left")})
PROJECTS.add({"buffer-gas": N_("Buffer gas")})
QUESTIONS.update(
    {
        "preludes": lambda: _("Choose the preludes to keep."),
        "prelude": lambda: _("Choose the prelude to play first."),
        "fund-free": lambda: _("Choose the award to fund for nothing."),
    }
)


def _preludes() -> Lines:
    return (
        _(
            "With the corporations and the first cards everybody is dealt four preludes, and keeps two. "
            "They cost nothing by themselves."
        ),
        bullets(
            _("What is kept is secret until it is played."),
            _(
                "When the corporations are revealed and the cards are paid, the preludes are played, one player after the "
                "other, before the first generation. Whoever has something to decide is asked."
            ),
            _(
                "A prelude that cannot be played, for instance because its price cannot be paid, is discarded for {price}.",
                price=money(USUAL["lost-prelude"]),
            ),
            _("Their tags count, and other cards react to them. They are no project cards."),
        ),
        _(
            "Alone there are only 12 generations with preludes. In another solo game, with or without them, there are {n}, and "
            "a TR of 63 wins; **Buffer gas** is then a standard project: 1 TR for 16\u00a0M€.",
            n=USUAL["generations"],
        ),
    )


def _preludes_now(reader: Reader) -> Lines:
    played = [
        reader.line(seat.seat, listed([CARDS[card].name for card in cards]))
        for seat in reader.view.seats
        if (cards := [card for card in seat.played if CARDS[card].kind == "prelude"])
    ]
    return (bullets(*played),) if played else ()


def _with_preludes(options: Options) -> bool:
    return {"prelude", "solo_63"} & {*options.expansions} != set()


add_topics(
    Topic(
        "preludes",
        N_("Preludes"),
        N_("what each player begins with besides"),
        _preludes,
        _preludes_now,
        _with_preludes,
    )
)


fixed_texts(
    clause,
    {
        RaiseLowest: N_("raise one of your lowest productions 1 step"),
        FundFree: N_("fund an award for nothing"),
    },
)


@when.register
def _on_points(trigger: OnPoints, card: Card | None) -> str:
    return _("when you play a card with victory points that are not negative")
