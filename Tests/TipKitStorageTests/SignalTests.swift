import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the notifications that stores on the same file send each other after commits.
@Suite struct SignalTests {
    #if os(Linux) || os(Android)
        @Test("A commit updates the file's modification date only if another store watches the file") func aloneOrNot()
            throws
        {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let watch = try store.watch {}
            defer { withExtendedLifetime(watch) {} }
            try age(directory)
            try store.commit([.donation(of: "e", 1)])
            #expect(try touched(directory) == moment)
            let other = try directory.store()
            let watching = try other.watch {}
            defer { withExtendedLifetime(watching) {} }
            try age(directory)
            try store.commit([.donation(of: "e", 2)])
            #expect(try touched(directory) != moment)
            try other.close()
            try age(directory)
            try store.commit([.donation(of: "e", 3)])
            #expect(try touched(directory) == moment)
        }

        @Test("Writing a note about a tip doesn't notify other stores and doesn't increase the store's version")
        func notes()
            throws
        {
            let directory = TemporaryDirectory()
            let (store, other) = (try directory.store(), try directory.store())
            let watch = try other.watch {}
            defer { withExtendedLifetime(watch) {} }
            let before = try store.header().latestVersion
            try age(directory)
            try store.commit([.noted(TipNote(tip: "a", date: moment, status: .pending, summary: "Hidden."))])
            #expect(try touched(directory) == moment)
            #expect(try store.header().latestVersion == before)
            #expect(try other.notes().map(\.summary) == ["Hidden."])
        }

        @Test("A commit to a store opened through a symbolic link notifies stores that opened the file directly")
        func linked()
            throws
        {
            let (directory, linked) = (TemporaryDirectory(), TemporaryDirectory())
            let store = try directory.store()
            let watch = try store.watch {}
            defer { withExtendedLifetime(watch) {} }
            let manager = FileManager.default
            let folder = linked.file.deletingLastPathComponent()
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            try manager.createSymbolicLink(at: linked.file, withDestinationURL: directory.file)
            let other = try linked.store()
            try age(directory)
            try other.commit([.donation(of: "e", 1)])
            #expect(try touched(directory) != moment)
            #expect(try store.tally(ofEvent: "e") == 1)
        }

        @Test("A watcher of a store whose files were all deleted watches the recreated files") func renewed()
            throws
        {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let watch = try store.watch {}
            defer { withExtendedLifetime(watch) {} }
            let manager = FileManager.default
            let folder = directory.file.deletingLastPathComponent()
            for name in try manager.contentsOfDirectory(atPath: folder.path) {
                try manager.removeItem(at: folder.appendingPathComponent(name))
            }
            try store.commit([.donation(of: "e", 1)])
            let other = try directory.store()
            try age(directory)
            try other.commit([.donation(of: "e", 2)])
            #expect(try touched(directory) != moment)
            #expect(try store.tally(ofEvent: "e") == 2)
        }

        private func age(_ directory: TemporaryDirectory) throws {
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: directory.file.path)
        }

        private func touched(_ directory: TemporaryDirectory) throws -> Date {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.file.path)
            return try #require(attributes[.modificationDate] as? Date)
        }
    #endif

    @Test(
        "On systems without file change reports a watcher polls until it is stopped",
        .timeLimit(.minutes(10))
    )
    func polling() async {
        let (calls, tell) = AsyncStream.makeStream(of: Int.self)
        var iterator = calls.makeAsyncIterator()
        let signal = PollingSignal()
        signal.watch { [watcher = Watcher(tell)] in watcher.look() }
        for _ in 1...2 { #expect(await iterator.next() == 1) }
        signal.stop()
        while await iterator.next() != nil {}
    }

    /// A watcher that finishes its stream when it is released, so that the test can wait for its release.
    private final class Watcher: Sendable {
        private let tell: AsyncStream<Int>.Continuation

        init(_ tell: AsyncStream<Int>.Continuation) { self.tell = tell }

        deinit { tell.finish() }

        func look() { tell.yield(1) }
    }

    @Test("Both watchers of a store are called after a commit, and never from within the commit call")
    func shared() async throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let (first, tellFirst) = AsyncStream.makeStream(of: Int64.self)
        let (second, tellSecond) = AsyncStream.makeStream(of: Int64.self)
        let isCalling = Mutex(false)
        let watches = try [tellFirst, tellSecond].map { tell in
            try store.watch { [weak store] in
                // Wait until the commit call has returned: a watcher that is called within it would deadlock here.
                isCalling.withLock { _ in }
                do {
                    if let number = try store?.header().position.number { tell.yield(number) }
                } catch { tell.finish() }
            }
        }
        defer { withExtendedLifetime(watches) {} }
        let number = try isCalling.withLock { _ in try store.commit([.setting("p", "1")]).update.position.number }
        for await told in first where told == number { break }
        for await told in second where told == number { break }
    }

    @Test("A store drops its cached tallies and resets when another store commits to the same file") func memory()
        throws
    {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        for number in 1...3 { try one.commit([.donation(of: "e", number)]) }
        try two.commit([.donation(of: "e", 4)])
        try one.commit([.donation(of: "e", 5)])
        #expect(try one.tally(ofEvent: "e") == 5)
        try two.commit([.donationsDeleted(event: "e", date: moment)])
        try one.commit([.donation(of: "e", 7)])
        #expect(try one.tally(ofEvent: "e") == 1)
        #expect(try two.payloads(of: "e") == ["7"])
    }

    @Test("A failed transaction doesn't change a store's cached tallies") func failed() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.donation(of: "e", 1)])
        let pages = try store.number("PRAGMA page_count") ?? 0
        try store.host.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
        let large = StoredDonation(date: moment, payload: String(repeating: "x", count: 100_000))
        #expect(throws: TipStoreError.self) {
            try store.commit([.donation(of: "e", 2), .donated(event: "e", donation: large, limit: .thousand)])
        }
        try store.host.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages + 100)") }
        try store.commit([.donation(of: "e", 3)])
        #expect(try store.tally(ofEvent: "e") == 2)
        #expect(try store.number("SELECT count FROM event") == 2)
    }
}
