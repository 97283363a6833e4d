/// The actions of a row, revealed by a button or a swipe; its children are the actions of each edge.
package struct RowActionsContent: Equatable, Sendable {
    /// The accessibility label of the button.
    package var label: String
    /// Whether the list is edited, and the button is at the leading edge and reveals how to delete the row.
    package var isEditing: Bool

    package init(label: String = SystemWord.moreActions.text(in: nil), isEditing: Bool = false) {
        self.label = label
        self.isEditing = isEditing
    }
}

extension RowActionsContent: ElementContent {
    package static let kind = ElementKind.rowActions

    package static var variations: [Variations<RowActionsContent>] {
        var list = Variations(of: RowActionsContent())
        list.add { $0.label = "<b>" }
        list.add { $0.isEditing = true }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}

/// The actions at one edge of a row; its children are the actions, from the edge inward.
package struct RowEdgeContent: Equatable, Sendable {
    package var isLeading: Bool

    package init(isLeading: Bool = false) { self.isLeading = isLeading }
}

extension RowEdgeContent: ElementContent {
    package static let kind = ElementKind.rowEdge

    package static var variations: [Variations<RowEdgeContent>] {
        var list = Variations(of: RowEdgeContent())
        list.add { $0.isLeading = true }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
