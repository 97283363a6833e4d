/// A view whose own element is changed; one that has none gets a box, and a host of popovers and menus stands for its
/// anchor.
struct ElementModifier<Content: View> {
    let content: Content
    let change: @MainActor @Sendable (inout Element) -> Void

    nonisolated init(_ content: Content, _ change: @escaping @MainActor @Sendable (inout Element) -> Void) {
        self.content = content
        self.change = change
    }
}

@MainActor
extension ElementModifier: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        guard var primitive = Self.elementary(content, in: environment), var element = primitive.element else {
            var element = Element(BoxContent())
            change(&element)
            return Primitive(element, children: [Primitive.Child(content)])
        }
        if element.content is AnchorContent, let anchor = primitive.children.first?.view {
            primitive.children[0].view = Self.changing(anchor, change)
            return primitive
        }
        change(&element)
        primitive.element = element
        return primitive
    }

    private static func changing(
        _ view: some View,
        _ change: @escaping @MainActor @Sendable (inout Element) -> Void
    ) -> any View {
        // The type of what modifies a view doesn't matter to what it is.
        TipUI.ElementModifier(view, change)
    }

    /// The primitive with the element of a view, through environments around it.
    private static func elementary(_ view: any View, in environment: EnvironmentValues) -> Primitive? {
        guard let view = view as? any PrimitiveView else { return nil }
        let primitive = view.primitive(in: environment)
        if primitive.element != nil { return primitive }
        guard primitive.children.count == 1, primitive.children[0].key == nil, primitive.lifecycle == nil,
            primitive.preferences?.isTransformOnly ?? true, let outer = primitive.transformEnvironment
        else { return nil }
        var environment = environment
        outer(&environment)
        guard var below = elementary(primitive.children[0].view, in: environment) else { return nil }
        let inner = below.transformEnvironment
        below.transformEnvironment = { environment in
            outer(&environment)
            inner?(&environment)
        }
        if let transform = primitive.preferences?.transform {
            var preferences = below.preferences ?? Primitive.Preferences()
            preferences.transform = { [inner = preferences.transform] values in
                inner?(&values)
                transform(&values)
            }
            below.preferences = preferences
        }
        return below
    }
}
