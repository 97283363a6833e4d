import Testing
import TipUI

@testable import TipContent
@testable import TipHTML
@testable import TipUIHTML

@Suite struct StyleTests {
    private let styles = StyleSheet.text + StylePart.allCases.map(\.rule).joined()

    private func drawn(_ kind: any ElementContent) -> HTMLRenderer.Repaint {
        HTMLRenderer().repaint(ElementTree(ElementID(1), Element(kind)))
    }

    /// Returns the first CSS rule that is generated for an element with a content.
    private func rule(_ kind: any ElementContent) throws -> String {
        try #require(drawn(kind).rules.first)
    }

    private func symbol(
        _ mode: SymbolRenderingMode,
        paint: PaintStyle? = nil,
        layers: [PaintStyle] = []
    ) -> any ElementContent {
        ImageContent(
            source: .symbol("plus.circle.fill"),
            style: TextStyle(paint: paint),
            renderingMode: mode,
            layers: layers
        )
    }

    @Test("Palette rendering gives each layer of a symbol the next color, and the remaining layers the last color")
    func palette() throws {
        let three = symbol(.palette, layers: [.system(.red), .tint, .system(.blue)])
        let all = "{color:var(--area-red);--mark:currentColor;--layer-2:var(--tint);--layer-3:var(--area-blue)}"
        #expect(try rule(three).hasSuffix(all))
        #expect(drawn(three).html.contains("<g class=\"tipui-layer-2\">"))
        let two = try rule(symbol(.palette, layers: [.system(.red), .system(.green)]))
        #expect(two.hasSuffix("--layer-2:var(--area-green);--layer-3:var(--area-green)}"))
        let one = try rule(symbol(.palette, layers: [.system(.red)]))
        #expect(one.hasSuffix("--layer-2:var(--area-red);--layer-3:var(--area-red)}"))
        #expect(drawn(symbol(.palette)).rules.isEmpty)
    }

    @Test("Hierarchical rendering fades a symbol's layers; monochrome and multicolor rendering set no layer styles")
    func ranks() throws {
        let ranked = try rule(symbol(.hierarchical, paint: .tint))
        #expect(ranked.hasSuffix("{color:var(--tint);--mark:currentColor;--fade-2:0.5;--fade-3:0.3;--fade-solid:0.55}"))
        for mode in [SymbolRenderingMode.monochrome, .multicolor] {
            #expect(drawn(symbol(mode, layers: [.system(.red), .system(.blue)])).rules.isEmpty)
        }
    }

    @Test("A symbol inside a text gets the same layer colors as a symbol in an image view")
    func inline() {
        let image = ImageContent(
            source: .symbol("plus.circle"),
            renderingMode: .palette,
            layers: [.system(.red), .system(.blue)]
        )
        let rules = drawn(TextContent(runs: [TextRun(.image(image))])).rules
        #expect(rules.contains { $0.contains("--layer-2:var(--area-blue)") })
    }

    @Test(
        "Each kind of small capitals in a font is written as the matching CSS font feature",
        arguments: [
            (Font.body.smallCaps(), "font-variant-caps:all-small-caps"),
            (Font.body.lowercaseSmallCaps(), "font-variant-caps:small-caps"),
            (Font.body.uppercaseSmallCaps(), "font-feature-settings:\"c2sc\""),
            (Font.body.uppercaseSmallCaps().lowercaseSmallCaps(), "font-variant-caps:all-small-caps"),
        ]
    )
    func smallCapitals(font: Font, declaration: String) throws {
        let runs = Text("Chapter").font(font).runs(in: EnvironmentValues())
        #expect(try rule(TextContent(runs: runs)).contains(declaration))
    }

    @Test("Every CSS variable that generated rules set is used in the style sheet") func variables() {
        let kinds: [any ElementContent] = [
            symbol(.palette, layers: [.tint, .system(.red), .system(.blue)]), symbol(.hierarchical),
            ImageContent(source: .symbol("star"), scale: .large), ButtonContent(tint: .system(.red)),
            CalloutContent(background: .material(1), cornerRadius: 4),
            SheetContent(height: .height(4), background: .tint),
        ]
        let rules = kinds.flatMap { drawn($0).rules }.joined()
        let names = Set(rules.matches(of: /[{;](--[-\w]+):/).map { String($0.output.1) })
        #expect(
            names.isSuperset(of: ["--layer-3", "--fade-solid", "--mark", "--symbol", "--tint", "--cutout", "--detent"])
        )
        #expect(names.filter { !styles.contains("var(\($0)") } == [])
    }

