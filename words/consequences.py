"""The words of log entries that are consequences: most become a part of the line of the entry that caused them."""

from __future__ import annotations

from typing import Final

from engine.card import CARDS
from engine.journal import (
    BonusTaken,
    CardHosted,
    CardResourcesChanged,
    CardRevealed,
    CardsRevealed,
    DeckRenewed,
    Discarded,
    DiscardedCards,
    Drawn,
    DrawnCards,
    Kept,
    LookedAt,
    MarkerMoved,
    NextCardChanged,
    NoSpaceLeft,
    OutpostLaid,
    OutpostRemoved,
    ParameterLowered,
    ParameterRaised,
    ProductionChanged,
    RatingChanged,
    SettlementFounded,
    SpaceClaimed,
    SpaceMarked,
    StockChanged,
    TakenBack,
    TilePlaced,
    TileRemoved,
)
from engine.named import PRELUDE_DECK, PROJECT_DECK
from words.brief import drawn, gift, plus
from words.catalogue import N_, _, arrow, capital, colon, listed, number, pair, plural, signed
from words.entries import bold, named, same, say
from words.ledger import CLOSED, OF_ALL, Log
from words.lines import Part
from words.names import (
    cards_text,
    counted,
    deck_name,
    marker_name,
    parameter_change,
    parameter_name,
    preludes_text,
    rating_text,
    space_name,
    tile_gone,
    tile_name,
)

LAID: Final[dict[str, str]] = {}
"""By the source of outposts, what lies beside the map, before their names; expansions add theirs."""
MOST_NAMED: Final = 12
"""The most names of discarded cards in a line of the log about a search; the others are counted."""


@say.register
def _drawn(entry: DrawnCards, log: Log) -> None:
    names = named(entry.cards)
    if not names:
        return
    line = log.lines[-1] if log.lines else None
    if entry.cause.source == "research" and not (line and line.kind == "corporation" and line.seat == entry.seat):
        log.own = names
        return
    line = log.line(entry)
    if entry.cause.source == "placement" and (tile := line.tile_at(entry.cause.space)):
        tile.inner[-1] = colon(tile.inner[-1], names)
    elif line.parts:
        line.parts[-1].text = colon(line.parts[-1].text, names)
    else:
        line.parts.append(Part(_("you drew {cards}", cards=names), entry.seat))


@say.register
def _stock(entry: StockChanged, log: Log) -> None:
    what, n, was = entry.what, entry.n, entry.was
    source = entry.cause.source
    if source == "production":
        _produced(log, entry.seat, what, n)
        return
    line = log.line(entry)
    if source in ("placement", "oceans") and (tile := line.tile_at(entry.cause.space)):
        tile.inner.append(plus(n, what))
    elif source == "project:sell-patents":
        line.costs.append(counted(n, what))
    elif n < 0 and line.kind in ("action", "convert") and entry.seat == line.seat and same(line, entry):
        line.costs.append(counted(-n, what))
    else:
        line.change("stock", entry.seat, what, n, was, line.label(entry.cause))


def _produced(log: Log, seat: int, what: str, n: int) -> None:
    if not log.made:
        log.close()
    made = log.made.setdefault(seat, {})
    if what == "energy" and n < 0:
        log.from_energy[seat] = -n
    else:
        made[what] = made.get(what, 0) + n


@say.register
def _production(entry: ProductionChanged, log: Log) -> None:
    line = log.line(entry)
    line.change("production", entry.seat, entry.what, entry.n, entry.was, line.label(entry.cause))


@say.register
def _resources(entry: CardResourcesChanged, log: Log) -> None:
    line = log.line(entry)
    here = entry.card == line.cause.card
    if here and entry.n < 0 and line.kind == "action" and entry.seat == line.seat:
        line.costs.append(counted(-entry.n, CARDS[entry.card].holds))
        return
    text = "here" if here else ""
    line.change("resources", entry.seat, str(entry.card), entry.n, entry.was, line.label(entry.cause), text)


