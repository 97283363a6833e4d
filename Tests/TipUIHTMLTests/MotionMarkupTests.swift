import Foundation
import Testing
import TipUI

@testable import TipUIHTML

@Suite struct MotionMarkupTests {
    private func json(_ motion: Mutation.Motion) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let patches = HTMLRenderer().patches(for: .animate(ElementID(1), motion))
        let text = String(decoding: try encoder.encode(patches), as: UTF8.self)
        #expect(try JSONDecoder().decode([Patch].self, from: Data(text.utf8)) == patches)
        return text
    }

    @Test("The patch of a motion has the keyframes and the timing that browsers take") func motions() throws {
        #expect(
            try json(.change(.linear(duration: 0.5).delay(1).repeatForever()))
                == #"[{"id":"e1","op":"t","timing":{"delay":1000,"direction":"alternate","duration":500,"easing":"linear","iterations":1000000}}]"#
        )
        #expect(
            try json(.appearance(AnyTransition.move(edge: .leading).insertion, .easeIn(duration: 0.2).speed(2)))
                == #"[{"frames":[{"translate":"calc(-100% + 0px) calc(0% + 0px)"},{}],"id":"e1","op":"t","timing":{"duration":100,"easing":"cubic-bezier(0.42,0,1,1)","fill":"backwards"}}]"#
        )
        #expect(
            try json(.removal(AnyTransition.opacity.removal, .linear(duration: 0.1)))
                == #"[{"frames":[{},{"opacity":"0"}],"id":"e1","leaves":true,"op":"t","timing":{"duration":100,"easing":"linear","fill":"both"}}]"#
        )
        #expect(
            try json(.scroll(.bottom, isAnimated: true))
                == #"[{"behavior":"smooth","block":"end","id":"e1","inline":"center","op":"v"}]"#
        )
        #expect(try json(.scroll(nil, isAnimated: false)).contains(#""block":"nearest","id":"e1","inline":"nearest""#))
        #expect(try json(.effect(.pulse)).contains(#""frames":[{},{"opacity":"0.4"},{}]"#))
    }

    @Test("A spring's curve begins at 0, ends at 1, and goes beyond 1 only if the spring swings") func springs() throws
    {
        func points(_ animation: Animation) throws -> [Double] {
            let text = try #require(animation.curve.css.wholeMatch(of: /linear\((.*)\)/)?.1)
            return text.split(separator: ",").compactMap { Double($0) }
        }
        for animation in [Animation.smooth, .spring(duration: 0.4, bounce: -0.5)] {
            let curve = try points(animation)
            #expect(curve.first == 0 && curve.last == 1 && curve == curve.sorted())
        }
        let bouncy = try points(.bouncy)
        #expect(bouncy.first == 0 && bouncy.last == 1 && bouncy.max() ?? 0 > 1.01)
    }

    @Test("Grids name their columns, and cells their places") func grids() throws {
        func rule(_ element: Element) throws -> String {
            try #require(HTMLRenderer().repaint(ElementTree(ElementID(1), element)).rules.last)
        }
        let items = [GridItem(.fixed(50)), GridItem(.flexible(minimum: 20, maximum: 90)), GridItem()]
        #expect(
            try rule(Element(GridContent(.columns(items)))).contains(
                "grid-template-columns:50px clamp(20px,(100% - 66px)/2,90px) minmax(10px,1fr)"
            )
        )
        let adaptive = [GridItem(.adaptive(minimum: 80, maximum: 100), alignment: .leading)]
        let css = try rule(Element(GridContent(.columns(adaptive))))
        #expect(css.contains("repeat(auto-fill,minmax(min(80px,100%),1fr))"))
        #expect(css.contains("justify-items:start") && css.contains("max-width:100px"))
        var cell = Element(BoxContent())
        cell.style.cell = GridCell(span: 3, anchor: .topLeading, unsizedAxes: .horizontal)
        let place = "grid-column:span 3;justify-self:start!important;align-self:start;width:0;min-width:100%"
        #expect(try rule(cell).contains(place))
    }

    @Test("The style sheet has the keyframes of each lasting symbol effect", arguments: SymbolEffectContent.allCases)
    func symbolEffects(effect: SymbolEffectContent) {
        let name = effect.animation.prefix { $0 != " " }
        #expect(StyleSheet.text.contains("@keyframes \(name){"))
    }
}
