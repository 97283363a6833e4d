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
                let fills = axes(of: node, element)
                guard fills != element.style.fills else { continue }
                node.element?.style.fills = fills
                changed.append(node)
                if let host = node.host { levels[host.depth, default: [:]][ObjectIdentifier(host)] = host }
            }
        }
        return changed
    }

    private static func axes(of node: Node, _ element: Element) -> Axis.Set {
        var axes = natural(node, element)
        let style = element.style
        if style.maxWidth == .infinity { axes.insert(.horizontal) }
        if style.maxHeight == .infinity { axes.insert(.vertical) }
        if style.width != nil || style.isFixedSize { axes.remove(.horizontal) }
        if style.height != nil || style.isFixedSize { axes.remove(.vertical) }
        if let width = style.maxWidth, width != .infinity, style.width == nil { axes.formIntersection(.vertical) }
        if let height = style.maxHeight, height != .infinity { axes.formIntersection(.horizontal) }
        return axes
    }

    private static func natural(_ node: Node, _ element: Element) -> Axis.Set {
        switch element.kind {
        case .root, .page, .list, .scroll, .shape:
            return [.horizontal, .vertical]
        case .field, .toggle, .callout, .row, .section:
            return .horizontal
        case .progress(let fraction):
            return fraction == nil ? [] : .horizontal
        case .spacer:
            switch stackAxis(above: node) {
            case .horizontal: return .horizontal
            case .vertical: return .vertical
            case nil: return [.horizontal, .vertical]
            }
        case .divider:
            return stackAxis(above: node) == .horizontal ? .vertical : .horizontal
        case .image(let content):
            return content.isResizable && content.contentMode == .fill ? [.horizontal, .vertical] : []
        case .overlay(let layout):
            let below = node.elementsBelow
            guard let place = layout.sizedBy, below.indices.contains(place) else { return union(below) }
            return union([below[place]])
        case .anchor:
            return union(Array(node.elementsBelow.prefix(1)))
        case .stack, .box, .button, .link:
            return union(node.elementsBelow)
        case .text, .popover, .sheet:
            return []
        }
    }

    private static func union(_ nodes: [Node]) -> Axis.Set {
        nodes.reduce(into: []) { $0.formUnion($1.storedElement?.value.style.fills ?? []) }
    }

    private static func stackAxis(above node: Node) -> Axis? {
        var host = node.host
        while let candidate = host {
            switch candidate.storedElement?.value.kind {
            case .stack(let layout): return layout.axis
            case .page, .scroll, .list, .section, .row, .callout, .popover, .sheet, .root: return .vertical
            default: host = candidate.host
            }
        }
        return nil
    }
}
