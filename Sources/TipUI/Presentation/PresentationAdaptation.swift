/// What a presentation turns into where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    private let kind: Kind

    /// What the platform does.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// Nothing else.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A sheet that covers all of the page.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
