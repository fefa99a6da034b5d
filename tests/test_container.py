"""The image holds the program and what it needs, and nothing else; checked without Docker."""

import json
import re
from pathlib import Path

import pytest
import yaml

from bot import config
from bot.config import Settings

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
    assert {"engine", "words", "renderer", "bot", "fonts", "requirements/run.txt"} <= set(copied())
    assert "--require-hashes -r /tmp/run.txt" in DOCKERFILE


def test_names_that_run_to_the_left_are_drawn_in_the_image():
    """Pillow's wheels bring libraqm, but not FriBidi, without which it does nothing."""
    run = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"apt-get install [^&]*\blibfribidi0\b", run)


def test_python_is_process_1_and_asks_itself_whether_it_is_well():
    commands = [json.loads(found) for found in re.findall(r"CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)]
    assert commands == [["python", "-m", "bot.health"], ["python", "-m", "bot"]]
    assert DOCKERFILE.index("USER 10001") < DOCKERFILE.index("CMD")


@pytest.mark.parametrize(("name", "bots"), [("compose.yaml", {"bot"}), ("compose.scale.yaml", {"bot-0", "bot-1"})])
def test_no_container_may_write_gain_rights_or_fill_the_disk(name, bots):
    services = yaml.safe_load((ROOT / name).read_text())["services"]
    for found in services.values():
        assert found["cap_drop"] == ["ALL"]
        assert found["security_opt"] == ["no-new-privileges:true"]
        assert found["mem_limit"]
        assert found["logging"]["options"]["max-size"]
        assert found["restart"] == "unless-stopped"
    assert {name for name, found in services.items() if found.get("read_only") and found["tmpfs"]} == bots


def test_each_shard_of_the_large_layout_has_a_process_that_waits_for_the_database():
    services = yaml.safe_load((ROOT / "compose.scale.yaml").read_text())["services"]
    bots = [found for found in services.values() if "MARS_SHARDS" in found["environment"]]
    counts = {int(bot["environment"]["MARS_SHARDS"]) for bot in bots}
    served = sorted(int(bot["environment"]["MARS_SHARD_IDS"]) for bot in bots)
    assert [served] == [list(range(count)) for count in counts]
    assert all(bot["depends_on"]["database"]["condition"] == "service_healthy" for bot in bots)
    assert services["database"]["healthcheck"]["test"][1] == "pg_isready"
    known = {config.variable(name) for name in Settings.model_fields}
    assert {name for bot in bots for name in bot["environment"]} <= known


@pytest.mark.parametrize("name", ["compose.yaml", "compose.scale.yaml"])
def test_metrics_are_served_to_the_network_of_the_containers_and_to_nobody_else(name):
    services = yaml.safe_load((ROOT / name).read_text())["services"]
    bots = [found for found in services.values() if "MARS_METRICS_PORT" in found.get("environment", {})]
    assert len(bots) == len(services.keys() - {"database"})
    assert all(bot["expose"] == [bot["environment"]["MARS_METRICS_PORT"]] for bot in bots)
    assert not [found for found in services.values() if "ports" in found]
    assert "MARS_METRICS_HOST=0.0.0.0" in DOCKERFILE


def test_the_layout_of_the_document_on_growth_serves_each_shard_once():
    text = (ROOT / "docs/scale.md").read_text()
    (said,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    large = yaml.safe_load("x-bot: &bot {}\n" + said)
    small = yaml.safe_load((ROOT / "compose.scale.yaml").read_text())
    assert large.keys() - {"x-bot"} <= small.keys()
    bots = [found["environment"] for found in large["services"].values() if "environment" in found]
    assert {bot["MARS_SHARDS"] for bot in bots} == {"12"}
    url = "postgresql+asyncpg://mars@database/mars"
    shards = [Settings(database_url=url, shards=12, shard_ids=bot["MARS_SHARD_IDS"]).shard_ids for bot in bots]
    assert sorted(shard for of in shards for shard in of) == list(range(12))
    (most,) = re.findall(r"max_connections=(\d+)", said)
    assert int(most) > (len(bots) + 1) * 15, "each process has a pool of 15 at most, and one is replaced"
    assert {option.partition("=")[0] for option in large["services"]["database"]["command"][2::2]} > {"shared_buffers"}


def test_games_lie_in_the_volume_whatever_the_env_file_says():
    (bot,) = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"].values()
    (folder,) = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert [volume.partition(":")[2] for volume in bot["volumes"]] == [folder]
    assert bot["environment"]["MARS_DATABASE_URL"] == f"sqlite+aiosqlite:///{folder}/mars.sqlite3"
    assert f"MARS_DATABASE_URL={bot['environment']['MARS_DATABASE_URL']} " in DOCKERFILE
