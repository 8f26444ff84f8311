"""A database may be named in several ways, and a name that can't be a database creates no file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.store.contract import chain, put

from ludejo.store.base import Outcome
from ludejo.store.choose import AddressError, NoFileError, is_postgresql, plain, shown, store_of
from ludejo.store.memory import MemoryStore
from ludejo.store.sqlite import SqliteStore

FILES = {
    "sqlite:///x.db": "x.db",
    "sqlite:///deep/x.db": "deep/x.db",
    "sqlite:////var/x.db": "/var/x.db",
    "sqlite:x.db": "x.db",
    "sqlite:/var/x.db": "/var/x.db",
    "sqlite:./x.db": "./x.db",
    "SQLite:///x.db": "x.db",
    "sqlite3:x.db": "x.db",
    "sqlite+pysqlite:///x.db": "x.db",
    "sqlite:///C:\\games\\x.db": "C:\\games\\x.db",
    "sqlite:///my%20x.db": "my%20x.db",  # SQLAlchemy doesn't decode it either
    "file:x.db": "x.db",
    "file:/var/x.db": "/var/x.db",
    "file:///var/my%20x.db": "/var/my x.db",
    "file://localhost/var/x.db": "/var/x.db",
    "sqlite:memory": "./memory",
    "sqlite:///mysql:x.db": "./mysql:x.db",
    "file:postgresql%3A//x": "./postgresql://x",
}
LEFT_ALONE = [
    "memory", "x.db", "/var/x.db", "./a:b.db", "./sqlite:x.db", "deep/a:b.db", "C:\\x.db", "c:/x.db", "c:x.db",
    "2026-11-17T10:30.db", "x.db:old", "my x: old.db", "what?.db", "/home/me@work/x.db", "postgresql://me@host/x",
]  # fmt: skip
UNKNOWN = {
    "mysql://me:s3cr3t@host/x": "mysql:", "redis:6379": "redis:", "mysql+pymysql://host/x": "mysql+pymysql:",
    "my_base://host/x": "my_base:", "postgresql:x": "postgresql:", "localhost:5432/x": "localhost:",
    "https://example.org/x.db": "https:",
}  # fmt: skip
NO_FILES = [
    "", "sqlite:", "sqlite://", "sqlite:///", "sqlite://x.db", "sqlite://host/x.db", "sqlite:///x.db?mode=ro", "file:",
    "file://", "file://host/x.db", "file:x.db?mode=memory", "file:x%00.db",
]  # fmt: skip


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, to which relative paths refer."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("address", FILES)
def test_the_address_of_a_file_is_its_path(address: str) -> None:
    assert plain(address) == FILES[address]


@pytest.mark.parametrize("name", LEFT_ALONE)
def test_a_plain_path_stays_as_it_is(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize("address", ["sqlite::memory:", "sqlite:///:memory:", "file::memory:", ":memory:", "memory"])
def test_memory_has_several_names(address: str, here: Path) -> None:
    with closing(store_of(address)) as store:
        assert isinstance(store, MemoryStore)
    assert not list(here.iterdir())


@pytest.mark.parametrize("kind", ["postgresql", "postgres", "postgresql+psycopg", "postgres+asyncpg", "PostgreSQL"])
def test_postgresql_has_several_names(kind: str) -> None:
    address = f"{kind}://me:s3cr3t@host/x?sslmode=require"
    assert is_postgresql(address)
    assert plain(address) == "postgresql://me:s3cr3t@host/x?sslmode=require"
    assert "s3cr3t" not in shown(address)


@pytest.mark.parametrize("address", UNKNOWN)
def test_an_unknown_scheme_is_refused(address: str, here: Path) -> None:
    with pytest.raises(AddressError) as raised:
        store_of(address)
    assert not isinstance(raised.value, NoFileError)
    assert raised.value.start == UNKNOWN[address]
    assert "s3cr3t" not in str(raised.value)
    assert not list(here.iterdir())


@pytest.mark.parametrize("address", NO_FILES)
def test_an_address_without_a_file_is_refused(address: str, here: Path) -> None:
    with pytest.raises(NoFileError):
        store_of(address)
    assert not list(here.iterdir())


@pytest.mark.parametrize("address", ["sqlite:///x.db", "sqlite:x.db", "sqlite:///{}/x.db", "sqlite:{}/x.db"])
def test_what_is_stored_at_an_address_is_in_the_file(address: str, here: Path) -> None:
    rows = chain("a", 1)
    with closing(store_of(address.format(here))) as store:
        assert put(store, rows[0]) is Outcome.STORED
    with closing(SqliteStore(here / "x.db")) as store:
        assert store.read("a") == rows


@given(
    st.sampled_from(["", "sqlite:", "sqlite:///", "file:", "file:///", "postgresql+psycopg://"]),
    st.lists(st.sampled_from([*"ab:/\\.?%+ ", "memory", "sqlite", "file", "postgresql", "%3A"]), max_size=8),
)
def test_a_plain_name_is_the_same_database(start: str, rest: list[str]) -> None:
    """The command reads it once, and `store_of` again."""
    try:
        once = plain(start + "".join(rest))
    except AddressError:
        return
    assert plain(once) == once
