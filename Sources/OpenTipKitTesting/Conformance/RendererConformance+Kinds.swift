import OpenTipKit

extension RendererConformance {
    /// Two values of each kind of element.
    private static let pairs: [(Element.Kind, Element.Kind)] = [
        (text("a"), text("b", isBold: true)),
        (.image(ImageContent(source: .symbol("star"))), .image(ImageContent(source: .symbol("heart"), label: "L"))),
        (.button(ButtonContent()), .button(ButtonContent(look: .bordered, isDisabled: true, tint: .system(.red)))),
        (.link(url: "https://a.example"), .link(url: "https://b.example")),
        (.stack(StackLayout(axis: .vertical)), .stack(StackLayout(axis: .horizontal, alignment: .start, spacing: 3))),
        (.overlay(OverlayLayout()), .overlay(OverlayLayout(horizontal: .end, sizedBy: 0, isBehind: true))),
        (.box, .box), (.spacer(minLength: nil), .spacer(minLength: 4)), (.divider, .divider),
        (.shape(ShapeContent(outline: .circle)), .shape(ShapeContent(outline: .rectangle, fill: .tint))),
        (.list, .list), (.row, .row), (.section(hasHeader: false), .section(hasHeader: true)),
        (.scroll(axis: .vertical), .scroll(axis: .horizontal)),
        (.page(PageContent(title: "a")), .page(PageContent(title: "<b>", hasLargeTitle: false))),
        (.field(FieldContent(prompt: "p", text: "a")), .field(FieldContent(prompt: "p", text: "b", isDisabled: true))),
        (.toggle(isOn: false), .toggle(isOn: true)), (.progress(nil), .progress(0.25)),
        (.callout(CalloutContent()), .callout(CalloutContent(arrowEdge: .top, background: .tint, cornerRadius: 4))),
        (.anchor, .anchor), (.popover(PopoverContent()), .popover(PopoverContent(arrowEdge: .leading))),
        (.announcement("a"), .announcement("b")),
    ]

    static let kinds = pairs.flatMap { old, new in
        let name = "\(old)".prefix { $0 != "(" }
        return [
            Check("An updated \(name) is drawn as a new one is") { subject in
                var element = Element(new, events: .tap)
                element.style.opacity = 0.5
                element.accessibility.hint = "hint"
                try subject.expect(tree(of: Element(old)), changedBy: [[.update(ElementID(1), element)]])
                try subject.expect(tree(of: element), changedBy: [[.update(ElementID(1), Element(old))]])
            },
            Check("What differs in a \(name) is seen") { subject in
                guard old != new else { return }
                let (one, other) = (try subject.draw(tree(of: Element(old))), try subject.draw(tree(of: Element(new))))
                try subject.expect(try one.drawing != other.drawing, "\(old) and \(new) are drawn alike")
            },
        ]
    }

    static func text(_ string: String, isBold: Bool = false) -> Element.Kind {
        .text(TextContent(runs: [TextRun(.string(string), style: TextStyle(weight: isBold ? .bold : nil))]))
    }

    private static func tree(of element: Element) -> ElementTree {
        ElementTree(ElementID(0), Element(.root), [ElementTree(ElementID(1), element)])
    }
}
