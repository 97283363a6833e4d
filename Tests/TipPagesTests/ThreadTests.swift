#if Web
    import Foundation
    import Synchronization
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// Tests of the threads on which pages wait.
    @Suite(.timeLimit(.minutes(10))) struct ThreadTests {
        /// A tip whose decision takes until the test lets it end.
        struct SlowTip: Tip {
            static let read = Event(id: "slow")
            static let entered = Atomic(0)
            static let gate = DispatchSemaphore(value: 0)

            var title: Text { Text("Slow") }
            var rules: [Rule] {
                Rule(Self.read) { _ in
                    Self.entered.add(1, ordering: .sequentiallyConsistent)
                    Self.gate.wait()
                    // The next one may go through, too.
                    Self.gate.signal()
                    return true
                }
            }
        }

        @Test("While many people's tips wait for a thread, other tasks of the process go on")
        func others() async throws {
            let server = try PageServer()
            server.tips.add(SlowTip())
            let people = 2 * ProcessInfo.processInfo.activeProcessorCount
            let tells = (0..<people).map { number in
                Task.detached { try await server.tell(tips: [["tip": "SlowTip"]], person: "\(number)").text }
            }
            // Each of these tasks needs a thread of the pool.
            while SlowTip.entered.load(ordering: .sequentiallyConsistent) < people { await Task.detached {}.value }
            for _ in 0..<1_000 { await Task.detached {}.value }
            SlowTip.gate.signal()
            for tell in tells { #expect(try await tell.value.contains("Slow")) }
        }
    }
#endif
