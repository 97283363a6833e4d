/// One step that brings a renderer's tree from one state to the next.
///
/// Mutations of a batch apply in order. An index counts the children of the parent at that moment, after the steps
/// before it.
package enum Mutation: Equatable, Sendable {
    /// Puts a new element, with all that is below it, among the children of its parent.
    case insert(ElementTree, parent: ElementID, index: Int)
    /// Puts a present child of the parent elsewhere among its children; the index counts without the moved child.
    case move(ElementID, parent: ElementID, index: Int)
    /// Takes away an element and all that is below it.
    case remove(ElementID)
    /// Gives an element a new value; its kind, id and children stay.
    case update(ElementID, Element)
}
