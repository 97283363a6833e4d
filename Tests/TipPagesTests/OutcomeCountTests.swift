#if Web
    import Metrics
    import MetricsTestKit
    import OpenTipKitTesting
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    @Suite struct OutcomeCountTests {
        static let exported = Tips.Event(id: "exported")

        struct ExportTip: Tip {
            var title: Text { Text("Export") }
            var actions: [Action] { Action(id: "show", title: "Show me") }
            var options: [any TipOption] { Teaches(exported) }
        }

        struct HeldOutTip: Tip {
            var title: Text { Text("Held out") }
            var options: [any TipOption] {
                Teaches(exported)
                Holdout(1)
            }
        }

        @Test("What happens to the tips of all people is counted by tip, without the person")
        func counters() async throws {
            let server = try PageServer()
            let metrics = TestMetrics()
            let counting = countOutcomes(of: server.people, in: metrics)
            defer { counting.cancel() }
            for person in ["ada", "bea"] {
                try await server.people.center(for: person).run {
                    #expect(ExportTip().beginDisplay() != nil)
                    #expect(HeldOutTip().beginDisplay() == nil)
                    await Self.exported.donate()
                    #expect(ExportTip().status == .invalidated(.actionPerformed))
                }
            }
            for name in ["tips_shown", "tips_used", "tips_closed"] {
                try await expect(name, of: "ExportTip", is: 2, in: metrics)
            }
            try await expect("tips_held_out", of: "HeldOutTip", is: 2, in: metrics)
            #expect(metrics.counters.allSatisfy { $0.dimensions.map(\.0) == ["tip"] })
            #expect(!metrics.counters.contains { $0.label == "tips_shown" && $0.dimensions.map(\.1) == ["HeldOutTip"] })
        }

        /// Waits until a counter has a value.
        private func expect(_ name: String, of tip: String, is value: Int64, in metrics: TestMetrics) async throws {
            while metrics.counterTotal(label: name, dimensions: [("tip", tip)]) < value { await Task.yield() }
            #expect(metrics.counterTotal(label: name, dimensions: [("tip", tip)]) == value)
        }
    }
#endif
