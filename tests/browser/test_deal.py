"""Somebody withholds their number for the deal: the page draws a fresh one, and says whose was not opened."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browser.love_letter import open_table, start
from support.browser.server import STILL, PageServer

# A client written by hand from docs/protocol.md, which pledges a number and never opens it.
WITHHOLDS = """async (table) => {
  await fetch('/api/guest', { method: 'POST' });
  window.socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  await new Promise((open) => socket.addEventListener('open', open));
  socket.send(JSON.stringify({ do: 'enter', table, name: 'Ben' }));
  const did = { did: 'sat', seat: 1, pledge: 'be'.repeat(32) };
  await new Promise((done) => {
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).some((told) => told.type === 'granted')) done();
    });
    socket.send(JSON.stringify({ do: 'wish', command: 'w1', did }));
  });
}"""


def test_somebody_who_withholds_is_named_and_the_game_starts_with_a_fresh_number(server: PageServer) -> None:
    ana, ben = server.visitor("Ana", **STILL), server.visitor("", **STILL)
    code = open_table(ana, server.url)
    ben.goto(f"{server.url}/api/health")
    ben.evaluate(WITHHOLDS, code)
    start(ana)
    notice = ana.locator(".notices")
    expect(notice).to_contain_text("Ben: the number for the deal was not opened in time.")
    kept = ana.evaluate("(key) => JSON.parse(localStorage.getItem(key))", f"ludejo-number-{code}-0")
    assert kept["redeals"] == 1
    notice.get_by_role("button", name="Close").click()
    expect(notice).not_to_contain_text("Ben")
