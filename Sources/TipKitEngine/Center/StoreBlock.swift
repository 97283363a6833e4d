/// The store couldn't be written a moment ago, and isn't asked again until a moment.
struct StoreBlock: Error {
    let end: ContinuousClock.Instant
    /// Why it couldn't be written.
    let cause: any Error

    var holds: Bool { ContinuousClock.now < end }
}
