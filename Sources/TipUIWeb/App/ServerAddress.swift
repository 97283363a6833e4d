#if Web
    import Foundation
    import NIOCore

    /// Where a server listens, and what its clients call it.
    package struct ServerAddress: Equatable, Sendable {
        /// The name or address that was asked for.
        package let host: String
        /// The address to listen on, in numbers.
        package let number: String
        /// The port to listen on; 0 lets the system choose one.
        package let port: Int

        /// Looks an address up; this may wait for a name server.
        package init(_ options: ServerOptions) throws(ServerOptions.Problem) {
            host = options.host
            port = options.port
            do {
                let found = try SocketAddress.makeAddressResolvingHost(host, port: port)
                guard let number = found.ipAddress, !found.isMulticast else { throw SocketAddressError.unsupported }
                // A link-local address says by which link; the number has lost it.
                let scope = host.contains(":") ? host.drop { $0 != "%" } : ""
                self.number = number + scope
            } catch {
                throw .unusable(
                    "--host",
                    host,
                    advice: "It stands for no address here. Give one of this machine's, such as 127.0.0.1, or its name."
                )
            }
        }

        /// Whether only this machine can reach the address.
        package var isLoopback: Bool { Loopback.contains(number) }

        /// Whether all addresses of this machine are meant.
        package var isEveryAddress: Bool { number == "0.0.0.0" || number == "::" }

        /// What a request's headers must say.
        package var check: OriginCheck { OriginCheck(isLoopback: isLoopback, name: host) }

        /// The address to show to a person, which works on this machine.
        ///
        /// Numbers are written as browsers do, who would else send back what they make of them.
        package func url(port actual: Int) -> String {
            let shown =
                switch number {
                case "0.0.0.0": "127.0.0.1"
                case "::": "[::1]"
                case _ where !isNumeric: host
                case _ where number.contains(":"): "[\(number.replacing("%", with: "%25"))]"
                default: number
                }
            return "http://\(shown):\(actual)/"
        }

        /// Whether browsers take what was asked for as an address rather than as a name.
        private var isNumeric: Bool {
            if host.contains(":") { return true }
            let last = host.lowercased().split(separator: ".").last ?? ""
            return last.allSatisfy(\.isNumber) || last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
        }
    }
#endif
