#if os(Linux) || os(Android)
    import Foundation
    import OpenTipKitTesting
    import Testing
    import TipKitEngine

    @testable import TipKitStorage

    /// Tests of a store on a full disk.
    @Suite(.enabled(if: SmallDisk.isPossible, "mounting needs root")) struct DiskTests {
        @Test("A commit on a full disk throws and changes nothing; later commits succeed once there is free space")
        func full()
            throws
        {
            let disk = try SmallDisk()
            let store = try SQLiteTipStore(directory: disk.url)
            try store.commit([.display("a"), .donation(of: "e", 1)])
            disk.fill()
            let before = try store.header()
            let large = StoredDonation(date: moment, payload: String(repeating: "x", count: 200_000))
            let error = #expect(throws: TipStoreError.self) {
                try store.commit([
                    .display("a"), .donation(of: "e", 2), .donated(event: "e", donation: large, limit: .thousand),
                ])
            }
            #expect(error?.kind == .unavailable)
            #expect(try store.header() == before)
            #expect(try store.payloads(of: "e") == ["1"])
            #expect(try store.record(ofTip: "a").displayCount == 1)
            try disk.free()
            let done = try onceThereIsRoom { try store.commit([.donation(of: "e", 3)], after: before.position) }
            #expect(done.update.rows.count == 1)
            #expect(try store.payloads(of: "e") == ["1", "3"])
            #expect(try SQLiteTipStore(directory: disk.url).tally(ofEvent: "e") == 2)
        }

        @Test("A store file that is deleted on a full disk is recreated with its contents once there is free space")
        func fullAndDeleted()
            throws
        {
            let disk = try SmallDisk()
            let store = try SQLiteTipStore(directory: disk.url)
            try store.commit([.donation(of: "e", 1)])
            try FileManager.default.removeItem(at: store.host.file.file)
            disk.fill()
            #expect(throws: TipStoreError.self) { try store.commit([.donation(of: "e", 2)]) }
            #expect(throws: TipStoreError.self) { try SQLiteTipStore(directory: disk.url) }
            try disk.free()
            _ = try onceThereIsRoom { try store.commit([.donation(of: "e", 3)]) }
            #expect(try SQLiteTipStore(directory: disk.url).payloads(of: "e") == ["1", "3"])
        }
    }

    /// Calls the closure until it succeeds, since a disk frees the space of a deleted file with a short delay.
    private func onceThereIsRoom<Value>(_ body: () throws -> Value) throws -> Value {
        for _ in 0..<10_000 {
            do { return try body() } catch is TipStoreError { continue }
        }
        return try body()
    }
#endif
