import Foundation

/// Decides by a request's headers whether it comes from a page of ours.
package struct OriginCheck: Sendable {
    /// Whether the server listens for this machine alone.
    package var isLoopback: Bool
    /// What whoever began the server calls it: a name or an address, in small letters; `nil` for nothing of its own.
    private let name: String?

    package init(isLoopback: Bool, name: String? = nil) {
        self.isLoopback = isLoopback
        self.name = name?.lowercased()
    }

    /// Whether the name that the client used for the server is one it can have.
    ///
    /// On a loopback address only addresses and names of this machine are, and the name that the server was given, so
    /// that a foreign name that was made to resolve to it reads nothing.
    package func admits(authority: String?) -> Bool {
        guard isLoopback else { return true }
        guard let host = authority.flatMap(Self.host(of:)) else { return false }
        return host == "localhost" || host.hasSuffix(".localhost") || Loopback.contains(host) || host == name
    }

    /// Whether a post may come in.
    ///
    /// Browsers say where a post comes from in `Sec-Fetch-Site`, older ones in `Origin`. A client that says neither is
    /// no browser, and can't be misled by another site's page.
    package func admitsPost(authority: String?, origin: String?, fetchSite: String?) -> Bool {
        if let fetchSite {
            return fetchSite == "same-origin" || fetchSite == "none"
        }
        guard let origin else { return true }
        guard let authority, let scheme = origin.range(of: "://") else { return false }
        return origin[scheme.upperBound...].lowercased() == authority.lowercased()
    }

    /// The name or address in an authority, in small letters and without brackets; `nil` if there is none.
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

/// Tells the addresses that only this machine reaches from others.
enum Loopback {
    /// Whether a text is such an address: one of 127.0.0.0/8, of IPv4 or written in IPv6's form, or ::1.
    static func contains(_ address: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, address, &bytes) == 1 { return bytes[0] == 127 }
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return false }
        let mapped: [UInt8] = Array(repeating: 0, count: 10) + [255, 255]
        return bytes.starts(with: mapped) ? bytes[12] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }
}
