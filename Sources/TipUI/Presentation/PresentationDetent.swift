public import Foundation

/// A height at which a sheet rests where it comes from below; in a wide window a sheet is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let stored: Height

    /// About half of the page's height.
    public static let medium = PresentationDetent(stored: .fraction(0.5))
    /// All of the page's height, save the edge by which one sees that it is a sheet.
    public static let large = PresentationDetent(stored: .fraction(1))

    /// A part of the page's height, between 0 and 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(stored: .fraction(min(max(fraction, 0), 1)))
    }

    /// A height in points; less than 0 counts as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(stored: .points(max(height, 0)))
    }

    /// The height, as renderers know it.
    var height: SheetContent.Height {
        switch stored {
        case .fraction(let fraction): .fraction(Double(fraction))
        case .points(let points): .points(Double(points))
        }
    }

    /// The height on a page of a usual height, by which detents can be told smaller from larger.
    var usualPoints: CGFloat {
        switch stored {
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}
