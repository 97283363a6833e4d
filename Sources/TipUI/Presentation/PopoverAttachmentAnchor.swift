public import Foundation

/// Where a popover is attached to its view.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// A value that belongs to a view's place on the page.
public struct Anchor<Value>: Sendable {
    /// What an anchor is made of.
    public struct Source: Hashable, Sendable {
        /// The rectangle in the view's own coordinates; `nil` for its bounds.
        package let rect: CGRect?
    }
}

extension Anchor<CGRect>.Source {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(rect: nil) }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(rect: rect) }
}
