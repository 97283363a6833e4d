extension Tips {
    /// An option that says which of several tips is shown if only one may be.
    ///
    /// Of tips that wait for one turn, because of the display frequency or a limit, the one with the greatest rank has it,
    /// whichever view comes first, in a group or outside. Of tips with the same rank the first one has it.
    ///
    /// A rank decides between tips that are drawn and that nobody has seen yet, for half a minute at most. It keeps no turn
    /// for a tip without a view, takes no tip away that a person has seen, and lifts no limit: so a tip of a low rank waits
    /// only while one of a higher rank is about to appear. A tip that is printed in a terminal is seen at once. Not in Apple's
    /// TipKit.
    public struct Rank: TipOption, Equatable {
        package let value: Int

        /// Creates the option.
        ///
        /// - Parameter value: Any number; without the option it is 0. Of several options the last one applies.
        public init(_ value: Int) { self.value = value }
    }
}
