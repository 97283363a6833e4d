import Foundation
import JWTKit

/// The access that a token gives.
public enum SyncAccess: Sendable, Equatable {
    /// Access to one person of a container.
    case person(String, container: String)
    /// Access to all people of a container.
    case host(container: String)

    /// The container.
    public var container: String {
        switch self {
        case .person(_, let container), .host(let container): container
        }
    }

    /// Whether the token may read and write a person's rows.
    func covers(_ person: SyncPerson) -> Bool {
        guard person.container.utf8.elementsEqual(container.utf8) else { return false }
        return switch self {
        case .host: true
        case .person(let id, _): id.utf8.elementsEqual(person.id.utf8)
        }
    }

    /// The token's subject, for which the numbers of requests and event streams are limited.
    var subject: String {
        switch self {
        case .person(let id, let container): "\(container)\0\(id)"
        case .host(let container): container
        }
    }

    /// Compares containers and ids by their bytes.
    public static func == (left: SyncAccess, right: SyncAccess) -> Bool {
        left.subject.utf8.elementsEqual(right.subject.utf8)
    }

    init?(_ claims: SyncClaims) {
        guard SyncPerson.isName(claims.container) else { return nil }
        if claims.host == true {
            self = .host(container: claims.container)
        } else if let id = claims.sub, SyncPerson.isName(id) {
            self = .person(id, container: claims.container)
        } else {
            return nil
        }
    }
}

/// The claims of a token.
struct SyncClaims: JWTPayload {
    var container: String
    var sub: String?
    var host: Bool?
    var exp: Double
    var nbf: Double?

    init(_ access: SyncAccess, until end: Date) {
        container = access.container
        if case .person(let id, _) = access { sub = id } else { host = true }
        exp = end.timeIntervalSince1970.rounded()
    }

    /// Does nothing, because the service checks a token's times with its own clock.
    func verify(using algorithm: some JWTAlgorithm) {}
}
