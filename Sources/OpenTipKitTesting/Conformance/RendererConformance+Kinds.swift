import OpenTipKit

extension RendererConformance {
    static let kinds = ElementKind.allCases.flatMap { kind in
        [
            Check("A change of any one property of a \(kind) is drawn as if it had been so from the start") { subject in
                for variations in kind.variations {
                    for other in variations.others {
                        for (old, new) in [(variations.pattern, other), (other, variations.pattern)] {
                            let drawn = tree(of: old)
                            let id = drawn.children.first?.id ?? drawn.id
                            try subject.expect(drawn, changedBy: [[.update(id, new)]])
                        }
                    }
                }
            },
            Check("Whatever differs in a \(kind) is seen") { subject in
                for variations in kind.variations {
                    let pattern = try subject.draw(tree(of: variations.pattern)).drawing
                    for other in variations.others {
                        let drawing = try subject.draw(tree(of: other)).drawing
                        try subject.expect(drawing != pattern, "\(other) and \(variations.pattern) are drawn alike")
                    }
                }
            },
        ]
    }

    static func text(_ string: String, isBold: Bool = false) -> TextContent {
        TextContent(runs: [TextRun(.string(string), style: TextStyle(weight: isBold ? .bold : nil))])
    }

    /// The element below a root, unless it is one.
    private static func tree(of element: Element) -> ElementTree {
        guard !(element.content is RootContent) else { return ElementTree(ElementID(0), element) }
        return ElementTree(ElementID(0), Element(RootContent()), [ElementTree(ElementID(1), element)])
    }
}
