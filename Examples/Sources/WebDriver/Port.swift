import Foundation
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#endif

/// TCP ports of this machine.
public enum Port {
    /// The ports to choose from, which are below the ports that the system uses for outgoing connections.
    private static let range = 20_000..<30_000
    private static let next = Atomic(Int.random(in: range))

    /// Returns a port on which no process listens.
    ///
    /// Within a process, each port is returned only once, so that two servers of a test don't get the same port.
    public static func free() throws -> Int {
        for _ in range {
            let number = next.wrappingAdd(1, ordering: .relaxed).newValue
            let port = range.lowerBound + number % range.count
            if try isFree(port) { return port }
        }
        throw WebDriverError("there is no free port from 20000 to 29999")
    }

    private static func isFree(_ port: Int) throws -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw WebDriverError("no socket can be created") }
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

    /// Waits until a process listens on a port.
    public static func waitUntilOpen(_ port: Int) async throws {
        let end = ContinuousClock.now + Browser.patience
        while ContinuousClock.now < end {
            if let descriptor = connect(port) {
                close(descriptor)
                return
            }
            try await Task.sleep(for: .milliseconds(25))
        }
        throw WebDriverError("no process listens on port \(port)")
    }

    /// Opens a connection to a port, and returns its descriptor; `nil` if no process listens on the port.
    static func connect(_ port: Int) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = loopback(port)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                Foundation.connect(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }
}
