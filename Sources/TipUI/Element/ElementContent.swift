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
        context.children.count == 1 ? context.ofAnyChild : context.ofAnyChild.subtracting(.ofOneView)
    }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool {
        switch event.kind {
        case .change: event.value != nil
        case .visibility, .focus: event.isOn != nil
        case .size: event.size != nil
        case .drag: event.drag != nil
        case .tap, .longPress, .submit, .commit, .dismiss, .setAside: true
        }
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
