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
        let known = state.withLock { $0.decisions[id].map { ($0.subject, $0.definition.type) } }
        guard let (subject, old) = known else { return register(definition()) }
        warn(of: id, sharedBy: old, type)
        return subject
    }

    /// Makes the centre know a tip; a later definition of the same id replaces an earlier one.
    @discardableResult
    package func register(_ definition: TipDefinition) -> TipSubject {
        let id = definition.id
        let (subject, old) = state.withLock { state -> (TipSubject?, TipDefinition?) in
            let old = state.decisions[id]?.definition
            state.decisions.define(definition)
            return (state.decisions[id]?.subject, old)
        }
        if let old { warn(of: id, sharedBy: old.type, definition.type) } else { loadTip(id) }
        return subject ?? TipSubject()
    }

    /// Says once of an id that two types of tips share it.
    private func warn(of id: String, sharedBy one: Any.Type?, _ other: Any.Type?) {
        guard let one, let other, one != other, state.withLock({ $0.markSaid("types of \(id)") }) else { return }
        tipLog.warning(
            "Two types of tips have the same id, and so one state between them; give one of them an id of its own.",
            metadata: [
                "id": "\(id)", "types": "\(String(reflecting: one)), \(String(reflecting: other))",
            ]
        )
    }
}
