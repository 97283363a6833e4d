import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// A center releases the app's values while it holds no lock, so that their deinitializers may call the center.
@Suite(.timeLimit(.minutes(10))) struct ReleasedValuesTests {
    /// A value that runs a closure when its last copy is released.
    struct Draft: Codable, Sendable, Equatable {
        @TaskLocal static var onEnd: @Sendable () -> Void = {}

        private enum CodingKeys: CodingKey { case text }

        private final class Token: Sendable {
            private let onEnd = Draft.onEnd

            deinit { onEnd() }
        }

        let text: String
        private let token = Token()

        init(_ text: String) {
            self.text = text
        }

        static func == (left: Draft, right: Draft) -> Bool { left.text == right.text }
    }

    private static let draft = Tips.Parameter(ReleasedValuesTests.self, "+draft", Draft(""))
    private let ended = Ended()

    /// A counter of the released values.
    private final class Ended: Sendable {
        let count = Mutex(0)
    }

    /// Runs a closure in which the deinitializer of each new value reads a tip and sets a parameter.
    private func asking(_ center: TipCenter, _ body: () throws -> Void) rethrows {
        let ask: @Sendable () -> Void = { [ended, weak center] in
            ended.count.withLock { $0 += 1 }
            guard let center else { return }
            _ = center.status(of: "asked") { TipDefinition(id: "asked") }
            center.run { Flags.other.wrappedValue.toggle() }
        }
        try Draft.$onEnd.withValue(ask) { try center.run(body) }
    }

    private var endedCount: Int { ended.count.withLock { $0 } }

    @Test("The deinitializer of a replaced parameter value may read tips and set parameters") func replaced() throws {
        let fixture = try Fixture()
        asking(fixture.center) {
            Self.draft.wrappedValue = Draft("one")
            let before = endedCount
            Self.draft.wrappedValue = Draft("two")
            #expect(endedCount > before)
            #expect(Self.draft.wrappedValue.text == "two")
        }
    }

    @Test(
        "The deinitializer of a parameter value that another process changed or reset may use the tip center",
        arguments: [false, true]
    )
    func overtaken(isReset: Bool) throws {
        let fixture = try Fixture()
        try asking(fixture.center) {
            Self.draft.wrappedValue = Draft("one")
            let before = endedCount
            let set = StoreChange.parameterSet(id: Self.draft.id, json: #"{"text":"two"}"#, date: moment)
            try fixture.store.commit([isReset ? .allReset(date: moment) : set])
            fixture.center.catchUp()
            #expect(endedCount > before)
            #expect(Self.draft.wrappedValue.text == (isReset ? "" : "two"))
        }
    }

    @Test("The deinitializers of the payloads of dropped or deleted donations may use the tip center") func payloads()
        throws
    {
        let fixture = try Fixture()
        let event = Tips.Event<Draft>(id: "drafts", donationLimit: .init(maximumCount: 1))
        try asking(fixture.center) {
            event.donate(Draft("one"))
            #expect(event.donations.map(\.text) == ["one"])
            event.donate(Draft("two"))
            let before = endedCount
            #expect(event.donations.map(\.text) == ["two"])
            fixture.center.catchUp()
            #expect(endedCount > before)
            let kept = endedCount
            try fixture.center.deleteDonations(of: event)
            #expect(endedCount > kept)
        }
    }

    @Test("The cache hands over each decoded value that it replaces, so that the caller can release it") func rows() {
        func weigh(_ change: (inout CachedRows) -> Void) -> Int {
            var rows = CachedRows()
            let stored = StoredParameter(json: "1", version: .zero)
            rows.cache(stored, of: "p")
            rows.keep(Decoded(value: 1), of: "p", from: stored)
            rows.cache(count: 1, of: "e")
            let log = DonationLog<Int>([.init(date: moment, payload: "1")])
            rows.keep(EventLog(log), of: "e", ifStill: rows.event("e")?.revision ?? 0)
            #expect(given(rows.drainReplacedValues()).isEmpty)
            change(&rows)
            let count = rows.drainReplacedValues().count
            #expect(given(rows.drainReplacedValues()).isEmpty)
            return count
        }
        func update(isEverything: Bool = false, _ rows: StoreRow...) -> StoreUpdate {
            StoreUpdate(
                position: StorePosition(lineage: 1, number: 1),
                version: RowVersion(rawValue: 1),
                isEverything: isEverything,
                rows: rows
            )
        }
        let two = StoredParameter(json: "2", version: RowVersion(rawValue: 1))
        #expect(weigh { _ = $0.fold(update(.parameter("p", two))) } == 1)
        #expect(weigh { _ = $0.fold(update(.event("e", count: 2))) } == 1)
        #expect(weigh { _ = $0.fold(update(isEverything: true)) } == 2)
        #expect(weigh { $0.forgetEvent("e") } == 1)
        #expect(weigh { $0.cache(two, of: "p") } == 1)
        #expect(weigh { $0.keep(Decoded(value: "1"), of: "p", from: $0.parameter("p")?.stored) } == 1)
        let revision: (CachedRows) -> UInt64 = { $0.event("e")?.revision ?? 0 }
        #expect(weigh { $0.keep(EventLog(DonationLog<Int>(count: 1)), of: "e", ifStill: revision($0)) } == 1)
        #expect(
            weigh {
                _ = $0.fold(update(.donated(event: "e", [.init(date: moment, payload: "2")], count: 1)))
                $0.storePayloads([2], of: "e", ifStill: revision($0))
            } == 1
        )
        let set = StoreChange.parameterSet(id: "p", json: "3", date: moment)
        func waits(_ rows: inout CachedRows) {
            _ = rows.keepUnstored([set])
            rows.keep(Decoded(value: 3), of: "p", from: rows.parameter("p")?.stored)
            _ = rows.drainReplacedValues()
        }
        #expect(
            weigh {
                waits(&$0)
                _ = $0.keepUnstored([set])
            } == 1
        )
        #expect(
            weigh {
                waits(&$0)
                _ = $0.removeFirstUnstored(1)
            } == 1
        )
    }
}
