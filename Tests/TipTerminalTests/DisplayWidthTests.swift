import Foundation
import Testing
import TipColumns

@testable import TipTerminal

@Suite struct DisplayWidthTests {
    @Test(
        "A character's width in columns is the width that terminals use to draw it",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("→", 1), ("─", 1), ("م", 1), ("ชั้", 1),
            ("日", 2), ("あ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("。", 2), ("𠮷", 2),
            ("😀", 2), ("✅", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇫🇷", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0),
        ]
    )
    func columns(character: Character, columns: Int) {
        #expect(character.columns == columns)
    }

    @Test("The width of an emoji that terminals draw with different widths is the greatest of these widths")
    func disputed() {
        #expect(Character("👨\u{200D}👩\u{200D}👧").columns == 6)
        #expect(Character("👍🏽").columns == 4)
        for character in ["👨\u{200D}👩\u{200D}👧", "👍🏽", "❤\u{FE0F}"] as [Character] { #expect(character.isDisputed) }
        for character in ["a", "e\u{301}", "日", "😀", "\u{1112}\u{1161}\u{11AB}"] as [Character] {
            #expect(!character.isDisputed)
        }
    }

    #if canImport(Glibc)
        @Test("The widths of letters and symbols in columns match the C library's wcwidth") func sameAsLibrary() throws
        {
            // Look up `wcwidth` at run time, because Swift's `Glibc` module doesn't declare it.
            typealias Width = @convention(c) (wchar_t) -> CInt
            let wcwidth = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Width.self)
            let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
            let before = uselocale(locale)
            defer {
                uselocale(before)
                freelocale(locale)
            }
            var different: [String] = []
            for scalar in (0x20...0x3FFFF).compactMap(Unicode.Scalar.init) {
                guard Self.isCompared(scalar) else { continue }
                let expected = Int(wcwidth(wchar_t(scalar.value)))
                guard expected > 0, Character(scalar).columns != expected else { continue }
                different.append("U+" + String(scalar.value, radix: 16, uppercase: true))
            }
            #expect(different.isEmpty, "\(different.count) differ: \(different.prefix(40))")
        }

        /// Returns whether the C library's width for a scalar is reliable, as for letters, marks and symbols that it
        /// knows.
        private static func isCompared(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .unassigned, .privateUse, .surrogate, .control, .format, .nonspacingMark, .enclosingMark: false
            default: true
            }
        }
    #endif
}
