/// A change to a renderer's element tree.
///
/// The mutations of a batch are applied in order. An index refers to the parent's children after all preceding
/// mutations of the batch.
package enum Mutation: Equatable, Sendable {
    /// Inserts a new element, with all its descendants, into the children of its parent.
    case insert(ElementTree, parent: ElementID, index: Int)
    /// Moves an existing child of the parent among its children; the index refers to the children without the moved
    /// child.
    case move(ElementID, parent: ElementID, index: Int)
    /// Removes an element and all its descendants.
    case remove(ElementID)
    /// Replaces the value of an element; its kind, id and children stay the same.
    case update(ElementID, Element)
    /// Moves an element, in connection with the mutation before or after this one; the tree stays as it is.
    case animate(ElementID, Motion)
}
