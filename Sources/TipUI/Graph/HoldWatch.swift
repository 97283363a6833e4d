/// Looks at how long an app's code holds the main actor.
@MainActor
package struct HoldWatch {
    /// The longest time that nobody hears of.
    package var limit: Duration
    /// The time of the watch.
    package var now: @MainActor () -> ContinuousClock.Instant
    /// The time for which the main actor's thread couldn't run, since others did: that isn't the app's doing.
    package var delay: @MainActor () -> Duration
    /// Hears of each longer time, right after it.
    package var report: @MainActor (Hold) -> Void

    package init(
        limit: Duration,
        now: @escaping @MainActor () -> ContinuousClock.Instant,
        delay: @escaping @MainActor () -> Duration = { .zero },
        report: @escaping @MainActor (Hold) -> Void
    ) {
        self.limit = limit
        self.now = now
        self.delay = delay
        self.report = report
    }
}
