/// Works out on which axes elements take all the room there is, from below.
@MainActor
enum FlexibleAxes {
    /// Brings the flexible axes of nodes, and of those above that follow, up to date.
    ///
    /// - Returns: The nodes whose flexible axes changed.
    static func resolve(_ nodes: [Node]) -> [Node] {
        var levels: [Int: [ObjectIdentifier: Node]] = [:]
        for node in nodes where node.elementID != nil {
            levels[node.depth, default: [:]][ObjectIdentifier(node)] = node
        }
        var changed: [Node] = []
        while let deepest = levels.keys.max(), let level = levels.removeValue(forKey: deepest) {
            for node in level.values {
                guard let element = node.storedElement?.value else { continue }
                let axes = axes(of: node, element)
                guard axes != element.style.flexibleAxes else { continue }
                node.element?.style.flexibleAxes = axes
                changed.append(node)
                if let parent = node.elementParent {
                    levels[parent.depth, default: [:]][ObjectIdentifier(parent)] = parent
                }
            }
        }
        return changed
    }

    private static func axes(of node: Node, _ element: Element) -> Axis.Set {
        var axes = element.content.flexibleAxes(in: FlexibilityContext(node: node))
        let style = element.style
        if style.maxWidth == .infinity { axes.insert(.horizontal) }
        if style.maxHeight == .infinity { axes.insert(.vertical) }
        if style.width != nil || style.isFixedSize { axes.remove(.horizontal) }
        if style.height != nil || style.isFixedSize { axes.remove(.vertical) }
        if let width = style.maxWidth, width != .infinity, style.width == nil { axes.formIntersection(.vertical) }
        if let height = style.maxHeight, height != .infinity { axes.formIntersection(.horizontal) }
        return axes
    }
}
