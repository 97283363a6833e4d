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
