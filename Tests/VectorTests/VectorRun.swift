import Foundation
import OpenTipKit
import OpenTipKitTesting

/// Runs a vector case with its own tip center and clock.
final class VectorRun {
    private let vector: VectorCase
    private let inputs: VectorInputs
    private let tips: [String: VectorTip]
    private let groups: [String: TipGroup]
    private let clock = ManualClock()
    private let start: Date
    private let store: any TipStore
    private let switches = TipSwitches()
    private var center: TipCenter
    private var displays: [String: [TipDisplay]] = [:]
    private var appVersion: String?
    private var suppression: Tips.Suppression?
    private var problems: [String] = []

    init(_ vector: VectorCase, in store: any TipStore = InMemoryTipStore()) throws {
        self.vector = vector
        self.store = store
        let inputs = VectorInputs(vector)
        self.inputs = inputs
        var tips: [String: VectorTip] = [:]
        for (id, spec) in vector.tips { tips[id] = try VectorTip(id: id, spec, inputs) }
        self.tips = tips
        var groups: [String: TipGroup] = [:]
        for (name, spec) in vector.groups {
            let members: [any Tip] = try spec.tips.map { try tips.named($0, "tip") }
            groups[name] = TipGroup(spec.priority) { members }
        }
        self.groups = groups
        start = clock.now
        appVersion = vector.appVersion
        center = TipCenter(clock: clock)
        try configure()
    }

    /// Performs the steps of the vector case.
    ///
    /// - Returns: A description of each result that differs from the expected one.
    func play() async throws -> [String] {
        for step in vector.steps {
            clock.advance(by: start.addingTimeInterval(step.at).timeIntervalSince(clock.now))
            look()
            do {
                try await center.run { try await perform(step) }
            } catch {
                throw VectorError("at \(step.at): \(error)")
            }
            look()
        }
        return problems
    }

    /// Reads every tip's status, so that a tip that has reached a display limit is invalidated now.
    private func look() {
        center.run {
            for tip in tips.values { _ = tip.status }
        }
    }

    private func perform(_ step: VectorStep) async throws {
        switch step.action {
        case .donate(let event, let payload, let times):
            for _ in 0..<times { await inputs.event(event).donate(payload) }
        case .deleteDonations(let event):
            try await inputs.event(event).deleteDonations()
        case .set(let values):
            for (name, value) in values {
                let parameter = try inputs.parameter(name)
                parameter.wrappedValue = value
            }
        case .display(let id, let isRefused):
            try display(id, isRefused: isRefused, at: step.at)
        case .endDisplay(let id):
            guard let display = displays[id]?.first else {
                throw VectorError("the tip \(id) has no current display to end")
            }
            displays[id]?.removeFirst()
            display.end()
        case .invalidate(let id, let reason):
            try tip(id).invalidate(reason: reason)
        case .snooze(let id, let length):
            try tip(id).snooze(for: length)
        case .suppress(let begins):
            suppression?.end()
            suppression = begins ? Tips.suppress() : nil
        case .resetEligibility(let id):
            try await tip(id).resetEligibility()
        case .resetDatastore:
            try Tips.reset()
        case .flip(let flipped, let ids):
            flip(flipped, ids)
        case .operate(let values):
            switches.values = values
        case .restart(let version):
            appVersion = version ?? appVersion
            try restart()
        case .expect(let statuses):
            try expect(statuses, at: step.at)
        case .arm(let names):
            for (id, expected) in names {
                let arm = try tip(id).arm
                if arm != expected {
                    problems.append("at \(step.at): \(id) has the arm \(arm ?? "none") instead of \(expected)")
                }
            }
        case .group(let name, let expected):
            let group = try groups.named(name, "group")
            let current = await MainActor.run { group.currentTip?.id }
            if current != expected {
                problems.append(
                    "at \(step.at): the current tip of \(name) is \(current ?? "none") instead of \(expected ?? "none")"
                )
            }
        }
    }

    private func display(_ id: String, isRefused: Bool, at seconds: TimeInterval) throws {
        let asked = try tip(id)
        if let display = asked.beginDisplay() {
            displays[id, default: []].append(display)
            if isRefused { problems.append("at \(seconds): the display of \(id) began, but must be refused") }
        } else if !isRefused {
            problems.append("at \(seconds): the display of \(id) was refused, but must begin. \(asked.explain())")
        }
    }

    private func expect(_ statuses: [String: Tips.Status], at seconds: TimeInterval) throws {
        for (id, expected) in statuses.sorted(by: { $0.key < $1.key }) {
            let asked = try tip(id)
            let status = asked.status
            if status != expected {
                problems.append("at \(seconds): \(id) is \(status), but must be \(expected). \(asked.explain())")
            }
        }
    }

    /// Sets a testing switch, for tips by id since all tips in a vector case have the same type.
    private func flip(_ flipped: VectorStep.Switch, _ ids: [String]) {
        switch flipped {
        case .showAllTips: Tips.showAllTipsForTesting()
        case .hideAllTips: Tips.hideAllTipsForTesting()
        case .showTips: TipCenter.current.showForTesting(ids)
        case .hideTips: TipCenter.current.hideForTesting(ids)
        }
    }

    private func restart() throws {
        for display in displays.values.joined() { display.end() }
        displays = [:]
        center = TipCenter(clock: clock)
        try configure()
    }

    private func configure() throws {
        var attention = AttentionPlan()
        for limit in vector.limits { attention.add(limit.cap) }
        (attention.grace, attention.observation) = (vector.grace, vector.observation)
        attention.quiet = vector.quiet
        attention.statedLaunch = vector.firstLaunch.map { start.addingTimeInterval($0) }
        attention.appVersion = appVersion.flatMap { AppVersion($0) }
        try center.configure(
            store: store,
            frequency: vector.frequency,
            holdouts: HoldoutPlan(person: vector.person),
            attention: attention,
            switches: switches
        )
    }

    private func tip(_ id: String) throws -> VectorTip {
        try tips.named(id, "tip")
    }
}

extension Dictionary where Key == String {
    /// Returns the value with a name, which a step or a group of the case uses.
    fileprivate func named(_ name: String, _ what: String) throws -> Value {
        guard let value = self[name] else { throw VectorError("there is no \(what) \(name)") }
        return value
    }
}
