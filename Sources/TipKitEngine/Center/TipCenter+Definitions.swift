import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Makes the centre know a tip, and returns what is observed of it.
    ///
    /// - Parameters:
    ///   - id: The tip's id.
    ///   - type: The type of the tip, to notice that two types share an id.
    ///   - definition: Defines the tip; called if the centre hasn't met it.
    package func subject(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> TipSubject {
        let known = state.withLock { $0.tips[id].map { ($0.subject, $0.definition.type) } }
        guard let (subject, old) = known else { return register(definition()) }
        warn(of: id, sharedBy: old, type)
        return subject
    }

    /// Makes the centre know a tip; a later definition of the same id replaces an earlier one.
    @discardableResult
    package func register(_ definition: TipDefinition) -> TipSubject {
        let id = definition.id
        let (subject, old) = state.withLock { state -> (TipSubject, TipDefinition?) in
            if let old = state.tips[id] {
                state.tips[id]?.definition = definition
                state.touch(id)
                return (old.subject, old.definition)
            }
            let entry = TipEntry(definition: definition, stamp: state.nextStamp(), subject: TipSubject())
            state.tips[id] = entry
            return (entry.subject, nil)
        }
        if let old { warn(of: id, sharedBy: old.type, definition.type) } else { reload(id) }
        return subject
    }

    /// Says once of an id that two types of tips share it.
    private func warn(of id: String, sharedBy one: Any.Type?, _ other: Any.Type?) {
        guard let one, let other, one != other, state.withLock({ $0.collisions.insert(id).inserted }) else { return }
        tipLog.warning(
            "Two types of tips have the same id, and so one state between them; give one of them an id of its own.",
            metadata: [
                "id": "\(id)", "types": "\(String(reflecting: one)), \(String(reflecting: other))",
            ]
        )
    }

    /// Reads a tip's record from the store, unless memory holds more than the store does.
    func reload(_ id: String) {
        while true {
            let (store, start, unstored) = state.withLock { state in
                (state.store, state.tips[id]?.stamp, state.tips[id]?.unstored ?? 0)
            }
            guard let store else { return }
            guard unstored == 0 else { return state.withLock { $0.tips[id]?.isLoaded = true } }
            let record: TipRecord
            do {
                record = try store.record(ofTip: id) ?? TipRecord()
            } catch {
                tipLog.error(
                    "A tip's record can't be read; what is in memory counts.",
                    metadata: ["tip": "\(id)", "error": "\(error.localizedDescription)"]
                )
                return state.withLock { $0.tips[id]?.isLoaded = true }
            }
            let isDone = state.withLock { state in
                guard state.tips[id]?.stamp == start else { return false }
                state.tips[id]?.isLoaded = true
                if state.tips[id]?.record != record {
                    state.tips[id]?.record = record
                    state.touch(id)
                }
                return true
            }
            if isDone { return }
        }
    }
}
