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
                state.rows.take(stored, of: parameter.id)
            }
            guard isRead else {
                state.withLock { $0.rows.assumeNothing(of: .parameter(parameter.id)) }
                return parameter.defaultValue
            }
            settleUnlessDeciding()
        }
    }

    private func decoded<Value>(
        _ stored: StoredParameter?,
        of parameter: Tips.Parameter<Value>,
        _ launch: RowVersion
    ) -> Value {
        guard let stored else { return parameter.defaultValue }
        // A transient value of an earlier launch is forgotten; one that another process has set since isn't.
        if parameter.isTransient, stored.version <= launch { return parameter.defaultValue }
        do {
            return try JSONDecoder().decode(StoredForm<Value>.self, from: Data(stored.json.utf8)).value
        } catch {
            tipLog.error(
                "A parameter's stored value can't be read; its default counts until it is set.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.localizedDescription)"]
            )
            return parameter.defaultValue
        }
    }

    func setValue<Value>(_ value: Value, of parameter: Tips.Parameter<Value>) {
        if isRefusedInRule("sets the parameter \(parameter.id)") { return }
        guard isConfigured else {
            tipLog.warning(
                "A parameter was set before tips were configured; it keeps its default.",
                metadata: ["parameter": "\(parameter.id)"]
            )
            return
        }
        let json: String
        do {
            json = try Self.json(of: value)
            if try isPresent(value, json, of: parameter) {
                // Another process may have set another value in between, whether or not it watches the store itself.
                catchUp()
                if try isPresent(value, json, of: parameter) { return }
            }
        } catch {
            tipLog.error(
                "A parameter's value can't be encoded; it keeps its old one.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.encodingReason)"]
            )
            return
        }
        change { _, now in
            let isTransient = parameter.isTransient
            return .commit([
                .parameterSet(id: parameter.id, json: json, isTransient: isTransient, date: now)
            ]) { state, _ in
                // It needn't be decoded from what was just encoded.
                guard let stored = state.rows.parameter(parameter.id)?.stored, stored.json == json else { return }
                state.rows.keep(Decoded(value: value), of: parameter.id, from: stored)
            }
        }
    }

    /// Whether a parameter has an equal value already.
    private func isPresent<Value>(
        _ value: Value,
        _ json: String,
        of parameter: Tips.Parameter<Value>
    ) throws -> Bool {
        let old = self.value(of: parameter)
        // What can't be read may be another.
        guard state.withLock({ $0.rows.parameter(parameter.id) != nil }) else { return false }
        if Self.isEqual(old, value) { return true }
        return try !(value is any Equatable) && Self.json(of: old) == json
    }

    static func json<Value: Codable>(of value: Value) throws -> String {
        // Most parameters are one of these, and an encoder's preparations cost more than all else around them.
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

    /// Whether two values of a type that can be compared are equal.
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
