import Foundation
import Synchronization

extension TipCenter {
    /// Changes the testing switches; they are never stored.
    private func change(_ change: (inout TestingSwitches, DecisionTable) -> Void) {
        if isRefusedInRule("turns a testing switch") { return }
        state.withLock { state in
            change(&state.switches, state.decisions)
            state.decisions.touchAll()
        }
        settle()
    }

    package func showAllForTesting() {
        change { switches, _ in switches.showAll() }
    }

    package func hideAllForTesting() {
        change { switches, _ in switches.hideAll() }
    }

    /// Shows the tips whose type name or id is listed.
    package func showForTesting(_ names: [String]) {
        change { $0.show(names, among: $1.tips.values.lazy.map(\.definition)) }
    }

    /// Hides the tips whose type name or id is listed.
    package func hideForTesting(_ names: [String]) {
        change { switches, _ in switches.hide(names) }
    }
}
