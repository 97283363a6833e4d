import Foundation
import Synchronization

/// TCP ports of this machine.
package enum Port {
    /// The ports to choose from, which are below the ports that the system uses for outgoing connections.
    private static let range = 10_000..<20_000
    private static let next = Atomic(Int.random(in: range))

    /// Returns a port on which no process listens.
    ///
    /// Within a process, each port is returned only once, so that two servers of a test don't get the same port.
    package static func free() throws -> Int {
        for _ in range {
            let number = next.wrappingAdd(1, ordering: .relaxed).newValue
            let port = range.lowerBound + number % range.count
            if isFree(port) { return port }
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
