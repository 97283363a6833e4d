/// What a person can do with a row, behind a button or a swipe; its children are the actions.
package struct RowActionsContent: Equatable, Sendable {
    /// What assistive technology calls the button.
    package var label: String

    package init(label: String = SystemWord.moreActions.text(in: nil)) {
        self.label = label
    }
}

extension RowActionsContent: ElementContent {
    package static let kind = ElementKind.rowActions

    package static var variations: [Variations<RowActionsContent>] {
        var list = Variations(of: RowActionsContent())
        list.add { $0.label = "<b>" }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
