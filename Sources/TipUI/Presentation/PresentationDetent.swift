public import Foundation

/// A height at which a sheet rests where it comes from below; in a wide window a sheet is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
    package enum Height: Hashable, Sendable {
        /// A part of the page's height, between 0 and 1.
        case fraction(CGFloat)
        case points(CGFloat)
    }

    package let height: Height

    /// About half of the page's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// All of the page's height, save the edge by which one sees that it is a sheet.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A part of the page's height, between 0 and 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
    }

    /// A height in points; less than 0 counts as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(max(height, 0)))
    }

    /// The height on a page of a usual height, by which detents can be told smaller from larger.
    var usualPoints: CGFloat {
        switch height {
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}
