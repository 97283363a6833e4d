import Foundation
import Synchronization
import TipKitEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A lock on a file that stores make, repair or put another in the place of.
enum FileLock {
    /// Somebody else holds the lock for too long.
    struct Busy: Error, CustomStringConvertible {
        let description = "somebody else is opening or repairing it"
    }

    /// The lock files that this process holds or shares, of which it does one at a time; they hold although a file was
    /// deleted and made again.
    private static let inUse = Mutex<Set<String>>([])

    /// Runs a closure while nobody else holds or shares a lock file, in this process or another.
    static func hold<Value>(_ file: URL, _ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        try alone(with: file, deadline) {
            guard let lock = try deadline.wait(for: { try take(file, LOCK_EX) }) else { throw Busy() }
            defer { close(lock) }
            return try body()
        }
    }

    /// Runs a closure while nobody else holds a lock file; where it can't be made, nobody else can put another file in
    /// its folder either.
    static func share<Value>(_ file: URL, _ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        try alone(with: file, deadline) {
            let lock: Int32?
            do {
                lock = try deadline.wait(for: { try take(file, LOCK_SH) })
            } catch let error as POSIXError where [.EACCES, .EPERM, .EROFS].contains(error.code) {
                return try body()
            }
            guard let lock else { throw Busy() }
            defer { close(lock) }
            return try body()
        }
    }

    private static func alone<Value>(
        with file: URL,
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

    /// The lock file, open and locked; `nil` if somebody else holds it.
    private static func take(_ file: URL, _ kind: Int32) throws -> Int32? {
        let lock = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        var found = stat()
        // The folder may have been deleted meanwhile, and made again by others with another lock file.
        guard flock(lock, kind | LOCK_NB) == 0, fstat(lock, &found) == 0,
            FileIdentity(found) == FileIdentity(file.path)
        else {
            close(lock)
            return nil
        }
        return lock
    }
}
