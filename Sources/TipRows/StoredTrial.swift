public import Foundation

/// A person's trial of a tip, and how the tip was retired.
public struct StoredTrial: Sendable, Equatable {
    /// The trial, joined from the rows of all replicas.
    public var trial: JoinedTrial
    /// The name in stored rows of the reason for which the tip was retired; `nil` if it isn't retired.
    public var retirement: String?
    /// The date at which the tip was retired.
    public var retired: Date?
    /// Whether the person is a visitor, who has no account.
    public var isVisitor: Bool
    /// The person's value of a parameter, as JSON, if it was asked for and the person has one.
    public var value: String?

    /// Creates the value from its parts.
    public init(
        trial: JoinedTrial,
        retirement: String? = nil,
        retired: Date? = nil,
        isVisitor: Bool = false,
        value: String? = nil
    ) {
        self.trial = trial
        self.retirement = retirement
        self.retired = retired
        self.isVisitor = isVisitor
        self.value = value
    }
}
