import Testing
import TipContent

@testable import TipGTK

/// Texts and symbols in the forms that GTK draws.
@Suite struct MarkupTests {
    @Test(
        "Texts become Pango markup",
        arguments: [
            (
                Text("a **b** *c* `d` ~~e~~"),
                """
                a <span weight="700">b</span> <span style="italic">c</span> <span font_family="monospace">d</span> \
                <span strikethrough="true">e</span>
                """
            ),
            (Text(verbatim: "<b> & \"'"), "&lt;b&gt; &amp; &quot;&#39;"),
            (Text(verbatim: "a\u{0}b\u{1B}c\nd"), "abc\nd"),
            (Text("[x](https://example.com/?a=1&b=2)"), "<a href=\"https://example.com/?a=1&amp;b=2\">x</a>"),
            (Text("a").foregroundColor(Color(red: 1, green: 0.5, blue: 0)), "<span foreground=\"#ff8000\">a</span>"),
            (
                Text("a") + Text(Image(systemName: "star")) + Text("b").underline(),
                "a<span underline=\"single\">b</span>"
            ),
        ]
    )
    func texts(text: Text, markup: String) {
        #expect(Markup.of(text) == markup)
    }

    @Test("Path data is read as absolute steps, also without separators")
    func paths() {
        func point(_ x: Double, _ y: Double) -> PathData.Point { PathData.Point(x: x, y: y) }
        #expect(
            PathData("M1 2l.5-1.5h2V3zm1 1 2 2").steps == [
                .move(point(1, 2)), .line(point(1.5, 0.5)), .line(point(3.5, 0.5)), .line(point(3.5, 3)), .close,
                .move(point(2, 3)), .line(point(4, 5)),
            ]
        )
        #expect(PathData("M0 0Q3 3 6 0").steps.last == .curve(point(2, 2), point(4, 2), point(6, 0)))
        #expect(PathData("M0 0l1").steps == [.move(point(0, 0))])
    }

    @Test("An arc ends where its data says, and stays on its circle")
    func arcs() {
        let steps = PathData("M5 0a5 5 0 01-10 0 5 5 0 0110 0").steps
        #expect(steps.count == 5)
        for step in steps.dropFirst() {
            guard case .curve(_, _, let end) = step else { return #expect(Bool(false), "\(step)") }
            #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 5) < 0.001)
        }
        #expect(steps.last.map { if case .curve(_, _, let end) = $0 { abs(end.x - 5) < 0.001 } else { false } } == true)
    }
}
