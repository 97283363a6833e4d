public import Foundation

/// Where a popover is attached to its view.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// The same, as renderers know it.
    package var attachment: PopoverContent.Attachment {
        switch self {
        case .point(let point): .point(PaintStyle.UnitPosition(x: point.x, y: point.y))
        case .rect(let source):
            source.rect.map { rect in
                .rect(
                    x: Double(rect.origin.x),
                    y: Double(rect.origin.y),
                    width: Double(rect.size.width),
                    height: Double(rect.size.height)
                )
            } ?? .bounds
        }
    }
}

/// A value that belongs to a view's place on the page.
public struct Anchor<Value>: Sendable {
    /// What an anchor is made of.
    public struct Source: Hashable, Sendable {
        let rect: CGRect?
    }
}

extension Anchor<CGRect>.Source {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(rect: nil) }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(rect: rect) }
}
