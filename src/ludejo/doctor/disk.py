"""Checks of the folder of a database file: may we write there, is there room, and is it a disk of this machine?"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from ludejo.doctor.finding import Finding, look, ok, wrong

MEGABYTE = 1_000_000
LITTLE_ROOM = 1_000 * MEGABYTE
NO_ROOM = 50 * MEGABYTE
MOUNTS = Path("/proc/self/mounts")
# SQLite's WAL needs shared memory: over a network each machine has its own, and they overwrite each other's data
FAR = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "lustre", "fuse.sshfs", "davfs"}


def findings(file: Path) -> list[Finding]:
    folder = nearest(file.absolute().parent)
    mounts = MOUNTS.read_text() if MOUNTS.exists() else ""
    return [writable(folder), room(shutil.disk_usage(folder).free), nearness(folder, mounts)]


def nearest(folder: Path) -> Path:
    """The folder, or the nearest one above it that exists. If there is a file of that name, that is what is found:
    nothing can be made in it, and the server would fail there, too."""
    while not os.path.exists(folder) and folder != folder.parent:  # Path.exists raises if we may not look
        folder = folder.parent
    return folder


def writable(folder: Path) -> Finding:
    """SQLite makes files beside the database. We try it, because permissions do not tell: root may do everything and
    still can't write to /proc."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return ok("folder-open", folder=str(folder))
    except OSError as error:
        return wrong("folder-shut", folder=str(folder), why=error.strerror or str(error))


def room(free: int) -> Finding:
    megabytes = free // MEGABYTE
    if free < NO_ROOM:
        return wrong("room-none", megabytes=megabytes)
    return look("room-little", megabytes=megabytes) if free < LITTLE_ROOM else ok("room-enough", megabytes=megabytes)


def nearness(folder: Path, mounts: str) -> Finding:
    kind = kind_of(folder.resolve(), mounts)
    return wrong("disk-far", kind=kind, folder=str(folder)) if kind in FAR else ok("disk-near")


def kind_of(folder: Path, mounts: str) -> str:
    """The kind of file system of a folder: that of the longest mount point above it, the last if there are two."""
    best, kind = -1, ""
    for line in mounts.splitlines():
        _, point, name, *_ = line.split()
        place = Path(point.replace("\\040", " "))
        if (place == folder or place in folder.parents) and len(place.parts) >= best:
            best, kind = len(place.parts), name
    return kind
