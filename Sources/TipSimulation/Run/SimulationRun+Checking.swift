import Foundation
import Synchronization
import TipKitEngine

extension SimulationRun {
    /// Compares the model with a center's state of the tip, parameter or event that an action has used, or with the
    /// center's whole state.
    func check(_ center: Int, _ action: SimulationAction) {
        switch action {
        case .begin(let tip), .reserve(let tip), .invalidate(let tip), .resetTip(let tip), .define(let tip),
            .status(let tip), .explain(let tip), .readTip(let tip), .snooze(let tip, _):
            checkTip(tip, center)
        case .beginPage(let display), .updatePage(let display, _, _):
            checkTip(display % SimulationSubjects.tips.count, center)
        case .set(let parameter, _), .readParameter(let parameter): checkParameter(parameter, center)
        case .donate(let event, _), .queue(let event, _), .deleteDonations(let event), .readEvent(let event):
            checkEvent(event, center)
        case .resetAll, .catchUp, .storeWaiting, .relaunch, .end, .close, .pause: checkAll(center)
        default: break
        }
    }

    func checkAll(_ center: Int) {
        for tip in SimulationSubjects.tips.indices { checkTip(tip, center) }
        for parameter in SimulationSubjects.parameters.indices { checkParameter(parameter, center) }
        for event in SimulationSubjects.events.indices { checkEvent(event, center) }
    }

    private func checkTip(_ tip: Int, _ center: Int) {
        let (spec, now) = (SimulationSubjects.tips[tip], now(of: center))
        compare("record of \(spec.id)", center) {
            PlainRecord($0.record(of: spec.definition))
        } with: { actor, found in
            var expected = actor.record(of: spec.id, at: now)
            if actor.view.seen.tip(spec.id).reason == nil, actor.mayHaveRetired(spec, by: found.reason) {
                expected?.reason = found.reason
                expected?.closedAt = found.closedAt
            }
            return expected
        }
    }

    private func checkParameter(_ parameter: Int, _ center: Int) {
        let subject = SimulationSubjects.parameters[parameter]
        compare("parameter \(subject.id)", center) {
            $0.run { subject.read() }
        } with: { actor, _ in
            actor.view.text(of: subject)
        }
    }

    private func checkEvent(_ event: Int, _ center: Int) {
        let subject = SimulationSubjects.events[event]
        let (isJoined, now) = (state.withLock { $0.isJoined }, now(of: center))
        compare("event \(subject.name)", center) {
            $0.run { subject.read() }
        } with: { actor, found in
            let expected = actor.view.donations(of: subject, at: now)
            guard isJoined, found != expected else { return expected }
            var certain = actor.view.shown.event(subject.id)
            if let age = subject.maximumAge { certain.made.removeAll { now.timeIntervalSince($0.date) >= age } }
            return subject.mayRemain(found, insteadOf: certain, limit: subject.maximumCount) ? found : expected
        }
    }

    private func compare<Value: Equatable>(
        _ what: String,
        _ center: Int,
        _ read: (TipCenter) -> Value,
        with expected: (SimulationActor, Value) -> Value?
    ) {
        let (actor, outage) = state.withLock { ($0.actors[center], $0.outage) }
        guard !actor.hasFailedRead, outage != .locked, difference == nil, begin(SimulationFrame(center: center)) else {
            return
        }
        let found = read(actor.center)
        state.withLock { state in
            guard let expected = expected(state.actors[center], found), found != expected else { return }
            state.report("Center \(center) has the wrong \(what): \(found); expected: \(expected)")
        }
        end(center)
    }

