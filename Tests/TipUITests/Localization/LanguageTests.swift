import Foundation
import Testing
import TipUIConformance

@testable import TipContent
@testable import TipUI

@Suite struct LanguageTests {
    @Test("Each language has the plural categories of CLDR") func categories() {
        let table: [(String, [(Double, PluralCategory)])] = [
            ("en", [(0, .other), (1, .one), (2, .other), (1.5, .other)]),
            ("de", [(1, .one), (0, .other)]), ("sv", [(1, .one), (2, .other)]), ("nl", [(1, .one), (21, .other)]),
            ("fr", [(0, .one), (1, .one), (1.5, .one), (2, .other), (1_000_000, .many)]),
            ("es", [(1, .one), (2, .other), (2_000_000, .many)]), ("it", [(1, .one), (0, .other)]),
            ("pt", [(0, .one), (2, .other)]), ("pt-PT", [(0, .other), (1, .one)]),
            ("ru", [(1, .one), (21, .one), (11, .many), (3, .few), (13, .many), (5, .many), (1.5, .other)]),
            ("uk", [(31, .one), (24, .few), (100, .many)]),
            ("pl", [(1, .one), (21, .many), (22, .few), (12, .many), (5, .many)]),
            ("cs", [(1, .one), (3, .few), (5, .other), (1.5, .many)]),
            ("ar", [(0, .zero), (1, .one), (2, .two), (103, .few), (111, .many), (100, .other)]),
            ("he", [(1, .one), (2, .two), (20, .other)]), ("tr", [(1, .one), (5, .other)]),
            ("ja", [(1, .other)]), ("zh-Hant", [(1, .other)]), ("ko", [(1, .other)]),
            ("lt", [(21, .one), (22, .few), (11, .other)]), ("lv", [(0, .zero), (21, .one)]),
            ("sl", [(101, .one), (2, .two), (4, .few)]), ("ro", [(1, .one), (19, .few), (20, .other)]),
            ("cy", [(3, .few), (6, .many)]), ("tlh", [(1, .one), (-1, .one), (2, .other)]),
        ]
        for (language, cases) in table {
            for (number, category) in cases {
                #expect(PluralRule.category(of: number, in: language) == category, "\(language) \(number)")
            }
        }
    }

    @Test("A requested language fits its variants, but only with the same script") func matching() {
        let available = ["ar", "de", "en", "nb", "pt-BR", "zh-Hans", "zh-hant"]
        for (tag, expected) in [
            ("de", "de"), ("de-AT", "de"), ("DE_at", "de"), ("zh-TW", "zh-hant"), ("zh-HK", "zh-hant"),
            ("zh", "zh-Hans"), ("zh-Hant-TW", "zh-hant"), ("zh-SG", "zh-Hans"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
            ("no", "nb"), ("nb-NO", "nb"), ("en-001", "en"), ("fr", nil), ("", nil), ("uz", nil),
        ] as [(String, String?)] {
            #expect(Languages.match(tag, among: available) == expected, "\(tag)")
        }
        #expect(Languages.match("iw", among: ["he"]) == "he")
        #expect(Languages.match("de", among: []) == nil)
        #expect(Languages.match("sr-Latn", among: ["sr"]) == nil)
    }

    @Test("An Accept-Language header is a list of languages by weight; what isn't one is ignored") func header() {
        #expect(Languages.accepted(in: "fr;q=0.5, de-AT, de;q=0.9, *;q=0.1") == ["de-AT", "de", "fr"])
        #expect(Languages.accepted(in: "en,de") == ["en", "de"])
        #expect(Languages.accepted(in: "de;q=0, en") == ["en"])
        #expect(Languages.accepted(in: "") == [])
        #expect(Languages.accepted(in: "<b>, ../../x, ,;q=1, a") == [])
        #expect(Languages.accepted(in: String(repeating: "de,", count: 10_000)).count < 200)
    }

    @Test("The process's languages are those of LANGUAGE, LC_ALL, LC_MESSAGES and LANG") func process() {
        #expect(PersonLocale.preferences(in: ["LANG": "de_AT.UTF-8"]) == ["de_AT"])
        #expect(PersonLocale.preferences(in: ["LANG": "de", "LC_ALL": "fr_FR"]) == ["fr_FR"])
        #expect(PersonLocale.preferences(in: ["LANG": "de", "LANGUAGE": "sv:nb"]) == ["sv", "nb", "de"])
        #expect(PersonLocale.preferences(in: ["LANG": "C.UTF-8", "LANGUAGE": "sv"]) == [])
        #expect(PersonLocale.preferences(in: ["LANG": "sr_RS@latin"]) == ["sr_RS"])
        #expect(PersonLocale.preferences(in: [:]) == [])
    }
}

@MainActor
@Suite struct LocalizedViewTests {
    private let subject = Subject()

