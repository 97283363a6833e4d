/// A press that opens an address; its children are its label.
package struct LinkContent: ElementContent {
    package static let kind = ElementKind.link
    package static let variations = [
        Variations(of: LinkContent(url: "https://a.example"), LinkContent(url: "https://b.example"))
    ]

    package var url: String

    package init(url: String) {
        self.url = url
    }
}
