/// What becomes of the elements within an element of assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They become one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
