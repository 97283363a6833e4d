import Foundation
import Synchronization

extension TipCenter {
    /// Changes the testing switches; they are never stored.
    private func turnSwitch(_ change: (inout TestingSwitches, DecisionTable) -> Void) {
        if isRefusedInRule("turns a testing switch") { return }
        state.withLock { state in
            change(&state.switches, state.decisions)
            state.decisions.touchAll()
        }
        settle()
    }

    package func showAllForTesting() {
        turnSwitch { switches, _ in switches.showAll() }
    }

    package func hideAllForTesting() {
        turnSwitch { switches, _ in switches.hideAll() }
    }

    /// Shows the tips whose type name or id is listed.
    package func showForTesting(_ names: [String]) {
        turnSwitch { $0.show(names, among: $1.tips.values.lazy.map(\.definition)) }
    }

    /// Hides the tips whose type name or id is listed.
    package func hideForTesting(_ names: [String]) {
        turnSwitch { switches, _ in switches.hide(names) }
    }
}
