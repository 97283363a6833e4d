import Foundation
@preconcurrency import Glibc
import Synchronization

/// Ports of this machine.
public enum Port {
    /// Below those that the system gives to outgoing connections, which come and go.
    private static let range = 20_000..<30_000
    private static let next = Atomic(Int.random(in: range))

    /// Returns a port that nobody listened on just now; each of a process only once, so that no two of its servers ask for
    /// the same.
    public static func free() throws -> Int {
        for _ in range {
            let number = next.wrappingAdd(1, ordering: .relaxed).newValue
            let port = range.lowerBound + number % range.count
            if try isFree(port) { return port }
        }
        throw WebDriverError("no free port")
    }

    private static func isFree(_ port: Int) throws -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw WebDriverError("no socket") }
        defer { close(descriptor) }
        var address = loopback(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func loopback(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }

    /// Waits until somebody listens on a port.
    public static func waitUntilOpen(_ port: Int) async throws {
        for _ in 0..<400 {
            if let descriptor = connect(port) {
                close(descriptor)
                return
            }
            try await Task.sleep(for: .milliseconds(25))
        }
        throw WebDriverError("nobody listens on port \(port)")
    }

    /// Opens a connection to a port.
    static func connect(_ port: Int) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = loopback(port)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                Glibc.connect(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }
}
