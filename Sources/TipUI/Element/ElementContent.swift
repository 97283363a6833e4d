/// The content of an element, which determines its kind.
///
/// Each conforming type is one kind of element. A renderer draws all elements of a kind in one place in its code, and
/// can turn an element into any other element of the same kind.
package protocol ElementContent: Equatable, Sendable {
    /// The kind's name.
    static var kind: ElementKind { get }

    /// Sample contents that differ in one property each and together cover all properties, for testing renderers.
    static var variations: [Variations<Self>] { get }

    /// The axis along which the element lays out its children; `nil` to use the axis of the nearest enclosing element
    /// that has an axis.
    var stackingAxis: Axis? { get }

    /// Returns the axes on which the element fills the available space, unless its frame says otherwise.
    @MainActor func flexibleAxes(in context: FlexibilityContext) -> Axis.Set

    /// Returns whether an event has the value that the element needs to handle the event.
    func hasRequiredValue(_ event: ElementEvent) -> Bool
}

extension ElementContent {
    package var stackingAxis: Axis? { nil }

    @MainActor
    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        context.children.count == 1 ? context.ofAnyChild : context.ofAnyChild.subtracting(.fitted)
    }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool {
        switch event.kind {
        case .change: event.value != nil
        case .visibility, .focus: event.isOn != nil
        case .size: event.size != nil
        case .tap, .longPress, .submit, .commit, .dismiss, .setAside: true
        }
    }
}

/// The information from which an element determines its flexible axes.
@MainActor
package struct FlexibilityContext {
    let node: Node

    /// The flexible axes of each child element, in order.
    package var children: [Axis.Set] {
        var axes: [Axis.Set] = []
        for child in node.elementsBelow where !child.isCollapsed {
            axes.append(child.storedElement?.value.style.flexibleAxes ?? [])
        }
        return axes
    }

    /// The axes on which any child element is flexible, without the axes on which a cell of a grid doesn't count.
    package var ofAnyChild: Axis.Set {
        var axes: Axis.Set = []
        for child in node.elementsBelow where !child.isCollapsed {
            guard let style = child.storedElement?.value.style else { continue }
            axes.formUnion(style.flexibleAxes.subtracting(style.cell?.unsizedAxes ?? []))
        }
        return axes
    }

    /// The axis along which this element is laid out by the nearest enclosing element that has an axis; `nil` if no
    /// enclosing element has an axis.
    package var stackingAxis: Axis? {
        var parent = node.elementParent
        while let candidate = parent {
            if let axis = candidate.storedElement?.value.content.stackingAxis { return axis }
            parent = candidate.elementParent
        }
        return nil
    }
}

/// The root element of a graph, which always exists, with the id ``Graph/rootID``.
package struct RootContent: ElementContent {
    package static let kind = ElementKind.root
    package static let variations = [Variations(of: RootContent(), RootContent(colorScheme: .dark))]

    /// The color scheme of the page; `nil` for the person's preference.
    package var colorScheme: ColorScheme?

    package var stackingAxis: Axis? { .vertical }

    package init(colorScheme: ColorScheme? = nil) {
        self.colorScheme = colorScheme
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

/// A view that changes the element of its content.
///
/// Content without an element is put in a box, and the box's element is changed. If the content has a popover or a
/// menu, the element of the popover's or menu's anchor is changed.
///
/// A change of what assistive technology reads reaches inside: it changes the view itself, not the box that a padding,
/// a frame or a background adds around it.
struct ElementModifier<Content: View> {
    let content: Content
    /// Whether the change also applies to the separate button that opens the content's menu, if there is such a button.
    let includesOpener: Bool
    /// Whether the change applies to the view within the boxes and backgrounds that other modifiers add.
    let reachesInside: Bool
    /// Additional handlers of the element.
    let handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
    let change: @MainActor @Sendable (inout Element) -> Void

    nonisolated init(
        _ content: Content,
        includesOpener: Bool = false,
        reachesInside: Bool = false,
        handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:],
        _ change: @escaping @MainActor @Sendable (inout Element) -> Void
    ) {
        self.content = content
        self.includesOpener = includesOpener
        self.reachesInside = reachesInside
        self.handlers = handlers
        self.change = change
    }
}

@MainActor
extension ElementModifier: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        if environment.rowContext != nil { return .forEachRow(of: content) { changed($0) } }
        guard var primitive = (content as? any PrimitiveView)?.primitive(in: environment),
            primitive.element != nil || primitive.isEnvironmentWrapper
        else {
            var element = Element(BoxContent())
            change(&element)
            return Primitive(
                element,
                children: [Primitive.Child(content)],
                handlers: handlers,
                hiding: .whenEmpty
            )
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
        if reachesInside, element.content is BoxContent || (element.content as? OverlayContent)?.isBehind == true,
            let inner = primitive.children.first?.view, inner is any SingleElementView
        {
            primitive.children[0].view = changed(inner)
            return primitive
        }
        change(&element)
        primitive.element = element
        primitive.handlers.merge(handlers) { $1 }
        return primitive
    }

    private func changed(_ view: some View) -> any View {
        // Without the module name, `ElementModifier` would mean `ElementModifier<Content>`, but `view` has another
        // type.
        TipUI.ElementModifier(
            view,
            includesOpener: includesOpener,
            reachesInside: reachesInside,
            handlers: handlers,
            change
        )
    }
}

extension ElementModifier: UntrackedView where Content: UntrackedView {}
extension ElementModifier: SingleElementView where Content: SingleElementView {}
extension ElementModifier: UnaryView {}
extension ElementModifier: StatefulElement where Content: StatefulElement {}

/// A view that has its own element and dynamic properties.
///
/// A modifier can draw such a view's element as its own, without a node for the view. The modifier's node must then
/// connect the view's dynamic properties, so the modifier's property layout includes them.
protocol StatefulElement {}

/// A value, and other values that differ from it in one property each.
package struct Variations<Value> {
    package let pattern: Value
    package private(set) var others: [Value]

    package init(of pattern: Value, _ others: Value...) {
        self.pattern = pattern
        self.others = others
    }

    /// Adds a copy of `pattern` with one property changed.
    package mutating func add(_ change: (inout Value) -> Void) {
        var other = pattern
        change(&other)
        others.append(other)
    }

    /// Returns the variations with a closure applied to each value.
    package func map<Other>(_ transform: (Value) -> Other) -> Variations<Other> {
        var mapped = Variations<Other>(of: transform(pattern))
        mapped.others = others.map(transform)
        return mapped
    }
}

extension Variations: Sendable where Value: Sendable {}
