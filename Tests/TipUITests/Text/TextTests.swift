import Foundation
import Testing

@testable import TipUI

/// Usable off the main actor.
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

    @Test("A literal is Markdown, a variable and a verbatim text are not")
    func literals() {
        let variable = "**a**"
        #expect(Text("**a**").runs(in: environment) == [TextRun(.string("a"), style: style { $0.weight = .bold })])
        #expect(Text(variable).runs(in: environment) == [TextRun(.string("**a**"))])
        #expect(Text(verbatim: "**a**").runs(in: environment) == [TextRun(.string("**a**"))])
        #expect(Text("a", comment: "for translators") == Text("a"))
        #expect(Text("x \(variable)").plain == "x **a**")
    }

    @Test("A text's plain form has no Markdown, styles or images") func plain() {
        let star = Image(systemName: "star")
        #expect(Text("Press **Return** or \(star) [here](https://example.org)").plain == "Press Return or  here")
        #expect((Text("a").bold() + Text(verbatim: "*b*")).plain == "a*b*")
        #expect(Text(star).plain == "")
    }

    @Test("A text's attributed form has its emphasis and links") func attributed() throws {
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

    @Test("Joined texts keep their own styles, over the style put around both")
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

    @Test("Images, texts and formatted values can be interpolated")
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

    @Test("A text's own style overrides the environment's")
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

    @Test("A font's weight and width apply unless the text sets them")
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
        "Only safe addresses become links",
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

    @Test("An unsafe link is plain text, and an interpolated URL is checked as a whole")
    func unsafeLinks() {
        let scheme = "javascript"
        #expect(Text("[x](javascript:alert)").runs(in: environment) == [TextRun(.string("x"))])
        #expect(Text("[x](\(scheme):alert)").runs(in: environment) == [TextRun(.string("x"))])
        let host = "a.b"
        #expect(Text("[x](https://\(host)/)").runs(in: environment) == [TextRun(.string("x"), link: "https://a.b/")])
    }

    @Test("Texts and images can be used off the main actor")
    func offMainActor() {
        #expect(Titled().title == Text("**a**"))
        #expect(Titled().image?.symbolMode == .multicolor)
    }
}
