import Foundation
import Synchronization

extension TipCenter {
    /// Changes the testing switches; they are never stored.
    private func changeOverrides(_ change: (inout TestingOverrides, Date) -> Void) {
        let now = now
        let ids = state.withLock { state in
            change(&state.overrides, now)
            state.epochStamp = state.nextStamp()
            for id in state.tips.keys { state.touch(id) }
            return Array(state.tips.keys)
        }
        decide(ids)
    }

    package func showAllForTesting() {
        changeOverrides { $0.showsAll = $1 }
    }

    package func hideAllForTesting() {
        changeOverrides { overrides, _ in overrides.hidesAll = true }
    }

    /// Shows the tips whose type name or id is listed.
    package func showForTesting(_ names: [String]) {
        changeOverrides { overrides, now in
            for name in names { overrides.shown[name] = now }
        }
    }

    /// Hides the tips whose type name or id is listed.
    package func hideForTesting(_ names: [String]) {
        changeOverrides { overrides, _ in overrides.hidden.formUnion(names) }
    }
}
