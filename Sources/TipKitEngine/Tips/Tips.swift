public import Foundation

/// The namespace of the tip system: configuration, rules, events, parameters and options.
///
/// Configure tips once, before the first view is made; until then none appears.
///
/// ```swift
/// struct BooksApp: App {
///     init() {
///         do {
///             try Tips.configure([.displayFrequency(.daily)])
///         } catch {
///             print("Tips.configure: \(error.localizedDescription)")
///         }
///     }
///
///     var body: some Scene {
///         WindowGroup {
///             BookPage()
///         }
///     }
/// }
/// ```
@frozen public enum Tips {}

extension Tips {
    /// Whether a tip may appear.
    public enum Status: Equatable, Hashable, Sendable {
        /// The tip may not appear yet: a rule or the display frequency holds it back.
        case pending
        /// The tip may appear, or is on screen.
        case available
        /// The tip is retired, for the given reason.
        case invalidated(InvalidationReason)
    }
}

extension Tips {
    /// Why a tip was retired.
    public enum InvalidationReason: Equatable, Hashable, Sendable {
        /// The person did what the tip teaches.
        case actionPerformed
        /// The tip appeared as often as its `MaxDisplayCount` allows.
        case displayCountExceeded
        /// The tip was on screen as long as its `MaxDisplayDuration` allows.
        case displayDurationExceeded
        /// The person closed the tip while it was showing.
        case tipClosed
    }
}

extension Tips.InvalidationReason {
    /// The name under which rows hold the reason; never changes.
    package var rowName: String {
        switch self {
        case .actionPerformed: "actionPerformed"
        case .displayCountExceeded: "displayCountExceeded"
        case .displayDurationExceeded: "displayDurationExceeded"
        case .tipClosed: "tipClosed"
        }
    }

    /// Reads a row's name; a name that isn't known still means that the tip is retired.
    package init(rowName: String) {
        switch rowName {
        case "actionPerformed": self = .actionPerformed
        case "displayCountExceeded": self = .displayCountExceeded
        case "displayDurationExceeded": self = .displayDurationExceeded
        default: self = .tipClosed
        }
    }
}

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
