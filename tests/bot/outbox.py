"""Helpers for the tests of the outbox."""


async def told_game(backend):
    """Start a game and send what is said about its start; returns its id."""
    id = (await backend.game()).id
    await backend.outbox.tick()
    backend.sender.clear()
    return id


def said(backend):
    """The kind of each message that was sent, with the seats that it mentions."""
    return [(intent.kind, intent.payload.get("seats")) for intent in backend.sender.sent]
