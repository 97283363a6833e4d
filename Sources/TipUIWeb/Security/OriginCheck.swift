import Foundation

/// Decides by a request's headers whether it comes from a page of ours.
package struct OriginCheck: Sendable {
    /// Whether the server listens for this machine alone.
    package var isLoopback: Bool

    package init(isLoopback: Bool) {
        self.isLoopback = isLoopback
    }

    /// Whether the name that the client used for the server is one it can have.
    ///
    /// On a loopback address only names of this machine are, so that a foreign name that was made to resolve to it
    /// reads nothing.
    package func admits(authority: String?) -> Bool {
        guard isLoopback else { return true }
        guard let authority else { return false }
        let name = Self.hostName(of: authority)
        return name == "localhost" || name.hasSuffix(".localhost") || name == "127.0.0.1" || name == "[::1]"
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

    private static func hostName(of authority: String) -> String {
        let text = authority.lowercased()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return String(text[...end])
        }
        return String(text.prefix { $0 != ":" })
    }
}
