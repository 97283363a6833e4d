/// Determines the axes on which elements fill the available space, from the bottom up.
///
/// Together with the style sheet `layout.css`, this is how views are laid out: see `Documentation/Layout.md`.
@MainActor
enum FlexibleAxes {
    /// Updates the flexible axes of nodes, and of the ancestors whose axes depend on them.
    ///
    /// - Returns: The nodes whose flexible axes, or columns, changed.
    static func resolve(_ nodes: [Node]) -> [Node] {
        var levels: [[Node]] = []
        func add(_ node: Node) {
            guard node.elementID != nil, !node.isFlexibilityDue else { return }
            node.isFlexibilityDue = true
            while levels.count <= node.depth { levels.append([]) }
            levels[node.depth].append(node)
        }
        for node in nodes { add(node) }
        var changed: [Node] = []
        while let deepest = levels.popLast() {
            for node in deepest {
                node.isFlexibilityDue = false
                guard let element = node.storedElement?.value else { continue }
                let axes = axes(of: node, element), isChanged = axes != element.style.flexibleAxes
                if isChanged { node.element?.setFlexibleAxes(axes) }
                if arrangeColumns(of: node, element) || isChanged { changed.append(node) }
                if let parent = node.elementParent, isChanged || element.isInTable(parent) { add(parent) }
            }
        }
        return changed
    }

    /// Sets the columns of a table.
    ///
    /// - Returns: Whether they have changed.
    private static func arrangeColumns(of node: Node, _ element: Element) -> Bool {
        guard var grid = element.content as? GridContent, let columns = GridColumn.columns(of: node, element),
            columns != grid.columns
        else { return false }
        grid.columns = columns
        node.element?.content = grid
        return true
    }

    private static func axes(of node: Node, _ element: Element) -> Axis.Set {
        var axes = element.content.flexibleAxes(in: FlexibilityContext(node: node))
        if element.isPlain { return axes }
        let style = element.style
        if style.insetsContent { axes.remove(.toEdges) }
        if style.ignoresSafeArea { axes.insert(.toEdges) }
        if style.maxWidth == .infinity { axes.insert(.horizontal) }
        if style.position != nil { axes = [.horizontal, .vertical] }
        // A frame with a maximum height fills the height up to the maximum, whatever is in it.
        if style.maxHeight != nil { axes.formUnion([.vertical, .bounded]) }
        if style.maxHeight == .infinity { axes.subtract([.fitted, .bounded]) }
        let isWide = style.width != nil || style.maxWidth.map { $0 != .infinity } ?? false
        let isTall = style.height != nil || style.maxHeight.map { $0 != .infinity } ?? false
        if axes.contains(.fitted), isWide || isTall || !style.fixedAxes.isEmpty {
            // The ratio determines the other axis.
            axes.subtract(
                isTall && style.maxWidth == .infinity ? [.vertical, .fitted] : [.horizontal, .vertical, .fitted]
            )
        }
        if isWide { axes.remove(.horizontal) }
        if style.height != nil { axes.remove(.vertical) }
        axes.subtract(style.fixedAxes)
        if !axes.contains(.vertical) { axes.remove(.bounded) }
        return axes
    }
}

extension BoxStyle {
    /// Whether there may be room between the element's edges and those of the view in it.
    fileprivate var insetsContent: Bool {
        padding != nil || width != nil || height != nil || maxWidth != nil || maxHeight != nil || position != nil
            || offset != nil || scale != nil || rotation != nil || clip != nil || !fixedAxes.isEmpty
    }
}

extension Element {
    /// Returns whether the element is a row or a cell of a table, so that the table depends on it.
    @MainActor
    fileprivate func isInTable(_ parent: Node) -> Bool {
        let enclosing = parent.storedElement?.value.content
        return content is GridRowContent || enclosing is GridRowContent || enclosing is GridContent
    }
}

/// The axes on which any of several elements is flexible; a height has a bound if each flexible height has one.
struct JoinedAxes {
    private var axes: Axis.Set = []
    private var isUnbounded = false

    var joined: Axis.Set { isUnbounded ? axes.subtracting(.bounded) : axes }

    mutating func add(_ child: Axis.Set) {
        axes.formUnion(child)
        if child.contains(.vertical), !child.contains(.bounded) { isUnbounded = true }
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
        var axes = JoinedAxes()
        for child in node.elementsBelow where !child.isCollapsed {
            guard let style = child.storedElement?.value.style else { continue }
            axes.add(style.flexibleAxes.subtracting(style.cell?.unsizedAxes ?? []))
        }
        return axes.joined
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
