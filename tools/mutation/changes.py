"""Finds the places of a source where one small change makes a fault: an operator, a constant, a condition, a statement.

A change replaces a piece of text by another, so everything around it stays as it was written.
"""

from __future__ import annotations

import ast
import io
import tokenize
from itertools import pairwise
from typing import NamedTuple

COMPARE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "not in": "in"}
COMPARE |= {"is": "is not", "is not": "is"}
ARITHMETIC = {"+": "-", "-": "+", "*": "//", "//": "*", "/": "*", "%": "*", "**": "*"}
ARITHMETIC |= {"<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "|"}
MOST = 100  # larger numbers are limits and sizes; tests need not find that one is off by 1
EMPTY = {"tuple": "()", "list": "[]", "dict": "{}"}
GENERICS = {"tuple", "list", "dict", "set", "frozenset", "type"}
LOGS = {"log", "logger", "logging"}


class Change(NamedTuple):
    """Replace text[start:end] by `new`."""

    start: int
    end: int
    kind: str
    new: str


def changes_of(text: str) -> list[Change]:
    """Every change of a source, from top to bottom."""
    finder = Finder(text)
    finder.visit(ast.parse(text))
    return sorted(set(finder.found))


class Finder(ast.NodeVisitor):
    """Walks through a source and notes the changes. It does not visit what has no effect while the program runs."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.string.strip()]
        self.returns = [""]  # the return annotations of the functions around this place
        self.found: list[Change] = []

    # --- places

    def offset(self, line: int, column: int) -> int:
        """The ast counts columns in bytes, a text is made of characters."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def note(self, node: ast.expr | ast.stmt, kind: str, new: str) -> None:
        self.found.append(Change(*self.span(node), kind, new))

    def note_operator(self, left: ast.expr, right: ast.expr, kind: str, table: dict[str, str]) -> None:
        """Change the operator between two nodes; there may also be brackets and comments."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = [token for token in self.tokens if start <= self.starts[token.start[0] - 1] + token.start[1] < end]
        words = [token for token in between if token.type in (tokenize.OP, tokenize.NAME) and token.string not in "()"]
        old = " ".join(token.string for token in words)
        if old in table:
            first, last = words[0], words[-1]
            place = self.starts[first.start[0] - 1] + first.start[1], self.starts[last.end[0] - 1] + last.end[1]
            self.found.append(Change(*place, kind, table[old]))

    # --- operators and constants

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, right in pairwise([node.left, *node.comparators]):
            self.note_operator(left, right, "comparison", COMPARE)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not is_sequence(node.left) and not is_sequence(node.right):
            self.note_operator(node.left, node.right, "arithmetic", ARITHMETIC)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self.note_operator(left, right, "and/or", {"and": "or", "or": "and"})
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, end = self.span(node.operand)
            self.note(node, "not", f"({self.text[start:end]})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, "constant", str(not node.value))
        elif isinstance(node.value, int) and node.value <= MOST:
            self.note(node, "constant", str(node.value + 1))
            self.note(node, "constant", str(node.value - 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Not visited: Python 3.11 doesn't tell exactly where the parts of an f-string are."""

    # --- conditions

    def condition(self, test: ast.expr, may_be_endless: bool = False) -> None:
        """Negate a condition, unless changing its operator does the same; and replace it by True or False."""
        start, end = self.span(test)
        if not is_turned_by_operator(test):
            self.note(test, "condition", f"not ({self.text[start:end]})")
        for forced in ("False",) if may_be_endless else ("True", "False"):
            self.note(test, "condition", forced)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.condition(node.test, may_be_endless=True)
            self.visit(node.test)
        for inner in node.body:
            self.visit(inner)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    # --- statements

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            start, end = self.span(node.value)
            new = returned(node.value, self.text[start:end], self.returns[-1])
            if new:
                self.note(node.value, "return", new)
            self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        self.note(node, "statement", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note(node, "statement", "break")

    def visit_Raise(self, node: ast.Raise) -> None:
        self.note(node, "statement", "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not is_log(node.value):
            self.note(node, "statement", "pass")
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if "__all__" in [ast.unparse(target) for target in node.targets] or is_type(node.value):
            return
        if any(isinstance(target, ast.Attribute) for target in node.targets):
            self.note(node, "statement", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note(node, "statement", "pass")
        if not is_sequence(node.value):
            augmented = {f"{old}=": f"{new}=" for old, new in ARITHMETIC.items()}
            self.note_operator(node.target, node.value, "arithmetic", augmented)
        self.visit(node.value)

    # --- what is not visited: annotations, decorators, bases, asserts, imports, types

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        defaults = [default for default in node.args.kw_defaults if default is not None]
        for inner in [*node.args.defaults, *defaults, *node.body]:
            self.visit(inner)
        self.returns.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for inner in node.body:
            self.visit(inner)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name == "isinstance":
            self.visit(node.args[0])
        elif name != "cast":
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Not visited: an assert only tells mypy what is always true."""


def is_sequence(node: ast.expr) -> bool:
    """Is it surely not a number? Then most other operators fail at once, which proves nothing."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def is_turned_by_operator(test: ast.expr) -> bool:
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def is_log(call: ast.Call) -> bool:
    return ast.unparse(call.func).split(".")[0].lower() in LOGS


def is_type(node: ast.expr) -> bool:
    """Is it the right side of a type alias?"""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return is_type_name(node.left) and is_type_name(node.right)
    return isinstance(node, ast.Subscript) and is_type_name(node.value)


def is_type_name(node: ast.expr) -> bool:
    name = ast.unparse(node).split("[")[0].split(".")[-1]
    is_capitalised = name[:1].isupper() and not name.isupper()
    return is_type(node) or name == "None" or name in GENERICS or is_capitalised


def returned(value: ast.expr, text: str, annotation: str) -> str:
    """What a function may return instead; empty if other changes do the same, or no value fits."""
    new = ""
    if annotation == "bool" and not is_turned_by_operator(value):
        new = f"not ({text})"
    elif annotation.endswith("| None"):
        new = "None"
    elif annotation in ("int", "i64") and not isinstance(value, ast.Constant):
        new = f"({text}) + 1"
    elif annotation.split("[")[0] in EMPTY:
        new = EMPTY[annotation.split("[")[0]]
    return "" if new == text else new
