import OpenTipKit

extension TextContent {
    static var variations: Variations<TextContent> {
        let styles = TextStyle.variations
        var list = Variations(of: TextContent(runs: [TextRun(.string("a"), style: styles.pattern)]))
        list.add { $0.runs = [TextRun(.string("b & c"), style: styles.pattern)] }
        list.add { $0.runs = [TextRun(.string("a"), style: styles.pattern, link: "https://a.example")] }
        for style in styles.others { list.add { $0.runs = [TextRun(.string("a"), style: style)] } }
        list.add { $0.alignment = .center }
        list.add { $0.lineLimit = 2 }
        list.add { $0.headingLevel = 3 }
        return list
    }
}

extension ImageContent {
    static var variations: [Variations<ImageContent>] {
        // What decorates only is hidden from assistive technology already.
        var list = Variations(of: ImageContent(source: .symbol("star"), label: "a"))
        list.add { $0.source = .named("a") }
        list.add { $0.label = "b" }
        for style in TextStyle.variations.others { list.add { $0.style = style } }
        list.add { $0.scale = .large }
        list.add { $0.renderingMode = .hierarchical }
        list.add { $0.isResizable = true }
        list.add { $0.aspectRatio = 2 }
        var resizable = Variations(of: ImageContent(source: .named("a"), isResizable: true))
        resizable.add { $0.contentMode = .fill }
        var palette = Variations(of: ImageContent(source: .symbol("star"), renderingMode: .palette))
        palette.add { $0.layers = [.tint] }
        palette.add { $0.layers = [.tint, .foreground] }
        return [list, resizable, palette]
    }
}

extension ButtonContent {
    static var variations: Variations<ButtonContent> {
        var list = Variations(of: ButtonContent())
        list.add { $0.look = .bordered }
        list.add { $0.role = .destructive }
        list.add { $0.isDisabled = true }
        list.add { $0.tint = .system(.red) }
        return list
    }
}

extension StackLayout {
    static var variations: Variations<StackLayout> {
        var list = Variations(of: StackLayout(axis: .vertical))
        list.add { $0.axis = .horizontal }
        list.add { $0.alignment = .start }
        list.add { $0.spacing = 3 }
        return list
    }
}

extension OverlayLayout {
    static var variations: [Variations<OverlayLayout>] {
        var list = Variations(of: OverlayLayout())
        list.add { $0.horizontal = .end }
        list.add { $0.vertical = .start }
        list.add { $0.sizedBy = 0 }
        var sized = Variations(of: OverlayLayout(sizedBy: 0))
        sized.add { $0.isBehind = true }
        return [list, sized]
    }
}

extension ShapeContent {
    static var variations: Variations<ShapeContent> {
        var list = Variations(of: ShapeContent(outline: .circle))
        list.add { $0.outline = .roundedRectangle(radius: 4) }
        list.add { $0.fill = .tint }
        list.add { $0.stroke = Stroke(paint: .tint, width: 2) }
        return list
    }
}

extension PageContent {
    static var variations: Variations<PageContent> {
        var list = Variations(of: PageContent(title: "a"))
        list.add { $0.title = "<b>" }
        list.add { $0.hasLargeTitle = false }
        return list
    }
}

extension FieldContent {
    static var variations: Variations<FieldContent> {
        var list = Variations(of: FieldContent(prompt: "a", text: "b"))
        list.add { $0.prompt = "c" }
        list.add { $0.text = "d" }
        list.add { $0.isDisabled = true }
        return list
    }
}

extension RowContent {
    static var variations: Variations<RowContent> {
        var list = Variations(of: RowContent())
        list.add { $0.hiddenSeparators = .top }
        list.add { $0.hiddenSeparators = .vertical }
        return list
    }
}

extension SectionContent {
    static var variations: Variations<SectionContent> {
        var list = Variations(of: SectionContent())
        list.add { $0.hasHeader = true }
        list.add { $0.hasFooter = true }
        return list
    }
}
