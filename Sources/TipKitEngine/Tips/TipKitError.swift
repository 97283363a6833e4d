public import Foundation

/// An error of configuring tips.
///
/// Stores throw errors of other types.
///
/// As in Apple's TipKit, the error's description is its name. The debug description, which logs and uncaught errors
/// show, adds what went wrong and what to do.
public struct TipKitError: Error, LocalizedError, Equatable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    private enum Code: String {
        case invalidPredicateValueType
        case missingGroupContainerEntitlements
        case tipsDatastoreAlreadyConfigured
    }

    private let code: Code

    /// A rule compares values of a type that can't be stored.
    ///
    /// This error exists for source compatibility with Apple's TipKit, and is never thrown.
    public static let invalidPredicateValueType: TipKitError = TipKitError(code: .invalidPredicateValueType)

    /// The folder of a group container can't be created or used.
    public static let missingGroupContainerEntitlements: TipKitError =
        TipKitError(code: .missingGroupContainerEntitlements)

    /// Tips are configured already: `configure` was called twice, or `resetDatastore` after it.
    public static let tipsDatastoreAlreadyConfigured: TipKitError = TipKitError(code: .tipsDatastoreAlreadyConfigured)

    /// The name of the error.
    public var description: String { code.rawValue }

    /// The name of the error, as Apple gives it.
    public var errorDescription: String? { description }

    /// What went wrong.
    public var failureReason: String? {
        switch code {
        case .invalidPredicateValueType: "A rule compares a value of a type that can't be stored."
        case .missingGroupContainerEntitlements: "The folder of the group container can't be created or used."
        case .tipsDatastoreAlreadyConfigured: "Tips are configured already; this call changes nothing."
        }
    }

    /// What to do about the error.
    public var recoverySuggestion: String? {
        switch code {
        case .invalidPredicateValueType: "Compare numbers, strings, dates or Booleans."
        case .missingGroupContainerEntitlements:
            "Use a container name without slashes, and set XDG_DATA_HOME to a writable folder."
        case .tipsDatastoreAlreadyConfigured:
            """
            Call Tips.configure() once, in the app's init, and Tips.resetDatastore() before it. To erase everything \
            later, call Tips.reset().
            """
        }
    }

    /// The name of the error, what happened and what to do.
    public var debugDescription: String {
        [code.rawValue + ":", failureReason, recoverySuggestion].compactMap(\.self).joined(separator: " ")
    }

    /// Matches a thrown error in a `catch` clause.
    public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
        (error as? TipKitError) == pattern
    }
}
