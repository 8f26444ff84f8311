"""Adds inflected forms to the block lists. After you have added a lemma, on a line of its own, to
src/ludejo/language/data/blocked-*.txt, run `PYTHONPATH=src .venv/bin/python tools/words/blocked.py`. Beginnings
(`xyz*`) and Esperanto roots get no forms."""

from __future__ import annotations

from ludejo.language.blocklist import COMMENT, FILES, STEM
from ludejo.language.referees.english import lemmas_of as english_lemmas
from ludejo.language.referees.polish import generated

ORDINARY = {"ani"}  # forms that are words of their own


def english_forms(lemma: str) -> set[str]:
    from lemminflect import getAllInflections

    found = {form.lower() for forms in getAllInflections(lemma).values() for form in forms}
    return {form for form in found if lemma in english_lemmas(form)} - ORDINARY or {f"{lemma}s"}


def polish_forms(lemma: str) -> set[str]:
    return {form.lower() for form, _, _ in generated(lemma) if form.isalpha()}


FORMS = {"en": english_forms, "pl": polish_forms}


def expanded(line: str, language: str) -> str:
    """The line with all forms of its first word; comments, stems and roots stay as they are."""
    if not line.strip() or line.startswith(COMMENT) or line.endswith(STEM) or language not in FORMS:
        return line
    lemma, *more = line.split()
    return " ".join([lemma, *sorted({*more, *FORMS[language](lemma)} - {lemma})])


if __name__ == "__main__":
    for language, file in FILES.items():
        lines = file.read_text("utf-8").splitlines()
        file.write_text("\n".join(expanded(line, language) for line in lines) + "\n", "utf-8")  # type: ignore[attr-defined]
