import Foundation
import Observation
import OpenTipKit
import OpenTipKitTesting
import Testing

#if Macros
    extension DeclarationTests {
        enum Switches {
            @Parameter static var isOn: Bool = false
            @Parameter(.transient) static var draft: String = ""
        }

        struct MacroTip: Tip {
            static let opened = Event(id: "declarations-macro-opened")
            static let visited = Event<Visit>(id: "declarations-macro-visited")

            let other = Tips.Event(id: "declarations-macro-other")
            var title: Text { Text("By macros") }
            var rules: [Rule] {
                #Rule(Switches.$isOn) { $0 == true }
                #Rule(Switches.$draft) { draft in draft.isEmpty }
                #Rule(Self.opened) { $0.donations.count >= 1 }
                #Rule(other) { $0.donations.donatedWithin(.week).count < 3 }
                #Rule(MacroTip.visited) { $0.donations.filter { $0.place == "Bridge" }.count > 0 }
                #Rule(Self.visited) { $0.donations.donatedWithin(.hour).filter({ $0.place == "Bridge" }).count < 9 }
                #Rule(Self.visited) { visits in visits.donations.largestSubset(groupedBy: \.place).count > 0 }
                #Rule(Self.visited) { $0.donations.smallestSubset(groupedBy: \.place).count > 0 }
            }
        }

        @Test("1.4 Macros: @Parameter, and #Rule with parameters and events") func macros() async throws {
            let parameter: Tips.Parameter<Bool> = Switches.$isOn
            #expect(parameter.id.hasSuffix("+isOn"))
            try await Self.center().run {
                #expect(MacroTip().rules.count == 8)
                #expect(MacroTip().status == .pending)
                Switches.isOn = true
                #expect(Switches.isOn)
                #expect(parameter.wrappedValue)
                await MacroTip.opened.donate()
                #expect(MacroTip().status == .pending)
                await MacroTip.visited.donate(Visit(place: "Bridge"))
                #expect(MacroTip().status == .available)
                Switches.draft = "Dear"
                #expect(MacroTip().status == .pending)
            }
        }
    }
#else
    extension DeclarationTests {
        @Test("1.4 Macros, and behavior that is tested with macros", .disabled("Needs the trait Macros."))
        func skipped() {}
    }
#endif

extension DeclarationTests {
    @Test("1.5 Sequence extensions: donatedWithin, largestSubset and smallestSubset on arrays of donations")
    func sequences() async throws {
        let clock = ManualClock()
        let visits = Tips.Event<Visit>(id: "declarations-sequences")
        try await Self.center(clock: clock).run {
            await visits.donate(Visit(place: "Tower"))
            clock.advance(by: 7_200)
            await visits.donate(Visit(place: "Bridge"))
            await visits.donate(Visit(place: "Bridge"))
            let donations: [Tips.Event<Visit>.Donation] = visits.donations
            let recent: [Tips.Event<Visit>.Donation] = donations.donatedWithin(.hour)
            #expect(recent.map(\.place) == ["Bridge", "Bridge"])
            let most: [Tips.Event<Visit>.Donation] = donations.largestSubset(groupedBy: \.place)
            #expect(most.map(\.place) == ["Bridge", "Bridge"])
            let fewest: [Tips.Event<Visit>.Donation] = donations.smallestSubset(groupedBy: \.place)
            #expect(fewest.map(\.place) == ["Tower"])
        }
    }

    @Test("1.6 TipGroup: the priorities, currentTip and currentTipUpdates") func groups() async throws {
        let priorities: Set<TipGroup.Priority> = [.firstAvailable, .ordered]
        for priority in priorities {
            switch priority {
            case .firstAvailable, .ordered: break
            }
        }
        #expect(priorities.count == 2)

        let center = try Self.center()
        let free = TipGroup {
            HeldTip()
            BareTip()
        }
        let ordered = TipGroup(.ordered) {
            HeldTip()
            BareTip()
        }
        let observable: any Observable & Sendable = free
        #expect(observable is TipGroup)
        let ids = await MainActor.run {
            center.run { [free.currentTip?.id, ordered.currentTip?.id] }
        }
        #expect(ids == ["BareTip", nil])

        let updates = center.run { free.currentTipUpdates }
        var iterator = updates.makeAsyncIterator()
        let current: (any Tip)? = await iterator.next(isolation: nil)
        #expect(current?.id == "BareTip")
    }
}
