import OpenTipKit

extension KindName {
    /// Elements of the kind, which together differ in every property that they have, one at a time.
    var variations: [Variations<Element>] {
        let kinds = self.kinds
        let shared = kinds.first.map { variations -> [Variations<Element>] in
            let kind = variations.pattern
            return [
                // How long a press is long says something only where there is one.
                BoxStyle.variations.map { Element(kind, style: $0, events: .longPress) },
                Accessibility.variations.map { Element(kind, accessibility: $0) },
                EventSet.variations.map { Element(kind, events: $0) },
            ]
        }
        return kinds.map { $0.map { Element($0) } } + (shared ?? [])
    }

    private var kinds: [Variations<Element.Kind>] {
        switch self {
        case .root: [Variations(of: .root)]
        case .text: [TextContent.variations.map(Element.Kind.text)]
        case .image: ImageContent.variations.map { $0.map(Element.Kind.image) }
        case .button: [ButtonContent.variations.map(Element.Kind.button)]
        case .link: [Variations(of: .link(url: "https://a.example"), .link(url: "https://b.example"))]
        case .stack: [StackLayout.variations.map(Element.Kind.stack)]
        case .overlay: OverlayLayout.variations.map { $0.map(Element.Kind.overlay) }
        case .box: [Variations(of: .box)]
        case .spacer: [Variations(of: .spacer(minLength: nil), .spacer(minLength: 4))]
        case .divider: [Variations(of: .divider)]
        case .shape: [ShapeContent.variations.map(Element.Kind.shape)]
        case .list: [Variations(of: .list)]
        case .row: [RowContent.variations.map(Element.Kind.row)]
        case .section: [SectionContent.variations.map(Element.Kind.section)]
        case .scroll: [Variations(of: .scroll(axis: .vertical), .scroll(axis: .horizontal))]
        case .page: [PageContent.variations.map(Element.Kind.page)]
        case .field: [FieldContent.variations.map(Element.Kind.field)]
        case .toggle: [Variations(of: .toggle(isOn: false), .toggle(isOn: true))]
        case .progress: [Variations(of: .progress(nil), .progress(0.25), .progress(0.75))]
        case .callout: [CalloutContent.variations.map(Element.Kind.callout)]
        case .anchor: [Variations(of: .anchor)]
        case .popover: [PopoverContent.variations.map(Element.Kind.popover)]
        case .sheet: [SheetContent.variations.map(Element.Kind.sheet)]
        }
    }
}
