import Testing

@testable import TipKitCore

/// The state machine for the display of one view's tip, under random events.
@Suite struct RandomDisplayLifecycleTests {
    @Test(
        "Under random events a view has one display at a time, which begins when granted and seen, and ends once",
        arguments: 0..<300
    )
    func random(seed: UInt64) {
        var environment = RandomDisplayEnvironment(seed: seed)
        for _ in 0..<200 { environment.step() }
        environment.leave()
        for _ in 0..<20 { environment.step() }
        #expect(environment.broken.isEmpty, "seed \(seed)")
        #expect(environment.held == nil, "seed \(seed)")
        #expect(environment.begun == environment.ended, "seed \(seed)")
        #expect(environment.lifecycle.state == .ended, "seed \(seed)")
    }

    @Test("The random events cause many displays to begin, so that the random test covers them") func reach() {
        let begun = (0..<300).map { (seed: UInt64) in
            var environment = RandomDisplayEnvironment(seed: seed)
            for _ in 0..<200 { environment.step() }
            return environment.begun
        }
        #expect(begun.reduce(0, +) > 1_000)
    }
}
