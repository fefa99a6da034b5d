"""The topics of Colonies in the guide: its rules, and the state of the colony tiles."""

from __future__ import annotations

from engine.expansions.colonies.row import (
    fleets,
    row,
)
from engine.expansions.colonies.state import ROW
from engine.expansions.colonies.tiles import COLONY_TILES
from engine.options import Options
from engine.tableau import settlements
from engine.view import View
from words.catalogue import N_, _, commas, listed, one_of, plural
from words.expansions.colonies.texts import (
    gains_text,
    income_text,
    state_text,
    tile_name,
)
from words.guide.topic import Lines, Reader, Topic, add_topics, bullets
from words.names import (
    counted,
)


def _rules() -> Lines:
    return (
        _(
            "Beside Mars lie **colony tiles**: two more than there are players, with two players five, alone three of four (with 2 less "
            "M€ production). Each has a track, room for three colonies, and a bonus for them."
        ),
        bullets(
            _("The standard project **Colony** founds one for {price}, and so do cards. It brings what the tile says at once. "
              "Each tile may have one of yours, unless a card says otherwise.", price=counted(17, "mc")),
            _("**Trade**, action H, costs {price}, and takes a trade fleet from home (you begin with one) to a tile that has none. "
              "You gain what the marker shows; then all gain the bonus of each colony that they have there, and the marker falls to the "
              "number of colonies.", price=one_of([counted(9, "mc"), counted(3, "energy"), counted(3, "titanium")])),
            _("What others choose for a bonus, they choose before their next decision. Nobody waits for it."),
            _("After each generation the fleets come home and every marker rises a step, to step 6 at most."),
            _("{names} sleep until somebody has a card in play that can hold what they bring.",
              names=listed([tile_name(tile.key) for tile in COLONY_TILES if tile.kind])),
        ),
    )  # fmt: skip


def _now(reader: Reader) -> Lines:
    view = reader.view
    tiles = [
        _("{name}: {income}, bonus {bonus}; {state}", name=tile_name(on.tile.key), state=state_text(on),
          income=income_text(on), bonus=gains_text(on.tile.bonus))
        if on.awake else _("{name}: asleep", name=tile_name(on.tile.key))
        for on in row(view)
    ]  # fmt: skip
    players = [
        reader.line(seat.seat, commas((_colonies(view, seat.seat), _fleets_of(view, seat.seat))))
        for seat in view.seats
        if settlements(view, seat.seat) or fleets(view, seat).away
    ]
    return bullets(*tiles), bullets(*players)


def _colonies(view: View, seat: int) -> str:
    return plural("{n} colony", "{n} colonies", settlements(view, seat))


def _fleets_of(view: View, seat: int) -> str:
    found = fleets(view, view.seats[seat])
    n = found.home + len(found.away)
    return plural("{home} of {n} trade fleet at home", "{home} of {n} trade fleets at home", n, home=found.home)


def _with_colonies(options: Options) -> bool:
    return ROW in options.expansions


add_topics(Topic(ROW, N_("Colonies"), N_("founding colonies, trading"), _rules, _now, _with_colonies))
