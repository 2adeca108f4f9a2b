from pathlib import Path

from tools.check_rules import compare_languages, compare_names, named_by_code, named_by_tests


def book(folder: Path, **languages: str) -> list[str]:
    for language, rules in languages.items():
        text = "".join(f"### {rule} Title\n\nText.\n" for rule in rules.split())
        (folder / f"{language}.md").write_text(text)
    return [complaint.removeprefix(f"{folder.name}/") for complaint in compare_languages(folder)]


def test_languages_with_the_same_rules_agree(tmp_path: Path) -> None:
    assert book(tmp_path, en="STA-1.1 STA-1.2", ru="STA-1.1 STA-1.2", uk="STA-1.1 STA-1.2") == []


def test_a_rule_that_one_language_lacks_is_listed(tmp_path: Path) -> None:
    found = book(tmp_path, en="STA-1.1 STA-1.2", ru="STA-1.1", uk="STA-1.1 STA-1.2")

    assert found == ["ru.md: lacks STA-1.2"]


def test_a_language_without_a_rulebook_is_listed(tmp_path: Path) -> None:
    assert book(tmp_path, en="STA-1.1", ru="STA-1.1") == ["uk.md: missing, or without rules"]


def test_rules_come_in_the_same_order_in_every_language(tmp_path: Path) -> None:
    found = book(tmp_path, en="STA-1.1 STA-1.2", ru="STA-1.2 STA-1.1", uk="STA-1.1 STA-1.2")

    assert found == ["ru.md: the rules come in another order than in English"]


def test_a_rule_stands_in_a_book_once(tmp_path: Path) -> None:
    found = book(tmp_path, en="STA-1.1", ru="STA-1.1 STA-1.1", uk="STA-1.1")

    assert found == ["ru.md: STA-1.1 stands there twice"]


def test_decorators_name_rules() -> None:
    source = '@pytest.mark.rule("STA-1.1", "STA-1.2")\ndef test_it() -> None: ...'

    assert named_by_tests(source) == {"STA-1.1", "STA-1.2"}


def test_a_module_names_rules_for_all_its_tests() -> None:
    assert named_by_tests('pytestmark = [pytest.mark.rule("STA-1.1")]') == {"STA-1.1"}


def test_a_rule_named_in_passing_is_not_proven() -> None:
    assert named_by_tests('"""STA-1.1"""\nassert rule == "STA-1.1"') == set()


def test_a_game_cites_rules_in_whole_literals() -> None:
    assert named_by_code('refuse("full", rule="STA-2.5")  # STA-9.9\n"see STA-8.8"') == {"STA-2.5"}


def test_rules_without_a_test_and_unknown_names_are_listed_in_reading_order() -> None:
    found = compare_names({"STA-1.10", "STA-1.9"}, {"STA-7.1"}, {"STA-8.1"})

    assert list(found) == [
        "STA-1.9: no test names it",
        "STA-1.10: no test names it",
        "STA-7.1: named by a test, in no rulebook",
        "STA-8.1: cited by a game, in no rulebook",
    ]
