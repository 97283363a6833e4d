import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of stores that several threads use, and of several stores that find the same damage.
@Suite struct ThreadTests {
    @Test("Concurrent commits from several threads get consecutive numbers, and each update has all commits before it")
    func oneOrder() async throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        let start = try one.header().position
        let commits = Commits()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    let store = task.isMultiple(of: 2) ? one : two
                    for round in 0..<50 {
                        let number = task * 50 + round
                        let done = try store.commit(
                            [.setting("p", "\(number)"), .donation(of: "e", number)],
                            after: start
                        )
                        commits.numbers.withLock { $0[done.update.position.number] = number }
                        #expect(
                            done.update.rows.contains { row in
                                guard case .donated(_, let added, let count) = row else { return false }
                                return count == added.count && count == Int(done.update.position.number)
                                    && added.last?.payload == "\(number)"
                            }
                        )
                    }
                }
            }
            try await group.waitForAll()
        }
        let order = commits.numbers.withLock { $0 }
        #expect(order.count == 400)
        #expect(try one.parameter("p")?.json == order[400].map { "\($0)" })
        #expect(try two.payloads(of: "e") == (1...400).map { number in order[number].map { "\($0)" } })
        #expect(try one.header().position.number == 400)
    }

    @Test("When two stores find the same damage in turn, the file is set aside once, and both use the new file")
    func damage() throws {
        let directory = TemporaryDirectory()
        let writer = try directory.store()
        try writer.commit((1...800).map { .donation(of: "e", $0) })
        try writer.host.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try writer.close()
        let (one, two) = (try directory.store(), try directory.store())
        let (first, second) = (try one.header(), try two.header())
        try directory.damageEnd()
        let kept = try one.donations(of: "e").count
        #expect((1..<800).contains(kept))
        try one.commit([.donation(of: "e", 900)])
        #expect(try two.donations(of: "e").count == kept + 1)
        #expect(try directory.setAside.count == 1)
        let done = try two.commit([.donation(of: "e", 901)], after: second.position)
        #expect(done.update.isEverything)
        #expect(try one.tally(ofEvent: "e") == kept + 2)
        #expect(try two.header() == one.header())
        #expect(try two.header().position.lineage != first.position.lineage)
    }
}

/// The committed values by the number of their commit.
private final class Commits: Sendable {
    let numbers = Mutex<[Int64: Int]>([:])
}

extension TemporaryDirectory {
    /// Writes a store file of several pages, with an invalidated tip and 799 donations of the event `e`, and closes the
    /// store.
    func fillPages() throws {
        let writer = try store()
        try writer.commit([.closing("closed")])
        try writer.commit((2...800).map { .donation(of: "e", $0) })
        try writer.host.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try writer.close()
    }

    /// Damages the file by overwriting three of its last pages.
    func damageEnd() throws {
        let handle = try FileHandle(forUpdating: file)
        let size = try handle.seekToEnd()
        for page in [2, 4, 6] {
            try handle.seek(toOffset: size - UInt64(page) * 4_096)
            try handle.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
        }
        try handle.close()
    }
}
