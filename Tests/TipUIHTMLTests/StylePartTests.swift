import Testing
import TipHTML
import TipUI

@testable import TipUIConformance
@testable import TipUIHTML

@Suite struct StylePartTests {
    private let field = ElementTree(ElementID(1), Element(FieldContent(prompt: "", text: "")))

    private func rules(_ patches: [Patch]) -> [String] {
        if case .style(let rules)? = patches.first { rules } else { [] }
    }

    @Test("A part of the style comes with the first batch of patches that needs it, and not again") func batches() {
        let renderer = HTMLRenderer()
        var parts: Set<StylePart> = []
        let insertion = Mutation.insert(field, parent: ElementID(0), index: 0)
        #expect(rules(renderer.patches(for: [insertion], parts: &parts)) == [StylePart.controls.rule])
        #expect(parts == [.controls])
        #expect(rules(renderer.patches(for: [insertion], parts: &parts)).isEmpty)
    }

    @Test("A part of the style precedes the rules of single elements, which override it") func order() {
        let tinted = Element(ToggleContent(isOn: true, tint: .system(.red)))
        let rules = HTMLRenderer().repaint(ElementTree(ElementID(1), tinted)).rules
        #expect(rules.count == 2)
        #expect(rules.first == StylePart.controls.rule)
    }

    @Test("A part of the style is a single rule, as browsers insert one") func single() {
        for part in StylePart.allCases {
            #expect(part.rule.hasPrefix(".tipui{") && part.rule.hasSuffix("}"))
            #expect(!part.rule.contains("@keyframes"))
        }
    }

    @Test("An element whose class only a part of the style names gets that part", arguments: ElementKind.allCases)
    func complete(kind: ElementKind) {
        for variations in kind.variations {
            for element in [variations.pattern] + variations.others {
                let drawn = HTMLRenderer().repaint(ElementTree(ElementID(1), element))
                let classes = drawn.html.matches(of: /class="([^"]+)"/).flatMap { $0.output.1.split(separator: " ") }
                for name in Set(classes) where !StyleSheet.text.contains(".\(name)") {
                    let parts = StylePart.allCases.filter { $0.rule.contains(".\(name)") }
                    #expect(parts.isEmpty || parts.contains { drawn.rules.contains($0.rule) }, "\(name) in \(kind)")
                }
            }
        }
    }
}
