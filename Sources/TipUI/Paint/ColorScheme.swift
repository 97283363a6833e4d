/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
