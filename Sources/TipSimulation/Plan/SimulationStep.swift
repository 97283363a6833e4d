import Foundation
import TipKitEngine

/// One step of a simulation: an action of a center, and the accidents during the action.
struct SimulationStep: Sendable, CustomStringConvertible {
    /// The index of the center that acts.
    var center: Int
    var action: SimulationAction
    var accidents: [SimulationAccident] = []
    /// Whether the center is compared with the model after the step.
    var isChecked = false

    var description: String {
        var text = action.isOfMachine ? "\(action)" : "center \(center): \(action)"
        if isChecked { text += ", checked" }
        if !accidents.isEmpty { text += " [" + accidents.map(\.description).joined(separator: "; ") + "]" }
        return text
    }

    /// Variants of the step that each leave out one accident or check.
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

/// An accident at one of the store calls of a step.
struct SimulationAccident: Sendable, CustomStringConvertible {
    enum Moment: Sendable { case before, after }

    indirect enum Event: Sendable {
        /// The call throws.
        case failure
        /// The center's process dies.
        case kill
        /// Another center performs a complete step during the call.
        case intrusion(SimulationStep)
    }

    /// The index of the store call within the step.
    var call: Int
    var moment: Moment
    var event: Event

    var description: String {
        let place = "\(moment) its store call \(call + 1)"
        return switch event {
        case .failure: "its store call \(call + 1) fails"
        case .kill: "\(place), the process is killed"
        case .intrusion(let step): "\(place), \(step)"
        }
    }
}
