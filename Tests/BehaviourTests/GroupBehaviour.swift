#if Macros
    import Testing
    import TipKit

    @Suite struct GroupBehaviour {
        struct First: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("First") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct Second: Tip {
            var title: Text { Text("Second") }
        }

        struct OrderedFirst: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Ordered first") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct OrderedSecond: Tip {
            var title: Text { Text("Ordered second") }
        }

        @Test("B7.1 By default a group's current tip is its first eligible tip") @MainActor func firstAvailable()
            async throws
        {
            try #require(Datastore.isReady)
            let group = TipGroup {
                First()
                Second()
            }
            await Second().wait(for: .available)
            #expect(group.currentTip is Second)
            First.isOn = true
            await First().wait(for: .available)
            #expect(group.currentTip is First)
        }

        @Test("B7.2 An ordered group waits for its first tip to be eligible, and moves on when that tip is invalidated")
        @MainActor func ordered() async throws {
            try #require(Datastore.isReady)
            let group = TipGroup(.ordered) {
                OrderedFirst()
                OrderedSecond()
            }
            await OrderedSecond().wait(for: .available)
            #expect(group.currentTip == nil)
            OrderedFirst.isOn = true
            await OrderedFirst().wait(for: .available)
            #expect(group.currentTip is OrderedFirst)
            OrderedFirst().invalidate(reason: .tipClosed)
            await OrderedFirst().wait(for: .invalidated(.tipClosed))
            #expect(group.currentTip is OrderedSecond)
        }
    }
#endif
