/// What a person can do with a row, behind a button or a swipe; its children are the actions.
package struct RowActionsContent: ElementContent {
    package static let kind = ElementKind.rowActions
    package static let variations = [Variations(of: RowActionsContent())]

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
