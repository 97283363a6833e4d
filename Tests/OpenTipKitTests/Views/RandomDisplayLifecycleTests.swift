import Testing

@testable import OpenTipKit

/// The lifecycle of a display under random events.
@Suite struct RandomDisplayLifecycleTests {
    @Test(
        "Whatever happens, there is one display at a time, which begins once it was granted and seen, and ends once",
        arguments: 0..<300
    )
    func random(seed: UInt64) {
        var world = DisplayWorld(seed: seed)
        for _ in 0..<200 { world.step() }
        world.leave()
        for _ in 0..<20 { world.step() }
        #expect(world.broken.isEmpty, "seed \(seed)")
        #expect(world.held == nil, "seed \(seed)")
        #expect(world.begun == world.ended, "seed \(seed)")
        #expect(world.lifecycle.phase == .ended, "seed \(seed)")
    }

    @Test("The random lives reach displays, many of them") func reach() {
        let begun = (0..<300).map { (seed: UInt64) in
            var world = DisplayWorld(seed: seed)
            for _ in 0..<200 { world.step() }
            return world.begun
        }
        #expect(begun.reduce(0, +) > 1_000)
    }
}
