"""The image holds the program and what it needs, and nothing else; checked without Docker."""

import json
import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text()
LET_THROUGH = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}


def copied() -> list[str]:
    """The paths of the repository that are copied into the image."""
    return re.findall(r"^COPY (\S+) \S+$", DOCKERFILE, re.MULTILINE)


def test_what_is_copied_exists_and_docker_is_let_see_it():
    assert {path.partition("/")[0] for path in copied()} == LET_THROUGH
    assert all((ROOT / path).exists() for path in copied())


def test_the_four_rooms_are_in_the_image_and_the_locked_packages_of_a_run():
    assert {"engine", "words", "renderer", "bot", "requirements/run.txt"} <= set(copied())
    assert "--require-hashes -r /tmp/run.txt" in DOCKERFILE


def test_python_is_process_1_and_asks_itself_whether_it_is_well():
    commands = [json.loads(found) for found in re.findall(r"CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)]
    assert commands == [["python", "-m", "bot.health"], ["python", "-m", "bot"]]
    assert DOCKERFILE.index("USER mars") < DOCKERFILE.index("CMD")


def test_games_lie_in_the_volume_whatever_the_env_file_says():
    (bot,) = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"].values()
    (folder,) = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert [volume.partition(":")[2] for volume in bot["volumes"]] == [folder]
    assert bot["environment"]["MARS_DATABASE_URL"] == f"sqlite+aiosqlite:///{folder}/mars.sqlite3"
    assert f"MARS_DATABASE_URL={bot['environment']['MARS_DATABASE_URL']} " in DOCKERFILE
