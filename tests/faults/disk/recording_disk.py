"""A file system that keeps its files in memory's folder and notes each change and each sync, in their order.

Usage: recording_disk.py STORE RECORD MOUNT. STORE holds the files. RECORD gets RECORD.changes, a line of JSON for each
change, and RECORD.bytes, what was written, one after the other. A sync is acknowledged at once: what of it would be on a
disk is for the reader of the record to say (written-states.ts).
"""

import json
import os
import sys

from fusepy import FUSE, Operations, fuse_get_context


class RecordingDisk(Operations):
    use_ns = True

    def __init__(self, store, record):
        self.store = os.path.realpath(store)
        self.changes = open(record + ".changes", "w", buffering=1)
        self.bytes = open(record + ".bytes", "wb", buffering=0)

    def note(self, change, path, **values):
        self.changes.write(json.dumps({"change": change, "path": path, **values}) + "\n")

    def place(self, path):
        return self.store + path

    def own(self, path):
        uid, gid, _ = fuse_get_context()
        os.lchown(self.place(path), uid, gid)
        return {"uid": uid, "gid": gid}

    # What changes a folder

    def mkdir(self, path, mode):
        os.mkdir(self.place(path), mode)
        self.note("folder", path, mode=mode & 0o7777, **self.own(path))

    def create(self, path, mode, fi=None):
        handle = os.open(self.place(path), os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)
        self.note("file", path, mode=mode & 0o7777, **self.own(path))
        return handle

    def mknod(self, path, mode, device):
        os.mknod(self.place(path), mode, device)
        self.note("file", path, mode=mode & 0o7777, **self.own(path))

    def symlink(self, path, target):
        os.symlink(target, self.place(path))
        self.note("symlink", path, target=target, **self.own(path))

    def link(self, path, existing):
        os.link(self.place(existing), self.place(path))
        self.note("link", path, existing=existing)

    def rename(self, path, to):
        os.rename(self.place(path), self.place(to))
        self.note("rename", path, to=to)

    def unlink(self, path):
        os.unlink(self.place(path))
        self.note("remove", path)

    def rmdir(self, path):
        os.rmdir(self.place(path))
        self.note("remove", path)

    def chmod(self, path, mode):
        os.chmod(self.place(path), mode)
        self.note("mode", path, mode=mode & 0o7777)

    def chown(self, path, uid, gid):
        os.lchown(self.place(path), uid, gid)
        self.note("owner", path, uid=uid, gid=gid)

    # What changes a file

    def write(self, path, data, offset, handle):
        os.pwrite(handle, data, offset)
        self.bytes.write(data)
        self.note("write", path, offset=offset, length=len(data))
        return len(data)

    def truncate(self, path, length, handle=None):
        os.truncate(self.place(path) if handle is None else handle, length)
        self.note("truncate", path, length=length)

    def fsync(self, path, data_alone, handle):
        self.note("sync", path)

    def fsyncdir(self, path, data_alone, handle):
        self.note("sync folder", path)

    # What changes nothing

    def open(self, path, flags):
        return os.open(self.place(path), flags & ~(os.O_EXCL | os.O_CREAT | os.O_APPEND))

    def read(self, path, size, offset, handle):
        return os.pread(handle, size, offset)

    def release(self, path, handle):
        os.close(handle)

    def flush(self, path, handle):
        return 0

    def getattr(self, path, handle=None):
        status = os.lstat(self.place(path))
        names = ("st_mode", "st_nlink", "st_uid", "st_gid", "st_size")
        times = {f"st_{time}": getattr(status, f"st_{time}_ns") for time in ("atime", "mtime", "ctime")}
        return {name: getattr(status, name) for name in names} | times

    def readdir(self, path, handle):
        return [".", "..", *os.listdir(self.place(path))]

    def readlink(self, path):
        return os.readlink(self.place(path))

    def statfs(self, path):
        status = os.statvfs(self.place(path))
        names = ("f_bavail", "f_bfree", "f_blocks", "f_bsize", "f_favail", "f_ffree", "f_files", "f_frsize", "f_namemax")
        return {name: getattr(status, name) for name in names}

    def utimens(self, path, times=None):
        os.utime(self.place(path), ns=times, follow_symlinks=False)


if __name__ == "__main__":
    store, record, mount = sys.argv[1:]
    os.umask(0)
    options = {"allow_other": True, "default_permissions": True, "big_writes": True}
    FUSE(RecordingDisk(store, record), mount, foreground=True, nothreads=True, fsname="recording", **options)
