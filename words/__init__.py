"""Words: engine values as sentences in the reader's language."""

from words.cards import card_lines, card_text
from words.catalogue import _, speaking
from words.decisions import question
from words.effects import effect_text
from words.options import Choice, option
