/// What an element is: the content of one kind of elements.
///
/// The kind is the type: a renderer can turn an element into another whose content is of the same type, and draws each
/// type in one place of its own.
package protocol ElementContent: Equatable, Sendable {
    /// The kind's name.
    static var kind: ElementKind { get }

    /// Contents that together differ in every property, one at a time: a renderer that draws them all draws the kind.
    static var variations: [Variations<Self>] { get }

    /// The axis along which the element lays out what is below it; `nil` leaves that to what is around it.
    var stackingAxis: Axis? { get }

    /// The axes on which the element takes all the room there is, as long as its frame doesn't say otherwise.
    @MainActor func flexibleAxes(in context: FlexibilityContext) -> Axis.Set

    /// Whether an event brings the value that the element needs to answer it.
    func understands(_ event: ElementEvent) -> Bool
}

extension ElementContent {
    package var stackingAxis: Axis? { nil }

    @MainActor
    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        context.ofAnyChild
    }

    package func understands(_ event: ElementEvent) -> Bool {
        switch event.kind {
        case .change: event.value != nil
        case .visibility: event.isOn != nil
        case .tap, .longPress, .submit, .dismiss, .setAside: true
        }
    }
}

/// What an element can look at to say on which axes it is flexible.
@MainActor
package struct FlexibilityContext {
    let node: Node

    /// The axes on which the elements right below are flexible, in order.
    package var children: [Axis.Set] {
        node.elementsBelow.map { $0.storedElement?.value.style.flexibleAxes ?? [] }
    }

    /// The axes on which any of them is flexible.
    package var ofAnyChild: Axis.Set {
        var axes: Axis.Set = []
        for child in node.elementsBelow { axes.formUnion(child.storedElement?.value.style.flexibleAxes ?? []) }
        return axes
    }

    /// The axis along which the element lies in what is around it; `nil` where nothing says so.
    package var stackingAxis: Axis? {
        var parent = node.elementParent
        while let candidate = parent {
            if let axis = candidate.storedElement?.value.content.stackingAxis { return axis }
            parent = candidate.elementParent
        }
        return nil
    }
}

/// The root of a graph; always present, with the id of ``Graph/rootID``.
package struct RootContent: ElementContent {
    package static let kind = ElementKind.root
    package static let variations = [Variations(of: RootContent())]

    package var stackingAxis: Axis? { .vertical }

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

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

/// A view with an element and dynamic properties of its own.
///
/// A modifier that draws the element as its own asks the view for it without a node of the view's, and so has its node
/// connect the view's properties: the layout of a view's properties holds those of such a view in it too.
protocol StatefulElement {}

/// A value, and others that differ from it in one property each.
package struct Variations<Value> {
    package let pattern: Value
    package private(set) var others: [Value]

    package init(of pattern: Value, _ others: Value...) {
        self.pattern = pattern
        self.others = others
    }

    /// Adds a copy of the pattern with one property changed.
    package mutating func add(_ change: (inout Value) -> Void) {
        var other = pattern
        change(&other)
        others.append(other)
    }

    /// The same of what each value becomes.
    package func map<Other>(_ transform: (Value) -> Other) -> Variations<Other> {
        var mapped = Variations<Other>(of: transform(pattern))
        mapped.others = others.map(transform)
        return mapped
    }
}

extension Variations: Sendable where Value: Sendable {}
