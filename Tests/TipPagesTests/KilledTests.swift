#if Web && (os(Linux) || os(Android))
    import Foundation
    import OpenTipKitTesting
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// Tests of a server of pages that is killed.
    @Suite(.enabled(if: SmallDisk.isPossible, "mounting needs root"), .timeLimit(.minutes(10))) struct KilledTests {
        private static let count = 40

        private let disk: SmallDisk
        private let folder: PeopleFolder

        init() throws {
            disk = try SmallDisk()
            folder = PeopleFolder(disk.url)
            // The process that is killed has the system's clock.
            folder.clock.advance(by: Date().timeIntervalSince(folder.clock.now))
        }

        /// Lets a process take a page's donations until it can't store any, and kills it.
        ///
        /// - Parameter room: After how many donations the disk is full.
        /// - Returns: The numbers of the donations that the process has answered.
        private func answered(before room: Int, _ person: String, _ page: String) throws -> [Int] {
            let (process, input, output) = (Process(), Pipe(), Pipe())
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("PageProcess")
            process.arguments = [disk.url.path, person, page]
            (process.standardInput, process.standardOutput) = (input, output)
            try process.run()
            var answered: [Int] = []
            for number in 1...room + 3 {
                if number > room { disk.fill() }
                try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
                let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                #expect(["answered \(number)\n", "kept \(number)\n"].contains(line))
                if line.hasPrefix("answered") { answered.append(number) }
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return answered
        }

        @Test("What is answered on a disk that fills up outlives a kill, and what the page repeats counts once")
        func killed() async throws {
            var kept = 0
            for round in 0..<10 {
                let person = "person \(round)"
                let page = try await PageServer(folder).tell(person: person).page
                let told = try await onThread { try answered(before: round * 3 + 1, person, page) }
                try disk.free()
                let server = try PageServer(folder)
                let center = try await server.people.center(for: person)
                let stored = center.run { NewsTip.read.donations.count }
                // The first one that wasn't answered may have been stored before the kill.
                #expect((told.count...told.count + 1).contains(stored), "round \(round)")
                kept += round * 3 + 4 - told.count
                let messages: [[String: any Sendable]] = (1...Self.count).map {
                    ["id": "\(page)-\($0)", "kind": "donate", "event": "read"]
                }
                for message in messages {
                    let answer = try await server.tell([message], page: page, tips: [], person: person)
                    #expect(answer.text.contains("<tip-said"))
                }
                #expect(center.run { NewsTip.read.donations.count } == Self.count, "round \(round)")
            }
            #expect(kept > 0)
        }
    }
#endif
