public import Foundation

/// A view with the popover that points at it.
struct PopoverAnchor<Anchor: View, Card: View> {
    let anchor: Anchor
    let popover: PopoverCard<Card>?
    let onVisibilityChange: @MainActor (Bool) -> Void

    nonisolated init(
        anchor: Anchor,
        popover: PopoverCard<Card>?,
        onVisibilityChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.anchor = anchor
        self.popover = popover
        self.onVisibilityChange = onVisibilityChange
    }
}

@MainActor
extension PopoverAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = [Primitive.Child(anchor.asSingleElement, key: "anchor")]
        if let popover {
            children.append(Primitive.Child(popover, key: "popover"))
        }
        let onVisibilityChange = onVisibilityChange
        return Primitive(
            Element(AnchorContent()),
            children: children,
            handlers: [
                .visibility: { event in
                    if let isInside = event.isOn { onVisibilityChange(isInside) }
                }
            ]
        )
    }
}

extension PopoverAnchor: SingleElementView {}

/// A host of popovers and menus: the first child is the anchor, the others stand above the page, save that the second
/// child of one with a context menu, and of a menu with a primary action, is the button that opens the menu.
package struct AnchorContent: ElementContent {
    package static let kind = ElementKind.anchor
    package static let variations = [Variations(of: AnchorContent(), AnchorContent(hasContextMenu: true))]

    /// Whether a right click on the anchor, or a long touch, opens the menu.
    package var hasContextMenu: Bool

    package init(hasContextMenu: Bool = false) {
        self.hasContextMenu = hasContextMenu
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { context.children.first ?? [] }
}

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

extension View {
    /// Gives the view a name by which a callout's arrow finds it.
    package nonisolated func anchorName(_ name: String) -> some View {
        ElementModifier(self) { $0.style.anchorName = name }
    }
}
