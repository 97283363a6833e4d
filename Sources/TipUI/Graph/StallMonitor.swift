/// Measures how long an app's code blocks the main actor.
@MainActor
package struct StallMonitor {
    /// The longest time that isn't reported.
    package var limit: Duration
    /// The monitor's clock.
    package var now: @MainActor () -> ContinuousClock.Instant
    /// The time for which the main actor's thread couldn't run, since others did: that isn't the app's doing.
    package var delay: @MainActor () -> Duration
    /// Gets each longer time, right after it.
    package var report: @MainActor (Stall) -> Void

    package init(
        limit: Duration,
        now: @escaping @MainActor () -> ContinuousClock.Instant,
        delay: @escaping @MainActor () -> Duration = { .zero },
        report: @escaping @MainActor (Stall) -> Void
    ) {
        self.limit = limit
        self.now = now
        self.delay = delay
        self.report = report
    }
}

/// A time for which an app's code blocked the main actor.
package struct Stall: Equatable, Sendable {
    /// What code an app runs.
    package enum Kind: Equatable, Sendable {
        /// The bodies of views.
        case bodies
        /// What a view does when a person acts on it, or when an address was opened.
        case handler
        /// What views do when they appear, change and leave, without their tasks.
        case lifecycle
        /// What is done by the preferences of views, tips' turns among it, before what they draw leaves.
        case observers
    }

    package var kind: Kind
    package var duration: Duration
    /// The type of the view whose code took longest; `nil` for code that is no view's.
    package var view: String?

    package init(kind: Kind, duration: Duration, view: String?) {
        self.kind = kind
        self.duration = duration
        self.view = view
    }
}

extension Stall: CustomStringConvertible {
    /// What blocked the main actor for how long, in a sentence.
    package var description: String {
        let milliseconds: Double = duration / .milliseconds(1)
        let code =
            switch kind {
            case .bodies: "Bodies of views"
            case .handler: "A handler"
            case .lifecycle: "What views do when they appear, change and leave"
            case .observers: "What observes preferences of views"
            }
        let place = view.map { kind == .handler ? ", in \($0)" : ", longest in \($0)" } ?? ""
        return "\(code) blocked the main actor for \(Int(milliseconds)) ms\(place)."
    }
}

/// Finds out whose code takes longest among nodes whose code runs one after the other.
@MainActor
struct SlowestNode {
    /// The node whose code took longest so far.
    private(set) var node: Node?
    private var longest = Duration.zero
    private var last: ContinuousClock.Instant

    /// - Parameters:
    ///   - node: The only node whose code runs; `nil` if there are more.
    ///   - start: When the first code begins.
    init(of node: Node?, since start: ContinuousClock.Instant) {
        self.node = node
        last = start
    }

    /// Measures a node's code, or code that is no node's, which has just run.
    mutating func measure(_ node: Node?, at now: ContinuousClock.Instant) {
        let duration = now - last
        last = now
        guard duration > longest else { return }
        longest = duration
        self.node = node
    }
}
