import Foundation
import GRDB
import Logging
import TipKitEngine

@testable import TipKitStorage

/// Causes conditions repeatedly that must be logged only once.
struct Repeating {
    let folder: URL

    /// Donates `count` times before tips are configured.
    func donateEarly(_ count: Int) {
        let center = TipCenter()
        let event = Tips.Event<Int>(id: "early")
        center.run { for number in 0..<count { event.sendDonation(number) } }
    }

    /// Donates `count` times while another connection locks the file, so that nothing can be stored.
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

    /// Calls `configure` on an already configured center `count` times.
    func configureAgain(_ count: Int) throws {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore())
        for _ in 1...count {
            do { try center.configure(store: InMemoryTipStore()) } catch TipKitError.tipsDatastoreAlreadyConfigured {}
        }
    }

    /// Reads `count` times the status of a tip whose rule sets the parameter that the rule reads.
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
            // Fail if the tip wasn't decided again, or if the rule's assignment to the parameter took effect.
            guard (status == .available) == value.isMultiple(of: 2) else { exit(71) }
        }
    }

    /// Creates parameters with the same name in two types with the same name, `count` times.
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

    /// Reads the status of tips `count` times in a center that isn't configured.
    func askUnconfigured(_ count: Int) {
        let center = TipCenter()
        for number in 1...count {
            _ = center.status(of: "tip \(number % 2)") { TipDefinition(id: "tip \(number % 2)") }
        }
    }

    /// Donates `count` times through two values of one event with different donation limits.
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

    /// Makes an app's log handler read tips while a center and its store log messages.
    ///
    /// The center logs that donations are deleted before configuration, and the store logs `count` times that its file
    /// was deleted.
    func askWhileLogging(_ count: Int) throws {
        let center = TipCenter()
        let logged = DispatchSemaphore(value: 0)
        LoggingSystem.bootstrap { _ in
            AskingLogHandler(asking: center) { message in
                if message.contains("was deleted or replaced while it was open") { logged.signal() }
            }
        }
        // Read a tip before configuration, which logs a message.
        _ = center.status(of: "tip") { TipDefinition(id: "tip") }
        let event = Tips.Event<Int>(id: "event")
        try center.deleteDonations(of: event)
        let store = try SQLiteTipStore(directory: folder)
        try center.configure(store: store)
        for number in 1...count {
            store.host.sweeping.wait()
            try FileManager.default.removeItem(at: folder.appendingPathComponent(".tipkit/tips-store.db"))
            center.run { event.donate(number) }
            // A background job of the center may be the one that recreates the file and logs that.
            guard logged.wait(timeout: .now() + 60) == .success else { return }
        }
    }

    /// Deletes the file of an open store, then commits to the store `count` times.
    func commitAfterDeletion(_ count: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        // Wait for the background deletion of old rows, which would log a message if its file disappeared.
        store.host.sweeping.wait()
        try store.commit([.parameterSet(id: "p", json: "0", date: Date())])
        try FileManager.default.removeItem(at: folder.appendingPathComponent(".tipkit/tips-store.db"))
        for number in 1...count { try store.commit([.parameterSet(id: "p", json: "\(number)", date: Date())]) }
    }
}
