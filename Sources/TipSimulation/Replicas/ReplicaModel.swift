import Foundation
import TipKitEngine

/// A plain model of the changes that each replica has made and received.
///
/// A fact is a change with the replica that made it, its author. The model has a list of facts for each author, and for
/// each replica the number of facts of each author that the replica knows.
struct ReplicaModel {
    private struct Fact {
        var change: StoreChange
        var version: RowVersion
        /// The latest epoch of the changed item that the author knew when it made the change.
        var epoch: RowVersion
        /// For a donation, the index of the author's oldest donation of the event that the limit still kept after this
        /// donation.
        var firstKept = 0
        /// For a display, whether it begins a trial.
        var beginsTrial = false
        /// For a donation, the trials in which the author counted it, with the use if it was the last that was needed.
        var uses: [JoinedTrial] = []

        /// The trial that a display begins.
        var begun: JoinedTrial? {
            guard beginsTrial, case .displayBegan(let tip, let date, _, let start?, _) = change.kind else { return nil }
            // The retirement of a held-out tip has the version after the exposure's.
            let exposure = RowVersion(rawValue: version.rawValue - (start.arm.isHeldOut ? 1 : 0))
            return JoinedTrial(
                TrialRow(
                    tip: tip,
                    replica: "",
                    epoch: epoch,
                    version: exposure,
                    exposure: exposure,
                    exposed: date,
                    isHeldOut: start.arm.isHeldOut,
                    share: start.arm.share,
                    arm: start.arm.name,
                    arms: start.arm.names,
                    event: start.event,
                    needed: Int64(start.needed),
                    window: start.window
                )
            )
        }
    }

    private let replicas: [String]
    /// The facts of each author.
    private var facts: [[Fact]]
    /// The number of facts of each author that each replica knows.
    private(set) var known: [[Int]]

    init(replicas: [String]) {
        self.replicas = replicas
        facts = replicas.map { _ in [] }
        known = replicas.map { _ in replicas.map { _ in 0 } }
    }

    /// Records that a replica has received a number of facts of each author.
    mutating func recordReceipt(by replica: Int, of counts: [Int]) {
        known[replica] = zip(known[replica], counts).map(max)
    }

    /// Records a change that a replica has made.
    mutating func record(_ change: StoreChange, by author: Int, version: RowVersion) {
        var fact = Fact(change: change, version: version, epoch: .zero)
        if let scope = change.scope { fact.epoch = epoch(of: scope, at: author) }
        if case .displayBegan(let tip, _, _, _?, _) = change.kind {
            fact.beginsTrial = record(ofTip: tip, at: author).displayCount == 0
        }
        facts[author].append(fact)
        known[author][author] = facts[author].count
        defer { recordUses(by: author) }
        guard case .donated(let event, _, _) = change.kind else { return }
        let own = facts[author].indices.filter { facts[author][$0].change.donates(event) }
        let widest = own.map { facts[author][$0].change.limit }.max() ?? 0
        let before = own.dropLast().last.map { facts[author][$0].firstKept } ?? 0
        let kept = own.filter { $0 >= before && facts[author][$0].epoch >= fact.epoch }
        let excess = max(0, kept.count - widest)
        facts[author][own.last ?? 0].firstKept = excess == 0 ? before : kept[excess]
    }

    /// Returns the reason for which a replica must refuse a change; `nil` if the replica must make the change.
    func refusal(of change: StoreChange, at replica: Int) -> StoreRefusal? {
        switch change.kind {
        case .displayBegan(let tip, let date, let limits, let trial, _):
            let record = record(ofTip: tip, at: replica)
            if record.invalidation == nil, record.displayCount > 0, trial?.arm.isHeldOut == true { return .overtaken }
            if let invalidation = record.invalidation { return .invalidated(invalidation.reason) }
            if let snooze = record.snooze, date < snooze.end,
                date.timeIntervalSince(snooze.date) >= -snooze.end.timeIntervalSince(snooze.date)
            {
                return .snoozed
            }
            return record.displayCount >= limits?.maximumCount ?? .max ? .displayCount : nil
        case .invalidated(let tip, _, _), .snoozed(let tip, _, _, _):
            return record(ofTip: tip, at: replica).invalidation.map { .invalidated($0.reason) }
        default: return nil
        }
    }

    // MARK: State of a replica

    private func knownFacts(of replica: Int) -> [(author: Int, place: Int, fact: Fact)] {
        facts.indices.flatMap { author in
            facts[author].prefix(known[replica][author]).enumerated().map { (author, $0.offset, $0.element) }
        }
    }

    /// Returns the version of the latest reset of a scope, or of everything, that a replica knows.
    func epoch(of scope: RowScope, at replica: Int) -> RowVersion {
        let resets = knownFacts(of: replica).filter { $0.fact.change.resets(scope) }
        return resets.map(\.fact.version).max() ?? .zero
    }

