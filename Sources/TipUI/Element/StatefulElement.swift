/// A view with an element and dynamic properties of its own.
///
/// A modifier that draws the element as its own asks the view for it without a node of the view's, and so has its node
/// connect the view's properties: the layout of a view's properties holds those of such a view in it too.
protocol StatefulElement {}
