import Foundation

extension Tips {
    /// An option that holds a tip out from a share of people, to find out whether the tip helps.
    ///
    /// A tip that is held out from a person never appears. When it would have become visible, it is counted like a
    /// display, so that other tips wait as long, and retired. The tip must have the option ``Teaches``, which says what is
    /// measured; without it, nobody is held out. Not in Apple's TipKit.
    public struct Holdout: TipOption, Equatable {
        /// The share of people from whom the tip is held out, from 0 to 1.
        public let share: Double
        /// A text that changes who is held out.
        public let salt: String

        /// Creates the option, which takes precedence over ``Tips/ConfigurationOption/holdout(_:salt:)``.
        ///
        /// - Parameters:
        ///   - share: The share of people, from 0 to 1; a number outside means the nearest one, and NaN means 0.
        ///   - salt: A text that changes who is held out. Without it the same people are held out again after a reset.
        public init(_ share: Double, salt: String = "") {
            self.share = share.isNaN ? 0 : min(max(0, share), 1)
            self.salt = salt
        }

        /// Returns whether a tip is held out from a person.
        ///
        /// The answer depends only on the person, the tip and the salt, and on whether their number is below the share: a
        /// greater share adds people, and moves nobody else.
        package func holdsOut(_ tip: String, from person: String) -> Bool {
            Double(Self.lot(of: [salt, tip, person]) >> 11) / Double(1 << 53 as UInt64) < share
        }

        /// Returns which of several arms a person has.
        ///
        /// Each name draws a number for the person, and the greatest wins. So the order of the names doesn't matter, a name
        /// that is added wins people from all others and moves nobody else, and the people of one that is removed are
        /// spread over those that stay.
        package func arm(of tip: String, for person: String, among names: [String]) -> String? {
            let lots = names.map { (Self.lot(of: [salt, tip, person, $0]), $0) }
            return lots.max { $0 < $1 }?.1
        }

        /// The number that texts draw, which is the same in every release.
        private static func lot(of texts: [String]) -> UInt64 {
            var hash = StableHash(of: texts).value
            // The upper bits of this hash hardly depend on the last bytes, so mix all bits.
            hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
            hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
            return hash ^ (hash >> 31)
        }
    }
}

extension Tips.ConfigurationOption {
    /// The share of people from whom each tip with the option `Teaches` is held out, to find out whether it helps.
    ///
    /// Which tips are held out from a person depends on the person of the sync server or of `TipPeople`, otherwise on the
    /// device. The environment variable `TIPS_HOLDOUT=0` turns all holdouts off. Not in Apple's TipKit.
    ///
    /// - Parameters:
    ///   - share: The share of people, from 0 to 1; a number outside means the nearest one.
    ///   - salt: A text that changes who is held out.
    public static func holdout(_ share: Double, salt: String = "") -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .holdout(Tips.Holdout(share, salt: salt)))
    }
}

/// From whom a center holds tips out.
package struct HoldoutPlan: Sendable, Equatable {
    /// The holdout of tips without their own.
    package var holdout: Tips.Holdout
    /// The id of the person to whom the center's tips belong; `nil` for the device's own person.
    package var person: String?
    /// Whether no tip is held out.
    package var isOff: Bool
    /// The arm that a developer looks at.
    package var arm: String?

    package init(
        holdout: Tips.Holdout = Tips.Holdout(0),
        person: String? = nil,
        arm: String? = nil,
        environment: [String: String]? = nil
    ) {
        self.holdout = holdout
        self.person = person
        func variable(_ name: String) -> String? { environment.map { $0[name] } ?? environmentVariable(name) }
        isOff = variable("TIPS_HOLDOUT").map { ["0", "off", "no", "false"].contains($0.lowercased()) } ?? false
        self.arm = variable("TIPS_ARM") ?? arm
    }

    /// Returns the same plan for a person.
    package func of(_ person: String?) -> HoldoutPlan {
        var plan = self
        plan.person = person
        return plan
    }
}
