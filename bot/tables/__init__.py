"""All that happens to games: services over one runner, which lets one task at a time write to a game.

A service (`services/`) has the calls of one concern, made of functions of the modules below; `runner` runs each in the queue of its game,
in one transaction, on an `open_game`.

    every call      `runner`, `queue`, `first` (what comes before writing), `open_game`, `live` (games in the cache, actions being
                    composed), `values` (what calls take and return), `all_services`
    reading         `reading` (rows to values), `panel` (a person's look), `export`, `damage` (what cannot be read)
    playing         `playing` (composing), `committing`, `undoing`, `announcing` (who owes what, which messages follow), `pace`, `orders/`
    lobby           `lobby`, `lobby_rules`, `rules_text`, `goal_choice`, `waiting_room`, `wishes`, `quota`
    absence         `away` (since when), `clocks`, `deadline`, `absence` (the vote), `ballots` (when it opens by itself), `choices`,
                    `seating` (stand-ins), `returning`, `undelivered`, `person` (own settings)
    votes           `votes` (how one goes), `consent` (to end, to change the pace, to go back), `correcting`
    seats           `succession`, `leaving`, `resuming`
    robots, coach   `robots`, `hints`, `teaching`
    after the end   `winning`, `results`, `rating`, `seasons`, `achievements`, `hands`, `replay`, `hindsight`, `following`
    hosts           `repair`, `moving`, `sealing`
"""

from bot.tables.all_services import Services
from bot.tables.damage import Damage
from bot.tables.runner import Runner
from bot.tables.values import (
    Barrier,
    Done,
    Look,
    Plan,
    Refused,
    Request,
    Reserved,
    Rules,
    Seated,
    Status,
    Trouble,
)

__all__ = [
    "Barrier",
    "Damage",
    "Done",
    "Look",
    "Plan",
    "Refused",
    "Request",
    "Reserved",
    "Rules",
    "Runner",
    "Seated",
    "Services",
    "Status",
    "Trouble",
]