    func record(ofTip id: String, at replica: Int) -> TipRecord {
        let epoch = epoch(of: .tip(id), at: replica)
        var record = TipRecord()
        var first: (version: RowVersion, replica: String)?
        // The latest snooze by each author, of which the one that began last stands.
        var snoozes: [Int: TipRecord.Snooze] = [:]
        for (author, _, fact) in knownFacts(of: replica) where fact.epoch >= epoch && fact.change.tip == id {
            switch fact.change.kind {
            case .displayBegan(_, let date, _, _, _):
                record.displayCount += 1
                record.firstDisplayed = min(record.firstDisplayed ?? date, date)
                record.lastDisplayed = max(record.lastDisplayed ?? date, date)
            case .displayEnded(_, let duration, _): record.displayDuration += duration
            case .snoozed(_, let seconds, let date, _):
                record.snoozeCount += 1
                snoozes[author] = TipRecord.Snooze(date: date, end: date.addingTimeInterval(seconds))
            case .invalidated(_, let reason, let date):
                if let first, first < (fact.version, replicas[author]) { continue }
                first = (fact.version, replicas[author])
                record.invalidation = .init(reason: reason, date: date, replica: replicas[author])
            default: break
            }
            // A held-out tip is retired by the display that begins its trial, with the version after the exposure's.
            if case .displayBegan(_, let date, _, let trial?, _) = fact.change.kind, fact.beginsTrial,
                trial.arm.isHeldOut
            {
                if let first, first < (fact.version, replicas[author]) { continue }
                first = (fact.version, replicas[author])
                record.invalidation = .init(
                    reason: .displayCountExceeded,
                    date: date,
                    replica: replicas[author],
                    isHeldOut: true
                )
            }
        }
        record.snooze = snoozes.values.max { ($0.date, $0.end) < ($1.date, $1.end) }
        return record
    }

    /// Returns the value of a parameter that a replica must show; for a transient parameter, only a value that the
    /// replica itself has set.
    func value(of id: String, at replica: Int) -> String? {
        let epoch = epoch(of: .everything, at: replica)
        var latest: (version: RowVersion, replica: String, json: String)?
        for author in facts.indices {
            let sets = facts[author].prefix(known[replica][author]).filter { $0.change.sets(id) }
            guard let last = sets.last, last.epoch >= epoch,
                case .parameterSet(_, let json, let isTransient, _) = last.change.kind,
                !isTransient || author == replica
            else { continue }
            if let latest, (latest.version, latest.replica) > (last.version, replicas[author]) { continue }
            latest = (last.version, replicas[author], json)
        }
        return latest?.json
    }

    /// Returns the trial of a tip: the earliest display that a replica knows to have begun one, and the earliest use.
    func trial(ofTip id: String, at replica: Int) -> JoinedTrial? {
        guard var trial = recordedTrial(ofTip: id, at: replica) else { return nil }
        trial.count(uses(of: trial, at: replica))
        return trial
    }

    /// Returns the trial of a tip with the use that some author has recorded, however many donations are kept now.
    ///
    /// Each author has one record of the trial, which begins with the author's first display, or with the first use that
    /// the author has noticed of a display of another author.
    private func recordedTrial(ofTip id: String, at replica: Int) -> JoinedTrial? {
        let epoch = epoch(of: .tip(id), at: replica)
        var records: [Int: JoinedTrial] = [:]
        for (author, _, fact) in knownFacts(of: replica) {
            if let trial = fact.begun, trial.tip == id, trial.epoch >= epoch { records[author] = trial }
            for trial in fact.uses where trial.tip == id && trial.epoch >= epoch { records[author] = trial }
        }
        let first = records.min { ($0.value.exposure, replicas[$0.key]) < ($1.value.exposure, replicas[$1.key]) }
        guard var trial = first?.value else { return nil }
        trial.used = records.values.compactMap(\.used).min().map { max($0, trial.exposed) }
        trial.count(uses(of: trial, at: replica, isKept: { _, _ in false }))
        return trial
    }

    /// Returns the dates of the donations after a trial's exposure, in the order of their versions: of those that some
    /// author has counted, and of those that are kept.
    private func uses(of trial: JoinedTrial, at replica: Int) -> [Date] {
        let epoch = epoch(of: .event(trial.event), at: replica)
        let floors = facts.indices.map { author in
            facts[author].prefix(known[replica][author]).last { $0.change.donates(trial.event) }?.firstKept ?? 0
        }
        return uses(of: trial, at: replica) { $1.epoch >= epoch && $0.place >= floors[$0.author] }
    }

