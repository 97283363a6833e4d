import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests with another process that is stopped while it holds the lock on the store's file.
@Suite struct StoppedTests {
    @Test("While another process is stopped in a transaction, commits fail after a short wait and reads succeed")
    func stopped() async throws {
        try await onThread {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit([.donation(of: "mine", 1)])
            let writer = try WriterProcess("commit", directory.url, [0, 1, 20])
            while let line = writer.line(), line != "standing" {}
            writer.signal(SIGSTOP)

            let start = ContinuousClock.now
            let error = #expect(throws: TipStoreError.self) { try store.commit([.donation(of: "mine", 2)]) }
            // The commit gives up after one second; six seconds allow for a slow machine.
            #expect(start.duration(to: .now) < .seconds(6))
            #expect(error?.kind == .unavailable)
            #expect(error?.description.contains("another process") == true)
            #expect(try store.payloads(of: "mine") == ["1"])
            #expect(try store.tally(ofEvent: "e") == 40)
            let other = try directory.store()
            #expect(try other.header() == store.header())
            #expect(try other.commit([], after: nil).update.isEverything)
            try other.close()

            writer.kill()
            let done = try store.commit([.donation(of: "mine", 3)])
            #expect(done.update.position.number == 3)
            #expect(try directory.store().payloads(of: "mine") == ["1", "3"])
            #expect(try directory.store().tally(ofEvent: "e") == 40)
        }
    }

    @Test("Reads of a store don't wait while a commit of the store waits for another process") func reads() async throws
    {
        try await onThread {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let writer = try WriterProcess("commit", directory.url, [0, 0, 5])
            while let line = writer.line(), line != "standing" {}
            writer.signal(SIGSTOP)
            let waiting = DispatchGroup()
            DispatchQueue.global().async(group: waiting) {
                #expect(throws: TipStoreError.self) { try store.commit([.setting("p", "1")]) }
            }
            var reads = 0
            while waiting.wait(timeout: .now()) == .timedOut {
                _ = try store.header()
                reads += 1
            }
            #expect(reads > 20)
            writer.kill()
            try store.commit([.setting("p", "1")])
        }
    }

    @Test(
        "Changes blocked by a stopped process take effect in memory, and are stored once that process has ended",
        .timeLimit(.minutes(10))
    )
    func storedLater() async throws {
        let directory = TemporaryDirectory()
        let center = TipCenter(clock: ManualClock())
        try await onThread {
            try center.configure(store: try directory.store())
            let tip = TipDefinition(id: "a")
            #expect(center.status(of: "a") { tip } == .available)
            let writer = try WriterProcess("commit", directory.url, [0, 0, 5])
            while let line = writer.line(), line != "standing" {}
            writer.signal(SIGSTOP)
            center.invalidate("a", reason: .tipClosed)
            #expect(center.status(of: "a") { tip } == .invalidated(.tipClosed))
            #expect(center.record(of: tip).invalidation?.reason == .tipClosed)
            #expect(try directory.store().record(ofTip: "a").invalidation == nil)
            writer.kill()
            center.invalidate("a", reason: .actionPerformed)
        }
        let later = try directory.store()
        while try later.record(ofTip: "a").invalidation == nil { await Task.yield() }
        #expect(try later.record(ofTip: "a").invalidation?.reason == .tipClosed)
        #expect(center.record(of: TipDefinition(id: "a")).invalidation?.reason == .tipClosed)
    }

    @Test("A stopped process that resumes finishes its transaction, and other processes can commit afterwards")
    func continued() async throws {
        try await onThread {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let writer = try WriterProcess("mix", directory.url, [0, 20_000])
            // Wait for 20 commits, then stop the process at an arbitrary point, which is usually within a transaction.
            while try store.header().position.number < 20 {}
            writer.signal(SIGSTOP)
            do { try store.commit([.donation(of: "mine", 1)]) } catch is TipStoreError {}
            writer.signal(SIGCONT)
            #expect(writer.line() != nil)
            writer.wait()
            try store.commit([.donation(of: "mine", 2)])
            #expect(try store.payloads(of: "mine").last == "2")
        }
    }

    @Test("After one call has waited for a stopped process, a center's later calls don't, and no change is lost")
    func waits()
        async throws
    {
        try await onThread {
            let directory = TemporaryDirectory()
            let center = TipCenter(clock: ManualClock(), retryPause: .seconds(3_600))
            try center.configure(store: try directory.store())
            let writer = try WriterProcess("commit", directory.url, [0, 0, 5])
            while let line = writer.line(), line != "standing" {}
            writer.signal(SIGSTOP)
            center.invalidate("a", reason: .tipClosed)
            writer.kill()
            // The file is no longer locked, but the center stores no changes until its pause is over.
            center.invalidate("b", reason: .actionPerformed)
            // A reset, which must be stored to take effect, throws immediately during the pause.
            #expect(throws: TipStoreError.self) { try center.reset() }
            let store = try directory.store()
            for (id, reason) in [("a", Tips.InvalidationReason.tipClosed), ("b", .actionPerformed)] {
                #expect(center.status(of: id) { TipDefinition(id: id) } == .invalidated(reason))
                #expect(try store.record(ofTip: id).invalidation == nil)
            }
            #expect(center.retryUnstored())
            for id in ["a", "b"] { #expect(try store.record(ofTip: id).invalidation != nil) }
        }
    }
}
