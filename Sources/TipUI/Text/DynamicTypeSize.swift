/// How large a person wants text.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// A little small.
    case medium
    /// The usual.
    case large
    /// A little larger.
    case xLarge
    /// Larger.
    case xxLarge
    /// The largest of the common sizes.
    case xxxLarge
    /// The first of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The largest of all.
    case accessibility5

    /// Whether a size is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}
