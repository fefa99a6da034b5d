"""Routes of /privacy: what is kept about somebody, the file with it, and forgetting it."""

from __future__ import annotations

import gzip
from typing import Protocol

from bot import limits
from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import privacy
from bot.speech import _
from bot.tables import services


class PrivacyServices(VisitServices, Protocol):
    """The services that these routes use."""

    privacy: services.Privacy


FORGOTTEN = "forgotten"
"""Set in the extras of an interaction after which nothing about its user is to be stored."""


async def page(visit: VisitWith[PrivacyServices], rest: str) -> Screen:
    """Show what is kept."""
    return privacy.page(await visit.services.privacy.held(visit.user))


async def export(visit: VisitWith[PrivacyServices], rest: str) -> Screen:
    """Offer the user's data as a file."""
    name, data = "mars-my-data.json", await visit.services.privacy.export(visit.user)
    if len(data) > limits.FILE:
        name, data = f"{name}.gz", gzip.compress(data, mtime=0)
    return privacy.exported(name, data)


async def forget(visit: VisitWith[PrivacyServices], rest: str) -> Screen:
    """Forget the user, once that is confirmed."""
    if rest != "sure":
        return privacy.asks(await visit.services.privacy.held(visit.user))
    await visit.services.privacy.forget(visit.user, _("Former player"))
    visit.interaction.extras[FORGOTTEN] = True
    return privacy.forgotten()
