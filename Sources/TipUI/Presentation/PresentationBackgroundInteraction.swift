/// Whether what lies behind a presentation can be used while it is open.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    /// Whether it can; `nil` leaves it to the presentation.
    package let isEnabled: Bool?

    /// What the presentation does by itself.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// It can be used.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// It can't, and keyboard focus stays in the presentation, which a press outside doesn't close either.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
}
