/// A press that opens an address; its children are its label.
package struct LinkContent: ElementContent {
    package static let kind = ElementKind.link
    package static let variations = [
        Variations(
            of: LinkContent(url: "https://a.example"),
            LinkContent(url: "https://b.example"),
            LinkContent(url: "https://a.example", isMenuItem: true)
        )
    ]

    package var url: String
    package var isMenuItem: Bool

    package init(url: String, isMenuItem: Bool = false) {
        self.url = url
        self.isMenuItem = isMenuItem
    }
}
