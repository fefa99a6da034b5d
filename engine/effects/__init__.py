"""The functions with which cards declare their effects."""

from engine.effects.card_resources import add_here, add_to, add_to_any, host_card, remove_card_resource, take_own
from engine.effects.cards import buy_or_discard, discard_cards, draw, keep, may_swap_cards, reveal_for, reveal_until
from engine.effects.choices import at_leisure, both, each_opponent, either, for_seat, may
from engine.effects.conditions import once, with_tags
from engine.effects.copying import copy_production_box, reuse_action
from engine.effects.gains import gain, gain_chosen, lose, tr
from engine.effects.order import next_card
from engine.effects.parameters import oxygen, temperature
from engine.effects.production import convert_production, production, production_of_space
from engine.effects.removal import remove, remove_from_neighbour, steal
from engine.effects.spending import if_raised_tr, pay, spend, spend_any, spend_chosen
from engine.effects.tiles import city, city_off_map, claim, greenery, ocean, tile

__all__ = [
    "spend_chosen",
    "gain_chosen",
    "reuse_action",
    "may",
    "each_opponent",
    "reveal_until",
    "discard_cards",
    "take_own",
    "add_here",
    "add_to",
    "add_to_any",
    "at_leisure",
    "both",
    "buy_or_discard",
    "city",
    "city_off_map",
    "claim",
    "convert_production",
    "copy_production_box",
    "draw",
    "either",
    "for_seat",
    "gain",
    "greenery",
    "host_card",
    "if_raised_tr",
    "keep",
    "lose",
    "may_swap_cards",
    "next_card",
    "ocean",
    "once",
    "oxygen",
    "pay",
    "production",
    "production_of_space",
    "remove",
    "remove_card_resource",
    "remove_from_neighbour",
    "reveal_for",
    "spend",
    "spend_any",
    "steal",
    "temperature",
    "tile",
    "tr",
    "with_tags",
]
