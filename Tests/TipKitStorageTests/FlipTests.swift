import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of store files in which single, randomly chosen bits were flipped.
@Suite struct FlipTests {
    @Test("A store file with one flipped bit can be opened, read and written without crashing the process")
    func flips() async throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for number in 0..<60 {
            let id = "tip-\(number % 20)"
            try store.commit([
                .display(id, after: Double(number)), .displayEnded(tip: id, duration: 1.5, epoch: .zero),
                .setting("parameter-\(number % 9)", "\(number)"), .donation(of: "event-\(number % 5)", number),
                .donation(of: "event-\(number % 5)", after: Double(-number), number),
                .noted(
                    TipNote(
                        tip: id,
                        date: moment,
                        status: .pending,
                        summary: "Hidden.",
                        rules: [.init(source: "$0", inputs: [.parameter("p")], holds: false)]
                    )
                ),
            ])
        }
        for number in 0..<6 { try store.commit([.closing("tip-\(number)"), .tipReset(tip: "tip-9", date: moment)]) }
        try store.commit([.donationsDeleted(event: "event-1", date: moment)])
        store.host.sweeping.wait()
        try store.close()
        let (seed, count, processes) = (7_000, 300, 2)
        try await onThread {
            let children = try (0..<processes).map { try WriterProcess("flip", directory.url, [seed + $0, count]) }
            for (index, child) in children.enumerated() {
                var last = "nothing"
                while let line = child.line() {
                    if line.hasPrefix("wrong") { Issue.record("\(line)") }
                    last = line
                }
                child.wait()
                #expect(last == "done", "seed \(seed + index): the process ended after \(last)")
            }
        }
    }
}
