"""Signs for resources, tags and effects."""

from renderer.icons import on_cards as on_cards  # these icons and those of modifiers and triggers join those of effects
from renderer.icons import rules as rules
