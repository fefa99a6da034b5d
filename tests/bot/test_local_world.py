"""Local mode starts without a browser, and serves its page."""

from importlib.resources import files

from bot.config import Settings
from bot.local import SIZED, World
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


def test_the_page_has_the_line_by_which_pictures_get_their_room():
    assert SIZED in files("simcord.preview").joinpath("static/media.js").read_text()
