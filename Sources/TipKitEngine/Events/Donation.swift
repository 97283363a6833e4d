public import Foundation

extension Tips.Event {
    /// One time that the event happened.
    ///
    /// The payload's fields read as the donation's own: `donation.field`.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
        /// When the event was donated.
        public let date: Date

        private let info: DonationInfo

        package init(date: Date, info: DonationInfo) {
            self.date = date
            self.info = info
        }

        /// A field of the payload.
        public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
            info[keyPath: keyPath]
        }
    }
}

extension Tips {
    /// The payload of an event that carries none.
    public struct EmptyDonation: Codable, Sendable {
        /// Makes the payload.
        public init() {}
    }
}
