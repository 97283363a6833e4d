import Foundation
import TipKitEngine

@testable import TipKitStorage

/// Moves a person's rows to another person.
struct Moving {
    let folder: URL

    /// Moves the person `visitor` to the person `account`, pausing before an SQL statement of a write transaction.
    ///
    /// - Parameter transactions: How many write transactions to make before that one.
    func move(after transactions: Int, standingAt statement: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        store.host.sweeping.wait()
        Committing.pause(store, after: transactions, before: statement)
        try store.move(person: "visitor", to: "account", at: Date())
        StoreProcess.printLine("moved")
    }

    /// Donates to the person `visitor` a number of times, and after each time moves the visitor to `account`.
    func donateAndMove(_ count: Int, who: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        let visitor = try store.person("visitor")
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        for number in 0..<count {
            let donation = StoredDonation(date: Date(), payload: "\(who)-\(number)")
            try visitor.commit([
                .donated(event: "e", donation: donation, limit: limit),
                .displayBegan(tip: "shown", date: Date(), limits: nil),
            ])
            try store.move(person: "visitor", to: "account", at: Date())
        }
        StoreProcess.printLine("done")
    }
}
