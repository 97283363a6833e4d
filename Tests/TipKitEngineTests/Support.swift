import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// A center with a manual clock and a store in memory.
struct Fixture {
    let clock = ManualClock()
    let store: InMemoryTipStore
    let center: TipCenter

    init(
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        attention: AttentionPlan = AttentionPlan(),
        isConfigured: Bool = true
    ) throws {
        store = InMemoryTipStore()
        center = TipCenter(clock: clock)
        guard isConfigured else { return }
        try center.configure(store: store, frequency: frequency, holdouts: HoldoutPlan(), attention: attention)
    }

    func status(_ tip: TipDefinition) -> Tips.Status {
        center.status(of: tip.id) { tip }
    }
}

/// The parameters that tests use, with separate values in each test, since each test has its own center.
enum Flags {
    static let isSignedIn = Tips.Parameter(Flags.self, "+isSignedIn", false)
    static let other = Tips.Parameter(Flags.self, "+other", false)
    static let draft = Tips.Parameter(Flags.self, "+draft", 0, .transient)
}

let visits = Tips.Event(id: "visits")

extension TipDefinition {
    static func requiring(
        _ parameter: Tips.Parameter<Bool>,
        id: String = "tip"
    ) -> TipDefinition {
        TipDefinition(id: id, rules: [Tips.Rule(parameter, source: "$0") { $0 }])
    }
}

/// Returns its argument: `#expect` doesn't accept mutating calls, except as an argument of another call.
func given<Value>(_ value: Value) -> Value { value }

/// A store in memory whose commits fail on demand.
final class FailingStore: TipStore {
    let memory = InMemoryTipStore()
    private let failing = Mutex(false)

    var isFailing: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    let keepsNotes = false

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try memory.read(body) }

    func commit(_ changes: [StoreChange], after position: StorePosition?, by watch: StoreWatch?) throws -> StoreCommit {
        if isFailing { throw CocoaError(.fileWriteOutOfSpace) }
        return try memory.commit(changes, after: position, by: watch)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { try memory.watch(onChange) }

    func close() throws { try memory.close() }
}
