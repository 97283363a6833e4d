/// A page with a title and a bar of items above its content.
///
/// The first child is the bar's leading group, the second its trailing group (both stacks), the rest content.
package struct PageContent: ElementContent {
    package static let kind = ElementKind.page

    package static var variations: [Variations<PageContent>] {
        var list = Variations(of: PageContent(title: "a"))
        list.add { $0.title = "<b>" }
        list.add { $0.hasLargeTitle = false }
        return [list]
    }

    package var title: String
    package var hasLargeTitle: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(title: String, hasLargeTitle: Bool = true) {
        self.title = title
        self.hasLargeTitle = hasLargeTitle
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
