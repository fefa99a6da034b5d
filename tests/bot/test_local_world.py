"""Local mode starts without a browser, and serves its page."""

from bot.config import Settings
from bot.local import World
from bot.store import Store


async def test_local_mode_starts_and_serves_its_page(tmp_path):
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'mars.sqlite3'}")
    await store.open()
    try:
        world = World(store, Settings())
        assert (await world.open()).startswith("http://")
        await world.close()
    finally:
        await store.close()
