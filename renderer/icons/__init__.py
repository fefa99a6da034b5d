"""Signs for resources, tags and effects."""

from renderer.icons import rules as rules  # the icons of modifiers and triggers join those of effects
