#if Configuration
    import Foundation
    import OpenTipKitTesting
    import Synchronization
    import Testing
    import TipKitCore
    import TipKitEngine

    @testable import TipConfiguration

    /// Tests of a file that is written, damaged and removed while it is followed.
    @Suite(.timeLimit(.minutes(10))) struct SwitchFollowerTests {
        private let folder = TemporaryDirectory()
        private let reports = Reports()
        private let written = Counter()

        init() throws { try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true) }

        private var path: String { folder.url.appendingPathComponent("tips.json").path }

        private func follower(_ environment: [String: String] = [:]) -> SwitchFollower {
            SwitchFollower(file: path, tips: ["ExportTip"], environment: environment) { [reports] in reports.add($0) }
        }

        /// Puts a new file in place, whose date differs from that of each earlier one.
        private func write(_ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + ".new"))
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(written.next()))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path + ".new")
            try #require(rename(path + ".new", path) == 0)
        }

        private static let off = #"{"tips": {"ExportTip": {"off": true}}}"#

        /// Looks until the switches say something.
        private func look(
            _ follower: inout SwitchFollower,
            until isReached: (TipSwitches.Values) -> Bool
        ) async throws {
            while await !isReached(follower.look()) {
                try Task.checkCancellation()
                await Task.yield()
            }
        }

        @Test("A file is read at once, and again when it is written or replaced") func written() async throws {
            try write(Self.off)
            var follower = follower()
            #expect(follower.lookAtOnce().off == ["ExportTip"])
            #expect(await follower.look().off == ["ExportTip"])
            try write(#"{"tips": {"holdout": 0.5}}"#)
            try await look(&follower) { $0.holdout == 0.5 && $0.off == [] }
            #expect(reports.all == [])
        }

        @Test("A change is noticed though the file has the same size, date and place") func sameDate() async throws {
            try write(#"{"tips": {"holdout": 0.5}}"#)
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            var follower = follower()
            #expect(follower.lookAtOnce().holdout == 0.5)
            #expect(await follower.look().holdout == 0.5)
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.write(contentsOf: Data(#"{"tips": {"holdout": 0.7}}"#.utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
            #expect(await follower.look().holdout == 0.7)
        }

        @Test("Without a file the environment alone counts, until there is a file") func missing() async throws {
            var follower = follower(["TIPS_HOLDOUT": "0"])
            #expect(follower.lookAtOnce().holdout == 0)
            #expect(reports.all == [])
            #expect(await follower.look().holdout == 0)
            #expect(reports.all == ["There is no file of switches of tips: \(path). It is read once there is one."])
            try write(Self.off)
            try await look(&follower) { $0.off == ["ExportTip"] && $0.holdout == 0 }
            #expect(reports.all.count == 1)
        }

        @Test(
            "A file that is half written, damaged, removed, huge or no file keeps the last values, and is reported once",
            arguments: [
                ("half", "it isn't JSON. What it said before holds."),
                ("empty", "it isn't JSON. What it said before holds."),
                ("removed", "is gone"),
                ("huge", "it has more than 1048576 bytes. What it said before holds."),
                ("folder", "it isn't a file. What it said before holds."),
                ("pipe", "it isn't a file. What it said before holds."),
                ("dangling", "is gone"), ("endless", "it isn't a file. What it said before holds."),
                ("kernel's", "it has more than 1048576 bytes. What it said before holds."),
            ]
        )
        func damaged(how: String, why: String) async throws {
            try write(Self.off)
            var follower = follower()
            _ = follower.lookAtOnce()
            #expect(await follower.look().off == ["ExportTip"])
            try damage(how)
            while reports.all.isEmpty {
                try Task.checkCancellation()
                #expect(await follower.look().off == ["ExportTip"])
            }
            #expect(reports.all.count == 1)
            #expect(reports.all.first?.contains(why) == true, "\(reports.all)")
            for _ in 0..<5 { #expect(await follower.look().off == ["ExportTip"]) }
            #expect(reports.all.count == 1)
            try mend()
            try await look(&follower) { $0 == TipSwitches.Values() }
            #expect(reports.all.count == 1)
        }

        private func mend() throws {
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch CocoaError.fileNoSuchFile {
                // It was removed.
            }
            try write("{}")
        }

        private func damage(_ how: String) throws {
            switch how {
            case "half": return try write(String(Self.off.prefix(20)))
            case "empty": return try write("")
            case "huge":
                // A file of a gigabyte without blocks on the disk.
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                try file.truncate(atOffset: 1 << 30)
                return try file.close()
            default: try FileManager.default.removeItem(atPath: path)
            }
            switch how {
            case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case "pipe": try #require(mkfifo(path, 0o600) == 0)
            case "endless": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            case "kernel's":
                // A regular file of no bytes, as it says, from which one can read without an end.
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/proc/self/pagemap")
            case "dangling":
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".none")
            default: break
            }
        }

        @Test("A damaged file at the beginning switches nothing, and is read once it is mended") func damagedAtFirst()
            async throws
        {
            try write("{")
            var follower = follower()
            #expect(follower.lookAtOnce() == TipSwitches.Values())
            #expect(reports.all.map { $0.hasSuffix("it isn't JSON. Nothing is switched by it.") } == [true])
            #expect(await follower.look() == TipSwitches.Values())
            try write(Self.off)
            try await look(&follower) { $0.off == ["ExportTip"] }
            #expect(reports.all.count == 1)
        }

        @Test("A problem is reported again when it comes back") func again() async throws {
            var follower = follower()
            try write(#"{"tips": {"of": true}}"#)
            _ = follower.lookAtOnce()
            for _ in 0..<3 { _ = await follower.look() }
            #expect(reports.all.count == 1)
            try write(Self.off)
            try await look(&follower) { $0.off == ["ExportTip"] }
            try write(#"{"tips": {"of": true}}"#)
            try await look(&follower) { $0.off == [] }
            #expect(reports.all.count == 2)
        }

        @Test("A link to a file that is exchanged, as in a mounted configuration, is followed") func link() async throws
        {
            let files = ["a", "b"].map { folder.url.appendingPathComponent($0).path }
            for (file, text) in zip(files, [Self.off, "{}"]) {
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            }
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: files[0])
            var follower = follower()
            #expect(follower.lookAtOnce().off == ["ExportTip"])
            #expect(await follower.look().off == ["ExportTip"])
            try FileManager.default.createSymbolicLink(atPath: path + ".new", withDestinationPath: files[1])
            try #require(rename(path + ".new", path) == 0)
            try await look(&follower) { $0.off == [] }
            #expect(reports.all == [])
        }

        // MARK: In a program

        struct ExportTip: Tip {
            var title: Text { Text("Export") }
        }

        @Test("A file that is written while a program runs turns a tip off and on again, and wakes who waits for it")
        func program() async throws {
            let switches = TipSwitches(file: path, of: [ExportTip()], every: .milliseconds(10), environment: [:])
            let center = TipCenter(keepsInMemory: true)
            try center.run { try Tips.configure([.switches(switches)]) }
            var statuses = center.run { ExportTip().statusUpdates.makeAsyncIterator() }
            #expect(await statuses.next() == .available)
            try write(Self.off)
            #expect(await statuses.next() == .pending)
            let summary = center.run { ExportTip().explain().summary }
            #expect(summary == "Hidden: switched off by the configuration (tips.ExportTip.off).")
            try write("{}")
            #expect(await statuses.next() == .available)
        }

        @Test("The file is no longer followed once the switches are released") func released() async throws {
            try write(#"{"tips": {"of": true}}"#)
            weak var gone: TipSwitches?
            do {
                let switches = TipSwitches(
                    file: path,
                    of: ["ExportTip"],
                    every: .milliseconds(10),
                    environment: [:]
                ) { [reports] in reports.add($0) }
                #expect(reports.all.count == 1)
                gone = switches
            }
            while gone != nil { await Task.yield() }
            #expect(gone == nil)
        }
    }

    /// Counts the files that a test has written.
    private final class Counter: Sendable {
        private let count = Atomic(0)

        func next() -> Int { count.add(1, ordering: .relaxed).newValue }
    }

    /// The sentences that were reported.
    private final class Reports: Sendable {
        private let lines = Mutex<[String]>([])

        var all: [String] { lines.withLock { $0 } }

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }
#endif
