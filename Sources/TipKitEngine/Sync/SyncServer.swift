package import Foundation

/// A server that tips sync through, and the person to whom the tips belong.
package struct SyncServer: Sendable {
    /// The server's address.
    package var url: URL
    /// The person whose tips are on this device; `nil` to read the person from the token.
    package var person: String?
    /// The containers that the app declares.
    package var containers: [String]
    /// When rows are exchanged: while the process runs, or in a separate process.
    package var schedule: Tips.ConfigurationOption.SyncSchedule
    /// Returns the token for the next requests.
    package var token: @Sendable () async throws -> String

    package init(
        url: URL,
        person: String?,
        containers: [String],
        schedule: Tips.ConfigurationOption.SyncSchedule,
        token: @escaping @Sendable () async throws -> String
    ) {
        self.url = url
        self.person = person
        self.containers = containers
        self.schedule = schedule
        self.token = token
    }

    /// Creates a server whose requests all use the same token.
    package init(url: URL, token: String, containers: [String], schedule: Tips.ConfigurationOption.SyncSchedule) {
        let claims = TokenClaims(token)
        let containers = containers.isEmpty ? [claims?.container].compactMap(\.self) : containers
        self.init(url: url, person: claims?.sub, containers: containers, schedule: schedule) { token }
    }

    /// The environment variables that specify a server, as far as the process has them.
    package static var environment: [String: String] {
        let names = ["TIPS_SYNC_URL", "TIPS_SYNC_TOKEN", "TIPS_SYNC_CONTAINERS"]
        let values = names.compactMap { name in environmentVariable(name).map { (name, $0) } }
        return Dictionary(uniqueKeysWithValues: values)
    }

    /// Returns the server that environment variables specify; `nil` if they specify none.
    ///
    /// - Throws: `Tips.SyncError` if the environment sets an invalid URL, or a URL without a token.
    package static func named(in environment: [String: String]) throws -> SyncServer? {
        guard let text = environment["TIPS_SYNC_URL"], !text.isEmpty else { return nil }
        guard let url = URL(string: text), url.host != nil else {
            throw Tips.SyncError(.refused, "TIPS_SYNC_URL is “\(text)”, which isn't an address; use https://HOST:PORT.")
        }
        guard let token = environment["TIPS_SYNC_TOKEN"], !token.isEmpty else {
            throw Tips.SyncError(.unauthorized, "TIPS_SYNC_URL is set but TIPS_SYNC_TOKEN isn't; set it to a token.")
        }
        let names = (environment["TIPS_SYNC_CONTAINERS"] ?? "").split(separator: ",")
        return SyncServer(
            url: url,
            token: token,
            containers: names.map { $0.trimmingCharacters(in: .whitespaces) },
            schedule: .live
        )
    }
}

/// The claims in a token, which only the server can verify.
package struct TokenClaims: Decodable, Sendable {
    /// The id of the person.
    package var sub: String?
    /// The name of the container.
    package var container: String?

    /// Reads a token's claims; `nil` if it isn't a JWT.
    package init?(_ token: String) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var base64 = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
        guard let data = Data(base64Encoded: base64) else { return nil }
        do { self = try JSONDecoder().decode(TokenClaims.self, from: data) } catch { return nil }
    }
}
