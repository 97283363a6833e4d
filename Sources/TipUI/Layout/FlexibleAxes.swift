/// Determines the axes on which elements fill the available space, from the bottom up.
@MainActor
enum FlexibleAxes {
    /// Updates the flexible axes of nodes, and of the ancestors whose axes depend on them.
    ///
    /// - Returns: The nodes whose flexible axes changed.
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
                let axes = axes(of: node, element)
                guard axes != element.style.flexibleAxes else { continue }
                node.element?.setFlexibleAxes(axes)
                changed.append(node)
                if let parent = node.elementParent { add(parent) }
            }
        }
        return changed
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
