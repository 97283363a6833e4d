/// Children one upon the other.
package struct OverlayContent: ElementContent {
    package static let kind = ElementKind.overlay

    package static var variations: [Variations<OverlayContent>] {
        var list = Variations(of: OverlayContent())
        list.add { $0.alignment.horizontal = .trailing }
        list.add { $0.alignment.vertical = .top }
        list.add { $0.sizedBy = 0 }
        var sized = Variations(of: OverlayContent(sizedBy: 0))
        sized.add { $0.isBehind = true }
        return [list, sized]
    }

    package var alignment: Alignment
    /// Which child gives the size; `nil` for the largest of all (a `ZStack`).
    ///
    /// A `.overlay` is sized by 0, its base; a `.background` too, with `isBehind` for the others.
    package var sizedBy: Int?
    /// Whether the children that don't give the size lie behind the one that does.
    package var isBehind: Bool

    package init(_ alignment: Alignment = .center, sizedBy: Int? = nil, isBehind: Bool = false) {
        self.alignment = alignment
        self.sizedBy = sizedBy
        self.isBehind = isBehind
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        let children = context.children
        if let sizedBy, children.indices.contains(sizedBy) { return children[sizedBy] }
        return children.reduce(into: []) { $0.formUnion($1) }
    }
}
