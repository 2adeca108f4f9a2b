"""Names of people: when two of them are the same."""

from unicodedata import category, normalize


def login_of(name: str) -> str:
    """Return the same for all names that people would take for the same."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    shown = "".join(sign for sign in folded if category(sign) != "Cf")
    return " ".join(shown.split())
