import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// One store that several threads write, and several stores that meet the same damage.
@Suite struct ThreadTests {
    @Test("Of changes that threads commit in any order, the latest version holds, and nothing older than a reset")
    func versions() async throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let numbers = Numbers()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<50 {
                        let number = numbers.last.add(1, ordering: .relaxed).newValue
                        if task == 0, round % 10 == 5 {
                            try store.commit([.donationsDeleted(event: "e", version: version(number))])
                            numbers.reset.withLock { $0 = max($0, number) }
                        } else {
                            try store.commit([
                                .parameterSet(id: "p", json: "\(number)", version: version(number)),
                                donation(of: "e", number),
                            ])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.parameter("p")?.json == "400")
        let kept = try store.donations(of: "e").compactMap { $0.payload.flatMap(Int64.init) }
        #expect(kept.allSatisfy { number in number > numbers.reset.withLock { $0 } })
        #expect(try store.tally(ofEvent: "e") == kept.count)
        #expect(try store.open().latestVersion == version(400))
    }

    @Test("Stores that meet the same damage set the file aside once, and go on with the same one") func damage() throws
    {
        let directory = TemporaryDirectory()
        let writer = try directory.store()
        try writer.commit((1...800).map { donation(of: "e", $0) })
        try writer.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try writer.close()
        let (one, two) = (try directory.store(), try directory.store())
        let replica = try one.open().replica
        let handle = try FileHandle(forUpdating: directory.file)
        let size = try handle.seekToEnd()
        for page in [2, 4, 6] {
            try handle.seek(toOffset: size - UInt64(page) * 4_096)
            try handle.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
        }
        try handle.close()
        let kept = try one.donations(of: "e").count
        try one.commit([donation(of: "e", 900)])
        #expect(try two.donations(of: "e").count == kept + 1)
        #expect(try directory.setAside.count == 1)
        try two.commit([donation(of: "e", 901)])
        #expect(try one.tally(ofEvent: "e") == kept + 2)
        #expect(try two.open().replica == replica)
    }
}

private final class Numbers: Sendable {
    let last = Atomic<Int64>(0)
    let reset = Mutex<Int64>(0)
}
