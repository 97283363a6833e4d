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
