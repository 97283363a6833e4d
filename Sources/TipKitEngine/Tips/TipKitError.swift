public import Foundation

/// An error of the tip system itself; errors of a store have types of their own.
public struct TipKitError: Error, LocalizedError, Equatable, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String {
        case invalidPredicateValueType
        case missingGroupContainerEntitlements
        case tipsDatastoreAlreadyConfigured
    }

    private let code: Code

    /// A rule compares a type that can't be stored; kept for source compatibility, never thrown here.
    public static let invalidPredicateValueType: TipKitError = TipKitError(code: .invalidPredicateValueType)

    /// The folder of a group container can't be made or used.
    public static let missingGroupContainerEntitlements: TipKitError =
        TipKitError(code: .missingGroupContainerEntitlements)

    /// Tips were configured before: by a second `configure`, or a `resetDatastore` after it.
    public static let tipsDatastoreAlreadyConfigured: TipKitError = TipKitError(code: .tipsDatastoreAlreadyConfigured)

    /// The name of the error.
    public var description: String { code.rawValue }

    /// The name of the error, as Apple gives it.
    public var errorDescription: String? { description }

    /// Matches an error in a `catch`.
    public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
        (error as? TipKitError) == pattern
    }
}
