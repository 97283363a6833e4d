import Foundation
import TipKitEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The device and inode of a file, which distinguish it from a later file at the same path.
struct FileIdentity: Equatable {
    private let device: UInt64
    let inode: UInt64

    /// The identity of the file at a path; `nil` if there is none.
    init?(_ path: String) {
        var found = stat()
        guard stat(path, &found) == 0 else { return nil }
        self.init(found)
    }

    /// Whether there is a symbolic link at a path.
    static func isLink(_ path: String) -> Bool {
        var found = stat()
        return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
    }

    init(_ found: stat) {
        device = UInt64(truncatingIfNeeded: found.st_dev)
        inode = UInt64(truncatingIfNeeded: found.st_ino)
    }
}

extension StoreFile {
    /// Restricts the file, its side files and its lock files to their owner, no matter which program created them.
    func restrictToOwner() {
        for path in [file.path, file.path + "-wal", file.path + "-shm", lock.path, watchers.path] {
            var found = stat()
            guard stat(path, &found) == 0, found.st_mode & 0o777 != 0o600 else { continue }
            if chmod(path, 0o600) != 0 {
                logWarning("Access to \(path) can't be restricted to its owner: \(String(cString: strerror(errno))).")
            }
        }
    }

    /// Whether this process may write the file and its folder.
    var isWritable: Bool {
        access(file.path, W_OK) == 0 && access(folder.path, W_OK) == 0
    }
}
