import Foundation
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
        let description = "another process is repairing it"
    }

    /// Runs a closure while nobody else holds a lock file, in this process or another.
    static func hold<Value>(_ file: URL, _ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        try deferringLog {
            guard let lock = try deadline.wait(for: { try take(file) }) else { throw Busy() }
            defer { close(lock) }
            return try body()
        }
    }

    /// The lock file, open and locked; `nil` if somebody else holds it.
    private static func take(_ file: URL) throws -> Int32? {
        let lock = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        var found = stat()
        // The folder may have been deleted meanwhile, and made anew by others with another lock file.
        guard flock(lock, LOCK_EX | LOCK_NB) == 0, fstat(lock, &found) == 0,
            FileIdentity(found) == FileIdentity(file.path)
        else {
            close(lock)
            return nil
        }
        return lock
    }
}
