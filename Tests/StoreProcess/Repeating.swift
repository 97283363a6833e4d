import Foundation
import GRDB
import Logging
import TipKitEngine

@testable import TipKitStorage

/// Does again and again what the log is to say once.
struct Repeating {
    let folder: URL

    /// Donates so often before tips are configured.
    func donateEarly(_ count: Int) {
        let center = TipCenter()
        let event = Tips.Event<Int>(id: "early")
        center.run { for number in 0..<count { event.sendDonation(number) } }
    }

    /// Donates so often while the file is held by another, so that nothing can be stored.
    func donateBesideHolder(_ count: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        let center = TipCenter()
        try center.configure(store: store)
        let event = Tips.Event<Int>(id: "refused")
        let holder = try DatabaseQueue(path: folder.appendingPathComponent(".tipkit/tips-store.db").path)
        try holder.inTransaction(.exclusive) { _ in
            center.run { for number in 0..<count { event.donate(number) } }
            return .rollback
        }
    }

    /// Configures a centre that is configured so often.
    func configureAgain(_ count: Int) throws {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore())
        for _ in 1...count {
            do { try center.configure(store: InMemoryTipStore()) } catch TipKitError.tipsDatastoreAlreadyConfigured {}
        }
    }

    /// Decides so often on a tip whose rule sets the parameter that it reads.
    func setInRule(_ count: Int) throws {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore())
        let number = Tips.Parameter(Repeating.self, "+number", 0)
        let rule = Tips.Rule(number, source: "counts up") { value in
            number.wrappedValue = value + 1
            return value.isMultiple(of: 2)
        }
        let tip = TipDefinition(id: "tip", rules: [rule])
        for value in 1...count {
            center.run { number.wrappedValue = value }
            let status = center.status(of: "tip") { tip }
            // It wasn't decided on, or the rule has set something.
            guard (status == .available) == value.isMultiple(of: 2) else { exit(71) }
        }
    }

    /// Makes so often parameters of one name in two types that have one name.
    func makeParametersOfOneName(_ count: Int) {
        func one() {
            struct Settings {}
            _ = Tips.Parameter(Settings.self, "+isOn", false)
        }
        func other() {
            struct Settings {}
            _ = Tips.Parameter(Settings.self, "+isOn", true)
        }
        for _ in 1...count {
            one()
            other()
        }
    }

    /// Asks so often for the status of tips that nobody configures.
    func askUnconfigured(_ count: Int) {
        let center = TipCenter()
        for number in 1...count {
            _ = center.status(of: "tip \(number % 2)") { TipDefinition(id: "tip \(number % 2)") }
        }
    }

    /// Donates so often by two values of one event, which keep different numbers of donations.
    func donateWithTwoLimits(_ count: Int) throws {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore())
        let narrow = Tips.Event<Int>(id: "event", donationLimit: .init(maximumCount: 3))
        let wide = Tips.Event<Int>(id: "event", donationLimit: .init(maximumCount: 10))
        center.run {
            for number in 0..<count {
                narrow.donate(number)
                wide.donate(number)
            }
        }
    }

    /// Lets an app's log handler ask about tips of what a centre and its store say: of a deletion that comes too early, and
    /// so often of a file that was deleted.
    func askWhileLogging(_ count: Int) throws {
        let center = TipCenter()
        LoggingSystem.bootstrap { _ in AskingLogHandler(asking: center) }
        // Whoever asks before tips are configured is told so, once.
        _ = center.status(of: "tip") { TipDefinition(id: "tip") }
        let event = Tips.Event<Int>(id: "event")
        try center.deleteDonations(of: event)
        let store = try SQLiteTipStore(directory: folder)
        try center.configure(store: store)
        for number in 1...count {
            store.host.sweeping.wait()
            try FileManager.default.removeItem(at: folder.appendingPathComponent(".tipkit/tips-store.db"))
            center.run { event.donate(number) }
            // Whoever made the file anew has logged it then.
            store.host.background.sync {}
        }
    }

    /// Deletes the file of a store that is open, then commits to it so often.
    func commitAfterDeletion(_ count: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        // A sweep that the deletion interrupts says so.
        store.host.sweeping.wait()
        try store.commit([.parameterSet(id: "p", json: "0", date: Date())])
        try FileManager.default.removeItem(at: folder.appendingPathComponent(".tipkit/tips-store.db"))
        for number in 1...count { try store.commit([.parameterSet(id: "p", json: "\(number)", date: Date())]) }
    }
}
