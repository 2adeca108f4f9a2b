"""Check the Fluent catalogues: every language says the same things with the same variables."""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ru", "uk")

# What a catalogue promises its callers: message or message.attribute -> the variables it uses.
Catalogue = dict[str, frozenset[str]]


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's naming)
        """Note one variable."""
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """Return the variables that a pattern uses, in all of its branches."""
    collector = Variables()
    collector.visit(pattern)
    return frozenset(collector.names)


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the value and the attributes of a message under the names that callers use."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def is_empty(pattern: ast.Pattern) -> bool:
    """Tell whether a pattern says nothing at all, such as ``{""}``."""
    return all(
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.StringLiteral)
        and not element.expression.value.strip()
        for element in pattern.elements
    )


def read(text: str) -> tuple[Catalogue, list[str]]:
    """Return what a catalogue offers, and what is wrong with it by itself."""
    catalogue: Catalogue = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        if not isinstance(entry, ast.Message):
            continue  # terms and comments are a language's own affair
        for name, pattern in parts(entry):
            if name in catalogue:
                wrong.append(f"{name} stands there twice")
            if is_empty(pattern):
                wrong.append(f"{name} is empty")
            catalogue[name] = variables(pattern)
    return catalogue, wrong


def compare(model: Catalogue, other: Catalogue) -> Iterator[str]:
    """Say where a language differs from the model."""
    yield from (f"lacks {name}" for name in model if name not in other)
    yield from (f"{name} is not in English" for name in other if name not in model)
    for name in model.keys() & other.keys():
        if model[name] != other[name]:
            yield f"{name} uses {listed(other[name])}, in English {listed(model[name])}"


def listed(names: frozenset[str]) -> str:
    """Write variables as they look in a catalogue."""
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def complaints(folder: Path) -> Iterator[str]:
    """Yield everything that is wrong with the catalogues below a folder."""
    files = sorted(
        {file.name for language in LANGUAGES for file in (folder / language).glob("*.ftl")}
    )
    if not files:
        yield f"no catalogues in {folder}"
    for name in files:
        paths = {language: folder / language / name for language in LANGUAGES}
        yield from compare_files(paths, folder)


def complaints_about_package(texts: Path) -> Iterator[str]:
    """Yield everything that is wrong with the catalogues of a package, which lie in one folder."""
    paths = {language: texts / f"{language}.ftl" for language in LANGUAGES}
    yield from compare_files(paths, texts.parent)


def compare_files(paths: dict[str, Path], root: Path) -> Iterator[str]:
    """Say where one catalogue differs between the languages, and what is wrong with each."""
    catalogues: dict[str, Catalogue] = {}
    for language, file in paths.items():
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        catalogues[language], wrong = read(text)
        differences = compare(catalogues[LANGUAGES[0]], catalogues[language])
        where = file.relative_to(root)
        yield from (f"{where}: {what}" for what in [*wrong, *sorted(differences)])


def main() -> int:
    """Print the complaints, and fail when there are any."""
    found = list(complaints(ROOT / "src/grotto/i18n"))
    for texts in sorted((ROOT / "examples").glob("*/src/*/texts")):
        found += complaints_about_package(texts)
    for complaint in found:
        print(complaint)
    print(f"texts: {len(found)} complaints" if found else "texts: all languages agree")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
