import Foundation
import OpenTipKit

/// An event of a simulation, of any payload.
struct SimulatedEvent: Sendable {
    let id: String
    /// The id, and how it differs from others of the same id.
    let name: String
    let maximumCount: Int
    let maximumAge: TimeInterval?
    /// The JSON text of a payload; `nil` where there is none.
    let payload: @Sendable (Int) -> String?
    /// Donates in the current centre; stored on return.
    let donate: @Sendable (Int) -> Void
    /// Puts a donation in a centre's queue.
    let queue: @Sendable (Int, TipCenter) -> Void
    /// Deletes the donations in a centre.
    let delete: @Sendable (TipCenter) throws -> Void
    /// The donations as the current centre shows them.
    let read: @Sendable () -> [PlainDonation]

    init<Info: Codable & Sendable>(
        _ event: Tips.Event<Info>,
        _ name: String,
        maximumCount: Int,
        maximumAge: TimeInterval? = nil,
        payload: @escaping @Sendable (Int) -> String? = { _ in nil },
        kind: (@Sendable (Info) -> Int)? = nil,
        info: @escaping @Sendable (Int) -> Info
    ) {
        id = event.id
        self.name = name
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
        self.payload = payload
        donate = { event.donate(info($0)) }
        queue = { kind, center in _ = center.enqueue(info(kind), to: event) {} }
        delete = { try $0.deleteDonations(of: event) }
        read = {
            event.donations.map { donation in
                PlainDonation(
                    date: donation.date,
                    payload: kind.flatMap { payload($0(donation[dynamicMember: \.self])) }
                )
            }
        }
    }
}
