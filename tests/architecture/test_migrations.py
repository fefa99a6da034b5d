"""The migrations of the database are one line, in the order of their numbers."""

from alembic.script import ScriptDirectory

from bot.store import migrate


def test_every_migration_follows_the_one_before_it() -> None:
    """If two were made at the same time, the later one must name the other as its `down_revision`, and have a higher number."""
    script = ScriptDirectory.from_config(migrate.config())
    followed = {step.revision: step.down_revision for step in script.walk_revisions("base", "heads")}
    assert script.get_heads() == [max(followed)]
    assert [before for _, before in sorted(followed.items())] == [None, *sorted(followed)[:-1]]
