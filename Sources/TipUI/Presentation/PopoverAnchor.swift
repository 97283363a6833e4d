public import Foundation

/// A view with an optional popover that points at it.
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
extension PopoverAnchor: ModifierView, UntrackedView {
    var content: Anchor { anchor }

    func primitive(in environment: EnvironmentValues) -> Primitive {
        if anchor.drawsSeveral {
            let outside = environment.insideElement
            return .forEach(of: anchor, onlyFirst: true) { anchored($0, in: outside) }
        }
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

    /// Returns another view with the popover, in the environment of this view.
    private func anchored(_ view: some View, in environment: EnvironmentValues) -> any View {
        let popover = popover.map { popover in
            PopoverCard(
                popover: popover.popover,
                accessibility: popover.accessibility,
                onDismiss: popover.onDismiss,
                onSetAside: popover.onSetAside,
                content: EnvironmentModifier(content: popover.content) {
                    $0 = environment
                    $0.isEnabled = true
                    $0.resetForCard()
                }
            )
        }
        return TipUI.PopoverAnchor<_, _>(anchor: view, popover: popover, onVisibilityChange: onVisibilityChange)
    }
}

extension PopoverAnchor: SingleElementView {}

/// An anchor, which is any view, together with its popovers and menus.
///
/// The first child is the anchor. For a context menu, or a menu with a primary action, the second child is the button
/// that opens the menu. All other children are popovers and menus, which float above the page.
package struct AnchorContent: ElementContent {
    package static let kind = ElementKind.anchor
    package static let variations = [Variations(of: AnchorContent(), AnchorContent(hasContextMenu: true))]

    /// Whether a right click or a long press on the anchor opens the menu.
    package var hasContextMenu: Bool

    package init(hasContextMenu: Bool = false) {
        self.hasContextMenu = hasContextMenu
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { context.children.first ?? [] }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// A value derived from the bounds of a view.
public struct Anchor<Value>: Sendable {
    /// The source of an anchor's value.
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
    /// Names the view so that a callout's arrow can point at it.
    package nonisolated func anchorName(_ name: String) -> some View {
        ElementModifier(self) { $0.style.anchorName = name }
    }
}