    private func uses(
        of trial: JoinedTrial,
        at replica: Int,
        isKept: ((author: Int, place: Int), Fact) -> Bool
    ) -> [Date] {
        let counted = facts.indices.map { self.counted(by: $0, for: trial, at: replica) }
        var found: [(version: RowVersion, replica: String, date: Date)] = []
        for (author, place, fact) in knownFacts(of: replica) {
            guard case .donated(trial.event, let donation, _) = fact.change.kind, fact.version > trial.exposure,
                donation.date >= trial.exposed
            else { continue }
            guard counted[author].contains(place) || isKept((author, place), fact) else { continue }
            found.append((fact.version, replicas[author], donation.date))
        }
        return found.sorted { ($0.version, $0.replica) < ($1.version, $1.replica) }.map(\.date)
    }

    /// Returns the indices of the donations that an author has counted for a trial, as far as a replica knows.
    ///
    /// An author that learns of an earlier exposure about another event begins to count that event's donations.
    private func counted(by author: Int, for trial: JoinedTrial, at replica: Int) -> Set<Int> {
        let epoch = epoch(of: .tip(trial.tip), at: replica)
        var (places, event): (Set<Int>, String?) = ([], nil)
        for (place, fact) in facts[author].prefix(known[replica][author]).enumerated() {
            for other in [fact.begun].compactMap(\.self) + fact.uses
            where other.tip == trial.tip && other.epoch >= epoch {
                if other.event != event { (places, event) = ([], other.event) }
                if other.needed > 1, fact.change.donates(other.event) { places.insert(place) }
            }
        }
        return event == trial.event ? places : []
    }

    /// Records in which trials the donation that an author has just made counts.
    private mutating func recordUses(by author: Int) {
        guard case .donated(let event, let donation, _)? = facts[author].last?.change.kind else { return }
        let heard = knownFacts(of: author).map(\.fact)
        for tip in Set(heard.compactMap(\.begun).map(\.tip) + heard.flatMap(\.uses).map(\.tip)) {
            guard var trial = recordedTrial(ofTip: tip, at: author), trial.event == event, trial.used == nil,
                donation.date >= trial.exposed
            else { continue }
            let last = facts[author].count - 1
            facts[author][last].uses.append(trial)
            guard trial.needed == 1 || uses(of: trial, at: author).count >= trial.needed else { continue }
            trial.used = donation.date
            facts[author][last].uses[facts[author][last].uses.count - 1] = trial
        }
        // Each row in which the donation is counted has a version after the donation's.
        let last = facts[author].count - 1
        facts[author][last].version.rawValue -= Int64(facts[author][last].uses.count)
    }

    /// Returns the payloads of an event's donations, oldest first.
    func payloads(of event: String, at replica: Int) -> [String?] {
        donations(of: event, at: replica)
            .sorted { ($0.date, $0.version, $0.replica) < ($1.date, $1.version, $1.replica) }.map(\.payload)
    }

    private func donations(
        of event: String,
        at replica: Int
    ) -> [(date: Date, version: RowVersion, replica: String, payload: String?)] {
        let epoch = epoch(of: .event(event), at: replica)
        var found: [(date: Date, version: RowVersion, replica: String, payload: String?)] = []
        for author in facts.indices {
            let heard = facts[author].prefix(known[replica][author])
            let firstKept = heard.last { $0.change.donates(event) }?.firstKept ?? 0
            for (place, fact) in heard.enumerated() where place >= firstKept && fact.epoch >= epoch {
                guard case .donated(event, let donation, _) = fact.change.kind else { continue }
                found.append((donation.date, fact.version, replicas[author], donation.payload))
            }
        }
        return found
    }
}

extension JoinedTrial {
    /// Records the use that donations are, unless an earlier use is known.
    fileprivate mutating func count(_ dates: [Date]) {
        guard dates.count >= needed else { return }
        used = min(used ?? .distantFuture, dates[Int(needed) - 1])
    }
}

extension StoreChange {
    /// The scope whose reset makes the change obsolete; `nil` for a reset.
    fileprivate var scope: RowScope? {
        switch kind {
        case .displayBegan(let tip, _, _, _, _), .displayEnded(let tip, _, _), .invalidated(let tip, _, _),
            .snoozed(let tip, _, _, _):
            .tip(tip)
        case .parameterSet: .everything
        case .donated(let event, _, _): .event(event)
        default: nil
        }
    }

    fileprivate func resets(_ scope: RowScope) -> Bool {
        guard case .reset(let other, _) = kind else { return false }
        return other == .everything || other == scope
    }

    fileprivate func sets(_ parameter: String) -> Bool {
        if case .parameterSet(parameter, _, _, _) = kind { true } else { false }
    }

    fileprivate func donates(_ event: String) -> Bool {
        if case .donated(event, _, _) = kind { true } else { false }
    }

    fileprivate var limit: Int {
        if case .donated(_, _, let limit) = kind { limit.maximumCount } else { 0 }
    }
}
