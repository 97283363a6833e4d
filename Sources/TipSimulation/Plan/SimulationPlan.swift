import Foundation
import TipKitEngine
import TipRandom

/// The steps of a run, drawn from a seed in advance, so that removing a step doesn't change the other steps.
struct SimulationPlan: Sendable {
    let centers: Int
    let frequency: Tips.ConfigurationOption.DisplayFrequency
    /// The caps on first displays.
    let caps: [Tips.Cap]
    /// By how many seconds the clock of each center is ahead of the machine's; empty if none is.
    let skews: [TimeInterval]
    var steps: [SimulationStep] = []

    /// Creates a plan of given steps.
    init(
        centers: Int = 3,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        caps: [Tips.Cap] = [],
        skews: [TimeInterval] = [],
        steps: [SimulationStep]
    ) {
        (self.centers, self.frequency, self.caps, self.skews, self.steps) = (centers, frequency, caps, skews, steps)
    }

    init(seed: UInt64, steps count: Int, centers: Int, faults: SimulationFaults) {
        var generator = SeededGenerator(seed: seed)
        self.centers = centers
        frequency = [.immediate, .hourly, .daily].randomElement(using: &generator) ?? .immediate
        caps = seed.isMultiple(of: 2) ? [] : [Tips.Cap(2, per: .hours(3)), Tips.Cap(1, per: .hours(40), group: "rare")]
        let isSkewed = seed.isMultiple(of: 3)
        skews = (0..<centers).map { _ in [0, 0, 45, -45, 7_200, -90_000].randomElement(using: &generator) ?? 0 }
            .filter { _ in isSkewed }
        var drawing = SimulationDrawing(generator: generator, centers: centers, faults: faults)
        steps = (0..<count).map { _ in drawing.step() }
    }

    /// Descriptions of the configuration and of each step.
    var lines: [String] {
        let clocks = skews.isEmpty ? "one clock" : "clocks ahead by \(skews.map { Int($0) }) s"
        return [
            "\(centers) centers, \(clocks), a pause of \(Int(frequency.interval)) s between first displays, at most \(caps)"
        ] + steps.map(\.description)
    }
}

/// Draws the steps of a run from a random number generator.
struct SimulationDrawing {
    var generator: SeededGenerator
    let centers: Int
    let faults: SimulationFaults

    mutating func step() -> SimulationStep {
        var step = SimulationStep(center: number(centers), action: action())
        step.isChecked = chance(3)
        guard !step.action.isOfMachine else { return step }
        if faults.contains(.interleaving), centers > 1 {
            while chance(4) { step.accidents.append(accident(.intrusion(intruder(of: step.center)))) }
        }
        if faults.contains(.failures), chance(10) { step.accidents.append(accident(.failure)) }
        if faults.contains(.kills), chance(25) { step.accidents.append(accident(.kill)) }
        return step
    }

    /// Returns `true` with a probability of one in `count`.
    private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// Draws a step that another center performs during a step of `center`.
    private mutating func intruder(of center: Int) -> SimulationStep {
        let other = (center + 1 + number(centers - 1)) % centers
        var step = SimulationStep(center: other, action: call())
        if faults.contains(.failures), chance(20) { step.accidents.append(accident(.failure)) }
        if centers > 2, chance(10) {
            let third = (0..<centers).first { $0 != center && $0 != other } ?? other
            step.accidents.append(accident(.intrusion(SimulationStep(center: third, action: call()))))
        }
        return step
    }

    private mutating func accident(_ event: SimulationAccident.Event) -> SimulationAccident {
        // A store call that throws must have changed nothing, so let the call fail before it runs.
        if case .failure = event { return SimulationAccident(call: number(3), moment: .before, event: event) }
        return SimulationAccident(call: number(3), moment: chance(2) ? .before : .after, event: event)
    }

    private mutating func action() -> SimulationAction {
        switch number(100) {
        case 0..<10: .turnClock(jump())
        case 10..<13 where faults.contains(.kills): .relaunch
        case 13..<15 where faults.contains(.outages): chance(3) ? .lockDisk : .fillDisk
        case 15 where faults.contains(.outages): .squeezeDisk(pages: number(6))
        case 16..<21 where faults.contains(.outages): .freeDisk
        case 21 where faults.contains(.files): .vanish
        case 22 where faults.contains(.files): .replace
        case 23 where faults.contains(.files): chance(2) ? .writeVisitor : .eraseVisitor
        default: call()
        }
    }

    private mutating func jump() -> TimeInterval {
        guard faults.contains(.clockJumps), chance(2) else { return Double(1 + number(90)) }
        return Double([-30, -3, -1, 1, 2, 5, 25, 30][number(8)]) * 3_600
    }

    /// Draws a call of the API.
    private mutating func call() -> SimulationAction {
        switch number(100) {
        case 0..<10: .begin(tip: tip())
        case 10..<12: .snooze(tip: tip(), seconds: [60, 3_600, 90_000][number(3)])
        case 12..<14: .beginPage(display: display())
        case 14..<16: .reserve(tip: tip())
        case 16..<20: .start(display: number(4))
        case 20..<23: .pause(display: number(4))
        case 23..<26: .close(display: number(4))
        case 26..<29: .updatePage(display: display(), visible: [5, 60, 600][number(3)], isOver: chance(3))
        case 29..<33: .end(display: number(4))
        case 33..<38: .invalidate(tip: tip())
        case 38..<43: .resetTip(tip())
        case 43..<46: .resetAll
        case 46..<57: set()
        case 57..<67: .donate(event: event(), kind: number(3))
        case 67..<71: .queue(event: event(), kind: number(3))
        case 71..<74: .deleteDonations(event: event())
        case 74..<76: .storeDonations
        case 76..<78: .storeWaiting
        case 78..<81: .catchUp
        case 81..<83: .define(tip: tip())
        case 83..<88: .status(tip: tip())
        case 88..<90: .explain(tip: tip())
        case 90..<92: .readTip(tip())
        case 92..<94: .readParameter(number(SimulationSubjects.parameters.count))
        case 94..<96: .readEvent(event())
        case 96: chance(2) ? .switchOff(tip: tip()) : .switchOn
        case 97: chance(2) ? .showAll : .hideAll
        case 98: .show(tip: tip())
        default: .hide(tip: tip())
        }
    }

    private mutating func display() -> Int { number(SimulationSubjects.pageDisplays) }

    private mutating func tip() -> Int { number(SimulationSubjects.tips.count) }

    private mutating func event() -> Int { number(SimulationSubjects.events.count) }

    private mutating func set() -> SimulationAction {
        let parameter = number(SimulationSubjects.parameters.count)
        return .set(parameter: parameter, value: number(SimulationSubjects.parameters[parameter].texts.count))
    }
}
