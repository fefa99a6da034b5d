"""Turns values of the engine into sentences in the reader's language."""

from engine.prices import card_price
from words import expansions, guide
from words.brief import card_brief
from words.cards import card_lines, card_text
from words.catalogue import _, plural, speaking
from words.decisions import question
from words.effects import effect_text
from words.ledger import Said
from words.log import log_lines, log_said
from words.names import (
    MARKS,
    counted,
    goal_measure,
    goal_name,
    goal_text,
    mark,
    mix_text,
    money,
    numbered,
    parameter_change,
    parameter_name,
    parameter_text,
    player,
    players,
    points_text,
    production_name,
    project_name,
    resource_name,
    space_name,
    tag_counted,
    tag_name,
    tags_counted,
    tile_name,
)
from words.options import Choice, card_to_play, option
from words.reasons import reason, reason_sentence, reason_short
from words.requirements import requirement_lack, requirement_short, requirement_text
from words.spaces import placement_gains, space_gains
from words.things import Thing, things
from words.turns import (
    award_standing,
    hand_not_shown,
    held,
    holdings,
    in_vain,
    price_and_means,
    project_text,
    resources_line,
)
from words.verbatim import bare, harmless, literal, markdown, plain, verbatim
from words.verbs import VERBS, Command, VerbWords, add_verb, choice_name

__all__ = [
    "MARKS",
    "VERBS",
    "Choice",
    "Command",
    "Said",
    "Thing",
    "VerbWords",
    "_",
    "plural",
    "add_verb",
    "award_standing",
    "bare",
    "card_brief",
    "card_lines",
    "card_price",
    "card_text",
    "choice_name",
    "card_to_play",
    "counted",
    "effect_text",
    "expansions",
    "guide",
    "goal_measure",
    "goal_name",
    "goal_text",
    "hand_not_shown",
    "harmless",
    "held",
    "holdings",
    "log_lines",
    "log_said",
    "mark",
    "markdown",
    "mix_text",
    "money",
    "numbered",
    "option",
    "parameter_change",
    "parameter_name",
    "parameter_text",
    "placement_gains",
    "plain",
    "player",
    "players",
    "points_text",
    "production_name",
    "price_and_means",
    "project_name",
    "in_vain",
    "literal",
    "project_text",
    "question",
    "reason",
    "reason_sentence",
    "reason_short",
    "requirement_lack",
    "requirement_short",
    "requirement_text",
    "resource_name",
    "resources_line",
    "space_gains",
    "space_name",
    "speaking",
    "tag_counted",
    "tag_name",
    "tags_counted",
    "things",
    "tile_name",
    "verbatim",
]
