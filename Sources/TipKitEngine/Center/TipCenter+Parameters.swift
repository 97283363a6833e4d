import Foundation
import Logging
import Synchronization

extension TipCenter: RuleInputSource {
    package func value<Value>(of parameter: Tips.Parameter<Value>) -> Value {
        while true {
            let (known, store, start, launch) = state.withLock { state in
                (
                    state.parameters[parameter.id]?.value as? Value, state.store, state.epochStamp,
                    state.launchVersion
                )
            }
            if let known { return known }
            guard let store else { return parameter.defaultValue }
            let (value, version) = load(parameter, from: store, since: launch)
            let taken = state.withLock { state -> Value? in
                if let entry = state.parameters[parameter.id], let value = entry.value as? Value { return value }
                // A reset or another process's change in between: what was read may be gone.
                guard state.epochStamp == start else { return nil }
                state.parameters[parameter.id] = ParameterEntry(value: value, version: version, stamp: state.stamp)
                return value
            }
            if let taken { return taken }
        }
    }

    private func load<Value>(
        _ parameter: Tips.Parameter<Value>,
        from store: any TipStore,
        since launch: StoreVersion
    ) -> (Value, StoreVersion) {
        do {
            guard let stored = try store.parameter(parameter.id) else { return (parameter.defaultValue, .zero) }
            // A transient value of an earlier launch is forgotten; one that another process has set since isn't.
            if parameter.isTransient, stored.version <= launch { return (parameter.defaultValue, stored.version) }
            let value = try JSONDecoder().decode(Value.self, from: Data(stored.json.utf8))
            return (value, stored.version)
        } catch {
            tipLog.error(
                "A parameter's stored value can't be read; its default counts until it is set.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.localizedDescription)"]
            )
            return (parameter.defaultValue, .zero)
        }
    }

    func setValue<Value>(_ value: Value, of parameter: Tips.Parameter<Value>) {
        guard isConfigured else {
            tipLog.warning(
                "A parameter was set before tips were configured; it keeps its default.",
                metadata: ["parameter": "\(parameter.id)"]
            )
            return
        }
        let old = self.value(of: parameter)
        let json: String
        do {
            json = try Self.json(of: value)
            if Self.isEqual(old, value) { return }
            if !(value is any Equatable), try Self.json(of: old) == json { return }
        } catch {
            tipLog.error(
                "A parameter's value can't be encoded; it keeps its old one.",
                metadata: ["parameter": "\(parameter.id)", "error": "\(error.encodingReason)"]
            )
            return
        }
        let now = now
        let (version, store, resets) = state.withLock { ($0.nextVersion(at: now), $0.store, $0.resets) }
        let isStored = commit([.parameterSet(id: parameter.id, json: json, version: version)], to: store)
        let readers = state.withLock { state -> [String] in
            guard version > state.parameters[parameter.id]?.version ?? .zero else { return [] }
            let entry = ParameterEntry(
                value: value,
                version: version,
                stamp: state.nextStamp(),
                isUnstored: !isStored
            )
            // After a reset in between the store knows what holds; it is read anew.
            state.parameters[parameter.id] = state.resets == resets ? entry : nil
            if state.resets != resets { state.epochStamp = state.stamp }
            return Array(state.readers[parameter.key] ?? [])
        }
        decide(readers)
    }

    static func json(of value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private static func isEqual(_ left: Any, _ right: Any) -> Bool {
        func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        guard let left = left as? any Equatable else { return false }
        return compare(left)
    }
}
