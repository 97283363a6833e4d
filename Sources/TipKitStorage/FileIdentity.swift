import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The number of the file that stands at a place now, whatever stood there before; `nil` if there is none.
func inode(of file: URL) -> UInt64? {
    var found = stat()
    return stat(file.path, &found) == 0 ? UInt64(found.st_ino) : nil
}

/// Runs a closure while no other process holds a lock file.
func whileLocked<Value>(_ file: URL, _ body: () throws -> Value) throws -> Value {
    let lock = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(lock) }
    guard lockf(lock, F_LOCK, 0) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return try body()
}
