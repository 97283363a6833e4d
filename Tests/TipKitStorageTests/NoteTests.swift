import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite("Notes about tips, which other tools read from the store") struct NoteTests {
    private let directory = TemporaryDirectory()
    private let parameter = Tips.Parameter(NoteTests.self, "+count", 1)

    @Test("Another tool can read the current explanation of each tip from the store") func tool() async throws {
        let (center, store) = try center()
        let tip = definition("HiddenTip", options: [Tips.MaxDisplayCount(2)])
        #expect(center.status(of: "HiddenTip") { tip } == .pending)
        try await store.next { $0.rules.first?.measurements == ["NoteTests+count = 1"] }
        let tool = try directory.store()
        let note = try #require(try tool.notes().first)
        let explanation = center.explain(tip)
        #expect(note.description == explanation.description)
        #expect(note.rules == explanation.rules)
        #expect(note.typeName == "SomeType")
        #expect(note.maxDisplayCount == 2)
        #expect(note.status == .pending)
        #expect(note.date == center.now)
        center.run { parameter.wrappedValue = 2 }
        try await store.next { $0.rules.first?.measurements == ["NoteTests+count = 2"] }
        #expect(try tool.notes().map(\.description) == [center.explain(tip).description])
        center.run { parameter.wrappedValue = 3 }
        try await store.next { $0.status == .available }
        center.invalidate("HiddenTip", reason: .actionPerformed)
        try await store.next { $0.status == .invalidated(.actionPerformed) }
        #expect(try tool.notes().first?.summary == "Hidden: the person did what it teaches.")
    }

    @Test("Deciding about one tip doesn't write the unchanged notes of other tips again") func once() async throws {
        let (center, store) = try center()
        for number in 1...6 {
            let id = "Tip\(number)"
            #expect(center.status(of: id) { definition(id) } == .pending)
            #expect(await store.next()?.tip == id)
        }
    }

    @Test("A note about a tip shortens a parameter's long value", .timeLimit(.minutes(10)))
    func longValue() async throws {
        let draft = Tips.Parameter(NoteTests.self, "+draft", "")
        let (center, store) = try center()
        center.run { draft.wrappedValue = String(repeating: "long ", count: 200_000) }
        let tip = TipDefinition(id: "LongTip", rules: [Tips.Rule(draft) { $0.isEmpty }])
        #expect(center.status(of: "LongTip") { tip } == .pending)
        try await store.next { $0.rules.first?.measurements.first?.hasPrefix("NoteTests+draft = long long") == true }
        let length = try #require(try store.base.number("SELECT length(summary) + length(rules) FROM note"))
        #expect(length < 2_000)
    }

    @Test("Tips are still decided correctly if their notes can't be written to the store") func unwritable()
        async throws
    {
        let (center, store) = try center(retryPause: .milliseconds(1))
        try store.base.close()
        #expect(center.status(of: "OtherTip") { definition("OtherTip") } == .pending)
        await store.nextFailure()
        center.run { parameter.wrappedValue = 3 }
        #expect(center.status(of: "OtherTip") { definition("OtherTip") } == .available)
        await store.nextFailure()
    }

    @Test(
        "A note that couldn't be written is written later, even if its tip isn't decided again",
        .timeLimit(.minutes(10))
    )
    func triedAgain() async throws {
        let (center, store) = try center(retryPause: .milliseconds(1))
        store.beforeNotes.withLock { $0 = { throw POSIXError(.EBUSY) } }
        #expect(center.status(of: "SomeTip") { definition("SomeTip") } == .pending)
        await store.nextFailure()
        store.beforeNotes.withLock { $0 = {} }
        try await store.next { $0.tip == "SomeTip" }
        #expect(try store.base.notes().map(\.tip) == ["SomeTip"])
    }

    @Test("Writing a note doesn't recreate a store folder that was removed") func removed() async throws {
        let folder = directory.folder
        let center = TipCenter(clock: ManualClock())
        let store = ReportingStore(try directory.store(), isWatched: false)
        store.beforeNotes.withLock { $0 = { try FileManager.default.removeItem(at: folder) } }
        try center.configure(store: store)
        #expect(center.status(of: "SomeTip") { definition("SomeTip") } == .pending)
        _ = await store.next()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    private func center(retryPause: Duration = .seconds(1)) throws -> (TipCenter, ReportingStore) {
        let center = TipCenter(clock: ManualClock(), retryPause: retryPause)
        let store = ReportingStore(try directory.store())
        try center.configure(store: store)
        return (center, store)
    }

    private func definition(_ id: String, options: [any TipOption] = []) -> TipDefinition {
        TipDefinition(
            id: id,
            typeName: "SomeType",
            rules: [Tips.Rule(parameter) { $0 >= 3 }],
            options: options
        )
    }
}

/// A store on disk that reports each written note to the test.
private final class ReportingStore: TipStore {
    let base: SQLiteTipStore
    /// Whether a center that uses this store is notified of other processes' commits and of a removed folder.
    private let isWatched: Bool
    /// A closure that is called before notes are written; if it throws, the notes aren't written.
    let beforeNotes = Mutex<@Sendable () throws -> Void>({})
    private let notesWritten: AsyncStream<TipNote?>
    private let continuation: AsyncStream<TipNote?>.Continuation

    init(_ base: SQLiteTipStore, isWatched: Bool = true) {
        self.base = base
        self.isWatched = isWatched
        (notesWritten, continuation) = AsyncStream.makeStream()
    }

    /// Waits until a note that satisfies a condition has been written.
    func next(_ isWished: (TipNote) -> Bool) async throws {
        for await note in notesWritten { if let note, isWished(note) { return } }
    }

    /// Waits for the next note to be written.
    func next() async -> TipNote? {
        for await note in notesWritten { return note }
        return nil
    }

    /// Waits until writing notes has failed.
    func nextFailure() async {
        for await note in notesWritten where note == nil { return }
    }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try base.read(body) }
    var keepsNotes: Bool { base.keepsNotes }
    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        isWatched ? try base.watch(onChange) : StoreWatch(0) {}
    }
    func close() throws { try base.close() }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let notes = changes.compactMap { change in
            if case .noted(let note) = change.kind { note } else { nil }
        }
        do {
            if !notes.isEmpty { try beforeNotes.withLock(\.self)() }
            let commit = try base.commit(changes, after: position, by: watch)
            for note in notes { continuation.yield(note) }
            return commit
        } catch {
            if !notes.isEmpty { continuation.yield(nil) }
            throw error
        }
    }
}
