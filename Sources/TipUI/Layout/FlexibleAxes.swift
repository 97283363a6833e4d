/// Determines the axes on which elements fill the available space, from the bottom up.
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
        if element.style.maxWidth == .infinity { axes.insert(.horizontal) }
        if element.style.maxHeight == .infinity { axes.insert(.vertical) }
        if element.style.width != nil || element.style.isFixedSize { axes.remove(.horizontal) }
        if element.style.height != nil || element.style.isFixedSize { axes.remove(.vertical) }
        if let width = element.style.maxWidth, width != .infinity, element.style.width == nil {
            axes.formIntersection(.vertical)
        }
        if let height = element.style.maxHeight, height != .infinity { axes.formIntersection(.horizontal) }
        return axes
    }
}

extension Element {
    /// Returns whether the element is a row or a cell of a table, so that the table's columns depend on it.
    @MainActor
    fileprivate func isInTable(_ parent: Node) -> Bool {
        content is GridRowContent || parent.storedElement?.value.content is GridRowContent
    }
}
