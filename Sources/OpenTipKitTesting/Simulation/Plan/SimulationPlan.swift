import Foundation
import OpenTipKit

/// All that a run does, drawn from a seed before it begins, so that leaving a step out changes no other.
struct SimulationPlan: Sendable {
    let centers: Int
    let frequency: Tips.ConfigurationOption.DisplayFrequency
    var steps: [SimulationStep] = []

    init(seed: UInt64, steps count: Int, centers: Int, faults: SimulationFaults) {
        var generator = SeededGenerator(seed: seed)
        self.centers = centers
        frequency = [.immediate, .hourly, .daily].randomElement(using: &generator) ?? .immediate
        var drawing = SimulationDrawing(generator: generator, centers: centers, faults: faults)
        steps = (0..<count).map { _ in drawing.step() }
    }

    /// The steps in words, with what the centres were configured with.
    var lines: [String] {
        ["\(centers) centres, a pause of \(Int(frequency.interval)) s between first appearances"]
            + steps.map(\.description)
    }
}
