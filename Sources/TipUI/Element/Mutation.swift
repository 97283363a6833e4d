/// A change to a renderer's element tree.
///
/// The mutations of a batch apply in order. An index refers to the children of the parent after the mutations before
/// it.
package enum Mutation: Equatable, Sendable {
    /// Inserts a new element, with everything below it, into the children of its parent.
    case insert(ElementTree, parent: ElementID, index: Int)
    /// Moves an existing child of the parent among its children; the index refers to the children without the moved
    /// one.
    case move(ElementID, parent: ElementID, index: Int)
    /// Removes an element and everything below it.
    case remove(ElementID)
    /// Replaces the value of an element; its kind, id and children stay the same.
    case update(ElementID, Element)
}
