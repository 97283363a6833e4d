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
        guard var primitive = Self.elementary(content, in: environment), var element = primitive.element else {
            var element = Element(BoxContent())
            change(&element)
            return Primitive(element, children: [Primitive.Child(content)])
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

extension ElementModifier: SingleElementView {}
extension ElementModifier: StatefulElement where Content: StatefulElement {}
