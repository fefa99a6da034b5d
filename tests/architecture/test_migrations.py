"""The migrations of the database are one line, in the order of their numbers, and hosts know which of them disturb a running bot."""

import inspect
import re
from pathlib import Path

from alembic.script import ScriptDirectory

from bot.store import migrate


def test_every_migration_follows_the_one_before_it() -> None:
    """If two were made at the same time, the later one must name the other as its `down_revision`, and have a higher number."""
    script = ScriptDirectory.from_config(migrate.config())
    followed = {step.revision: step.down_revision for step in script.walk_revisions("base", "heads")}
    assert script.get_heads() == [max(followed)]
    assert [before for _, before in sorted(followed.items())] == [None, *sorted(followed)[:-1]]


def test_the_documents_name_each_migration_that_an_older_running_process_does_not_bear() -> None:
    """While a new process begins beside an old one, both use the tables as the new one has made them."""
    script = ScriptDirectory.from_config(migrate.config())
    steps = {step.revision: inspect.getsource(step.module.upgrade) for step in script.walk_revisions("base", "heads")}
    taking = [name for name, code in steps.items() if re.search("drop_column|drop_table|alter_column|rename", code)]
    said = Path("docs/hosting.md").read_text(encoding="utf-8").split("## Updating without a gap")[1].split("\n## ")[0]
    assert set(re.findall(r"\b00\d\d\b", said)) == {"0008", *(name for name in taking if name > "0008")}
