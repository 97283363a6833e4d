extension Tips {
    /// An option that limits how often a person can snooze a tip.
    ///
    /// A further snooze retires the tip with `.tipClosed`: a person who has put a tip off so often doesn't want it. Devices
    /// that are cut off from each other each count what they know. Not in Apple's TipKit.
    public struct MaxSnoozes: TipOption, Equatable {
        package let value: Int

        /// Creates the option; without it a tip can be snoozed any number of times.
        ///
        /// - Parameter maxSnoozes: The number of snoozes; with 0 or less the first one retires the tip.
        public init(_ maxSnoozes: Int) {
            value = max(0, maxSnoozes)
        }
    }
}
