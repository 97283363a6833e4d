extension Tips.Rule {
    /// Creates a rule that holds once a tip was retired at least a number of seconds ago.
    package init(afterEndOfTip id: String, by length: Tips.DonationTimeRange) {
        self.init(
            source: length.seconds > 0 ? "\(length) after the end of \(id)" : "after the end of \(id)",
            inputs: [.tip(id)]
        ) { evaluation in
            BoundRule(evaluation.hasEnded(id, for: length.seconds)) { $0 }
        }
    }
}