    /// Stores all waiting changes, and compares the final state with the model.
    func finish() throws {
        try freeDisk()
        state.withLock { $0.skews = [] }
        let centers = 0..<plan.centers
        for center in centers {
            for place in 0..<SimulationActor.displayLimit {
                try perform(SimulationStep(center: center, action: .end(display: place)))
            }
            try perform(SimulationStep(center: center, action: .switchOn))
            try perform(SimulationStep(center: center, action: .storeWaiting))
            try perform(SimulationStep(center: center, action: .storeDonations))
        }
        for center in centers {
            let missing = state.withLock { $0.actors[center].view.promises.first { !$0.isOptional } }
            if let missing {
                return report("A change of center \(center) was acknowledged but isn't on disk: \(missing.change)")
            }
        }
        try launch(plan.centers)
        // Asking for a status may retire a tip that has reached a limit. Ask all centers twice, so that each center
        // also sees the retirements that later centers caused in the first round.
        for _ in 0..<2 {
            for center in 0...plan.centers {
                try perform(SimulationStep(center: center, action: .catchUp))
                for tip in SimulationSubjects.tips.indices {
                    try perform(SimulationStep(center: center, action: .status(tip: tip)))
                }
            }
        }
        for center in 0...plan.centers { try perform(SimulationStep(center: center, action: .catchUp)) }
        guard difference == nil else { return }
        try compareDisk()
        for center in 0...plan.centers where difference == nil { checkAll(center) }
        for center in centers where difference == nil { compareStatuses(center) }
    }

    /// Compares the tip statuses that a center reports with the statuses that a newly launched center reports.
    private func compareStatuses(_ center: Int) {
        let (actor, fresh) = state.withLock { ($0.actors[center], $0.actors[plan.centers]) }
        for spec in SimulationSubjects.tips where !actor.overrides(spec.id) {
            let found = actor.center.status(of: spec.id) { spec.definition }
            let expected = fresh.center.status(of: spec.id) { spec.definition }
            guard found != expected else { continue }
            report("Center \(center) reports \(found) for \(spec.id); a new center reports \(expected)")
        }
    }

    /// Compares the disk with the model.
    private func compareDisk() throws {
        let handle = try store.open()
        let (disk, isJoined) = state.withLock { ($0.disk, $0.isJoined) }
        try handle.read { snapshot in
            for spec in SimulationSubjects.tips {
                let found = PlainRecord(try snapshot.tip(spec.id).record)
                compareOnDisk(spec.id, found, disk.tip(spec.id).shown)
            }
            for parameter in SimulationSubjects.parameters {
                let found = try snapshot.parameter(parameter.id).map { parameter.text($0.json) }
                compareOnDisk(parameter.id, found, disk.parameter(parameter.id)?.text)
            }
            for event in SimulationSubjects.events {
                let stored = try snapshot.donations(ofEvent: event.id, after: .distantPast, maximumCount: 1_000)
                let found = stored.map { PlainDonation(date: $0.date, payload: $0.payload) }
                let expected = disk.event(event.id)
                let mayRemain = isJoined && event.mayRemain(found, insteadOf: expected, limit: 1_000)
                compareOnDisk(event.id, found, mayRemain ? found : expected.donations)
                compareOnDisk("tally of \(event.id)", try snapshot.tally(ofEvent: event.id), found.count)
            }
            // The model doesn't predict the latest first display of a store that was merged from two files.
            guard !isJoined else { return }
            let latest = try snapshot.header().latestFirstDisplay
            compareOnDisk("latest first display", latest?.tip, disk.latestFirstDisplay?.tip)
            compareOnDisk("latest first display's date", latest?.date, disk.latestFirstDisplay?.date)
        }
        try handle.close()
    }

    private func compareOnDisk<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
        guard found != expected else { return }
        report("The disk has the wrong \(what): \(found); expected: \(expected)")
    }
}

extension SimulatedEvent {
    /// Returns whether a store that was merged from two files may hold the donations `found`, if a store with a single
    /// file would have to hold those of `expected`.
    ///
    /// - Parameter limit: How many donations are read, the latest ones by date.
    fileprivate func mayRemain(_ found: [PlainDonation], insteadOf expected: PlainEvent, limit: Int) -> Bool {
        // Each file applies only the limits that it knows, and a donation in one file doesn't drop expired donations in
        // the other file. With a single limit and no maximum age, the merged store holds at least the expected
        // donations; otherwise only the donation that was made last is certain, whatever its date.
        let isOfOneLimit = maximumAge == nil && SimulationSubjects.events.count { $0.id == id } == 1
        let certain = isOfOneLimit ? expected.made : expected.made.suffix(1)
        var rest = found
        for donation in certain {
            if let place = rest.firstIndex(of: donation) {
                rest.remove(at: place)
            } else if found.count < limit || donation.date > found.first?.date ?? .distantFuture {
                return false
            }
        }
        return zip(found, found.dropFirst()).allSatisfy { $0.date <= $1.date }
    }
}