@say.register
def _parameter(entry: ParameterRaised | ParameterLowered, log: Log) -> None:
    key, was, now = entry.what, entry.was, entry.now
    line = log.line(entry)
    tile = line.tile_at(entry.cause.space)
    if tile is None:
        part = log.add(entry, parameter_change(key, was, now))
        part.kind, part.what = "", key
        part.seat = -1 if line.kind in OF_ALL else part.seat
    elif key != "oceans":
        tile.inner.append(parameter_change(key, was, now))


@say.register
def _rating(entry: RatingChanged, log: Log) -> None:
    line = log.line(entry)
    n, was = entry.n, entry.was
    text = rating_text(signed(n))
    raised = line.tile_at(entry.cause.space)
    last = line.parts[-1] if line.parts else None
    if raised is None and last and last.what in ("temperature", "oxygen", "oceans") and last.seat == entry.seat:
        raised = last if not last.inner and last.label == line.label(entry.cause) else None
    if raised is not None:
        raised.inner.append(text)
    else:
        part = log.add(entry, text)
        part.kind, part.n, part.was = "tr", n, was


@say.register
def _tile(entry: TilePlaced, log: Log) -> None:
    space = entry.space
    part = log.add(entry, _("{tile} at {space}", tile=tile_name(entry.tile), space=space_name(space)))
    part.space = space


@say.register
def _tile_removed(entry: TileRemoved, log: Log) -> None:
    log.add(entry, tile_gone(entry.tile, entry.space))


@say.register
def _bonus(entry: BonusTaken, log: Log) -> None:
    """Adds nothing to the log: the gains of a placement bonus are written after the tile."""


@say.register
def _no_space(entry: NoSpaceLeft, log: Log) -> None:
    tile = entry.tile
    log.add(entry, _("no ocean placed") if tile == "ocean" else _("no space for the {tile} tile", tile=tile_name(tile)))


@say.register
def _claim(entry: SpaceClaimed, log: Log) -> None:
    log.add(entry, _("{space} reserved", space=space_name(entry.space)))


@say.register
def _mark(entry: SpaceMarked, log: Log) -> None:
    what, to = marker_name(entry.marker), space_name(entry.space)
    if entry.start:
        said = _("{marker} from {start} to {space}", marker=what, start=space_name(entry.start), space=to)
    else:
        said = _("{marker} at {space}", marker=what, space=to)
    part = log.add(entry, said)
    part.space = entry.space


@say.register
def _draw(entry: Drawn, log: Log) -> None:
    tile = log.line(entry).tile_at(entry.cause.space) if entry.cause.source == "placement" else None
    if tile:
        tile.inner.append(drawn(entry.n))
    else:
        n = entry.n
        log.add(entry, drawn(n) if log.ahead else _("drew {cards}", cards=cards_text(n)))


@say.register
def _discard(entry: Discarded, log: Log) -> None:
    n = entry.n
    if entry.cause.source == "project:sell-patents":
        log.start("sell", entry, plural("{n} card sold", "{n} cards sold", n))
    else:
        cards = cards_text(n)
        log.add(entry, _("discard {cards}", cards=cards) if log.ahead else _("discarded {cards}", cards=cards))


@say.register
def _discarded(entry: DiscardedCards, log: Log) -> None:
    line = log.line(entry)
    names = named(entry.cards)
    if line.kind == "sell" or not line.parts:
        line.parts.append(Part(names, entry.seat))
    else:
        line.parts[-1].text = colon(line.parts[-1].text, names)


@say.register
def _look(entry: LookedAt, log: Log) -> None:
    n = entry.n
    cards = preludes_text(n) if entry.deck == PRELUDE_DECK else cards_text(n)
    if not n:
        said = _("no card is left to look at")
    else:
        said = _("look at {cards}", cards=cards) if log.ahead else _("looked at {cards}", cards=cards)
    part = log.add(entry, said)
    part.what = "look"


