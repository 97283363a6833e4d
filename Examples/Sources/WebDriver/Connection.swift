import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#endif

/// A TCP connection to a port of this machine.
final class Connection: Sendable {
    private let descriptor: Int32

    init(port: Int) throws {
        guard let descriptor = Port.connect(port) else { throw WebDriverError("no process listens on port \(port)") }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
                guard count > 0 else { throw WebDriverError("the browser closed the connection") }
                sent += count
            }
        }
    }

    /// Waits for bytes and returns the bytes that have arrived.
    func read() throws -> Data {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { throw WebDriverError("the browser closed the connection without an answer") }
        return Data(buffer[..<count])
    }
}
