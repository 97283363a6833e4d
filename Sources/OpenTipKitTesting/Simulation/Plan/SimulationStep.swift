/// One step of a simulation: what a centre is asked to do, and what happens meanwhile.
struct SimulationStep: Sendable, CustomStringConvertible {
    /// Whose process it is.
    var center: Int
    var action: SimulationAction
    var accidents: [SimulationAccident] = []
    /// Whether what the centre shows is compared with the model afterwards.
    var isChecked = false

    var description: String {
        var text = action.isOfMachine ? "\(action)" : "centre \(center): \(action)"
        if isChecked { text += ", checked" }
        if !accidents.isEmpty { text += " [" + accidents.map(\.description).joined(separator: "; ") + "]" }
        return text
    }

    /// The step with one thing less in it.
    var simpler: [SimulationStep] {
        var all: [SimulationStep] = []
        for (index, accident) in accidents.enumerated() {
            var step = self
            step.accidents.remove(at: index)
            all.append(step)
            guard case .intrusion(let other) = accident.event else { continue }
            for simpler in other.simpler {
                step = self
                step.accidents[index].event = .intrusion(simpler)
                all.append(step)
            }
        }
        if isChecked {
            var step = self
            step.isChecked = false
            all.append(step)
        }
        return all
    }
}

/// What happens at a call that a step makes to the store.
struct SimulationAccident: Sendable, CustomStringConvertible {
    enum Moment: Sendable { case before, after }

    indirect enum Event: Sendable {
        /// The call throws.
        case failure
        /// The centre's process dies.
        case kill
        /// Another centre takes a whole step.
        case intrusion(SimulationStep)
    }

    /// Which of the step's calls it is, counted from 0.
    var call: Int
    var moment: Moment
    var event: Event

    var description: String {
        let place = "\(moment) its store call \(call + 1)"
        return switch event {
        case .failure: "\(place), that fails"
        case .kill: "\(place), it is killed"
        case .intrusion(let step): "\(place), \(step)"
        }
    }
}
