import Benchmark
import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Workload

typealias History = Tips.EventHistory<Tips.EmptyDonation>

/// A rule's body as a bare closure, on the history that a rule got.
func decisions() throws {
    let center = TipCenter()
    let caught = Mutex<History?>(nil)
    try center.configure(store: InMemoryTipStore())
    center.run {
        for _ in 1...3 { CountedTip.visited.sendDonation() }
        while CountedTip.visited.donations.count < 3 {}
        let rule = Tips.Rule(CountedTip.visited) { history in
            caught.withLock { $0 = history }
            return true
        }
        _ = CatchingTip(rules: [rule]).status
    }
    guard let history = caught.withLock({ $0 }) else { fatalError("the rule wasn't asked") }
    // As an app without tips would keep its conditions.
    let bodies: [@Sendable (History) -> Bool] = [opaque { $0.donations.count >= 3 }]
    let decision = center.run { PreparedDecision(about: CountedTip()) }

    measure("decide on a count rule", "ours", calls: .mega) { benchmark in
        for _ in benchmark.scaledIterations { blackHole(decision.status) }
    }
    measure("decide on a count rule", "a bare closure call", calls: .mega) { benchmark in
        for _ in benchmark.scaledIterations { for body in bodies { blackHole(body(history)) } }
    }
    let counted = Counted(donations: [Date](repeating: Date(), count: 3))
    let predicate = #Predicate<Counted> { $0.donations.count >= 3 }
    measure("decide on a count rule", "Foundation's Predicate", calls: .kilo) { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try predicate.evaluate(counted)) }
    }
    for (name, decision) in [("ours", try PreparedDecision.underThreeCaps()), ("no caps", decision)] {
        measure("decide under three caps", name, calls: .mega) { benchmark in
            for _ in benchmark.scaledIterations { blackHole(decision.status) }
        }
    }
    measure("tip.status", "ours", calls: .mega) { benchmark in
        center.run {
            let tip = CountedTip()
            for _ in benchmark.scaledIterations { blackHole(tip.status) }
        }
    }
    measure("tip.status", "a bare closure call", calls: .mega) { benchmark in
        for _ in benchmark.scaledIterations { for body in bodies { blackHole(body(history)) } }
    }
}

/// The closure as a closure: called, not inlined.
@inline(never)
private func opaque(_ body: @escaping @Sendable (History) -> Bool) -> @Sendable (History) -> Bool { body }

struct Counted: Sendable {
    var donations: [Date]
}

/// A tip whose rules are given.
struct CatchingTip: Tip {
    let rules: [Rule]
    var title: Text { Text("Catching") }
}

/// A window over a million donations, and over a thousand.
func windows() throws {
    for (name, count) in [("ours", 1_000_000), ("a thousand donations", 1_000)] {
        let center = TipCenter()
        let event = Tips.Event<Tips.EmptyDonation>(
            id: "windowed-\(count)",
            donationLimit: Tips.DonationLimit(maximumCount: count)
        )
        let store = InMemoryTipStore()
        let limit = StoredDonationLimit(maximumCount: count, maximumAge: nil)
        let start = Date().addingTimeInterval(-Double(count) * 10)
        try store.commit(
            (0..<count).map { number in
                .donated(
                    event: event.id,
                    donation: StoredDonation(date: start.addingTimeInterval(Double(number) * 10), payload: nil),
                    limit: limit
                )
            }
        )
        try center.configure(store: store)
        let caught = Mutex<History?>(nil)
        center.run {
            let rule = Tips.Rule(event) { history in
                _ = Array(history.donations)
                caught.withLock { $0 = history }
                return true
            }
            _ = CatchingTip(rules: [rule]).status
            // Asked once more, the history has all donations at hand.
            _ = CatchingTip(rules: [rule]).explain()
        }
        guard let history = caught.withLock({ $0 }) else { fatalError("the rule wasn't asked") }
        measure("donatedWithin over a million", name, calls: .kilo) { benchmark in
            for _ in benchmark.scaledIterations { blackHole(history.donations.donatedWithin(.hour).count) }
        }
    }
}
