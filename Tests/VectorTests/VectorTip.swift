import OpenTipKit

/// A tip that implements a tip of a vector case.
struct VectorTip: Tip {
    let id: String
    let rules: [Tips.Rule]
    let options: [any TipOption]

    var title: Text { Text("A tip of a vector") }

    init(id: String, _ spec: VectorTipSpec, _ inputs: VectorInputs) throws {
        self.id = id
        rules = try spec.rules.map(inputs.rule)
        options = spec.options
    }
}

/// The parameters and events that the rules of a vector case read.
struct VectorInputs: Sendable {
    private let parameters: [String: Tips.Parameter<VectorValue>]
    private let events: [String: VectorEvent]

    init(_ vector: VectorCase) {
        events = vector.events
        var parameters: [String: Tips.Parameter<VectorValue>] = [:]
        for (name, spec) in vector.parameters {
            parameters[name] =
                spec.isTransient
                ? Tips.Parameter(VectorTip.self, "+\(name)", spec.initial, .transient)
                : Tips.Parameter(VectorTip.self, "+\(name)", spec.initial)
        }
        self.parameters = parameters
    }

    func parameter(_ name: String) throws -> Tips.Parameter<VectorValue> {
        guard let parameter = parameters[name] else { throw VectorError("there is no parameter \(name)") }
        return parameter
    }

    func event(_ name: String) -> Tips.Event<VectorPayload> {
        guard let event = events[name] else { return Tips.Event<VectorPayload>(id: name) }
        return Tips.Event<VectorPayload>(id: name, donationLimit: event.limit)
    }

    func rule(_ rule: VectorRule) throws -> Tips.Rule {
        switch rule {
        case .parameter(let name, let condition):
            return Tips.Rule(try parameter(name)) { condition.holds(for: $0) }
        case .event(let name, let query):
            return Tips.Rule(event(name)) { query.holds(for: $0) }
        case .afterEnd(let tip, let length):
            return Tips.Rule(afterEndOfTip: tip, by: length)
        }
    }
}
