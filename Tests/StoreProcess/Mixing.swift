import Foundation
import TipKitEngine
import TipKitStorage

/// Makes random changes while other processes do the same, and checks that updates report all processes' changes.
struct Mixing {
    let folder: URL
    let who: Int

    /// The state of the store as computed from the updates that commits returned.
    private struct Known {
        var donations = 0
        var parameters: [String: String] = [:]
        var displays: [String: Int] = [:]
        var retired: Set<String> = []

        mutating func fold(_ update: StoreUpdate) throws {
            for row in update.rows {
                switch row {
                case .tip(let id, let tip):
                    displays[id] = tip.record.displayCount
                    if tip.record.invalidation != nil { retired.insert(id) }
                case .parameter(let id, let stored): parameters[id] = stored?.json
                case .donated("e", let added, let count):
                    donations += added.count
                    guard donations == count else {
                        throw UnexpectedUpdate(what: "\(donations) donations, and \(count) stored")
                    }
                case .event: throw UnexpectedUpdate(what: "an event was deleted")
                case .donated, .latestFirstDisplay: break
                }
            }
        }
    }

    /// Applies an update.
    ///
    /// After too many changes to list, as when this process was suspended, everything is read again.
    private func fold(_ update: StoreUpdate, into known: inout Known, from store: SQLiteTipStore) throws
        -> StorePosition
    {
        guard update.isEverything else {
            try known.fold(update)
            return update.position
        }
        return try store.read { snapshot in
            known = Known()
            known.donations = try snapshot.tally(ofEvent: "e")
            for id in try snapshot.parameters() { known.parameters[id] = try snapshot.parameter(id)?.json }
            for id in try snapshot.tips() {
                let record = try snapshot.tip(id).record
                known.displays[id] = record.displayCount
                if record.invalidation != nil { known.retired.insert(id) }
            }
            return try snapshot.header().position
        }
    }

    private struct UnexpectedUpdate: Error { let what: String }

    /// Makes `count` changes, then prints the number of donations and displays made and the last parameter value.
    func make(_ count: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        var random = Dice(seed: UInt64(who + 1))
        var position = StorePosition(lineage: try store.header().position.lineage, number: 0)
        var known = Known()
        var (made, donated, shown) = (0, 0, 0)
        while made < count {
            var changes: [StoreChange] = []
            for _ in 0..<min(count - made, Int.random(in: 1...40, using: &random)) {
                made += 1
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<5:
                    donated += 1
                    let donation = StoredDonation(date: Date(), payload: "\(who)-\(donated)")
                    changes.append(.donated(event: "e", donation: donation, limit: limit))
                case 5, 6: changes.append(.parameterSet(id: "p\(who)", json: "\(made)", date: Date()))
                case 7: changes.append(.invalidated(tip: "t\(who)-\(made)", reason: .tipClosed, date: Date()))
                default:
                    shown += 1
                    changes.append(.displayBegan(tip: "shown", date: Date(), limits: nil))
                }
            }
            let done = try commit(changes, to: store, after: position)
            guard done.refusals.isEmpty else { throw UnexpectedUpdate(what: "\(done.refusals)") }
            position = try fold(done.update, into: &known, from: store)
            for case .invalidated(let tip, _, _) in changes.map(\.kind) where !known.retired.contains(tip) {
                throw UnexpectedUpdate(what: "\(tip) isn't retired")
            }
            for case .parameterSet(let id, let json, _, _) in changes.suffix(1).map(\.kind)
            where known.parameters[id] != json {
                throw UnexpectedUpdate(what: "\(id) isn't \(json)")
            }
        }
        _ = try fold(store.read { try $0.update(since: position) }, into: &known, from: store)
        StoreProcess.printLine("\(donated) \(shown) \(known.parameters["p\(who)"] ?? "")")
    }

    /// Commits changes, and retries while another process locks the file.
    private func commit(
        _ changes: [StoreChange],
        to store: SQLiteTipStore,
        after position: StorePosition
    ) throws -> StoreCommit {
        while true {
            do { return try store.commit(changes, after: position) } catch let error as TipStoreError
                where error.kind == .unavailable && error.description.contains("another process")
            {
                continue
            }
        }
    }
}
