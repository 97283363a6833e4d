import Testing
import TipKitCore

@testable import TipTerminal

@Suite struct TerminalTextTests {
    @Test(
        "Control characters and escape sequences are removed from a tip's text",
        arguments: [
            ("a\u{1B}[31mb\u{1B}[0m", "ab"),
            ("a\u{1B}[2J\u{1B}[Hb", "ab"),
            ("a\u{1B}]0;title\u{07}b", "ab"),
            ("a\u{1B}]52;c;cm0gLXJm\u{1B}\\b", "ab"),
            ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
            ("a\u{1B}cb", "ab"),
            ("a\u{9B}31mb", "ab"),
            ("a\u{9D}0;title\u{9C}b", "ab"),
            ("a\u{1B}]never closed", "anever closed"),
            ("a\u{1B}", "a"),
            ("a\u{1B}[", "a"),
            ("a\u{1B}[31\u{1B}[32mb", "ab"),
            ("a\u{1B}\u{1B}[31mb", "a[31mb"),
            ("a\u{7}\u{8}\u{7F}\u{0}b", "ab"),
            ("a\tb\rc", "a b c"),
            ("a\r\nb", "a \nb"),
            ("a\u{202E}b\u{2066}c", "abc"),
            ("a\u{2028}b", "a\nb"),
        ]
    )
    func safe(string: String, safe: String) {
        #expect(TerminalText.safe(string) == safe)
    }

    @Test("A tip's text contains no control character after cleaning, whatever follows an escape character")
    func noControls() {
        for first in ["\u{1B}", "\u{9B}", "\u{9D}", "\u{90}"] {
            for value in UInt32(0)...0x250 {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let safe = TerminalText.safe("a" + first + String(Character(scalar)) + "b\u{1B}")
                #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
            }
        }
    }

    @Test("A tip's text breaks into lines between words, and within words longer than a line") func words() {
        #expect(lines("one two three", 7) == ["one two", "three"])
        #expect(lines("one two three", 8) == ["one two", "three"])
        #expect(lines("incomprehensible is", 10) == ["incomprehe", "nsible is"])
        #expect(lines("a  b\n\nc", 10) == ["a b", "", "c"])
        #expect(lines("", 10) == [""])
        #expect(lines("ab", 1) == ["a", "b"])
    }

    @Test("Chinese and Japanese text breaks into lines between characters, but not before closing punctuation")
    func ideographs() {
        #expect(lines("短いフラグ", 4) == ["短い", "フラ", "グ"])
        #expect(lines("短いです。", 8) == ["短いで", "す。"])
        #expect(lines("use 短い flag", 8) == ["use 短い", "flag"])
        #expect(lines("日", 1) == ["日"])
    }

    @Test("Bold, italic and code text in a tip uses escape sequences only if the terminal supports styles")
    func styles() {
        let text = TerminalText(Text("a **b** *c* `d`"), supportsLinks: false)
        #expect(
            text.rendered(supportsStyles: true)
                == "a \u{1B}[1mb\u{1B}[0m \u{1B}[3mc\u{1B}[0m \u{1B}[1;36md\u{1B}[0m"
        )
        #expect(text.rendered(supportsStyles: false) == "a b c d")
    }

    @Test("Code in a bold title looks like code: in a color, or in backticks where there are no styles") func code() {
        let title = Text("Let `mend` do it")
        let styled = TerminalText(title, isBold: true, supportsLinks: false, marksCode: false)
        let rendered = styled.rendered(supportsStyles: true)
        #expect(rendered == "\u{1B}[1mLet \u{1B}[0m\u{1B}[1;36mmend\u{1B}[0m\u{1B}[1m do it\u{1B}[0m", "\(rendered)")
        #expect(TerminalText(title, isBold: true, supportsLinks: false, marksCode: true).plain == "Let `mend` do it")
        let name = "mend"
        let filled = TerminalText(Text("`mytool \(name) --all`"), supportsLinks: false, marksCode: true)
        #expect(filled.plain == "`mytool mend --all`")
    }

    @Test("The words around a tip are in 23 languages, and in English for all others") func languages() {
        #expect(TerminalWord.english.count == TerminalWord.allCases.count)
        #expect(TerminalWord.translations.count == 22)
        for (language, words) in TerminalWord.translations {
            #expect(words.count == TerminalWord.allCases.count, "\(language)")
        }
        #expect(TerminalWord.hideAllTips.text(for: "de-DE") == "Alle Tipps ausblenden:")
        #expect(TerminalWord.tip.text(for: "zh-TW") == "提示")
        for language in [nil, "", "en", "en_GB", "C", "xx"] { #expect(TerminalWord.or.text(for: language) == "or") }
    }

    @Test("A link in a tip is a terminal link if supported, otherwise text followed by its address") func links() {
        let text = Text("see [the map](https://example.org/map)")
        #expect(
            TerminalText(text, supportsLinks: true).rendered(supportsStyles: false)
                == "see \u{1B}]8;;https://example.org/map\u{1B}\\the map\u{1B}]8;;\u{1B}\\"
        )
        #expect(
            TerminalText(text, supportsLinks: false).rendered(supportsStyles: false)
                == "see the map <https://example.org/map>"
        )
        let bare = Text("[https://example.org](https://example.org)")
        #expect(TerminalText(bare, supportsLinks: false).rendered(supportsStyles: false) == "https://example.org")
        #expect(TerminalText(Text("[here](map)"), supportsLinks: true).rendered(supportsStyles: false) == "here")
    }

    @Test("Characters in a link's address can't end the escape sequence of the terminal link") func addresses() {
        for address in ["https://a/\u{9C}x", "https://a/\u{1B}\\x", "https://a/\u{7}x"] {
            let text = TerminalText(Text("[here](\(address))"), supportsLinks: true).rendered(supportsStyles: false)
            #expect(text.split(separator: "\u{1B}").count <= 4)
            #expect(!text.unicodeScalars.contains("\u{9C}") && !text.unicodeScalars.contains("\u{7}"))
        }
    }

    private func lines(_ string: String, _ width: Int) -> [String] {
        TerminalText(string).lines(width: width).map { $0.rendered(supportsStyles: false) }
    }
}
