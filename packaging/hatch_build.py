"""Build hook: compiles the catalogues, and puts the program's data into the wheel.

A wheel gets ``resources/`` and the compiled ``translations/*.qm`` as ``skatdesk/_data``.
An editable install only has its catalogues compiled in place: ``skatdesk/paths.py``
finds both folders beside the package.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path; its neighbour has to be made findable.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from catalogues import compile_folder


class DataHook(BuildHookInterface[BuilderConfig]):
    """Runs before the wheel target, for ``standard`` and ``editable`` alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the data to what the builder includes."""
        root = Path(self.root)
        catalogues = compile_folder(root / "translations")
        if version == "editable":
            return
        included: dict[str, str] = build_data["force_include"]
        included |= {str(path): f"skatdesk/_data/translations/{path.name}" for path in catalogues}
        if (root / "resources").is_dir():
            included[str(root / "resources")] = "skatdesk/_data/resources"
