import Synchronization

extension Tips {
    /// An option that gives a tip several arms, such as two texts, to find out which one helps more.
    ///
    /// Chance decides which arm a person has, with the same hash as ``Holdout``. The tip asks for its `arm`:
    ///
    /// ```swift
    /// struct MapTip: Tip {
    ///     static let opened = Event(id: "map-opened")
    ///
    ///     var title: Text { Text(arm == "short" ? "See the map" : "See where the trail goes, on a map") }
    ///     var options: [any TipOption] {
    ///         Teaches(Self.opened)
    ///         Compares("short", "long")
    ///     }
    /// }
    /// ```
    ///
    /// All arms have the same chance. A report compares each arm with the people from whom the tip is held out, and with
    /// each other arm. The tip must have the option ``Teaches``, which says what is measured; without it, everyone has the
    /// first arm. Not in Apple's TipKit.
    ///
    /// A person keeps an arm as long as the names are the same, in any order. A name that is added takes its share of people
    /// from all others; the people of a name that is removed, or written otherwise, get one of the others. In a report,
    /// each person counts in the arm that they had when they first saw the tip.
    public struct Compares: TipOption, Equatable {
        /// The names of the arms: those that were given, without those that can't be used.
        public let names: [String]
        /// What is wrong with the names that were given; `nil` if nothing is.
        package let fault: String?

        /// Creates the option.
        ///
        /// A name that is empty, longer than 100 bytes or given before is left out, and so are names after the eighth.
        /// Nothing is compared unless two names are left; everyone then has the first one. All that is logged.
        ///
        /// - Parameter names: The names of the arms.
        public init(_ names: String...) { self.init(names) }

        /// Creates the option from an array of names, of which the same holds.
        public init(_ names: [String]) {
            var (used, fault) = ([String](), String?.none)
            for name in names {
                if name.isEmpty {
                    fault = "one name is empty"
                } else if name.utf8.count > TrialArm.longestName {
                    fault = "the name \(name.prefix(20))… is longer than \(TrialArm.longestName) bytes"
                } else if used.contains(name) {
                    fault = "the name \(name) is given twice"
                } else if used.count == TrialArm.maximumCount {
                    fault = "there are more than \(TrialArm.maximumCount) names"
                } else {
                    used.append(name)
                }
            }
            if fault == nil, used.count < 2 { fault = used.isEmpty ? "there is no name" : "there is one name alone" }
            (self.names, self.fault) = (used, fault)
        }
    }
}

extension Tips.ConfigurationOption {
    /// Gives everyone an arm of the tips that have it, and counts nobody, for tests and previews.
    ///
    /// The environment variable `TIPS_ARM` takes precedence. Not in Apple's TipKit.
    ///
    /// - Parameter name: The name of the arm; a tip that doesn't compare an arm of that name isn't affected.
    public static func arm(_ name: String) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .arm(name))
    }
}

extension CenterState {
    /// The name of the arm that the person has of a tip, also if the tip is held out; `nil` if the tip has none.
    func armName(of tip: String, _ options: TipOptions) -> String? {
        guard let names = options.compares?.names else { return nil }
        if let looked = holdouts.arm, names.contains(looked) { return looked }
        guard names.count > 1, options.teaches != nil, phase == .configured else { return names.first }
        return holdout(of: options).arm(of: tip, for: holdouts.person ?? rows.replica, among: names)
    }

    /// The arm to which chance assigns the person, as it is recorded.
    func arm(of tip: String, _ options: TipOptions) -> TrialArm {
        let names = options.compares?.names ?? []
        // What a developer looks at isn't counted.
        if let looked = holdouts.arm, names.contains(looked) { return TrialArm() }
        let holdout = holdout(of: options)
        var arm = TrialArm(
            isHeldOut: holdout.holdsOut(tip, from: holdouts.person ?? rows.replica),
            share: holdout.share
        )
        if names.count > 1, !holdouts.isOff { (arm.name, arm.names) = (armName(of: tip, options), names.sorted()) }
        return arm
    }
}

extension TipCenter {
    /// The name of the arm that the person has of a tip; `nil` if the tip has none.
    package func arm(of tip: String, _ options: TipOptions) -> String? {
        state.withLock { $0.armName(of: tip, options) }
    }
}
