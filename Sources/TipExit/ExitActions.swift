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
    /// The longest time that the exit waits for an owner whose `deinit` runs in another thread.
    private static let patience = Duration.seconds(2)

    /// The actions, each of which returns whether its owner still exists.
    private let actions = Mutex<[Stage: [ObjectIdentifier: @Sendable () -> Bool]]>([:])

    init() {}

    /// Adds an action of an owner, which isn't kept alive.
    ///
    /// The owner's `deinit` must do itself what the action does, and then call ``remove(_:)``: a process that exits
    /// waits for it.
    package func add<Owner: AnyObject & Sendable>(
        _ owner: Owner,
        at stage: Stage,
        _ action: @escaping @Sendable (Owner) -> Void
    ) {
        actions.withLock { actions in
            actions[stage, default: [:]][ObjectIdentifier(owner)] = { [weak owner] in
                guard let owner else { return false }
                action(owner)
                return true
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
            for (owner, action) in actions.withLock({ Array($0[stage, default: [:]]) }) where !action() {
                // Another thread has released the owner, and is still running its `deinit`.
                waitForRemoval(of: owner, at: stage)
            }
        }
    }

    private func waitForRemoval(of owner: ObjectIdentifier, at stage: Stage) {
        let end = ContinuousClock.now + Self.patience
        while actions.withLock({ $0[stage]?[owner] != nil }), ContinuousClock.now < end {
            Thread.sleep(forTimeInterval: 0.001)
        }
    }
}
