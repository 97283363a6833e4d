import Testing
import TipHTML
import TipUI

@testable import TipUIHTML

@Suite struct MarkupTests {
    let renderer = HTMLRenderer()

    private func markup(_ kind: any ElementContent, _ children: [ElementTree] = []) -> String {
        renderer.markup(of: ElementTree(ElementID(1), Element(kind), children))
    }

    private func text(_ string: String) -> any ElementContent {
        TextContent(runs: [TextRun(.string(string))])
    }

    @Test("Text is escaped in HTML, so that a script tag in it is shown as text and not run") func escaping() {
        #expect(
            markup(text("<script>alert('&\"')</script>"))
                == "<span id=\"e1\" class=\"tipui-text\">&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;</span>"
        )
        #expect(escaped("a\u{0}\u{8}b\tc") == "ab\tc")
    }

    @Test("Control characters are removed, and line breaks become line feeds, in markup and in patches") func controls()
        throws
    {
        let hostile = "a\u{0}\u{1B}b\u{7F}\tc\r\nd\re\n\u{85}&"
        let clean = "ab\tc\nd\ne\n\u{85}&"
        var element = Element(FieldContent(prompt: "", text: hostile))
        element.accessibility.hint = hostile
        let html = renderer.markup(of: ElementTree(ElementID(1), element))
        #expect(html.contains(" title=\"\(clean)amp;\" "))
        #expect(html.hasSuffix(" value=\"\(clean)amp;\">"))
        guard case .update(_, let attributes, _)? = renderer.patches(for: .update(ElementID(1), element)).last else {
            Issue.record("no update")
            return
        }
        #expect(attributes["title"] == clean)
        #expect(attributes["value"] == clean)
    }

    @Test("The markup of a text adds no white space between its tags, and all spaces of the text are shown")
    func spaces() {
        let runs = [
            TextRun(.string(" a  b")), TextRun(.string("\n  c "), style: TextStyle(isItalic: true)),
            TextRun(.image(ImageContent(source: .named("d")))),
        ]
        let html = markup(TextContent(runs: runs))
        #expect(html.replacing(/<(?!br)[^>]*>/, with: "") == " a  b<br>  c ")
        let rules = StyleSheet.text.matches(of: /}\.tipui-text{([^}]*)}/).map(\.output.1)
        #expect(rules.contains { $0.contains("white-space:pre-wrap") })
    }

    @Test("An element's layout direction is written as the 'dir' attribute of its tag") func direction() {
        for (direction, name) in [(LayoutDirection.leftToRight, "ltr"), (LayoutDirection.rightToLeft, "rtl")] {
            var element = Element(BoxContent())
            element.style.layoutDirection = direction
            let html = renderer.markup(of: ElementTree(ElementID(1), element))
            #expect(html == "<div id=\"e1\" class=\"tipui-box\" dir=\"\(name)\"></div>")
        }
    }

    @Test("A page's language is the HTML document's language, and connection messages are in that language")
    func language() {
        func page(_ language: String?) -> String {
            var inner = Element(PageContent(title: "T"))
            inner.style.language = language
            let tree = ElementTree(ElementID(0), Element(RootContent()), [ElementTree(ElementID(1), inner)])
            let options = PageOptions(
                title: "App",
                nonce: "n",
                script: "/c.js",
                styleSheet: "/s.css",
                address: "/",
                session: "s",
                sequence: 0
            )
            var parts: Set<StylePart> = []
            return renderer.page(tree, options: options, parts: &parts)
        }
        #expect(page("sv-SE").contains("<html lang=\"sv-SE\">"))
        #expect(page("sv-SE").contains("<div role=\"status\"><span class=\"tipui-lost\">Återansluter…</span>"))
        #expect(page("sv-SE").contains("<span class=\"tipui-anew\">Sidan startades om</span></div>"))
        #expect(page("sv-SE").contains("<div id=\"e1\" class=\"tipui-page\" data-bar=\"T\" lang=\"sv-SE\""))
        #expect(page(nil).contains("<html lang=\"en\">"))
        #expect(page(nil).contains(">Reconnecting…</span>"))
    }

    @Test(
        "'forward' and 'backward' symbols are mirrored in right-to-left layouts; 'left' and 'right' symbols aren't",
        arguments: ["chevron", "arrow"]
    )
    func turningSymbols(name: String) {
        for (direction, turns) in [
            ("forward", true), ("backward.circle.fill", true), ("left", false), ("right", false),
        ] {
            let html = markup(ImageContent(source: .symbol("\(name).\(direction)")))
            #expect(html.contains("<svg") && html.contains("class=\"tipui-turns\"") == turns, "\(direction)")
            #expect(Symbol.hasDrawing(for: "\(name).\(direction)"), "\(direction)")
        }
    }

    @Test("Quotation marks in an attribute's value are escaped, so that the value can't add attributes to the tag")
    func attributes() {
        var element = Element(BoxContent())
        element.accessibility.label = "\" onclick=\"x"
        let html = renderer.markup(of: ElementTree(ElementID(3), element))
        #expect(
            html == "<div id=\"e3\" aria-label=\"&quot; onclick=&quot;x\" class=\"tipui-box\" role=\"group\"></div>"
        )
    }

    @Test("An element with a name has a role, since browsers ignore the name of others")
    func namedRoles() {
        func role(of content: any ElementContent) -> Substring? {
            let accessibility = Accessibility(label: "Name")
            let html = renderer.markup(of: ElementTree(ElementID(3), Element(content, accessibility: accessibility)))
            return html.prefix { $0 != ">" }.firstMatch(of: /role="(\w+)"/)?.1
        }
        #expect(role(of: BoxContent()) == "group")
        #expect(role(of: StackContent(.vertical(.center))) == "group")
        #expect(role(of: ShapeContent(outline: .circle)) == "img")
        #expect(role(of: TextContent(runs: [TextRun(.string("text"))])) == "img")
        #expect(role(of: ButtonContent()) == nil)
    }

    @Test("An image without a label has an empty alternative text, so that screen readers skip it") func silentPicture()
    {
        let image = Element(ImageContent(source: .named("hero")))
        let html = renderer.markup(of: ElementTree(ElementID(2), image))
        #expect(html.contains("<img src=\"/_tipui/asset/hero\" alt=\"\">"))
        let told = Element(ImageContent(source: .named("hero"), label: "A ridge"))
        #expect(renderer.markup(of: ElementTree(ElementID(2), told)).contains("alt=\"A ridge\""))
    }

    @Test("An element that handles presses but isn't a button gets a data-press attribute and its long press duration")
    func press() {
        var element = Element(BoxContent(), events: [.tap, .longPress])
        element.style.longPressDuration = 0.4
        let html = renderer.markup(of: ElementTree(ElementID(2), element))
        #expect(
            html
                == "<div id=\"e2\" aria-keyshortcuts=\"Shift+Enter\" class=\"tipui-box\" data-ev=\"tap longPress\" data-longpress=\"400\" data-press></div>"
        )
        element.style.longPressDuration = nil
        element.style.tapCount = 2
        #expect(renderer.markup(of: ElementTree(ElementID(2), element)).contains(" data-taps=\"2\""))
    }

    @Test("A popover's markup is initially closed, and lists the arrow edges to try in order of preference")
    func popover() {
        let card = markup(PopoverContent(arrowEdges: [.top], allowsBackgroundInteraction: false))
        #expect(card.contains("data-popover=\"manual\""))
        #expect(card.contains("data-edge=\"top bottom top bottom left right\""))
        #expect(card.contains("data-modal"))
        #expect(!card.contains(" popover="))
        #expect(markup(PopoverContent()).contains("data-edge=\"top bottom left right\""))
        let choosy = markup(PopoverContent(arrowEdges: [.bottom, .leading]))
        #expect(choosy.contains("data-edge=\"bottom leading top trailing top bottom left right\""))
    }

    @Test(
        "A card has the accessibility label of its element, if there is one",
        arguments: [CalloutContent(), PopoverContent()] as [any ElementContent]
    )
    func name(content: any ElementContent) {
        var element = Element(content)
        #expect(!markup(content).contains("aria-label"))
        element.accessibility.label = "Save & go"
        let named = renderer.markup(of: ElementTree(ElementID(1), element))
        #expect(named.contains("aria-label=\"Save &amp; go\""))
    }

    @Test(
        "A tip's card with a custom background and corner radius has no border, and is marked by a CSS class",
        arguments: [
            CalloutContent(background: .system(.red), cornerRadius: 4),
            PopoverContent(background: .system(.red), cornerRadius: 4),
        ] as [any ElementContent]
    )
    func background(content: any ElementContent) throws {
        let drawn = renderer.repaint(ElementTree(ElementID(1), Element(content)))
        let rule = try #require(drawn.rules.first)
        #expect(rule.hasSuffix("{--card:var(--area-red);--edge:transparent;--radius:4px}"))
        // A popover has the usual background behind its own.
        let layers = drawn.rules.dropFirst()
        #expect(layers.count == (content is PopoverContent ? 1 : 0))
        #expect(layers.allSatisfy { $0.hasSuffix("{--layer:linear-gradient(var(--area-red) 0 0)}") })
        let name = rule.dropFirst(".tipui .".count).prefix { $0 != "{" }
        #expect(drawn.html.contains(" tipui-own \(name)"))
    }

    @Test("A card with only a custom corner radius keeps its default background and border") func corners() {
        let drawn = renderer.repaint(ElementTree(ElementID(1), Element(PopoverContent(cornerRadius: 4))))
        #expect(!drawn.html.contains(" own "))
        #expect(drawn.rules.allSatisfy { $0.hasSuffix("{--radius:4px}") })
        #expect(drawn.rules.count == 1)
    }

    @Test("A page's heading is written before the element that contains the page's children, and again for the bar")
    func page() {
        #expect(
            markup(PageContent(title: "A & B"), [ElementTree(ElementID(2), Element(DividerContent()))])
                == "<div id=\"e1\" class=\"tipui-page\" data-bar=\"A &amp; B\"><h1 id=\"e1-title\" class=\"tipui-title\">A &amp; B</h1>"
                + "<div class=\"tipui-contents\" data-slot=\"e1\"><div id=\"e2\" class=\"tipui-divider\" role=\"separator\"></div></div></div>"
        )
    }

    @Test("A horizontal scroll view can be focused, so that the keyboard can scroll it; a vertical one can't")
    func scroll() {
        #expect(
            markup(ScrollContent(axis: .horizontal))
                == "<div id=\"e1\" class=\"tipui-scroll tipui-across\" role=\"group\" tabindex=\"0\"></div>"
        )
        #expect(markup(ScrollContent(axis: .vertical)) == "<div id=\"e1\" class=\"tipui-scroll\"></div>")
        #expect(markup(ScrollContent(axis: .vertical, hidesIndicators: true)).contains("class=\"tipui-scroll tipui-c-"))
    }

    @Test("Styles are written as CSS classes with separate rules, never as 'style' attributes") func styles() {
        var element = Element(BoxContent())
        element.style.padding = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
        element.style.background = .rgba(red: 1, green: 0, blue: 0, alpha: 0.5)
        let drawn = renderer.repaint(ElementTree(ElementID(1), element))
        #expect(!drawn.html.contains("style="))
        #expect(drawn.rules.count == 1)
        #expect(
            drawn.rules[0].hasSuffix(
                "{padding:1px 4.5px 3px 2px;padding-inline:2px 4.5px;--paint:rgb(100% 0% 0% / 50%);"
                    + "background:var(--paint);--behind:rgb(100% 0% 0% / 50%)}"
            )
        )
        let name = drawn.rules[0].dropFirst(".tipui .".count).prefix { $0 != "{" }
        #expect(drawn.html.contains(" \(name)\""))
        #expect(drawn.rules == HTMLRenderer().repaint(ElementTree(ElementID(9), element)).rules)
    }

    @Test(
        "A symbol is labeled with its spoken name by default, and nothing is drawn if it has no drawing",
        arguments: [("star", "Star"), ("no.such.thing", "No such thing")]
    )
    func symbols(name: String, words: String) {
        let html = markup(ImageContent(source: .symbol(name)))
        #expect(html.contains("<svg") == (name == "star"))
        #expect(html.contains("aria-label=\"\(words)\""))
        #expect(markup(ImageContent(source: .symbol(name), label: name)).contains("aria-label=\"\(words)\""))
        #expect(markup(ImageContent(source: .symbol(name), label: "own.name")).contains("aria-label=\"own.name\""))
        #expect(Symbol.hasDrawing(for: "star.fill"))
        #expect(Symbol.hasDrawing(for: "plus.circle.fill"))
        #expect(!Symbol.hasDrawing(for: "no.such.thing"))
    }

    @Test("An image without a name, or with the name of no picture, is drawn as nothing") func missing() {
        #expect(
            markup(ImageContent(source: .symbol("")))
                == "<span id=\"e1\" aria-hidden=\"true\" class=\"tipui-image\"></span>"
        )
        let renderer = HTMLRenderer(root: RootOptions(hasPicture: { _ in false }))
        let image = ElementTree(ElementID(1), Element(ImageContent(source: .named("Nothing"), label: "Nothing")))
        #expect(!renderer.markup(of: image).contains("<svg"))
        #expect(!renderer.markup(of: image).contains("<img"))
    }

    @Test("Text has the space between lines that it asks for, and loses its beginning if it asks for that") func lines()
    {
        let spaced = renderer.repaint(
            ElementTree(ElementID(1), Element(TextContent(runs: [TextRun(.string("a"))], lineSpacing: 4)))
        )
        #expect(spaced.rules[0].hasSuffix("{line-height:calc(1.4em + 4px);margin-block:-2px}"))
        let cut = TextContent(runs: [TextRun(.string("a"))], lineLimit: 1, isTruncatedAtHead: true)
        #expect(markup(cut).hasSuffix("><bdi>a</bdi></span>"))
    }

    @Test("Angular gradients and mixed colors are CSS's") func paints() {
        func css(_ style: some ShapeStyle) -> String { style.paint.area }
        let gradient = AngularGradient(
            colors: [.red, .blue],
            center: .center,
            startAngle: .zero,
            endAngle: .degrees(90)
        )
        #expect(
            css(gradient) == "conic-gradient(from 90deg at 50% 50%,var(--area-red) 0deg,var(--area-blue) 90deg)"
        )
        #expect(
            css(Color.red.mix(with: .blue, by: 0.3)) == "color-mix(in oklab, var(--area-red), var(--area-blue) 30%)"
        )
        #expect(
            css(Color.red.mix(with: .blue, by: 2, in: .device).opacity(0.5))
                == "color-mix(in srgb, color-mix(in srgb, var(--area-red), var(--area-blue) 100%) 50%, transparent)"
        )
    }

    @Test("A line or a drawing with a radial or angular gradient is a hole through which the gradient of CSS is seen")
    func radialDrawings() {
        let gradient = AngularGradient(colors: [.red, .blue], center: .topLeading).paint
        var ring = ShapeContent(outline: .circle, stroke: ShapeContent.Stroke(paint: gradient, width: 8))
        ring.stroke?.isInside = true
        let line = markup(ring)
        #expect(line.contains("<mask id=\"e1-stroke\""))
        #expect(line.contains("stroke=\"#fff\" fill=\"none\"/></mask>"))
        #expect(line.contains("mask=\"url(#e1-stroke)\"><div class=\"tipui-"))
        let triangle = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]) }
        let filled = markup(ShapeContent(outline: .path(triangle, size: nil), fill: gradient))
        #expect(filled.contains("mask=\"url(#e1-fill)\"") && filled.contains("fill=\"#fff\" stroke=\"none\"/></mask>"))
        ring.stroke?.paint = .tint
        #expect(!markup(ring).contains("mask"))
        // The gradient begins at the corner of the frame, which is half of the line's width outside the drawing's.
        let area = gradient.doubledArea(edge: 4)
        #expect(area.hasPrefix("conic-gradient(from 90deg at calc(25% + -4px) calc(25% + -4px),"))
    }

    @Test("A link's URL and text are escaped in the markup") func links() {
        let run = TextRun(.string("here"), link: "https://example.com/?a=1&b=\"2\"")
        #expect(
            markup(TextContent(runs: [run]))
                == "<span id=\"e1\" class=\"tipui-text\"><a href=\"https://example.com/?a=1&amp;b=&quot;2&quot;\" target=\"_blank\" "
                + "rel=\"noopener\">here</a></span>"
        )
    }

    @Test("An HTML document has no inline script, and contains the session id and the URLs of style sheet and script")
    func document() {
        let tree = ElementTree(
            ElementID(0),
            Element(RootContent()),
            [ElementTree(ElementID(1), Element(PageContent(title: "T")))]
        )
        let options = PageOptions(
            title: "App",
            nonce: "n",
            script: "/c.js?v=1",
            styleSheet: "/s.css",
            address: "/b/a&b",
            session: "s\"",
            sequence: 4
        )
        let root = RootOptions(idPrefix: "a-", base: "/b")
        var parts: Set<StylePart> = []
        let page = HTMLRenderer(root: root).page(tree, options: options, parts: &parts)
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("<title>T</title>"))
        #expect(
            page.contains(
                "<header class=\"tipui-visually-hidden\"><div role=\"heading\" aria-level=\"1\">App</div></header>"
            )
        )
        #expect(page.contains("data-session=\"s&quot;\" data-last=\"4\" data-base=\"/b\" data-address=\"/b/a&amp;b\">"))
        #expect(page.contains("<form id=\"a-form\" method=\"post\" action=\"/b/form\" hidden>"))
        #expect(page.contains("<main id=\"a-e0\""))
        #expect(page.contains("<link rel=\"stylesheet\" href=\"/s.css\">"))
        #expect(page.contains("<style nonce=\"n\">"))
        #expect(!page.contains("style=\""))
        #expect(page.components(separatedBy: "<script").count == 2)
    }
}

extension HTMLRenderer {
    /// Returns the patches for a mutation of a document that has no part of the style.
    func patches(for mutation: Mutation) -> [Patch] {
        var parts: Set<StylePart> = []
        return patches(for: [mutation], parts: &parts)
    }
}
