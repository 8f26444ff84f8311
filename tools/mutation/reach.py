"""Which tests run which part of a source: a test that never runs the changed lines can't find the fault in them.

A part is a block: the body of a function, of an `if`, of a loop. Its name is its file and first line. While tests are
timed without a fault, each block first notes its name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

MARKS: set[str] = set()  # the blocks that were run since this was last cleared
MODULE = 0  # code in no block runs when the file is imported, so all tests depend on it


def blocks_in(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of a source, outer blocks before the blocks inside them."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and block:
                    yield block


def marked(text: str, file: str) -> str:
    """The same program, which also notes in MARKS which blocks are run."""
    tree = ast.parse(text)
    for block in list(blocks_in(tree)):
        block.insert(0, *ast.parse(f"_marks.add({f'{file}:{block[0].lineno}'!r})").body)
    at = 1 + max(n for n, node in enumerate(tree.body) if n == 0 or "__future__" in ast.unparse(node))
    tree.body[at:at] = ast.parse("from mutation.reach import MARKS as _marks").body
    return ast.unparse(ast.fix_missing_locations(tree))


def block_at(text: str, line: int) -> int:
    """The first line of the innermost block that contains this line."""
    found = MODULE
    for block in blocks_in(ast.parse(text)):
        if block[0].lineno <= line <= (block[-1].end_lineno or 0):
            found = max(found, block[0].lineno)
    return found
