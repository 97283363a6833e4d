import Foundation
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// How the stores on one file hear of each other's commits.
@Suite struct SignalTests {
    #if canImport(Glibc)
        @Test("A store on its own touches nothing; one beside a watcher tells it") func aloneOrNot() throws {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.watch {}
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: directory.file.path)
            try store.commit([donation(of: "e", 1)])
            #expect(try touched(directory) == moment)
            let other = try directory.store()
            try other.watch {}
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: directory.file.path)
            try store.commit([donation(of: "e", 2)])
            #expect(try touched(directory) != moment)
            try other.close()
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: directory.file.path)
            try store.commit([donation(of: "e", 3)])
            #expect(try touched(directory) == moment)
        }

        @Test("A note is told to nobody, and is no new version") func notes() throws {
            let directory = TemporaryDirectory()
            let (store, other) = (try directory.store(), try directory.store())
            try other.watch {}
            let before = try store.open().latestVersion
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: directory.file.path)
            try store.commit([.noted(TipNote(tip: "a", date: moment, status: .pending, summary: "Hidden."))])
            #expect(try touched(directory) == moment)
            #expect(try store.open().latestVersion == before)
            #expect(try other.notes().map(\.summary) == ["Hidden."])
        }

        private func touched(_ directory: TemporaryDirectory) throws -> Date {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.file.path)
            return try #require(attributes[.modificationDate] as? Date)
        }
    #endif

    @Test("What others committed between opening and watching is told at once") func late() throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        try one.commit([donation(of: "e", 1)])
        let calls = Mutex(0)
        try two.watch { calls.withLock { $0 += 1 } }
        #expect(calls.withLock { $0 } == 1)
    }

    @Test("What a store remembers of tallies and resets goes when another commits") func memory() throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        for number in 1...3 { try one.commit([donation(of: "e", Int64(number))]) }
        try two.commit([donation(of: "e", 4)])
        try one.commit([donation(of: "e", 5)])
        #expect(try one.tally(ofEvent: "e") == 5)
        try two.commit([.donationsDeleted(event: "e", version: version(6))])
        try one.commit([donation(of: "e", 7)])
        #expect(try one.tally(ofEvent: "e") == 1)
        #expect(try two.donations(of: "e").map(\.payload) == ["7"])
    }
}
