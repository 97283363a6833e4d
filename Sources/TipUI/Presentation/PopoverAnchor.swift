/// A view with the popover that points at it.
struct PopoverAnchor<Anchor: View, Card: View> {
    let anchor: Anchor
    let popover: PopoverCard<Card>?

    nonisolated init(anchor: Anchor, popover: PopoverCard<Card>?) {
        self.anchor = anchor
        self.popover = popover
    }
}

@MainActor
extension PopoverAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = [Primitive.Child(anchor.asSingleElement, key: "anchor")]
        if let popover {
            children.append(Primitive.Child(popover, key: "popover"))
        }
        return Primitive(Element(AnchorContent()), children: children)
    }
}

extension PopoverAnchor: SingleElementView {}
