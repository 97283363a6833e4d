/// A primitive view that reads nothing observable when it says what it is.
///
/// It calls no code of the app and asks for no binding, so the graph doesn't track what it reads: a tracker weighs more
/// than the rest of a node.
@MainActor
package protocol UntrackedView: PrimitiveView {}
