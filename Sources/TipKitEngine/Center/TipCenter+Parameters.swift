import Foundation
import Logging
import Synchronization

extension TipCenter: RuleInputSource {
    package func value<Value>(of parameter: Tips.Parameter<Value>) -> Value {
        while true {
            let (known, launch, hasStore) = state.withLock { state in
                (state.rows.parameter(parameter.id), state.rows.launchVersion, state.store != nil)
            }
            if let known {
                if let value = known.value(as: Value.self) { return value }
                let value = decoded(known.stored, of: parameter, launch)
                state.withLock { $0.rows.keep(Decoded(value: value), of: parameter.id, from: known.stored) }
                return value
            }
            guard hasStore else { return parameter.defaultValue }
            let isRead = load("parameter \(parameter.id)") {
                try $0.parameter(parameter.id)
            } keep: { state, stored in
                state.rows.cache(stored, of: parameter.id)
            }
            guard isRead else {
                state.withLock { $0.rows.treatAsNotStored(.parameter(parameter.id)) }
                return parameter.defaultValue
            }
            finish()
        }
    }

    private func decoded<Value>(
        _ stored: StoredParameter?,
        of parameter: Tips.Parameter<Value>,
        _ launch: RowVersion
    ) -> Value {
        guard let stored else { return parameter.defaultValue }
        // Ignore a transient value that was stored before this launch, but use a value that another process has set
        // since.
        if parameter.isTransient, stored.version <= launch { return parameter.defaultValue }
        do {
            return try JSONDecoder().decode(StoredForm<Value>.self, from: Data(stored.json.utf8)).value
        } catch {
            tipLog.error(
                "A parameter's stored value can't be decoded; the default value is used until a new value is set.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.localizedDescription)"]
            )
            return parameter.defaultValue
        }
    }

    func setValue<Value>(_ value: Value, of parameter: Tips.Parameter<Value>) {
        if isRefusedInRule("sets the parameter \(parameter.id)") { return }
        let key = Once.nextKey(of: self)
        guard isConfigured else {
            tipLog.warning(
                "A parameter was set before Tips.configure() was called; the parameter keeps its default value.",
                metadata: ["parameter": "\(parameter.id)"]
            )
            return
        }
        let json: String
        do {
            json = try Self.json(of: value)
            if try key == nil && isPresent(value, json, of: parameter) {
                // Another process may have set a different value that this center hasn't read yet, so catch up and
                // compare again before skipping the change; if the store can't be read now, make the change.
                if try catchUp() && isPresent(value, json, of: parameter) { return }
            }
        } catch {
            tipLog.error(
                "A parameter's new value can't be encoded; the parameter keeps its old value.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.encodingReason)"]
            )
            return
        }
        change { _, now in
            let isTransient = parameter.isTransient
            let kind = StoreChange.Kind.parameterSet(
                id: parameter.id,
                json: json,
                isTransient: isTransient,
                date: now
            )
            return .commit([StoreChange(kind, key: key)]) { state, _ in
                // Keep the value in the cache, so that the next read needn't decode it from the JSON that was just
                // encoded.
                guard let stored = state.rows.parameter(parameter.id)?.stored, stored.json == json else { return }
                state.rows.keep(Decoded(value: value), of: parameter.id, from: stored)
            }
        }
    }

    /// Whether a parameter already has a value that equals the new value.
    private func isPresent<Value>(
        _ value: Value,
        _ json: String,
        of parameter: Tips.Parameter<Value>
    ) throws -> Bool {
        let old = self.value(of: parameter)
        // If the stored value can't be read, it may differ from the new value.
        guard state.withLock({ $0.rows.parameter(parameter.id) != nil }) else { return false }
        if Self.isEqual(old, value) { return true }
        return try !(value is any Equatable) && Self.json(of: old) == json
    }

    static func json<Value: Codable>(of value: Value) throws -> String {
        // Encode the most common types, Bool and Int, directly: setting up an encoder would take most of the time.
        switch value {
        case let flag as Bool where Value.self == Bool.self: "\(flag)"
        case let number as Int where Value.self == Int.self: "\(number)"
        default: String(decoding: try encoder.encode(StoredForm(value)), as: UTF8.self)
        }
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Whether two values of the same type are equal; `false` if the type isn't `Equatable`.
    private static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        func compare<Comparable: Equatable>(_ type: Comparable.Type) -> Bool {
            guard let left = left as? Comparable, let right = right as? Comparable else { return false }
            return left == right
        }
        guard let type = Value.self as? any Equatable.Type else { return false }
        return compare(type)
    }
}

extension TipCenter {
    /// Registers a tip if the center doesn't know it, and returns its observable subject.
    ///
    /// - Parameters:
    ///   - id: The tip's id.
    ///   - type: The type of the tip, to detect two types that share an id.
    ///   - definition: Returns the tip's definition; called only if the center doesn't know the tip yet.
    package func subject(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> TipSubject {
        let known = state.withLock { $0.decisions[id].map { ($0.subject, $0.definition.type) } }
        guard let (subject, old) = known else { return register(definition()) }
        warn(of: id, sharedBy: old, type)
        return subject
    }

    /// Registers a tip; a later definition with the same id replaces an earlier one.
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

    /// Warns if two types of tips share an id, once for each id.
    private func warn(of id: String, sharedBy one: Any.Type?, _ other: Any.Type?) {
        guard let one, let other, one != other, state.withLock({ $0.markLogged("types of \(id)") }) else { return }
        tipLog.warning(
            "Two types of tips have the same id and therefore share their state; give one of the types another id.",
            metadata: [
                "id": "\(id)", "types": "\(String(reflecting: one)), \(String(reflecting: other))",
            ]
        )
    }
}
