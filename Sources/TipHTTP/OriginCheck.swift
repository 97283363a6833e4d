import Foundation

/// Checks by the headers of a request whether the request comes from one of this server's pages.
package struct OriginCheck: Sendable {
    /// Whether the server is reachable only from this machine.
    package var isLoopback: Bool
    /// The name or address that the server was started with, in lowercase; `nil` if there is none.
    private let name: String?

    package init(isLoopback: Bool, name: String? = nil) {
        self.isLoopback = isLoopback
        self.name = name?.lowercased()
    }

    /// Returns whether the server accepts requests for the host that the client used.
    ///
    /// On a loopback address, the server accepts only loopback addresses, localhost names, and the name that it was
    /// started with. This prevents DNS rebinding: a foreign name that resolves to this machine can't read anything.
    package func admits(authority: String?) -> Bool {
        guard isLoopback else { return true }
        guard let host = authority.flatMap(Self.host(of:)) else { return false }
        return host == "localhost" || host.hasSuffix(".localhost") || Loopback.contains(host) || host == name
    }

    /// Returns whether the server accepts a POST request.
    ///
    /// Browsers describe the origin of a request in the field `Sec-Fetch-Site`, and older browsers in `Origin`. A
    /// client that sends neither field isn't a browser, so another site's page can't misuse it.
    package func admitsPost(authority: String?, origin: String?, fetchSite: String?) -> Bool {
        if let fetchSite {
            return fetchSite == "same-origin" || fetchSite == "none"
        }
        guard let origin else { return true }
        guard let authority, let scheme = origin.range(of: "://") else { return false }
        return origin[scheme.upperBound...].lowercased() == authority.lowercased()
    }

    /// Returns the host of an authority, in lowercase and without brackets; `nil` if the authority is malformed.
    private static func host(of authority: String) -> String? {
        let text = authority.lowercased()
        let host: Substring
        let port: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[..<end].dropFirst()
            port = text[end...].dropFirst()
            guard host.contains(":") else { return nil }
        } else {
            host = text.prefix { $0 != ":" }
            port = text[host.endIndex...]
        }
        guard port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(\.isNumber) else { return nil }
        return String(host)
    }
}

/// A test for loopback addresses.
package enum Loopback {
    /// Returns whether a string is a loopback address: ::1, or an address in 127.0.0.0/8, in IPv4 or IPv4-mapped form.
    package static func contains(_ address: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, address, &bytes) == 1 { return bytes[0] == 127 }
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return false }
        let mapped: [UInt8] = Array(repeating: 0, count: 10) + [255, 255]
        return bytes.starts(with: mapped) ? bytes[12] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }
}

#if Web
    package import HTTPTypes

    extension HTTPField.Name {
        package static let secFetchSite = known("Sec-Fetch-Site")

        /// Returns a name that is known to be valid.
        package static func known(_ text: String) -> HTTPField.Name {
            guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) isn't a valid header name.") }
            return name
        }
    }
#endif
