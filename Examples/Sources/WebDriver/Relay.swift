import Foundation
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#endif

/// A network connection between a browser and a server, which a test can interrupt while both run.
public final class Relay: Sendable {
    private let port: Int
    private let listener: Int32
    private let wires = Wires()

    /// Listens on a free port, and forwards connections to another port of this machine.
    public init(to target: Int) throws {
        let port = try Port.free()
        let listener = try Self.listen(on: port)
        self.port = port
        self.listener = listener
        Thread.detachNewThread { [wires] in
            while true {
                let near = accept(listener, nil, nil)
                guard near >= 0 else { break }
                wires.add(near, target)
            }
            close(listener)
        }
    }

    deinit {
        wires.cut()
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The URL to open instead of the server's URL.
    public var address: String { "http://127.0.0.1:\(port)/" }

    /// Closes all connections, and refuses new connections.
    public func cut() { wires.cut() }

    /// Accepts new connections again.
    public func mend() { wires.mend() }

    private static func listen(on port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw WebDriverError("no socket can be created") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isListening = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    && Foundation.listen(descriptor, 64) == 0
            }
        }
        if isListening { return descriptor }
        close(descriptor)
        throw WebDriverError("port \(port) is already in use")
    }
}

/// The connections of a relay.
private final class Wires: Sendable {
    private struct State {
        var isCut = false
        var wires: [Wire] = []
    }

    private let state = Mutex(State())

    /// Connects an accepted connection with the target port.
    func add(_ near: Int32, _ target: Int) {
        let isCut = state.withLock { $0.isCut }
        guard !isCut, let far = Port.connect(target) else {
            close(near)
            return
        }
        let wire = Wire(near, far)
        state.withLock { state in
            state.wires.removeAll { $0.isOver }
            state.wires.append(wire)
            if state.isCut { wire.cut() }
        }
        wire.start()
    }

    func cut() {
        state.withLock { state in
            state.isCut = true
            for wire in state.wires { wire.cut() }
            state.wires = []
        }
    }

    func mend() {
        state.withLock { $0.isCut = false }
    }
}

/// A connection that a relay forwards, with one descriptor for the browser's side and one for the server's side.
private final class Wire: Sendable {
    private let ends: [Int32]
    /// The number of directions in which bytes are still forwarded.
    private let directions = Mutex(2)

    init(_ near: Int32, _ far: Int32) {
        ends = [near, far]
    }

    var isOver: Bool { directions.withLock { $0 == 0 } }

    func start() {
        for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            Thread.detachNewThread { self.carry(from, to) }
        }
    }

    /// Shuts the connection down; the descriptors are closed once both directions have stopped.
    func cut() {
        directions.withLock { directions in
            guard directions > 0 else { return }
            for end in ends { shutdown(end, Int32(SHUT_RDWR)) }
        }
    }

    private func carry(_ from: Int32, _ to: Int32) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(from, &buffer, buffer.count)
            guard count > 0, Self.send(buffer[..<count], to: to) else { break }
        }
        cut()
        directions.withLock { directions in
            directions -= 1
            guard directions == 0 else { return }
            for end in ends { close(end) }
        }
    }

    private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                // Without this flag, sending to a closed connection would end the process by a signal.
                let count = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
