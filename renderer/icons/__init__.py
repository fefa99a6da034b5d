"""Signs for resources, tags and effects."""

from renderer.icons import ongoing as ongoing  # the icons of modifiers and triggers join those of effects
