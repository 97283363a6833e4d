import OpenTipKit

extension RendererConformance {
    static let texts = [
        Check("The texts of a drawing are in the order of the element tree, at any depth") { subject in
            func leaf(_ id: UInt64, _ string: String) -> ElementTree {
                ElementTree(ElementID(id), Element(text(string)))
            }
            let tree = ElementTree(
                ElementID(0),
                Element(RootContent()),
                [
                    leaf(1, "one"),
                    ElementTree(
                        ElementID(2),
                        Element(ButtonContent(), events: .tap),
                        [ElementTree(ElementID(3), Element(BoxContent()), [leaf(4, "two")])]
                    ),
                    ElementTree(
                        ElementID(5),
                        Element(ListContent()),
                        [ElementTree(ElementID(6), Element(RowContent()), [leaf(7, "three"), leaf(8, "four")])]
                    ),
                ]
            )
            let drawn = try subject.draw(tree)
            try subject.expect(
                try drawn.texts == ["one", "two", "three", "four"],
                "the drawing has the texts \(try drawn.texts)"
            )
            try drawn.commit([
                .move(ElementID(5), parent: ElementID(0), index: 0), .remove(ElementID(4)),
                .update(ElementID(1), Element(text("five"))),
            ])
            try subject.expect(
                try drawn.texts == ["three", "four", "five"],
                "the changed drawing has the texts \(try drawn.texts)"
            )
        },
        Check("A text with special characters is drawn unchanged") { subject in
            for string in [
                "<script>alert(1)</script>", "&amp; &lt;", "\"'`", "</span>-->", "a\u{202E}b", "👩‍👩‍👧 é e\u{301}", "]]>",
                "\\u0000 %s",
                String(repeating: "long ", count: 2_000),
            ] {
                let tree = ElementTree(
                    ElementID(0),
                    Element(RootContent()),
                    [ElementTree(ElementID(1), Element(text(string)))]
                )
                let fresh = try subject.draw(tree)
                try subject.expect(try fresh.texts == [string], "\(string) is drawn as \(try fresh.texts)")
                let changed = try subject.draw(
                    ElementTree(ElementID(0), Element(RootContent()), [ElementTree(ElementID(1), Element(text("")))])
                )
                try changed.commit([.update(ElementID(1), Element(text(string)))])
                try subject.expect(
                    try changed.texts == [string],
                    "after an update, \(string) is drawn as \(try changed.texts)"
                )
            }
        },
    ]
}
