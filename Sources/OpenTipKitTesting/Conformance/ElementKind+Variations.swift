import OpenTipKit

extension ElementKind {
    /// Elements of the kind, which together differ in every property that they have, one at a time.
    var variations: [Variations<Element>] {
        let contents = Self.contents(of: content)
        let shared = contents.first.map { variations -> [Variations<Element>] in
            let content = variations.pattern.content
            return [
                // How long a press is long says something only where there is one.
                BoxStyle.variations.map { Element(content, style: $0, events: .longPress) },
                Accessibility.variations.map { Element(content, accessibility: $0) },
                EventSet.variations.map { Element(content, events: $0) },
            ]
        }
        return contents + (shared ?? [])
    }

    private static func contents<Content: ElementContent>(of type: Content.Type) -> [Variations<Element>] {
        Content.variations.map { $0.map { Element($0) } }
    }
}