    /// The texts, labels, hints and prompts of a tree.
    private func words(_ tree: ElementTree) -> [String] {
        tree.texts
            + tree.all.flatMap { element in
                let accessibility = element.element.accessibility
                let title = (element.element.content as? PageContent)?.title
                return [accessibility.label, accessibility.hint, accessibility.value, title].compactMap(\.self)
            }
    }

    @Test("All texts follow the locale, which can change while the page is open: labels, hints, values and titles too")
    func switching() throws {
        let bundle = try TestStrings.bundle
        let resource = LocalizedStringResource("Harbor", bundle: .atURL(bundle.bundleURL))
        let harbor = Text("Harbor", bundle: bundle)
        let (graph, renderer) = mounted(
            Drawn {
                Column {
                    NavigationStack { harbor.navigationTitle(harbor) }
                    Button(resource) {}
                    Label(resource, systemImage: "star")
                    Toggle(resource, isOn: .constant(true))
                    Word("a").accessibilityLabel(harbor)
                    Word("b").accessibilityHint(resource)
                    Word("c").accessibilityValue(harbor)
                    Word("d").help(harbor)
                }
                .environment(\.locale, Locale(identifier: subject.isOn ? "de" : "ar"))
            }
        )
        func count(_ word: String) -> Int { words(renderer.tree).count { $0 == word } }
        let before = subject.isOn ? "Hafen" : "ميناء"
        #expect(count(before) == 9)
        subject.isOn.toggle()
        graph.flush()
        #expect(count(before) == 0)
        #expect(count(subject.isOn ? "Hafen" : "ميناء") == 9)
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("Without a direction of its own, a view has that of its locale's language") func direction() {
        func directions(_ view: some View) -> [LayoutDirection] {
            mounted(view).renderer.tree.all.compactMap(\.element.style.layoutDirection)
        }
        func locale(_ language: String) -> Locale { Locale(identifier: language) }
        #expect(directions(Word("a").environment(\.locale, locale("de"))) == [])
        for language in ["ar", "he_IL", "fa", "ur_PK", "az_Arab"] {
            #expect(directions(Word("a").environment(\.locale, locale(language))) == [.rightToLeft], "\(language)")
        }
        let inner = Column { Word("a").environment(\.locale, locale("de")) }.environment(\.locale, locale("ar"))
        #expect(directions(inner) == [.rightToLeft, .leftToRight])
        let set = Word("a").environment(\.locale, locale("ar")).environment(\.layoutDirection, .leftToRight)
        #expect(directions(set) == [.leftToRight])
    }

    @Test("A page begins in the language that its visitor prefers among those of the app")
    func visitors() {
        func locale(_ header: String?, _ strings: BundleStrings = TestStrings.good) -> (Locale?, String?) {
            var host = GraphHost()
            host.setLanguage(accepted: header, among: strings)
            var inScope: String?
            host.scope { inScope = PersonLocale.visitor?.language }
            return (host.rootEnvironment.readingSettings?.locale, inScope)
        }
        #expect(locale("fi, de-CH;q=0.8, en;q=0.5") == (Locale(identifier: "de-CH"), "de-CH"))
        #expect(locale("fi") == (Locale(identifier: "en"), "en"))
        #expect(locale(nil) == (Locale(identifier: "en"), "en"))
        #expect(locale("de", BundleStrings(files: [])) == (nil, nil))
    }

    @Test("Code of a visitor's page gets strings in the visitor's language") func scope() throws {
        let bundle = try TestStrings.bundle
        var host = GraphHost()
        host.setLanguage(accepted: "de", among: TestStrings.good)
        let (_, renderer) = mounted(Drawn { Word(String(localized: "Harbor", bundle: bundle)) }, host: host)
        #expect(renderer.tree.texts == ["Hafen"])
    }
}
