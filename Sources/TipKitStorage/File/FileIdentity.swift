import Foundation
import TipKitEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

/// The device and inode of a file, which distinguish it from another file that exists at the same time.
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

    /// Whether there is a regular file at a path, and no folder, pipe or device.
    static func isRegular(_ path: String) -> Bool {
        var found = stat()
        return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
    }

    init(_ found: stat) {
        device = UInt64(truncatingIfNeeded: found.st_dev)
        inode = UInt64(truncatingIfNeeded: found.st_ino)
    }
}

extension FileIdentity {
    /// When the file at a path was created, in seconds and nanoseconds; `nil` if the system doesn't tell.
    ///
    /// A file that replaces a deleted one often has the deleted file's inode, but never its time of creation.
    static func creation(of path: String) -> String? {
        #if canImport(Darwin)
            var found = stat()
            guard stat(path, &found) == 0 else { return nil }
            return "\(found.st_birthtimespec.tv_sec).\(found.st_birthtimespec.tv_nsec)"
        #elseif os(Linux) || os(Android)
            // Look up `statx` at run time, because Swift's modules of the C library don't declare it.
            typealias Function =
                @convention(c) (CInt, UnsafePointer<CChar>, CInt, CUnsignedInt, UnsafeMutableRawPointer) -> CInt
            guard let symbol = dlsym(nil, "statx") else { return nil }
            let statx = unsafeBitCast(symbol, to: Function.self)
            // The size of `struct statx`, and the places of its mask and of the two parts of the time.
            return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { found in
                let wanted: CUnsignedInt = 0x800
                guard let start = found.baseAddress, statx(AT_FDCWD, path, 0, wanted, start) == 0,
                    found.load(as: CUnsignedInt.self) & wanted != 0
                else { return nil }
                let seconds = found.load(fromByteOffset: 80, as: Int64.self)
                return "\(seconds).\(found.load(fromByteOffset: 88, as: UInt32.self))"
            }
        #else
            return nil
        #endif
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
