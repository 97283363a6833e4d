import Foundation
import OpenTipKit
import TipKitCore

/// What is known of a person's past: the donations, in the order of their dates, and the values of parameters today.
struct PersonalHistory {
    private struct Act {
        let event: String
        let donation: StoredDonation
    }

    private let acts: [Act]
    private let parameters: [StoreChange]
    private let beginning: Date
    /// Who the person is to the chance that decides about arms: their id, or the replica of a device.
    private let person: String

    /// Reads a person's past; `nil` if the person has donated nothing.
    ///
    /// - Parameters:
    ///   - store: The store of the person.
    ///   - id: The id of the person; `nil` for the device's own.
    init?(_ store: any TipStore, of id: String?) throws {
        let (acts, values) = try store.read { snapshot in
            let acts = try snapshot.events().flatMap { event in
                try snapshot.donations(ofEvent: event, after: .beforeAll, maximumCount: .max)
                    .map { Act(event: event, donation: $0) }
            }
            return (acts, try snapshot.parameters().map { (id: $0, value: try snapshot.parameter($0)) })
        }
        self.acts = acts.sorted { $0.donation.date < $1.donation.date }
        guard let beginning = self.acts.first?.donation.date else { return nil }
        self.beginning = beginning
        person = try id ?? store.header().replica
        parameters = values.compactMap { id, value in
            value.map { .parameterSet(id: id, json: $0.json, date: beginning) }
        }
    }

    /// Makes the donations again, and offers the tips after each.
    ///
    /// - Parameter report: Called with the index of a tip and what happened to it.
    func replay(
        _ tips: [any Tip],
        _ settings: Settings,
        _ report: (Int, TipBacktest.Finding.Event) -> Void
    ) throws {
        let clock = ManualClock(now: beginning)
        let center = TipCenter(clock: clock, retryPause: nil)
        let store = InMemoryTipStore()
        _ = try store.commit(parameters, after: nil, by: nil)
        try center.configure(
            store: store,
            frequency: settings.frequency,
            holdouts: HoldoutPlan(holdout: settings.holdout, person: person, environment: ["TIPS_HOLDOUT": "0"]),
            attention: settings.attention
        )
        try center.run {
            var waiting = Array(tips.indices)
            for act in acts where !waiting.isEmpty {
                clock.move(to: act.donation.date)
                try center.repeatDonation(act.donation, ofEvent: act.event)
                waiting.removeAll { index in
                    let tip = tips[index]
                    if let display = tip.beginDisplay() {
                        display.end()
                        report(index, .appeared(at: clock.now, day: day(of: clock.now), arm: tip.arm))
                        return true
                    }
                    guard case .invalidated(let reason) = tip.status else { return false }
                    if reason == .actionPerformed { report(index, .wasFoundAlone) }
                    return true
                }
            }
            for index in tips.indices { report(index, .read(parameters: center.parameters(readBy: tips[index].id))) }
        }
    }

    private func day(of date: Date) -> Int { Int(date.timeIntervalSince(beginning) / 86_400) + 1 }
}
