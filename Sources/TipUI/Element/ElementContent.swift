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
