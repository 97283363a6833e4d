/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// From side to side.
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
    }
}
