import TipUI

extension PageContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            class: hasLargeTitle ? "page" : "page inline",
            content: .slot(before: part(id: id)?.markup ?? "", slotClass: "contents")
        )
    }

    func part(id: String) -> ElementPart? {
        ElementPart(id: "\(id)-title", tag: Tag("h1", class: "title", content: .leaf(escaped(title))))
    }
}
