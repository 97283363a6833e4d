#if Macros
    import Foundation
    import Testing
    import TipKit

    @Suite struct EventBehaviour {
        struct CountTip: Tip {
            static let opened = Event(id: "behaviour-opened")
            var title: Text { Text("Count") }
            var rules: [Rule] { #Rule(Self.opened) { $0.donations.count >= 3 } }
        }

        struct Meal: Codable, Sendable {
            var dish: String
            var isGood: Bool
        }

        struct MealTip: Tip {
            static let eaten = Event<Meal>(id: "behaviour-eaten")
            var title: Text { Text("Meal") }
            var rules: [Rule] {
                #Rule(Self.eaten) { $0.donations.donatedWithin(.hour).filter({ $0.isGood == true }).count > 1 }
            }
        }

        struct VarietyTip: Tip {
            static let cooked = Event<Meal>(id: "behaviour-cooked")
            var title: Text { Text("Variety") }
            var rules: [Rule] {
                #Rule(Self.cooked) { $0.donations.largestSubset(groupedBy: \.dish).count >= 3 }
                #Rule(Self.cooked) { $0.donations.smallestSubset(groupedBy: \.dish).count > 1 }
            }
        }

        @Test("B4.1 Events with the same id share their donations") func sharedEvents() async throws {
            try #require(Datastore.isReady)
            let one = Tips.Event(id: "behaviour-shared")
            let two = Tips.Event(id: "behaviour-shared")
            await one.donate()
            #expect(two.donations.count == 1)
        }

        @Test("B4.2 A parameter may have any Codable value, and may be declared in any type, such as an enum")
        func structured() async throws {
            try #require(Datastore.isReady)
            await GardenTip().wait(for: .pending)
            Garden.state = Garden.State(plants: ["Rose", "Oak", "Fern"])
            await GardenTip().wait(for: .available)
            #expect(Garden.state.plants.count == 3)
        }

        enum Garden {
            struct State: Codable, Sendable, Equatable { var plants: Set<String> = [] }
            @Parameter static var state: State = State()
        }

        struct GardenTip: Tip {
            var title: Text { Text("Garden") }
            var rules: [Rule] {
                #Rule(Garden.$state) { $0.plants.count >= 3 && $0.plants.contains("Rose") }
            }
        }

        @Test("B4.4 Each donation is counted once, whether made with donate or sendDonation") func counts() async throws
        {
            try #require(Datastore.isReady)
            await CountTip().wait(for: .pending)
            await CountTip.opened.donate()
            await withCheckedContinuation { done in CountTip.opened.sendDonation { done.resume() } }
            #expect(CountTip.opened.donations.count == 2)
            #expect(CountTip().status == .pending)
            await CountTip.opened.donate()
            await CountTip().wait(for: .available)
        }

        @Test("B4.5 An event keeps no more donations than its limit, and deleteDonations removes all of them")
        func limits()
            async throws
        {
            try #require(Datastore.isReady)
            let event = Tips.Event(id: "behaviour-limited", donationLimit: Tips.DonationLimit(maximumCount: 2))
            for _ in 1...4 { await event.donate() }
            #expect(event.donations.count == 2)
            try await event.deleteDonations()
            #expect(event.donations.isEmpty)
        }

        @Test("B4.7 A rule may filter the donations within a time window") func windows() async throws {
            try #require(Datastore.isReady)
            await MealTip.eaten.donate(Meal(dish: "soup", isGood: true))
            await MealTip.eaten.donate(Meal(dish: "pie", isGood: false))
            #expect(MealTip().status == .pending)
            await MealTip.eaten.donate(Meal(dish: "rice", isGood: true))
            await MealTip().wait(for: .available)
            #expect(MealTip.eaten.donations.map(\.dish) == ["soup", "pie", "rice"])
        }

        @Test("B4.8 largestSubset and smallestSubset group an event's donations by a field of their payload")
        func subsets()
            async throws
        {
            try #require(Datastore.isReady)
            for dish in ["soup", "soup", "soup", "pie"] {
                await VarietyTip.cooked.donate(Meal(dish: dish, isGood: true))
            }
            #expect(VarietyTip().status == .pending)
            await VarietyTip.cooked.donate(Meal(dish: "pie", isGood: true))
            await VarietyTip().wait(for: .available)
        }
    }
#endif