@say.register
def _kept(entry: Kept, log: Log) -> None:
    line = log.line(entry)
    n, of = entry.n, entry.of
    if line.parts and line.parts[-1].what == "look":
        line.parts.pop()
    if of == 1:
        log.add(entry, _("took the card") if n else _("discarded the card"))
    else:
        log.add(entry, plural("kept {n} of {of} card", "kept {n} of {of} cards", of, n=n, of=of))


@say.register
def _reveal(entry: CardRevealed, log: Log) -> None:
    log.add(entry, _("{card} shown and discarded", card=bold(entry.card)))


@say.register
def _reveals(entry: CardsRevealed, log: Log) -> None:
    kept = listed([bold(card) for card in entry.cards])
    others = entry.others
    gone = _shown_and_gone(entry)
    if gone:
        said = (
            _("{cards} shown and taken, {others} discarded", cards=kept, others=gone)
            if kept
            else _("{others} shown and discarded, none kept", others=gone)
        )
        log.add(entry, said)
    elif not kept:
        log.add(
            entry, plural("{n} card shown and discarded, none kept", "{n} cards shown and discarded, none kept", others)
        )
    elif others:
        log.add(
            entry,
            plural(
                "{cards} shown and taken, {n} other discarded",
                "{cards} shown and taken, {n} others discarded",
                others,
                cards=kept,
            ),
        )
    else:
        log.add(entry, _("{cards} shown and taken", cards=kept))


def _shown_and_gone(entry: CardsRevealed) -> str:
    """The names of the cards that were revealed and discarded, at most the first ones; empty if there are none, or if an old entry lacks
    them."""
    names = [bold(card) for card in entry.discarded[:MOST_NAMED]]
    more = len(entry.discarded) - len(names)
    return listed([*names, *([plural("{n} other", "{n} others", more)] if more else [])])


@say.register
def _taken_back(entry: TakenBack, log: Log) -> None:
    log.add(entry, _("{cards} taken back into the hand", cards=listed([bold(card) for card in entry.cards])))


@say.register
def _laid(entry: OutpostLaid, log: Log) -> None:
    place = capital(parameter_name(entry.outpost))
    line = log.lines[-1] if log.lines else None
    if entry.seat >= 0:
        log.add(entry, _("{place} comes into play", place=place))
    elif line and line.kind == "outposts":
        line.parts.append(Part(place))
    else:
        log.start("outposts", entry, _(LAID.get(entry.cause.source, N_("Beside the map")))).parts.append(Part(place))


@say.register
def _removed(entry: OutpostRemoved, log: Log) -> None:
    log.add(entry, _("{place} leaves the game", place=capital(parameter_name(entry.outpost))))


@say.register
def _settlement(entry: SettlementFounded, log: Log) -> None:
    place = capital(parameter_name(entry.outpost))
    log.add(entry, _("settle on {place}", place=place) if log.ahead else _("settled on {place}", place=place))


@say.register
def _marker(entry: MarkerMoved, log: Log) -> None:
    moved = pair(capital(parameter_name(entry.outpost)), arrow(number(entry.was), number(entry.now)))
    line = log.lines[-1] if log.lines else None
    if entry.seat < 0 and line and line.kind == "outposts":
        line.parts.append(Part(moved))
    else:
        log.add(entry, moved)


@say.register
def _host(entry: CardHosted, log: Log) -> None:
    n = counted(entry.n, "")
    log.add(entry, _("{card} laid down with {n}", card=bold(entry.card), n=n))


@say.register
def _next_card(entry: NextCardChanged, log: Log) -> None:
    gifts = [m for e in CARDS[entry.cause.card].play for m in e.next_card_modifiers()]
    log.add(entry, _("the next card {change}", change=listed([gift(m) for m in gifts])))


@say.register
def _reshuffle(entry: DeckRenewed, log: Log) -> None:
    if entry.deck == PROJECT_DECK:
        text = _("the discard pile became the new deck")
    else:
        text = _("the discard pile of the deck {deck} became its new deck", deck=deck_name(entry.deck))
    if log.lines and log.lines[-1].kind not in CLOSED:
        log.lines[-1].parts.append(Part(text))
    else:
        log.start("research", entry, text)
