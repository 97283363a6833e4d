/// The title and manner of a page.
package struct PageContent: Equatable, Sendable {
    package var title: String
    package var hasLargeTitle: Bool

    package init(title: String, hasLargeTitle: Bool = true) {
        self.title = title
        self.hasLargeTitle = hasLargeTitle
    }
}
