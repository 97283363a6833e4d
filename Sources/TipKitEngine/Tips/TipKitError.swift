public import Foundation

/// An error of the tip system itself; errors of a store have types of their own.
///
/// Described by its name, as Apple's; in a log, or where nobody catches it, with what happened and what to do.
public struct TipKitError: Error, LocalizedError, Equatable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
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

    /// What happened.
    public var failureReason: String? {
        switch code {
        case .invalidPredicateValueType: "A rule compares a value of a type that can't be stored."
        case .missingGroupContainerEntitlements: "The folder of the group container can't be made or used."
        case .tipsDatastoreAlreadyConfigured: "Tips were configured before, and go on as they were."
        }
    }

    /// What to do.
    public var recoverySuggestion: String? {
        switch code {
        case .invalidPredicateValueType: "Compare numbers, texts, dates or Booleans."
        case .missingGroupContainerEntitlements: "Use a name without slashes, and an XDG_DATA_HOME that can be written."
        case .tipsDatastoreAlreadyConfigured:
            """
            Call Tips.configure() once, in the app's init, and Tips.resetDatastore() before it; Tips.reset() forgets \
            everything later.
            """
        }
    }

    /// The name of the error, what happened and what to do.
    public var debugDescription: String {
        [code.rawValue + ":", failureReason, recoverySuggestion].compactMap(\.self).joined(separator: " ")
    }

    /// Matches an error in a `catch`.
    public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
        (error as? TipKitError) == pattern
    }
}
