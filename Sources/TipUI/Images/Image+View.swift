@MainActor
extension Image: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(content(within: environment.textPatch, in: environment)))
    }
}

extension Image: SingleElementView {}

extension View {
    /// Sets the size of symbols in this view relative to their text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        EnvironmentModifier(content: self) { $0.imageScale = scale }
    }

    /// Sets how the layers of symbols in this view are colored.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        EnvironmentModifier(content: self) { $0.symbolRenderingMode = mode }
    }
}

extension ImageContent: ElementContent {
    package static let kind = ElementKind.image

    package static var variations: [Variations<ImageContent>] {
        // The sample image needs a label: without a label, it would be decorative and thus already hidden from
        // assistive technology.
        var list = Variations(of: ImageContent(source: .symbol("star"), label: "a"))
        list.add { $0.source = .named("a") }
        list.add { $0.source = .remote("https://example.org/a.png") }
        list.add { $0.label = "b" }
        for style in TextStyle.variations.others { list.add { $0.style = style } }
        list.add { $0.scale = .large }
        list.add { $0.renderingMode = .hierarchical }
        list.add { $0.isResizable = true }
        var resizable = Variations(of: ImageContent(source: .named("a"), isResizable: true))
        resizable.add { $0.contentMode = .fill }
        var palette = Variations(of: ImageContent(source: .symbol("star"), renderingMode: .palette))
        palette.add { $0.layers = [.tint] }
        palette.add { $0.layers = [.tint, .foreground] }
        var style = TextStyle()
        style.paint = .system(.red)
        let icon = Variations(
            of: ImageContent(source: .symbol("star"), style: style),
            ImageContent(source: .symbol("star"), style: style, isBesideText: true)
        )
        return [list, resizable, palette, icon]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        guard isResizable else { return [] }
        return contentMode == .fit ? [.horizontal, .vertical, .fitted] : [.horizontal, .vertical]
    }
}
