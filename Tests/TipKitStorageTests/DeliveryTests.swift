import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitCore
@testable import TipKitStorage

/// Tests of outcomes that leave the house.
@Suite(.timeLimit(.minutes(10))) struct DeliveryTests {
    private let directory = TemporaryDirectory()
    private let clock = ManualClock()

    private struct MapTip: Tip {
        static let opened = Tips.Event<Tips.EmptyDonation>(id: "map-opened")
        var title: Text { Text("Map") }
        var options: [any TipOption] { Tips.Teaches(Self.opened) }
    }

    private struct TwoTextsTip: Tip {
        var title: Text { Text("Two texts") }
        var options: [any TipOption] {
            Tips.Teaches(MapTip.opened)
            Tips.Compares("short", "long")
        }
    }

    private struct PlainTip: Tip {
        let id: String
        var title: Text { Text("Plain") }
        var options: [any TipOption] { Tips.MaxSnoozes(1) }
    }

    private func people(_ more: Tips.ConfigurationOption = .keepOutcomes()) throws -> TipPeople {
        try TipPeople(directory: directory.url, [.clock(clock), more])
    }

    private func show(_ tip: some Tip) throws {
        let display = try #require(tip.beginDisplay())
        display.end()
    }

    /// Hands on what is kept, until a number of outcomes has come; throws away a number of deliveries before.
    private func delivered(
        _ count: Int,
        of people: TipPeople,
        failing failures: Int = 0
    ) async throws -> [[Tips.OutcomeRecord]] {
        let (stream, continuation) = AsyncStream.makeStream(of: [Tips.OutcomeRecord].self)
        let left = Mutex(failures)
        let delivery = Task {
            try await people.deliverOutcomes { records in
                continuation.yield(records)
                let isFailing = left.withLock { left in
                    left -= 1
                    return left >= 0
                }
                if isFailing { throw CocoaError(.fileWriteOutOfSpace) }
            }
        }
        var found: [[Tips.OutcomeRecord]] = []
        for await records in stream {
            found.append(records)
            if found.dropFirst(failures).joined().count >= count { break }
        }
        // What was handed on is deleted once the delivery is over.
        while try !people.store.outcomes(most: 1).records.isEmpty { await Task.yield() }
        delivery.cancel()
        try await delivery.value
        return found
    }

    @Test("Each thing that happens to a person's tip is handed on once, in order, by its documented word")
    func words() async throws {
        let people = try people()
        let center = try await people.center(for: "ada")
        try await center.run {
            try show(MapTip())
            center.press("open", of: "MapTip")
            await MapTip.opened.donate()
            try show(PlainTip(id: "one"))
            PlainTip(id: "one").snooze(for: .hours(1))
            PlainTip(id: "one").snooze(for: .hours(1))
            try show(PlainTip(id: "two"))
            PlainTip(id: "two").invalidate(reason: .actionPerformed)
            try show(PlainTip(id: "three"))
            PlainTip(id: "three").invalidate(reason: .tipClosed)
            PlainTip(id: "three").invalidate(reason: .tipClosed)
            PlainTip(id: "never shown").invalidate(reason: .actionPerformed)
        }
        let records = try await delivered(10, of: people).joined()
        #expect(
            records.map { "\($0.tip) \($0.event.rawValue)" } == [
                "MapTip shown", "MapTip acted", "MapTip used", "one shown", "one snoozed", "one closed", "two shown",
                "two acted", "three shown", "three closed",
            ]
        )
        #expect(records.allSatisfy { $0.person == "ada" && $0.date == clock.now && $0.version == 1 })
        #expect(Set(records.map(\.id)).count == records.count)
        #expect(records.compactMap(\.action) == ["open"])
        #expect(records.compactMap(\.until) == [clock.now.addingTimeInterval(3_600)])
    }

    @Test("A tip that is held out, and used by itself, is handed on as that")
    func heldOut() async throws {
        let people = try people(.keepOutcomes())
        let center = TipCenter(clock: clock)
        try center.configure(
            store: people.store.person("ada"),
            holdouts: HoldoutPlan(holdout: Tips.Holdout(1), person: "ada")
        )
        await center.run {
            #expect(MapTip().beginDisplay() == nil)
            await MapTip.opened.donate()
        }
        let records = try await delivered(2, of: people).joined()
        #expect(records.map(\.event) == [.heldOut, .used])
    }

    @Test("The first display of a tip that compares arms is handed on with the person's arm") func arm() async throws {
        let people = try people()
        for id in ["ada", "bob", "eve", "joe"] {
            let center = try await people.center(for: id)
            let arm = center.run { TwoTextsTip().arm }
            try center.run {
                try show(TwoTextsTip())
                try show(TwoTextsTip())
            }
            let records = try await delivered(2, of: people).joined()
            #expect(records.map(\.arm) == [arm, nil] && arm != nil)
        }
    }

    @Test("If the receiver fails, the same outcomes come again; once it returns, they are gone for good")
    func again() async throws {
        let people = try people()
        let center = try await people.center(for: "ada")
        for number in 0..<3 { center.press("\(number)", of: "map") }
        let found = try await delivered(3, of: people, failing: 2)
        #expect(found.count == 3)
        #expect(Set(found.map { $0.map(\.id) }).count == 1)
        center.press("later", of: "map")
        #expect(try await delivered(1, of: people).joined().map(\.action) == ["later"])
    }

    @Test("An outcome of a person who was erased names nobody, and one of a merged guest names the account")
    func persons() async throws {
        let people = try people()
        for id in ["bob", "guest", "ada"] { try await people.center(for: id).press(id, of: "map") }
        try people.erase("bob")
        try await people.merge("guest", into: "ada")
        // A person who comes later mustn't get what an erased one did.
        try await people.center(for: "eve").press("eve", of: "map")
        let records = try await delivered(4, of: people).joined()
        #expect(records.map(\.action) == ["bob", "guest", "ada", "eve"])
        #expect(records.map(\.person) == [nil, "ada", "ada", "eve"])
    }

    @Test("Of more outcomes than may be kept, the latest are")
    func most() async throws {
        let people = try people(.keepOutcomes(most: 10))
        let center = try await people.center(for: "ada")
        for number in 0..<25 { center.press("\(number)", of: "map") }
        #expect(try await delivered(10, of: people).joined().map(\.action) == (15..<25).map { "\($0)" })
    }

    @Test("One of two objects hands on the outcomes; when it ends, the other one does")
    func turns() async throws {
        let (one, two) = (try people(), try people())
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let first = Task { try await one.deliverOutcomes { continuation.yield("one \($0.count)") } }
        try await one.center(for: "ada").press("1", of: "map")
        var lines = stream.makeAsyncIterator()
        #expect(await lines.next() == "one 1")
        #expect(try two.store.holdOutcomes() == nil)
        let second = Task { try await two.deliverOutcomes { continuation.yield("two \($0.count)") } }
        try await two.center(for: "ada").press("2", of: "map")
        #expect(await lines.next() == "one 1")
        first.cancel()
        try await first.value
        try await one.center(for: "ada").press("3", of: "map")
        #expect(await lines.next() == "two 1")
        second.cancel()
        try await second.value
    }

    @Test("What isn't handed on yet outlives a datastore's file that is deleted or damaged while it is open")
    func deleted() async throws {
        let people = try people()
        let center = try await people.center(for: "ada")
        for number in 0..<5 { center.press("\(number)", of: "map") }
        let ids = try people.store.outcomes(most: 10).records.map(\.id)
        try FileManager.default.removeItem(at: directory.folder)
        center.press("5", of: "map")
        let records = try await delivered(6, of: people).joined()
        #expect(records.map(\.action) == (0..<6).map { "\($0)" })
        #expect(records.prefix(5).map(\.id) == ids)
        #expect(records.allSatisfy { $0.person == "ada" })
    }

    @Test("People whose outcomes aren't kept say so") func notKept() async throws {
        let people = try TipPeople(directory: directory.url, [.clock(clock)])
        try await people.center(for: "ada").press("open", of: "map")
        await #expect(throws: OutcomesNotKeptError.self) { try await people.deliverOutcomes { _ in } }
        #expect(try people.store.number("SELECT count(*) FROM outcome") == 0)
    }

    @Test("Of presses of which a process says that they are stored, none is missing in the file after it was killed")
    func killed() async throws {
        try await onThread {
            var (last, acknowledged) = (0, 0)
            for round in 0..<30 {
                let process = try WriterProcess("deliver", directory.url, [last + 1])
                for _ in 0...round * 5 { if let number = process.line().flatMap({ Int($0) }) { acknowledged = number } }
                process.kill()
                while let number = process.line().flatMap({ Int($0) }) { acknowledged = number }
                // The press after the last one that was told may be stored, too.
                last = acknowledged + 1
            }
        }
        let people = try TipPeople(directory: directory.url, [.keepOutcomes()])
        let file = OutcomeFile(
            at: directory.url.appending(path: "outcomes.jsonl").path,
            mostBytes: 20_000,
            mostFiles: 1_000
        )
        let delivery = Task { try await people.deliverOutcomes { try file.append($0) } }
        while try !people.store.outcomes(most: 1).records.isEmpty { await Task.yield() }
        delivery.cancel()
        try await delivery.value
        let lines = try Lines(in: directory.url)
        // Numbers that were skipped were never pressed, or just before the kill.
        let pressed = Set(lines.records.compactMap { $0.action.flatMap { Int($0) } })
        #expect(lines.torn == 0)
        #expect(lines.files > 2)
        #expect(Set(lines.records.map(\.id)).count == pressed.count)
        #expect(Set(1...(pressed.max() ?? 0)).subtracting(pressed).count <= 30)
        #expect(pressed.count > 30 * 29 / 2 * 5)
    }
}

/// The lines of all files of outcomes in a folder.
private struct Lines {
    private(set) var records: [Tips.OutcomeRecord] = []
    private(set) var torn = 0
    private(set) var files = 0

    init(in folder: URL) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try Date(
                decoder.singleValueContainer().decode(String.self),
                strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true)
            )
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("outcomes") {
            files += 1
            let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
            for line in text.split(separator: "\n") {
                do { records.append(try decoder.decode(Tips.OutcomeRecord.self, from: Data(line.utf8))) } catch {
                    torn += 1
                }
            }
            if !text.isEmpty, !text.hasSuffix("\n") { torn += 1 }
        }
    }
}
