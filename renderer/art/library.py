"""The motifs of illustrations: each is a file in a folder of art, found by its name."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from renderer.art.motif import Motif


class Library(Mapping[str, Motif]):
    """Motifs by name, each imported when it is first used: importing all motifs takes longer than drawing a board."""

    def __init__(self, *folders: str) -> None:
        self._modules: dict[str, str] = {}
        self._read: dict[str, Motif] = {}
        for folder in folders:
            self.add_folder(folder)

    def add_folder(self, folder: str) -> None:
        """Add each file of a folder, given as a package, as the motif of its name. Raises ValueError if two motifs have one name."""
        found = {name: f"{folder}.{name}" for _, name, _ in iter_modules(import_module(folder).__path__)}
        if twice := found.keys() & self._modules.keys():
            name = min(twice)
            raise ValueError(f"two motifs have the name {name}: {self._modules[name]} and {found[name]}")
        self._modules.update(found)

    def folder(self, name: str) -> str:
        """The folder of a motif, as a package."""
        return self._modules[name].rpartition(".")[0]

    def __getitem__(self, name: str) -> Motif:
        if name not in self._read:
            self._read[name] = import_module(self._modules[name]).MOTIF
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


MOTIFS: Final = Library("renderer.art.motifs")
"""All motifs: those that several expansions show, and those of each expansion (`renderer.expansions`)."""
