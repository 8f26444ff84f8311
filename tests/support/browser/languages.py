"""The language of what a page shows."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from ludejo.texts import HERE

KEYS = {
    key
    for path in Path(HERE, "en").glob("*.ftl")
    for key in re.findall(r"^([\w-]+) *=", path.read_text("utf-8"), re.MULTILINE)
}
WRITTEN = """() => {
    const words = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) words.push(nodes.currentNode.data);
    for (const element of document.body.querySelectorAll('*'))
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) words.push(element.getAttribute(name) ?? '');
    return words.join('\\n');
}"""


def speaks(page: Page, words: str) -> None:
    """These words are there, and none that are only the name of a text."""
    page.wait_for_function(f"words => ({WRITTEN})().includes(words)", arg=words)
    written = re.findall(r"(?<![\w/.-])[A-Za-z]\w*(?:-\w+)+", page.evaluate(WRITTEN))
    raw = {word for word in written if word in KEYS or re.fullmatch(r"[a-z]+(-[a-z]+){2,}", word)}
    assert raw == set()
