"""Check the rulebooks: the same rules in every language, each named by a test, none invented.

A rule is a heading like ``### STA-2.3 No second visit``. A test names the rules it proves with
``@pytest.mark.rule("STA-2.3")``, or a whole module does so with ``pytestmark``.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ru", "uk")
HEADING = re.compile(r"^### ([A-Z]{3}-\d+\.\d+)\s+\S", re.MULTILINE)
RULE_ID = re.compile(r"[A-Z]{3}-\d+\.\d+")


def rules_of(book: Path) -> list[str]:
    """Return the rule ids of one rulebook, in reading order."""
    return HEADING.findall(book.read_text(encoding="utf-8")) if book.exists() else []


def compare_languages(folder: Path) -> Iterator[str]:
    """Say where the languages of one game's rulebook differ."""
    books = {language: rules_of(folder / f"{language}.md") for language in LANGUAGES}
    model = books[LANGUAGES[0]]
    for language, rules in books.items():
        where = f"{folder.name}/{language}.md"
        if not rules:
            yield f"{where}: missing, or without rules"
            continue
        yield from (f"{where}: {rule} stands there twice" for rule in repeated(rules))
        yield from (f"{where}: lacks {rule}" for rule in model if rule not in rules)
        yield from (f"{where}: {rule} is not in English" for rule in rules if rule not in model)
        if sorted(rules) == sorted(model) and rules != model:
            yield f"{where}: the rules come in another order than in English"


def repeated(rules: list[str]) -> list[str]:
    """Return the ids that come more than once."""
    return sorted({rule for rule in rules if rules.count(rule) > 1})


def literals(tree: ast.AST) -> Iterator[str]:
    """Yield the string literals of a piece of code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def named_by_tests(source: str) -> set[str]:
    """Return the ids that stand in ``pytest.mark.rule(…)``, be it a decorator or ``pytestmark``."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found.update(text for argument in node.args for text in literals(argument))
    return found


def named_by_code(source: str) -> set[str]:
    """Return the string literals that are rule ids, such as those which refusals cite."""
    return {text for text in literals(ast.parse(source)) if RULE_ID.fullmatch(text)}


def compare_names(known: set[str], tested: set[str], cited: set[str]) -> Iterator[str]:
    """Say which rules no test names, and which names no rulebook knows."""
    yield from (f"{rule}: no test names it" for rule in in_order(known - tested))
    yield from (f"{rule}: named by a test, in no rulebook" for rule in in_order(tested - known))
    yield from (f"{rule}: cited by a game, in no rulebook" for rule in in_order(cited - known))


def in_order(rules: set[str]) -> list[str]:
    """Sort ids as a reader counts: STA-2.9 comes before STA-2.10."""
    return sorted(rules, key=lambda rule: [(len(part), part) for part in re.split(r"[-.]", rule)])


def sources(folder: Path) -> Iterator[str]:
    """Yield the text of every Python file below a folder."""
    for file in sorted(folder.rglob("*.py")):
        yield file.read_text(encoding="utf-8")


def complaints(root: Path) -> Iterator[str]:
    """Yield everything that is wrong with the rulebooks of a source tree, packages included."""
    packages = sorted((root / "examples").glob("*"))
    books = [folder for folder in (root / "docs/rules").glob("*") if folder.is_dir()]
    books += [book for package in packages for book in package.glob("src/*/rulebook")]
    known: set[str] = set()
    for folder in sorted(books):
        yield from compare_languages(folder)
        known.update(rule for language in LANGUAGES for rule in rules_of(folder / f"{language}.md"))
    tests = [root / "tests", *(package / "tests" for package in packages)]
    games = [root / "src/grotto/games", *(package / "src" for package in packages)]
    tested = {rule for one in tests for source in sources(one) for rule in named_by_tests(source)}
    cited = {rule for one in games for source in sources(one) for rule in named_by_code(source)}
    yield from compare_names(known, tested, cited)


def main() -> int:
    """Print the complaints, and fail when there are any."""
    found = list(complaints(ROOT))
    for complaint in found:
        print(complaint)
    print(f"rules: {len(found)} complaints" if found else "rules: every rule has its test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
