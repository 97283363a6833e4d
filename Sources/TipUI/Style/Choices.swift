/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the context has it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// How a picture takes the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All the room is filled.
    case fill

    package var element: ImageContent.ContentMode { self == .fit ? .fit : .fill }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// The direction in which a view and those below are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Reading begins at the left.
    case leftToRight
    /// Reading begins at the right.
    case rightToLeft
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

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
