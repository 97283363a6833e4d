/// An element with all that is below it.
package struct ElementTree: Equatable, Sendable {
    package var id: ElementID
    package var element: Element
    package var children: [ElementTree]

    package init(_ id: ElementID, _ element: Element, _ children: [ElementTree] = []) {
        self.id = id
        self.element = element
        self.children = children
    }
}
