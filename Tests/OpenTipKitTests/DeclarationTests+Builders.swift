import Foundation
import OpenTipKit
import Testing

extension DeclarationTests {
    @MainActor
    private final class Presses {
        var count = 0

        nonisolated init() {}
    }

    private static func ids(_ actions: [Tips.Action]) -> [String] { actions.map(\.id) }

    private static func ids(_ tips: [any Tip]) -> [String] { tips.map { $0.id } }

    @Test("1.3.5 Tips.Action: both initializers, and the properties id, label, handler and index") @MainActor
    func actions() {
        let presses = Presses()
        let labelled = Tips.Action(id: "a", perform: { presses.count += 1 }, { Text("Label") })
        let titled = Tips.Action(id: "b", title: "Title".dropFirst(0), perform: { presses.count += 10 })
        let id: String = labelled.id
        #expect(id == "a")
        #expect(titled.id == "b")
        let index: Int? = labelled.index
        #expect(index == nil)
        let label: @Sendable () -> Text = labelled.label
        #expect(label() == Text("Label"))
        #expect(titled.label() == Text(verbatim: "Title"))
        let handler: @MainActor @Sendable () -> Void = labelled.handler
        handler()
        titled.handler()
        #expect(presses.count == 11)

        let few: [any Identifiable & Sendable] = [Tips.Action({ Text("Label") }), Tips.Action(title: "Title")]
        #expect(few.count == 2)
        #expect(Self.isSame(Tips.Action.ID.self, String.self))
    }

    @Test("1.3.6 Tips.ActionBuilder: each build method, and a body that mixes kinds of statements") func actionBuilder()
    {
        typealias Builder = Tips.ActionBuilder
        let a = Tips.Action(id: "a", title: "A")
        let b = Tips.Action(id: "b", title: "B")
        #expect(Self.ids(Builder.buildArray([[a], [b]])) == ["a", "b"])
        #expect(Self.ids(Builder.buildEither(first: [a])) == ["a"])
        #expect(Self.ids(Builder.buildEither(second: [b])) == ["b"])
        #expect(Self.ids(Builder.buildExpression(a)) == ["a"])
        #expect(Self.ids(Builder.buildExpression([a, b])) == ["a", "b"])
        #expect(Self.ids(Builder.buildLimitedAvailability([a])) == ["a"])
        #expect(Self.ids(Builder.buildOptional([a])) == ["a"])
        #expect(Builder.buildOptional(nil).isEmpty)
        #expect(Self.ids(Builder.buildPartialBlock(first: [a])) == ["a"])
        #expect(Self.ids(Builder.buildPartialBlock(accumulated: [a], next: [b])) == ["a", "b"])
        #expect(Builder.buildFinalResult([a, b]).map(\.index) == [0, 1])

        @Tips.ActionBuilder func body(_ isLong: Bool) -> [Tips.Action] {
            a
            [b]
            if isLong {
                Tips.Action(id: "long", title: "Long")
            } else {
                Tips.Action(id: "short", title: "Short")
            }
            if isLong { Tips.Action(id: "extra", title: "Extra") }
            for number in 1...2 { Tips.Action(id: "\(number)", title: "Number") }
        }
        #expect(Self.ids(body(true)) == ["a", "b", "long", "extra", "1", "2"])
        #expect(Self.ids(body(false)) == ["a", "b", "short", "1", "2"])
    }

    @Test("1.3.7 Tips.RuleBuilder: each build method, and a body that mixes kinds of statements") func ruleBuilder() {
        typealias Builder = Tips.RuleBuilder
        let flag = Tips.Parameter(DeclarationTests.self, "+flag", false)
        let one = Tips.Rule(flag, source: "one") { $0 }
        let two = Tips.Rule(flag, source: "two") { !$0 }
        let both: [Tips.Rule] = [one, two]
        let gaps: [Tips.Rule?] = [nil, two]
        let some: Tips.Rule? = one
        let none: Tips.Rule? = nil
        func sources(_ rules: [Tips.Rule]) -> [String] { rules.map(\.source) }

        #expect(sources(Builder.buildEither(first: [one])) == ["one"])
        #expect(sources(Builder.buildEither(second: [two])) == ["two"])
        #expect(sources(Builder.buildExpression(one)) == ["one"])
        #expect(sources(Builder.buildExpression(some)) == ["one"])
        #expect(Builder.buildExpression(none).isEmpty)
        #expect(sources(Builder.buildExpression(both)) == ["one", "two"])
        #expect(sources(Builder.buildExpression(gaps)) == ["two"])
        #expect(sources(Builder.buildOptional(some)) == ["one"])
        #expect(Builder.buildOptional(none).isEmpty)
        #expect(sources(Builder.buildOptional(gaps)) == ["two"])
        #expect(sources(Builder.buildPartialBlock(first: both)) == ["one", "two"])
        #expect(sources(Builder.buildPartialBlock(accumulated: [one], next: [two])) == ["one", "two"])

        @Tips.RuleBuilder func body(_ isStrict: Bool) -> [Tips.Rule] {
            one
            none
            gaps
            if isStrict { both }
            if isStrict { one } else { two }
        }
        #expect(sources(body(true)) == ["one", "two", "one", "two", "one"])
        #expect(sources(body(false)) == ["one", "two", "two"])
    }

