/// Children one after the other along an axis.
package struct StackContent: ElementContent {
    package static let kind = ElementKind.stack

    package static var variations: [Variations<StackContent>] {
        var list = Variations(of: StackContent(.vertical(.center)))
        list.add { $0.layout = .horizontal(.center) }
        list.add { $0.layout = .vertical(.leading) }
        list.add { $0.spacing = 3 }
        return [list]
    }

    /// An axis, and where children stand across it.
    package enum Layout: Equatable, Sendable {
        case horizontal(VerticalAlignment)
        case vertical(HorizontalAlignment)
    }

    package var layout: Layout
    /// Points between children; `nil` for the platform's.
    package var spacing: Double?

    package init(_ layout: Layout, spacing: Double? = nil) {
        self.layout = layout
        self.spacing = spacing
    }

    package var axis: Axis {
        switch layout {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    package var stackingAxis: Axis? { axis }
}
