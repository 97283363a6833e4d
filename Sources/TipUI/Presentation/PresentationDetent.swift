public import Foundation

/// A height of a sheet in a narrow window, where it slides up from the bottom; other sheets fit their content.
public struct PresentationDetent: Hashable, Sendable {
    package enum Height: Hashable, Sendable {
        /// A fraction of the page's height, between 0 and 1.
        case fraction(CGFloat)
        case points(CGFloat)
    }

    package let height: Height

    /// About half of the page's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The page's full height, except for a margin that shows the page behind the sheet.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A fraction of the page's height, between 0 and 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
    }

    /// A height in points; less than 0 counts as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(max(height, 0)))
    }

    /// The height on a page of typical height, for comparing detents.
    var comparablePoints: CGFloat {
        switch height {
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}

/// The kind of presentation to use in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    private let kind: Kind

    /// Whether a popover stays a popover.
    var keepsPopovers: Bool { kind == .none || kind == .popover }

    /// The platform's adaptation.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// No adaptation.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A sheet that covers the whole page.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether the page behind a presentation can be used while it is open.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    /// Whether the page can be used; `nil` for the presentation's default.
    package let isEnabled: Bool?

    /// The default of the presentation.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// The page can be used.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// The page can't be used, keyboard focus stays in the presentation, and a click outside doesn't close it.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
}
