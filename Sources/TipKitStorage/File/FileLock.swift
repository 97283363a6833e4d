import Foundation
import Synchronization
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

/// A lock file that coordinates opening, creating, repairing and replacing the datastore file.
enum FileLock {
    /// An error thrown when another process or thread holds the lock for too long.
    struct Busy: Error, CustomStringConvertible {
        let description = "another store is still opening or repairing the file"
    }

    /// The paths of the lock files that this process holds or shares.
    ///
    /// Only one thread at a time uses the lock file at a path, even if the file was deleted and recreated.
    private static let inUse = Mutex<Set<String>>([])

    /// Runs a closure while no other thread or process holds or shares a lock file.
    static func hold<Value>(_ file: URL, _ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        try serializing(on: file, deadline) {
            guard let lock = try deadline.wait(for: { try Self.lock(file, LOCK_EX) }) else { throw Busy() }
            defer { close(lock) }
            return try body()
        }
    }

    /// Runs a closure while no other thread or process holds a lock file.
    ///
    /// If this process may not create the lock file, the closure runs without a lock, since it is assumed that no other
    /// process can replace files in the folder either.
    static func share<Value>(_ file: URL, _ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        try serializing(on: file, deadline) {
            let lock: Int32?
            do {
                lock = try deadline.wait(for: { try Self.lock(file, LOCK_SH) })
            } catch let error as POSIXError where isForbidden(error) {
                return try body()
            }
            guard let lock else { throw Busy() }
            defer { close(lock) }
            return try body()
        }
    }

    /// Runs a closure while no other thread or process holds a lock file.
    ///
    /// If this process may not create the lock file, the closure runs without a lock, as in ``share(_:_:_:)``.
    ///
    /// - Returns: The closure's value; `nil` if the lock file is held, or its folder was deleted.
    static func holdIfFree<Value>(_ file: URL, _ body: () throws -> Value) throws -> Value? {
        let lock: Int32?
        do {
            lock = try Self.lock(file, LOCK_EX)
        } catch let error as POSIXError where error.code == .ENOENT {
            return nil
        } catch let error as POSIXError where isForbidden(error) {
            return try body()
        }
        guard let lock else { return nil }
        defer { close(lock) }
        return try body()
    }

    /// Whether this process may not create a lock file.
    private static func isForbidden(_ error: POSIXError) -> Bool { [.EACCES, .EPERM, .EROFS].contains(error.code) }

    private static func serializing<Value>(
        on file: URL,
        _ deadline: Deadline,
        _ body: () throws -> Value
    ) throws -> Value {
        try deferringLog {
            let path = file.path
            let isMine: Void? = try deadline.wait { inUse.withLock { $0.insert(path).inserted } ? () : nil }
            guard isMine != nil else { throw Busy() }
            defer { _ = inUse.withLock { $0.remove(path) } }
            return try body()
        }
    }

    /// Opens and locks a lock file, until the returned descriptor is closed; returns `nil` if it is locked already.
    static func lock(_ file: URL, _ kind: Int32) throws -> Int32? {
        let lock = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        var found = stat()
        // Don't use the lock if the path now leads to another file, which happens if the folder was deleted and
        // recreated.
        guard flock(lock, kind | LOCK_NB) == 0, fstat(lock, &found) == 0,
            FileIdentity(found) == FileIdentity(file.path)
        else {
            close(lock)
            return nil
        }
        return lock
    }
}
