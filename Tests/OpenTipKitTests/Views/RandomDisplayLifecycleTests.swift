import Testing

@testable import OpenTipKit

/// The lifecycle of a display under random events.
@Suite struct RandomDisplayLifecycleTests {
    @Test(
        "Whatever happens, there is one display at a time, which begins once it was granted and seen, and ends once",
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
        #expect(environment.lifecycle.phase == .ended, "seed \(seed)")
    }

    @Test("The random lives reach displays, many of them") func reach() {
        let begun = (0..<300).map { (seed: UInt64) in
            var environment = RandomDisplayEnvironment(seed: seed)
            for _ in 0..<200 { environment.step() }
            return environment.begun
        }
        #expect(begun.reduce(0, +) > 1_000)
    }
}
