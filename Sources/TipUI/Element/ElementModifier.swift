/// A view whose own element is changed; one that has none gets a box, and a host of popovers and menus stands for its
/// anchor.
struct ElementModifier<Content: View> {
    let content: Content
    /// Whether the button that opens a host's menu is changed too, where that isn't the anchor.
    let includesOpener: Bool
    let change: @MainActor @Sendable (inout Element) -> Void

    nonisolated init(
        _ content: Content,
        includesOpener: Bool = false,
        _ change: @escaping @MainActor @Sendable (inout Element) -> Void
    ) {
        self.content = content
        self.includesOpener = includesOpener
        self.change = change
    }
}

@MainActor
extension ElementModifier: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        guard var primitive = (content as? any PrimitiveView)?.primitive(in: environment),
            primitive.element != nil || primitive.standsForChild
        else {
            var element = Element(BoxContent())
            change(&element)
            return Primitive(element, children: [Primitive.Child(content)])
        }
        guard var element = primitive.element else {
            primitive.children[0].view = changed(primitive.children[0].view)
            return primitive
        }
        if element.content is AnchorContent {
            for (index, child) in primitive.children.enumerated()
            where index == 0 || includesOpener && child.isOpener {
                primitive.children[index].view = changed(child.view)
            }
            return primitive
        }
        change(&element)
        primitive.element = element
        return primitive
    }

    private func changed(_ view: some View) -> any View {
        // The type of what modifies a view doesn't matter to what it is.
        TipUI.ElementModifier(view, includesOpener: includesOpener, change)
    }
}

extension ElementModifier: UntrackedView where Content: UntrackedView {}
extension ElementModifier: SingleElementView {}
extension ElementModifier: StatefulElement where Content: StatefulElement {}
