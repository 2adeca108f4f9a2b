"""Labels: what people call the things that are counted, in every language at once."""

from functools import lru_cache

from grotto.core.languages import LANGUAGES
from grotto.core.nouns import PieceNoun
from grotto.core.outcome import Line
from grotto.core.phrase import Phrase
from grotto.i18n.errors import BrokenText
from grotto.i18n.rulebook import rulebook
from grotto.i18n.texts import Texts

Label = dict[str, str]
"""A name by language."""


@lru_cache
def texts_of(language: str) -> Texts:
    """Return everything that is said in a language."""
    return Texts(language)


def label_of_phrase(phrase: Phrase) -> Label:
    """Say a phrase in every language."""
    return {language: texts_of(language).say(phrase) for language in LANGUAGES}


def label_of_piece(game: str, noun: PieceNoun, value: int) -> Label:
    """Name a piece in every language."""
    said = noun.say(value)
    if isinstance(said, Phrase):
        return {language: _upper(text) for language, text in label_of_phrase(said).items()}
    return {language: _upper(_word(game, noun, value, language)) for language in LANGUAGES}


def _word(game: str, noun: PieceNoun, value: int, language: str) -> str:
    """Name a piece that messages select by its key; one that no message names has its key."""
    texts, key = texts_of(language), noun.key(value)
    message = f"{game}-{noun.kind}"
    if not texts.has(message):
        return key
    try:
        return texts.line(message, **{noun.kind: key})
    except BrokenText:
        return key


def label_of_group(game: str, event: str, kind: str) -> Label:
    """Name what was done with pieces of a kind; where a game has no words for it, the kind."""
    key = f"{game}-stats-group"
    return {
        language: texts.line(key if texts.has(key) else "stats-kind", event=event, kind=kind)
        for language, texts in ((language, texts_of(language)) for language in LANGUAGES)
    }


def label_of_item(line: Line) -> Label:
    """Name a line of score sheets, by what is the same for all seats."""
    said = label_of_phrase(line.phrase)
    for language in LANGUAGES:
        texts = texts_of(language)
        common = texts.line("web-score-item", item=line.item)
        if common != texts.line("web-score-item", item="other"):
            said[language] = common
    return {language: _upper(text) for language, text in said.items()}


def label_of_rule(game: str, rule: str) -> Label:
    """Return the title of a rule; a rule that is in no rulebook has its id."""
    found = {language: _title(game, rule, language) for language in LANGUAGES}
    return {language: title or rule for language, title in found.items()}


def _title(game: str, rule: str, language: str) -> str:
    return next((one.title for one in rulebook(game, language) if one.id == rule), "")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
