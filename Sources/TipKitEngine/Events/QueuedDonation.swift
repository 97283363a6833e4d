/// A donation on its way to the store.
struct QueuedDonation: Sendable {
    let number: UInt64
    let event: String
    let stored: StoredDonation
    let limit: StoredDonationLimit
    /// Called once the donation is in the store, or can't be.
    let completion: (@Sendable () -> Void)?
}