    @Test("Every CSS class of a symbol's parts has a rule in the style sheet") func classes() {
        let names = ["plus.circle.fill", "bell.slash", "trash.fill", "bell.badge", "chevron.forward", "mic.slash.fill"]
        let markup = names.map { drawn(ImageContent(source: .symbol($0))).html }.joined()
        let classes = markup.matches(of: /class="([^"]+)"/).flatMap { $0.output.1.split(separator: " ") }
        #expect(Set(classes).count > 6)
        #expect(classes.filter { !styles.contains(".\($0)") } == [])
    }

    @Test("A symbol gets only the first color of a gradient; an image of the app gets the whole gradient")
    func gradient() throws {
        let start = UnitPoint(x: 0, y: 0)
        let end = UnitPoint(x: 1, y: 0)
        let stops = [
            PaintStyle.Stop(paint: .system(.red), location: 0), PaintStyle.Stop(paint: .system(.blue), location: 1),
        ]
        let paint = PaintStyle.linearGradient(stops, start: start, end: end)
        #expect(try rule(symbol(.monochrome, paint: paint)).hasSuffix("{color:var(--area-red)}"))
        #expect(try rule(symbol(.palette, layers: [.tint, paint])).contains("--layer-2:var(--area-red)"))
        let picture = ImageContent(source: .named("a"), style: TextStyle(paint: paint))
        #expect(try rule(picture).contains("{background:linear-gradient("))
        #expect(PaintStyle.linearGradient([], start: start, end: end).singleColor == .foreground)
    }

    @Test("A border has the first color of a gradient") func gradientBorder() {
        let stops = [PaintStyle.Stop(paint: .system(.red), location: 0), PaintStyle.Stop(paint: .tint, location: 1)]
        var element = Element(BoxContent())
        let paint = PaintStyle.linearGradient(stops, start: .top, end: .bottom)
        element.style.border = ShapeContent.Stroke(paint: paint, width: 2)
        let rules = HTMLRenderer().repaint(ElementTree(ElementID(1), element)).rules
        #expect(rules.first?.contains("box-shadow:inset 0 0 0 2px var(--area-red)}") == true)
    }

    @Test("A symbol's cut-out parts have the first color of a card's gradient, or the page's color on a material")
    func ground() throws {
        let stops = [PaintStyle.Stop(paint: .system(.red), location: 0)]
        let middle = UnitPoint(x: 0.5, y: 0.5)
        let gradient = PaintStyle.linearGradient(stops, start: middle, end: middle)
        #expect(try rule(CalloutContent(background: gradient)).contains("--cutout:var(--area-red)"))
        #expect(try rule(PopoverContent(background: .material(1))).contains("--cutout:var(--page)"))
        #expect(try !rule(CalloutContent(background: .system(.red))).contains("--cutout"))
    }

    @Test("A view's rotation is written in degrees in CSS")
    func rotation() throws {
        var element = Element(BoxContent())
        element.style.rotation = 90
        let rule = try #require(HTMLRenderer().repaint(ElementTree(ElementID(1), element)).rules.first)
        #expect(rule.hasSuffix("{rotate:90deg}"))
    }

    @Test("A resizable symbol is stretched, fitted or filled as a picture is, and its colors are Apple's")
    func scaling() throws {
        func svg(_ mode: ContentMode?) -> String {
            drawn(ImageContent(source: .symbol("star"), isResizable: true, contentMode: mode)).html
        }
        #expect(svg(nil).contains("preserveAspectRatio=\"none\""))
        #expect(!svg(.fit).contains("preserveAspectRatio"))
        #expect(svg(.fill).contains("preserveAspectRatio=\"xMidYMid slice\""))
        let paint = TextStyle(paint: .system(.yellow))
        #expect(try rule(ImageContent(source: .symbol("star"), style: paint)).contains("color:var(--area-yellow)"))
        let icon = ImageContent(source: .symbol("star"), style: paint, isBesideText: true)
        #expect(try rule(icon).contains("color:var(--yellow)"))
        let white = ImageContent(source: .symbol("star"), style: TextStyle(paint: .system(.white)))
        #expect(try rule(white).contains("--cutout:var(--behind,#0009)"))
    }

    @Test("A maximum width is written as the CSS width, limited to the available width; an infinite one isn't written")
    func greatestWidth() {
        var style = BoxStyle()
        style.maxWidth = 720
        #expect(style.declarations == ["width:720px", "max-width:100%"])
        style.width = 300
        #expect(style.declarations == ["width:300px", "max-width:none", "flex-shrink:0"])
        style = BoxStyle()
        style.maxWidth = .infinity
        #expect(style.declarations.isEmpty)
    }
}
