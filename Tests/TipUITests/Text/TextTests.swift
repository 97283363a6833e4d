import Foundation
import Testing
import TipUIConformance

@testable import TipContent
@testable import TipUI

/// A type with texts and images that isn't isolated to the main actor.
struct Titled {
    let title = Text("**a**")
    var image: Image? { Image(systemName: "star").symbolRenderingMode(.multicolor) }
}

@Suite struct TextTests {
    private let environment = EnvironmentValues()

    private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
        var style = TextStyle()
        change(&style)
        return style
    }

    @Test("A text made from a string literal is parsed as Markdown; variables and verbatim texts aren't")
    func literals() {
        let variable = "**a**"
        #expect(Text("**a**").runs(in: environment) == [TextRun(.string("a"), style: style { $0.weight = .bold })])
        #expect(Text(variable).runs(in: environment) == [TextRun(.string("**a**"))])
        #expect(Text(verbatim: "**a**").runs(in: environment) == [TextRun(.string("**a**"))])
        #expect(Text("a", comment: "for translators") == Text("a"))
        #expect(Text("x \(variable)").plain == "x **a**")
    }

    @Test("The plain string of a text contains no Markdown signs and no images") func plain() {
        let star = Image(systemName: "star")
        #expect(Text("Press **Return** or \(star) [here](https://example.org)").plain == "Press Return or  here")
        #expect((Text("a").bold() + Text(verbatim: "*b*")).plain == "a*b*")
        #expect(Text(star).plain == "")
    }

    @Test("The attributed string of a text contains the text's emphasis and links") func attributed() throws {
        let text = Text("a **b** *c* `d` ~~e~~ [f](https://example.org)").attributed
        let emphasized = text.runs.compactMap { run in
            run[Text.EmphasisAttribute.self].map { (String(text[run.range].characters), $0) }
        }
        #expect(emphasized.map(\.0) == ["b", "c", "d", "e"])
        #expect(emphasized.map(\.1) == [.bold, .italic, .code, .strikethrough])
        let link = try #require(text.runs.first { $0.link != nil })
        #expect(String(text[link.range].characters) == "f")
        #expect(link.link?.absoluteString == "https://example.org")
        #expect(Text("g").fontWeight(.medium).attributed.runs.allSatisfy { $0[Text.EmphasisAttribute.self] == nil })
    }

    @Test("Tracking has precedence over kerning, and letters may be above or below the baseline") func spacing() {
        func style(_ text: Text) -> TextStyle? { text.runs(in: environment).first?.style }
        #expect(style(Text("a").kerning(2)) == self.style { $0.letterSpacing = 2 })
        #expect(style(Text("a").kerning(2).tracking(-1)) == self.style { $0.letterSpacing = -1 })
        #expect(style(Text("a").kerning(2).tracking(0)) == self.style { $0.letterSpacing = 2 })
        #expect(style(Text("a").baselineOffset(-3)) == self.style { $0.baselineOffset = -3 })
        #expect(style(Text("a").baselineOffset(0)) == self.style { _ in })
    }

    @MainActor
    @Test("A view around texts sets whether they can be selected, and their letters' space") func surroundings() {
        let view = Column { Text("a") }.tracking(3).kerning(1).baselineOffset(2).textSelection(.disabled)
        let content = mounted(view).renderer.tree.all.compactMap { $0.element.content as? TextContent }.first
        #expect(content?.isSelectable == false)
        #expect(
            content?.runs.first?.style
                == style {
                    $0.letterSpacing = 3; $0.baselineOffset = 2
                }
        )
        let enabled = mounted(Text("a").textSelection(.enabled)).renderer.tree.all
        #expect(enabled.compactMap { ($0.element.content as? TextContent)?.isSelectable } == [true])
    }

    @Test("Joined texts keep their own styles, which override the style of modifiers on the joined text")
    func joining() {
        let text = (Text("a ").fontWeight(.light) + Text("b").foregroundStyle(.red)).bold().italic()
        #expect(
            text.runs(in: environment) == [
                TextRun(
                    .string("a "),
                    style: style {
                        $0.weight = .light; $0.isItalic = true
                    }
                ),
                TextRun(
                    .string("b"),
                    style: style {
                        $0.weight = .bold; $0.isItalic = true; $0.paint = .system(.red)
                    }
                ),
            ]
        )
    }

    @Test("Images, texts and formatted values can be interpolated into a text")
    func interpolation() {
        let text = Text(
            "Stall \(Image(systemName: "wand.and.stars")) **\(Text("top").textScale(.secondary))** \(3) \(2.5, specifier: "%.2f")"
        )
        let symbol = ImageContent(source: .symbol("wand.and.stars"), label: "wand.and.stars")
        #expect(
            text.runs(in: environment) == [
                TextRun(.string("Stall ")),
                TextRun(.image(symbol)),
                TextRun(.string(" ")),
                TextRun(
                    .string("top"),
                    style: style {
                        $0.weight = .bold; $0.scale = .secondary
                    }
                ),
                TextRun(.string(" ")),
                TextRun(.string("3")),
                TextRun(.string(" ")),
                TextRun(.string("2.50")),
            ]
        )
    }

    @Test("A text's own style overrides the style in the environment")
    @MainActor func inheritance() {
        var environment = EnvironmentValues()
        environment.font = .headline
        environment.textPatch.paint = .system(.red)
        environment.textPatch.weight = .light
        environment.multilineTextAlignment = .center
        environment.lineLimit = 2
        let element = Text("a").bold().primitive(in: environment).element
        let expected = TextContent(
            runs: [
                TextRun(
                    .string("a"),
                    style: TextStyle(size: .style(.headline), weight: .bold, paint: .system(.red))
                )
            ],
            alignment: .center,
            lineLimit: 2
        )
        #expect(element?.content as? TextContent == expected)
    }

    @Test("The weight of a text's font applies unless the text sets its own weight")
    func fonts() {
        let text = Text("a").font(.system(size: 12, weight: .semibold, design: .serif).italic())
        #expect(
            text.runs(in: environment).first?.style
                == TextStyle(size: .points(12), weight: .semibold, design: .serif, isItalic: true)
        )
        #expect(text.bold().runs(in: environment).first?.style.weight == .bold)
        #expect(Text("a").font(.title).font(.body).runs(in: environment).first?.style.size == .style(.title))
    }

    @Test(
        "URLs with a harmless scheme are allowed in links; script, data and file URLs aren't",
        arguments: [
            ("https://a.b/c?d=e#f", true), ("HTTP://a.b", true), ("mailto:a@b.c", true), ("tel:1", true),
            ("/path", true), ("path?x=a:b", true), ("#top", true), ("javascript:alert(1)", false),
            ("JavaScript:alert(1)", false), ("data:text/html,x", false), ("java\tscript:x", false),
            ("vbscript:x", false),
            ("file:///etc/passwd", false),
        ]
    )
    func links(address: String, isSafe: Bool) {
        #expect((LinkAddress.safe(address) != nil) == isSafe)
    }

    @Test("A link with an unsafe URL is shown as plain text, even if only a part of the URL is interpolated")
    func unsafeLinks() {
        let scheme = "javascript"
        #expect(Text("[x](javascript:alert)").runs(in: environment) == [TextRun(.string("x"))])
        #expect(Text("[x](\(scheme):alert)").runs(in: environment) == [TextRun(.string("x"))])
        let host = "a.b"
        #expect(Text("[x](https://\(host)/)").runs(in: environment) == [TextRun(.string("x"), link: "https://a.b/")])
    }

    @Test("Texts and images can be created outside of the main actor")
    func offMainActor() {
        #expect(Titled().title == Text("**a**"))
        #expect(Titled().image?.symbolMode == .multicolor)
    }
}
