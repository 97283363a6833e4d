import Foundation

/// A call of the API, or an event of the simulated machine.
///
/// Tips, parameters and events are given by their indices in `SimulationSubjects`.
enum SimulationAction: Sendable, CustomStringConvertible {
    case begin(tip: Int)
    case reserve(tip: Int)
    case start(display: Int)
    case pause(display: Int)
    case close(display: Int)
    case end(display: Int)
    case invalidate(tip: Int)
    case snooze(tip: Int, seconds: TimeInterval)
    case beginPage(display: Int)
    case updatePage(display: Int, visible: TimeInterval, isOver: Bool)
    case resetTip(Int)
    case resetAll
    case set(parameter: Int, value: Int)
    case donate(event: Int, kind: Int)
    case queue(event: Int, kind: Int)
    case deleteDonations(event: Int)
    case storeDonations
    case storeWaiting
    case catchUp
    case define(tip: Int)
    case status(tip: Int)
    case explain(tip: Int)
    case readTip(Int)
    case readParameter(Int)
    case readEvent(Int)
    case showAll
    case hideAll
    case show(tip: Int)
    case hide(tip: Int)
    case switchOff(tip: Int)
    case switchOn
    case relaunch
    case turnClock(TimeInterval)
    case fillDisk
    case lockDisk
    case squeezeDisk(pages: Int)
    case freeDisk
    case writeVisitor
    case eraseVisitor
    case vanish
    case replace

    /// Whether the action concerns the machine rather than a center.
    var isOfMachine: Bool {
        switch self {
        case .turnClock, .fillDisk, .lockDisk, .squeezeDisk, .freeDisk, .writeVisitor, .eraseVisitor, .vanish, .replace:
            true
        default: false
        }
    }

    var description: String {
        func tip(_ index: Int) -> String { SimulationSubjects.tips[index].id }
        func parameter(_ index: Int) -> String { SimulationSubjects.parameters[index].id }
        func event(_ index: Int) -> String { SimulationSubjects.events[index].name }
        return switch self {
        case .begin(let index): "begin a display of \(tip(index))"
        case .reserve(let index): "reserve a display of \(tip(index))"
        case .start(let index): "begin display \(index)"
        case .pause(let index): "pause display \(index)"
        case .close(let index): "close display \(index)"
        case .end(let index): "end display \(index)"
        case .invalidate(let index): "invalidate \(tip(index))"
        case .snooze(let index, let seconds): "snooze \(tip(index)) for \(Int(seconds)) s"
        case .beginPage(let index): "a page begins display \(index) of \(SimulationSubjects.pageDisplay(index).tip.id)"
        case .updatePage(let index, let visible, let isOver):
            "a page's display \(index) was visible for \(Int(visible)) s\(isOver ? " and is over" : "")"
        case .resetTip(let index): "reset \(tip(index))"
        case .resetAll: "reset everything"
        case .set(let index, let value):
            "set \(parameter(index)) to \(SimulationSubjects.parameters[index].texts[value])"
        case .donate(let index, let kind): "donate \(event(index)) \(kind)"
        case .queue(let index, let kind): "queue a donation of \(event(index)) \(kind)"
        case .deleteDonations(let index): "delete the donations of \(event(index))"
        case .storeDonations: "store the queued donations"
        case .storeWaiting: "store the waiting changes"
        case .catchUp: "catch up"
        case .define(let index): "define \(tip(index))"
        case .status(let index): "ask for the status of \(tip(index))"
        case .explain(let index): "explain \(tip(index))"
        case .readTip(let index): "read \(tip(index))"
        case .readParameter(let index): "read \(parameter(index))"
        case .readEvent(let index): "read \(event(index))"
        case .showAll: "show all tips for testing"
        case .hideAll: "hide all tips for testing"
        case .show(let index): "show \(tip(index)) for testing"
        case .hide(let index): "hide \(tip(index)) for testing"
        case .switchOff(let index): "an operator turns off \(tip(index)) in the process"
        case .switchOn: "an operator turns all tips on in the process"
        case .relaunch: "kill and relaunch the process"
        case .turnClock(let seconds): "the clock moves by \(Int(seconds)) s"
        case .fillDisk: "the disk is full"
        case .lockDisk: "the disk can't be read or written"
        case .squeezeDisk(let pages): "the disk has \(pages) free pages"
        case .writeVisitor: "another process writes for a visitor"
        case .eraseVisitor: "another process erases the visitor"
        case .freeDisk: "the disk works again"
        case .vanish: "the store's file is deleted"
        case .replace: "the store's file is replaced"
        }
    }
}
