import Foundation
import Synchronization

/// Actions that run once when the process exits normally, in the order of their stages.
///
/// The order of several `atexit` handlers depends on what a process happens to use first, so there is one handler.
package final class ExitActions: Sendable {
    /// A stage of the exit; the actions of a stage run after all actions of the stages before it.
    package enum Stage: CaseIterable, Sendable {
        /// Actions that commit what waits in memory, and may run the app's code.
        case commits
        /// Actions that bring files up to date with what was committed, and run no code of the app.
        case files
    }

    /// The actions that run when the process exits.
    package static let shared: ExitActions = {
        atexit { ExitActions.shared.run() }
        return ExitActions()
    }()

    /// The id of the process in which the actions were added.
    ///
    /// A forked child has copies of the parent's data, but must not write them.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let actions = Mutex<[Stage: [ObjectIdentifier: @Sendable () -> Void]]>([:])

    init() {}

    /// Adds an action of an owner, which isn't kept alive; the owner's `deinit` must call ``remove(_:)``.
    package func add<Owner: AnyObject & Sendable>(
        _ owner: Owner,
        at stage: Stage,
        _ action: @escaping @Sendable (Owner) -> Void
    ) {
        actions.withLock { actions in
            actions[stage, default: [:]][ObjectIdentifier(owner)] = { [weak owner] in
                if let owner { action(owner) }
            }
        }
    }

    /// Removes the actions of an owner.
    package func remove(_ owner: ObjectIdentifier) {
        actions.withLock { actions in
            for stage in Stage.allCases { actions[stage]?[owner] = nil }
        }
    }

    /// Runs the actions, including those of a later stage that are added meanwhile.
    func run() {
        guard ProcessInfo.processInfo.processIdentifier == process else { return }
        for stage in Stage.allCases {
            for action in actions.withLock({ Array($0[stage, default: [:]].values) }) { action() }
        }
    }
}
