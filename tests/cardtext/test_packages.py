"""The packages of phrases know only those below them; for types alone, a phrase may also name others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grimp
import pytest

import rulebound.cardtext.phrases

CONTAINER: Final = "rulebound.cardtext.phrases"
LAYERS: Final = (  # the highest first; what stands beside each other knows nothing of the other
    ("whole",),
    ("secrets",),
    ("cards", "paying", "replacing"),
    ("counting",),
    ("values",),
    ("numbers",),
    ("zones", "dice"),
    ("opponents",),
    ("acts",),
    ("choices", "times"),
    ("structure", "wording"),
)


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """What imports what when the program runs."""
    return grimp.build_graph("rulebound", exclude_type_checking_imports=True, cache_dir=None)


def test_each_package_of_phrases_knows_only_those_below_it(graph: grimp.ImportGraph) -> None:
    layers = [grimp.Layer(*layer, independent=True) for layer in LAYERS]

    found = graph.find_illegal_dependencies_for_layers(layers=layers, containers={CONTAINER})

    assert sorted(f"{one.importer} knows {one.imported}" for one in found) == []


def test_every_module_of_phrases_lies_in_one_of_them() -> None:
    folder = Path(rulebound.cardtext.phrases.__file__).parent
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}

    assert packages == {name for layer in LAYERS for name in layer}
    assert [path.name for path in folder.glob("*.py")] == ["__init__.py"]
