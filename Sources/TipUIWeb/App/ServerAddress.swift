#if Web
    import Foundation
    import NIOCore
    package import TipHTTP

    /// The address that a server listens on, and the name that clients use for it.
    package struct ServerAddress: Equatable, Sendable {
        /// The requested name or address.
        package let host: String
        /// The numeric address to listen on.
        package let numericHost: String
        /// The port to listen on; 0 lets the system choose one.
        package let port: Int

        /// Resolves the address of a server, which may block until a DNS server responds.
        package init(_ options: ServerOptions) throws(ServerOptions.Problem) {
            host = options.host
            port = options.port
            do {
                let found = try SocketAddress.makeAddressResolvingHost(host, port: port)
                guard let address = found.ipAddress, !found.isMulticast else { throw SocketAddressError.unsupported }
                // Append the scope of a link-local address, such as `%eth0`, because the resolved address lacks it.
                let scope = host.contains(":") ? host.drop { $0 != "%" } : ""
                numericHost = address + scope
            } catch {
                throw .unusable(
                    "--host",
                    host,
                    advice: "No usable address was found. Give an address or a name of this machine, like 127.0.0.1."
                )
            }
        }

        /// Whether only this machine can reach the address.
        package var isLoopback: Bool { Loopback.contains(numericHost) }

        /// Whether the server listens on all addresses of this machine.
        package var isEveryAddress: Bool { numericHost == "0.0.0.0" || numericHost == "::" }

        /// The check that request headers must pass.
        package var check: OriginCheck { OriginCheck(isLoopback: isLoopback, name: host) }

        /// Returns the URL to show to people, which works on this machine.
        ///
        /// Numeric addresses are written in the form that browsers normalize them to and send in the `Host` field.
        package func url(port actual: Int) -> String {
            let shown =
                switch numericHost {
                case "0.0.0.0": "127.0.0.1"
                case "::": "[::1]"
                case _ where !isNumeric: host
                case _ where numericHost.contains(":"): "[\(numericHost.replacing("%", with: "%25"))]"
                default: numericHost
                }
            return "http://\(shown):\(actual)/"
        }

        /// Whether browsers interpret the requested host as an address rather than as a name.
        private var isNumeric: Bool {
            if host.contains(":") { return true }
            let last = host.lowercased().split(separator: ".").last ?? ""
            return last.allSatisfy(\.isNumber) || last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
        }
    }
#endif
