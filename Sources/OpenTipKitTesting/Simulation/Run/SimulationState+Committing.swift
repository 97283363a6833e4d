import Foundation
import OpenTipKit

extension SimulationRun.State {
    /// Makes the changes in the model, and compares what the store says of them.
    mutating func recordCommit(_ changes: [StoreChange], _ commit: StoreCommit, by center: Int) {
        let plain = changes.map(PlainChange.init)
        guard plain.contains(where: { $0 != nil }) else { return }
        disk.commits += 1
        var taken: Set<Int> = []
        for (place, change) in changes.enumerated() {
            guard let asked = plain[place] else { continue }
            let isLate = change.timely.knowing != nil
            let promise = promise(of: change, by: center, except: taken)
            if let promise { taken.insert(promise.number) }
            let known = knowledge(of: change, promise, by: center)
            guard let effective = effect(of: asked, promise, isLate: isLate) else {
                return report("Centre \(center) asks the store for what nothing allows: \(change)")
            }
            let said = commit.refusals[place].map(PlainRefusal.init)
            // Whoever couldn't read a tip can't know in which epoch its display began.
            if case .ended(_, _, nil) = effective, said == .overtaken { continue }
            let refusal = disk.apply(effective, knowing: known)
            if refusal != said {
                let words = ("\(said.map { "\($0)" } ?? "made")", "\(refusal.map { "\($0)" } ?? "made")")
                return report("The store says of centre \(center)'s \(change): \(words.0); it must be \(words.1)")
            }
            let number = promise?.number
            var beginning: SimulationFrame.Beginning?
            if case .began(let tip, _, _) = asked, !isLate {
                beginning = SimulationFrame.Beginning(refusal: refusal, reset: disk.tip(tip).reset)
            }
            self.change(frameOf: center) { frame in
                if let number { frame.asked.insert(number) }
                if let beginning { frame.beginning = beginning }
            }
        }
        versions.append((disk.commits, commit.update.version))
    }

    /// What a change does, judged by what was promised; `nil` if nothing allows it.
    private mutating func effect(of asked: PlainChange, _ promise: PlainPromise?, isLate: Bool) -> PlainChange? {
        switch (asked, promise?.change) {
        case (.began(let tip, let date, _), .began(_, _, let limits)?):
            return .began(tip: tip, date: date, limits: isLate ? nil : limits)
        case (.donated(let id, _, let count, let age), .donated(_, _, let ownCount, _)?):
            let bounds = SimulationSubjects.events.filter { $0.id == id }
            guard count >= ownCount, bounds.contains(where: { $0.maximumCount == count && $0.maximumAge == age }) else {
                return nil
            }
            return asked
        case (_, let change?): return change
        case (.pauseMoved, nil): return asked
        case (.invalidated(let id, let reason, _), nil):
            let spec = SimulationSubjects.tips.first { $0.id == id }
            // Late ones are judged against resets, so they may stand on less.
            if isLate { return reason == .displayCountExceeded || reason == .displayDurationExceeded ? asked : nil }
            guard disk.tip(id).reason == nil else { return asked }
            switch reason {
            case .displayCountExceeded:
                return spec?.maximumCount.map { disk.tip(id).count >= $0 } ?? false ? asked : nil
            case .displayDurationExceeded: return spec?.maximumDuration != nil && disk.tip(id).count > 0 ? asked : nil
            case .actionPerformed, .tipClosed: return nil
            }
        default: return nil
        }
    }

    /// The last commit that was known when a late change was made; `nil` for one in time.
    private mutating func knowledge(of change: StoreChange, _ promise: PlainPromise?, by center: Int) -> Int? {
        guard let version = change.timely.knowing else { return nil }
        let known = versions.filter { $0.version <= version }
        let least = known.last.flatMap { last in known.first { $0.version == last.version } }?.commits ?? 0
        let most = known.last?.commits ?? 0
        if least > actors[center].view.seen.commits {
            report("Centre \(center) claims to have known what it hasn't seen: \(change)")
        }
        if let promised = promise?.known, most < promised {
            report("Centre \(center) has forgotten what it knew: \(change)")
        }
        return most
    }
}
