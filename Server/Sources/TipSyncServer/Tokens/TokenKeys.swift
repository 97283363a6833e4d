import Crypto
public import Foundation
import JWTKit
import Synchronization

/// The keys that tokens are signed with, by their ids.
public struct TokenKeys: Sendable {
    /// The algorithm of each key.
    private let algorithms: [String: String]
    private let collection: JWTKeyCollection
    private let verified = VerifiedTokens()
    /// The id of the key that signs new tokens: the first key in the file that can sign.
    private let signer: String?

    /// Reads a JSON Web Key Set.
    ///
    /// A key has an id, `kid`, and is of type `oct` (HS256, at least 32 bytes), `EC` on P-256 (ES256) or `OKP` on
    /// Ed25519 (EdDSA).
    ///
    /// - Throws: `TokenKeyError` if a key can't be used.
    public init(jwks: Data) async throws {
        let set: KeySet
        do { set = try JSONDecoder().decode(KeySet.self, from: jwks) } catch {
            throw TokenKeyError(text: "The key file isn't a JSON Web Key Set: \(error)")
        }
        collection = JWTKeyCollection()
        var algorithms: [String: String] = [:]
        var signer: String?
        for key in set.keys {
            guard let id = key.kid, !id.isEmpty, algorithms[id] == nil else {
                throw TokenKeyError(text: "A key in the key file has no unique id; give each key its own “kid”.")
            }
            let canSign: Bool
            (algorithms[id], canSign) = try await key.add(to: collection, id)
            if canSign, signer == nil { signer = id }
        }
        if algorithms.isEmpty { throw TokenKeyError(text: "The key file has no keys.") }
        (self.algorithms, self.signer) = (algorithms, signer)
    }

    /// Returns the contents of a key file with one new key for HS256.
    public static func newFile() throws -> Data {
        let secret = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let key = KeySet.Key(kty: "oct", kid: UUID().uuidString.lowercased(), k: secret.base64URL)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(KeySet(keys: [key])) + Data("\n".utf8)
    }

    /// Signs a token.
    ///
    /// - Throws: `TokenKeyError` if no key can sign.
    public func sign(_ access: SyncAccess, until end: Date) async throws -> String {
        guard let signer else { throw TokenKeyError(text: "The key file has only public keys, which can't sign.") }
        return try await collection.sign(SyncClaims(access, until: end), kid: JWKIdentifier(string: signer))
    }

    /// Returns the access that a token gives.
    ///
    /// - Throws: `TokenRefusal`.
    func access(of token: String, at date: Date) async throws -> (access: SyncAccess, end: Date) {
        let claims: SyncClaims
        if let known = verified.claims(of: token) {
            claims = known
        } else {
            claims = try await verify(token)
            verified.add(token, claims)
        }
        let end = Date(timeIntervalSince1970: claims.exp)
        guard date < end else { throw TokenRefusal.expired }
        if let start = claims.nbf, date.timeIntervalSince1970 < start { throw TokenRefusal.notYetValid }
        guard let access = SyncAccess(claims) else { throw TokenRefusal.noAccess }
        return (access, end)
    }

    private func verify(_ token: String) async throws -> SyncClaims {
        guard let header = TokenHeader(token) else { throw TokenRefusal.malformed }
        guard let id = header.kid, let algorithm = algorithms[id] else { throw TokenRefusal.unknownKey }
        guard header.alg == algorithm else { throw TokenRefusal.wrongAlgorithm }
        do { return try await collection.verify(token, as: SyncClaims.self) } catch {
            throw TokenRefusal.wrongSignature
        }
    }
}

/// A cache of tokens with verified signatures, because a device sends the same token with each request.
private final class VerifiedTokens: Sendable {
    /// The maximum number of tokens that are remembered.
    private static let mostTokens = 10_000

    private let claims = Mutex<[String: SyncClaims]>([:])

    func claims(of token: String) -> SyncClaims? { claims.withLock { $0[token] } }

    func add(_ token: String, _ new: SyncClaims) {
        claims.withLock { claims in
            if claims.count >= Self.mostTokens { claims = [:] }
            claims[token] = new
        }
    }
}

/// An error that keeps a key file from being used.
public struct TokenKeyError: Error, CustomStringConvertible {
    let text: String

    /// A text that says what is wrong, and what to do about it.
    public var description: String { text }
}

/// The reasons why a token is refused.
enum TokenRefusal: String, Error {
    case missing = "The request has no token; add a header “Authorization: Bearer TOKEN”."
    case malformed = "The token isn't a JWT."
    case unknownKey = "The “kid” in the token's header isn't the id of a key of this server."
    case wrongAlgorithm = "The token's header names an algorithm that its key doesn't use."
    case wrongSignature = "The token's signature or claims are wrong."
    case expired = "The token has expired; ask for a new one."
    case notYetValid = "The token isn't valid yet; check the clock of the server that issued it."
    case noAccess = "The token has no container and person: it needs “container”, and “sub” or “host”."
}

/// The fields of a token's header that select the key.
private struct TokenHeader: Decodable {
    var alg: String?
    var kid: String?

    init?(_ token: String) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let data = Data(base64URL: String(parts[0])) else { return nil }
        do { self = try JSONDecoder().decode(TokenHeader.self, from: data) } catch { return nil }
    }
}

/// A JSON Web Key Set.
private struct KeySet: Codable {
    struct Key: Codable {
        var kty: String
        var kid: String?
        var crv: String?
        /// The secret of a symmetric key.
        var k: String?
        /// The coordinates of a public key, and the private key.
        var x: String?
        var y: String?
        var d: String?
    }

    var keys: [Key]
}

extension KeySet.Key {
    /// Adds the key to a collection.
    ///
    /// - Returns: The key's algorithm, and whether it can sign.
    fileprivate func add(to keys: JWTKeyCollection, _ id: String) async throws -> (algorithm: String, canSign: Bool) {
        let identifier = JWKIdentifier(string: id)
        switch (kty, crv) {
        case ("oct", _):
            guard let k, let secret = Data(base64URL: k), secret.count >= 32 else {
                throw TokenKeyError(text: "The key “\(id)” is shorter than 32 bytes.")
            }
            await keys.add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256, kid: identifier)
            return ("HS256", true)
        case ("EC", "P-256"), ("OKP", "Ed25519"):
            let algorithm = kty == "EC" ? "ES256" : "EdDSA"
            var parts = ["kty": kty, "kid": id, "alg": algorithm]
            (parts["crv"], parts["x"], parts["y"], parts["d"]) = (crv, x, y, d)
            do {
                let json = try JSONEncoder().encode(["keys": [parts]])
                try await keys.add(jwksJSON: String(decoding: json, as: UTF8.self))
            } catch {
                throw TokenKeyError(text: "The key “\(id)” can't be read: \(error)")
            }
            return (algorithm, d != nil)
        default:
            throw TokenKeyError(text: "The key “\(id)” is neither “oct”, nor “EC” on P-256, nor “OKP” on Ed25519.")
        }
    }
}

extension Data {
    init?(base64URL text: String) {
        let base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4))
    }

    var base64URL: String {
        base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
