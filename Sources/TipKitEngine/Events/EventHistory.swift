extension Tips {
    /// What a rule's body gets for an event.
    public struct EventHistory<DonationInfo>: Sendable where DonationInfo: Codable & Sendable {
        /// The event's donations, oldest first.
        public let donations: Donations<DonationInfo>
    }
}
