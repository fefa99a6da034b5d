"""The pictures of each expansion, in a module or a folder of its name that adds the pictures to the tables; this package loads the modules
of all shipped expansions. The folder `art` of an expansion has the motifs of its cards."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from engine.shipped import MODULES
from renderer.art.library import MOTIFS

for module in MODULES:
    if find_spec(f"renderer.expansions.{module}"):
        import_module(f"renderer.expansions.{module}")
for art in sorted(Path(__file__).parent.glob("*/art")):
    MOTIFS.add_folder(f"renderer.expansions.{art.parent.name}.art")
