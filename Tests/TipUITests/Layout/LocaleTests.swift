import Foundation
import Testing
import TipUIConformance

@testable import TipContent
@testable import TipUI

@MainActor
@Suite struct LocaleTests {
    private let subject = Subject()

    /// Returns the languages that are set on elements of a tree, each after the element's texts.
    private func languages(_ tree: ElementTree) -> [String] {
        let language = tree.element.style.language.map { ["\(tree.texts.joined()) \($0)"] } ?? []
        return language + tree.children.flatMap { languages($0) }
    }

    @Test("A locale's language is set only on the element where it changes, not on that element's descendants")
    func told() {
        let (_, renderer) = mounted(
            Column {
                Word("a")
                Column {
                    Word("b")
                    Word("c").environment(\.locale, Locale(identifier: "de_AT"))
                    Word("d").environment(\.locale, Locale(identifier: "zh_Hant_TW"))
                }
                .environment(\.locale, Locale(identifier: "de_AT"))
            }
        )
        #expect(languages(renderer.tree) == ["bcd de-AT", "d zh-Hant-TW"])
    }

    @Test("A locale and a layout direction on the same view both apply, in either order") func both() throws {
        for isOutside in [true, false] {
            let (_, renderer) = mounted(
                Drawn {
                    if isOutside {
                        Word("a").environment(\.layoutDirection, .rightToLeft)
                            .environment(\.locale, Locale(identifier: "he"))
                    } else {
                        Word("a").environment(\.locale, Locale(identifier: "he"))
                            .environment(\.layoutDirection, .rightToLeft)
                    }
                }
            )
            let style = try #require(renderer.tree.all.first { $0.element.style.language != nil }).element.style
            #expect(style.language == "he")
            #expect(style.layoutDirection == .rightToLeft)
        }
    }

    @Test("Views read the locale of their environment, or else of the process, and are updated when it changes")
    func read() {
        struct Reader: View, Equatable {
            @Environment(\.locale) private var locale
            var body: some View { Word(locale.identifier) }
            nonisolated static func == (left: Reader, right: Reader) -> Bool { true }
        }
        let (graph, renderer) = mounted(
            Drawn {
                Reader()
                Reader().environment(\.locale, Locale(identifier: subject.isOn ? "fr" : "it"))
            }
        )
        #expect(renderer.tree.texts == [Locale.current.identifier, subject.isOn ? "fr" : "it"])
        subject.isOn.toggle()
        graph.flush()
        #expect(renderer.tree.texts == [Locale.current.identifier, subject.isOn ? "fr" : "it"])
        #expect(languages(renderer.tree) == [subject.isOn ? "fr fr" : "it it"])
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("TipUI's own labels, such as 'Close', are in the language of the locale, or in English")
    func words() {
        for (language, expected) in [("de_CH", "Schließen"), ("tlh", "Close"), ("he", "סגירה")] {
            let (_, renderer) = mounted(SheetHandle {}.environment(\.locale, Locale(identifier: language)))
            #expect(renderer.tree.all.contains { $0.element.accessibility.label == expected })
        }
        let (_, renderer) = mounted(SheetHandle {})
        #expect(renderer.tree.all.contains { $0.element.accessibility.label == "Close" })
    }

    @Test("Every language translates all of TipUI's own labels, and a regional variant uses its language's labels")
    func translations() {
        for (language, words) in SystemWord.translations {
            #expect(words.count == SystemWord.allCases.count, "\(language)")
            #expect(!words.contains(""), "\(language)")
        }
        #expect(SystemWord.back.text(in: "pt-BR") == "Voltar")
        #expect(SystemWord.close.text(in: "zh-Hans-CN") == "关闭")
        #expect(SystemWord.close.text(in: "zh-Hant-TW") == "關閉")
        #expect(SystemWord.close.text(in: "zh-TW") == "關閉")
        #expect(SystemWord.close.text(in: nil) == "Close")
        #expect(SystemWord.close.text(in: "") == "Close")
    }
}
