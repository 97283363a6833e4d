import Testing

@testable import TipContent
@testable import TipUI

@Suite struct MarkdownTests {
    /// Markdown sources with their expected runs, such as `{es:a|url}` for the emphasized strong text "a" with a link.
    static let table: [(String, String)] = [
        ("plain", "plain"),
        ("*a*", "{e:a}"),
        ("_a_", "{e:a}"),
        ("**a**", "{s:a}"),
        ("__a__", "{s:a}"),
        ("***a***", "{es:a}"),
        ("~~a~~", "{k:a}"),
        ("`a*b*`", "{c:a*b*}"),
        ("`` a`b ``", "{c:a`b}"),
        ("**a *b* c**", "{s:a }{es:b}{s: c}"),
        ("*a **b***", "{e:a }{es:b}"),
        ("**~~a~~**", "{sk:a}"),
        ("[x](https://a.b)", "{:x|https://a.b}"),
        ("[**x** y](/z \"t\")", "{s:x|/z}{: y|/z}"),
        ("**[x](/z)**", "{s:x|/z}"),
        (#"\*a\*"#, "*a*"),
        (#"\a"#, #"\a"#),
        ("**a", "**a"),
        ("a**", "a**"),
        ("*a", "*a"),
        ("a * b * c", "a * b * c"),
        ("snake_case_name", "snake_case_name"),
        ("in*tra*word", "in{e:tra}word"),
        ("5 * 3 * 2", "5 * 3 * 2"),
        ("`a", "`a"),
        ("[x]", "[x]"),
        ("[x](", "[x]("),
        ("[x]()", "[x]()"),
        ("[](/z)", "[](/z)"),
        ("x](/z)", "x](/z)"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("**a*", "*{e:a}"),
        ("~a~~", "~a~~"),
    ]

    @Test("Inline Markdown is parsed into styled runs as in CommonMark", arguments: table)
    func reads(source: String, expected: String) {
        #expect(Self.drawn(Markdown.runs(of: source)) == expected)
    }

    @Test("A value interpolated into Markdown isn't parsed, but gets the style of the text around it")
    func values() {
        let runs = Markdown.runs(of: [.character("*"), .value(0), .character("*")])
        #expect(runs == [Markdown.Run(.value(0), traits: .emphasis)])
    }

    @Test("Parsing random Markdown neither loses nor repeats any letter of the text")
    func keepsLetters() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix(state: seed)
        let signs = Array("*_~`[]()\\ab <>\"é👩‍👩‍👧\n")
        for _ in 0..<3_000 {
            let source = String(
                (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                    signs[Int.random(in: 0..<signs.count, using: &generator)]
                }
            )
            let runs = Markdown.runs(of: source)
            let text = runs.map { if case .string(let string) = $0.content { string } else { "" } }.joined()
            let link = runs.compactMap(\.link).joined().map {
                if case .character(let sign) = $0 { String(sign) } else { "" }
            }
            for letter in ["a", "b", "é", "👩‍👩‍👧", "<", ">"] {
                let written = source.filter { String($0) == letter }.count
                let kept = text.filter { String($0) == letter }.count
                #expect(kept <= written, "seed \(seed): \(source)")
                if link.isEmpty { #expect(kept == written, "seed \(seed): \(source)") }
            }
        }
    }

    @Test(
        "Markdown with thousands of unbalanced delimiters is parsed in a reasonable time",
        arguments: ["*", "[", "`", "*a ", "_a", "~~a"]
    )
    func stress(part: String) {
        let source = String(repeating: part, count: 5_000)
        #expect(!Markdown.runs(of: source).isEmpty)
    }

    private static func drawn(_ runs: [Markdown.Run]) -> String {
        runs.map { run in
            guard case .string(let string) = run.content else { return "?" }
            let link = run.link?.map { if case .character(let sign) = $0 { String(sign) } else { "?" } }.joined()
            guard !run.traits.isEmpty || link != nil else { return string }
            let signs = [
                (Markdown.Traits.emphasis, "e"), (.strong, "s"), (.strikethrough, "k"), (.code, "c"),
            ]
            let marks = signs.filter { run.traits.contains($0.0) }.map(\.1).joined()
            return "{\(marks):\(string)\(link.map { "|\($0)" } ?? "")}"
        }
        .joined()
    }
}

/// A seeded random number generator.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
