import Foundation
import OpenTipKit

/// A parameter of a simulation, of any type, with the values that it is set to.
struct SimulatedParameter: Sendable {
    let id: String
    /// The texts of the values.
    let texts: [String]
    let defaultText: String
    let isTransient: Bool
    /// Sets one of the values in the current centre.
    let set: @Sendable (Int) -> Void
    /// The text of the current centre's value.
    let read: @Sendable () -> String
    /// The text of a value that is stored as JSON.
    let text: @Sendable (String) -> String

    init<Value: Codable & Sendable>(_ parameter: Tips.Parameter<Value>, _ values: [Value], isTransient: Bool = false) {
        id = parameter.id
        texts = values.map { Self.text(of: $0) }
        defaultText = Self.text(of: TipCenter(clock: SimulationClock()).run { parameter.wrappedValue })
        self.isTransient = isTransient
        set = { parameter.wrappedValue = values[$0] }
        read = { Self.text(of: parameter.wrappedValue) }
        text = { json in
            do {
                return Self.text(of: try JSONDecoder().decode(Value.self, from: Data(json.utf8)))
            } catch {
                return "\(json), which isn't a \(Value.self)"
            }
        }
    }

    private static func text(of value: some Encodable) -> String {
        // Sets have no order of their own.
        if let set = value as? Set<String> { return "set of \(set.sorted())" }
        do {
            return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        } catch {
            return "not encodable: \(error)"
        }
    }
}
