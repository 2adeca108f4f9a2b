from pathlib import Path

from tools.check_texts import complaints


def catalogues(folder: Path, **languages: str) -> list[str]:
    for language, text in languages.items():
        (folder / language).mkdir()
        (folder / language / "game.ftl").write_text(text)
    return list(complaints(folder))


def test_catalogues_that_say_the_same_agree(tmp_path: Path) -> None:
    english = "sent = { $seat } sends\n    .hint = Send { $count }\n"
    slavic = "-name = ім'я\nsent = { $count ->\n   [one] { $seat }\n  *[other] { $seat } шле\n }\n"

    found = catalogues(tmp_path, en=english, ru=english, uk=slavic)

    assert found == [
        "uk/game.ftl: lacks sent.hint",
        "uk/game.ftl: sent uses $count, $seat, in English $seat",
    ]


def test_a_message_that_a_language_lacks_is_listed(tmp_path: Path) -> None:
    found = catalogues(tmp_path, en="a = A\nb = B\n", ru="a = А\nb = Б\n", uk="a = А\nc = В\n")

    assert found == ["uk/game.ftl: c is not in English", "uk/game.ftl: lacks b"]


def test_a_missing_catalogue_lacks_everything(tmp_path: Path) -> None:
    assert catalogues(tmp_path, en="a = A\n", ru="a = А\n") == ["uk/game.ftl: lacks a"]


def test_a_message_says_something(tmp_path: Path) -> None:
    found = catalogues(tmp_path, en="a = A\n", ru='a = { "" }\n', uk="a = А\n")

    assert found == ["ru/game.ftl: a is empty"]


def test_what_cannot_be_read_is_listed(tmp_path: Path) -> None:
    found = catalogues(tmp_path, en="a = A\n", ru="a = А\nb = { $\n", uk="a = А\n")

    assert found == ["ru/game.ftl: cannot be read: b = { $"]


def test_a_message_stands_in_a_catalogue_once(tmp_path: Path) -> None:
    found = catalogues(tmp_path, en="a = A\n", ru="a = А\na = Б\n", uk="a = А\n")

    assert found == ["ru/game.ftl: a stands there twice"]


def test_a_folder_without_catalogues_is_a_mistake(tmp_path: Path) -> None:
    assert catalogues(tmp_path) == [f"no catalogues in {tmp_path}"]
