/// The arm of a trial to which chance assigns a person, and what else the person could have got.
public struct TrialArm: Hashable, Sendable {
    /// Whether the tip is held out.
    public var isHeldOut: Bool
    /// The share of people from whom the tip is held out, from 0 to 1.
    public var share: Double
    /// The name of the arm, one of ``names``; `nil` if the tip compares no arms.
    ///
    /// A person from whom the tip is held out has one too, which rules may have asked for.
    public var name: String?
    /// The names of the arms that the person could have got with the same chance, sorted; `nil` without ``name``.
    public var names: [String]?

    /// Creates the value from its parts.
    public init(isHeldOut: Bool = false, share: Double = 0, name: String? = nil, names: [String]? = nil) {
        self.isHeldOut = isHeldOut
        self.share = share
        self.name = name
        self.names = names
    }

    /// The maximum number of arms that a tip compares.
    public static let maximumCount = 8
    /// The maximum length of an arm's name, in bytes.
    public static let longestName = 100

    /// Whether a replica can have written an arm.
    package static func isPossible(_ name: String?, of names: [String]?) -> Bool {
        guard let name, let names else { return name == nil && names == nil }
        return (2...maximumCount).contains(names.count) && names.contains(name)
            && names.allSatisfy { (1...longestName).contains($0.utf8.count) }
            && zip(names, names.dropFirst()).allSatisfy { $0 < $1 }
    }
}
