/// Measures how long an app's code blocks the main actor.
@MainActor
package struct StallMonitor {
    /// The longest duration that isn't reported.
    package var limit: Duration
    /// The monitor's clock.
    package var now: @MainActor () -> ContinuousClock.Instant
    /// Returns the total time that the main actor's thread has waited for a processor; this time isn't part of a stall.
    package var schedulingDelay: @MainActor () -> Duration
    /// Called with each stall that is longer than the limit, right after the stall ended.
    package var report: @MainActor (Stall) -> Void

    package init(
        limit: Duration,
        now: @escaping @MainActor () -> ContinuousClock.Instant,
        schedulingDelay: @escaping @MainActor () -> Duration = { .zero },
        report: @escaping @MainActor (Stall) -> Void
    ) {
        self.limit = limit
        self.now = now
        self.schedulingDelay = schedulingDelay
        self.report = report
    }
}

/// A period in which an app's code blocked the main actor.
package struct Stall: Equatable, Sendable {
    /// The kind of app code that ran.
    package enum Kind: Equatable, Sendable {
        /// View bodies.
        case bodies
        /// A handler of a user's action, or the completion of an opened URL.
        case handler
        /// Handlers that run when views appear, change or disappear, without their tasks.
        case lifecycle
        /// Preference observers, for example those that decide which sheet is shown; they run before the update is
        /// committed.
        case observers
    }

    package var kind: Kind
    package var duration: Duration
    /// The type name of the view whose code took longest; `nil` for code that belongs to no view.
    package var view: String?

    package init(kind: Kind, duration: Duration, view: String?) {
        self.kind = kind
        self.duration = duration
        self.view = view
    }
}

extension Stall: CustomStringConvertible {
    /// A sentence that says what blocked the main actor and for how long.
    package var description: String {
        let milliseconds: Double = duration / .milliseconds(1)
        let code =
            switch kind {
            case .bodies: "View bodies"
            case .handler: "A handler"
            case .lifecycle: "Lifecycle handlers of views"
            case .observers: "Preference observers"
            }
        let place = view.map { kind == .handler ? ", in \($0)" : ", longest in \($0)" } ?? ""
        return "\(code) blocked the main actor for \(Int(milliseconds)) ms\(place)."
    }
}

/// Finds the node whose code takes longest while the code of several nodes runs in sequence.
@MainActor
struct SlowestNode {
    /// The node whose code took longest so far.
    private(set) var node: Node?
    private var longest = Duration.zero
    private var last: ContinuousClock.Instant

    /// - Parameters:
    ///   - node: The only node whose code runs; `nil` if the code of several nodes runs.
    ///   - start: The time at which the first code starts.
    init(of node: Node?, since start: ContinuousClock.Instant) {
        self.node = node
        last = start
    }

    /// Measures the duration of code that has just run; `node` is `nil` for code that belongs to no node.
    mutating func measure(_ node: Node?, at now: ContinuousClock.Instant) {
        let duration = now - last
        last = now
        guard duration > longest else { return }
        longest = duration
        self.node = node
    }
}
