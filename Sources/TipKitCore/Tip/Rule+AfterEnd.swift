public import TipKitEngine

extension Tips.Rule {
    /// Creates a rule that holds once another tip was retired a time ago.
    ///
    /// A tip is retired when it is invalidated for any reason: a person closed it or did what it teaches, a limit was
    /// reached, or it was held out. If that tip is made eligible again, the rule no longer holds. Not in Apple's TipKit.
    ///
    /// ```swift
    /// struct ShareBoardTip: Tip {
    ///     var title: Text { Text("Share your board") }
    ///     var rules: [Rule] {
    ///         Rule(afterEndOf: MakeBoardTip(), by: .days(2))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - tip: The other tip; only its `id` is read.
    ///   - length: The time since its retirement; none by default.
    public init(afterEndOf tip: some Tip, by length: Tips.DonationTimeRange = .minutes(0)) {
        self.init(afterEndOfTip: tip.id, by: length)
    }
}
