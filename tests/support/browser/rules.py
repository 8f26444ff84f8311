"""The link from a refusal to its rule."""

from __future__ import annotations

from playwright.sync_api import Page, expect

IN_SIGHT = """id => {
    const at = document.getElementById(id).getBoundingClientRect();
    return at.top >= 0 && at.bottom <= innerHeight;
}"""


def opens_rule(page: Page, rule: str) -> None:
    """The link shows that paragraph among all: marked, in sight, and read first."""
    with page.expect_popup() as opened:
        page.get_by_role("link", name=f"Rule {rule}").click()
    rules = opened.value
    paragraph = rules.locator(f"#{rule}")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_have_attribute("aria-current", "true")
    rules.wait_for_function(IN_SIGHT, arg=rule)
    assert rules.locator("[aria-current]").count() == 1
    rules.close()