    @Test("1.3.8 Tips.OptionsBuilder: each build method, and a body that mixes kinds of statements")
    func optionsBuilder() {
        typealias Builder = Tips.OptionsBuilder
        let count = Tips.MaxDisplayCount(1)
        let some: (any TipOption)? = count
        let none: (any TipOption)? = nil
        let counts: [Tips.MaxDisplayCount] = [count, count]
        let gaps: [(any TipOption)?] = [nil, Tips.IgnoresDisplayFrequency(true)]

        let one = Builder.buildExpression(count)
        #expect(Builder.buildArray([one, one]).count == 2)
        #expect(one.count == 1)
        #expect(Builder.buildExpression(none).isEmpty)
        #expect(Builder.buildExpression(counts).count == 2)
        #expect(Builder.buildExpression(gaps).count == 1)
        #expect(Builder.buildEither(first: one).count == 1)
        #expect(Builder.buildEither(second: one).count == 1)
        #expect(Builder.buildOptional(some).first is Tips.MaxDisplayCount)
        #expect(Builder.buildOptional(none).isEmpty)
        #expect(Builder.buildOptional(gaps).first is Tips.IgnoresDisplayFrequency)
        #expect(Builder.buildPartialBlock(first: one).count == 1)
        #expect(Builder.buildPartialBlock(accumulated: one, next: one).count == 2)
        #expect(Builder.buildFinalResult(one).count == 1)

        @Tips.OptionsBuilder func body(_ isLong: Bool) -> [any TipOption] {
            count
            none
            counts
            gaps
            if isLong { Tips.MaxDisplayDuration(90) }
            for seconds in [60.0, 120.0] { Tips.MaxDisplayDuration(seconds) }
            if isLong { count } else { Tips.IgnoresDisplayFrequency(true) }
        }
        #expect(body(true).count == 8)
        #expect(body(false).count == 7)
        #expect(body(false).count { $0 is Tips.MaxDisplayDuration } == 2)
        #expect(body(false).last is Tips.IgnoresDisplayFrequency)
    }

    @Test("1.3.9 Tips.GroupBuilder: each build method, and a body that mixes kinds of statements") func groupBuilder() {
        typealias Builder = Tips.GroupBuilder
        let bare: any Tip = BareTip()
        let full: any Tip = FullTip()
        let both: [any Tip] = [bare, full]
        let ids = ["BareTip", "declarations-full"]

        #expect(Self.ids(Builder.buildArray([[bare], [full]])) == ids)
        #expect(Self.ids(Builder.buildBlock(bare, full)) == ids)
        #expect(Self.ids(Builder.buildEither(first: both)) == ids)
        #expect(Self.ids(Builder.buildEither(second: both)) == ids)
        #expect(Self.ids(Builder.buildIf(both)) == ids)
        #expect(Builder.buildIf(nil).isEmpty)
        #expect(Builder.buildPartialBlock(first: bare).count == 1)
        #expect(Self.ids(Builder.buildPartialBlock(first: both)) == ids)
        #expect(Builder.buildPartialBlock(first: ()).isEmpty)
        let afterNever: (Never) -> [any Tip] = Builder.buildPartialBlock(first:)
        _ = afterNever
        #expect(Self.ids(Builder.buildPartialBlock(accumulated: [bare], next: full)) == ids)
        #expect(Self.ids(Builder.buildPartialBlock(accumulated: [bare], next: [full])) == ids)

        @Tips.GroupBuilder func body(_ isLong: Bool) -> [any Tip] {
            BareTip()
            if isLong { FullTip() }
            if isLong { HeldTip() } else { BareTip() }
        }
        #expect(Self.ids(body(true)) == ids + ["HeldTip"])
        #expect(Self.ids(body(false)) == ["BareTip", "BareTip"])
    }
}
