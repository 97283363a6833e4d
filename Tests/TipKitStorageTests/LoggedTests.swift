import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests that a condition that recurs is logged only once.
@Suite(.timeLimit(.minutes(10))) struct LoggedTests {
    private let directory = TemporaryDirectory()

    /// Runs a process that causes the condition `mode` `count` times, and returns the lines that the process logs.
    private func log(of mode: String, _ count: Int) async throws -> [String] {
        let directory = directory
        return try await onThread {
            let process = try WriterProcess(mode, directory.url, [count], readsLog: true)
            var lines: [String] = []
            while let line = process.line(), line != "done" { lines.append(line) }
            #expect(process.wait() == 0)
            return lines
        }
    }

    @Test("10 000 donations before configure() log two lines: donations are stored later, and the oldest are dropped")
    func early() async throws {
        let lines = try await log(of: "early", 10_000)
        #expect(lines.count == 2)
        #expect(lines.first?.contains("early donations are stored once it is") == true)
        #expect(lines.last?.contains("the oldest are dropped") == true)
    }

    @Test(
        "When more than 10 000 donations can't be stored, the log says once that they can't, and once that the oldest are dropped"
    )
    func refused() async throws {
        let lines = try await log(of: "refused", 10_050)
        #expect(lines.first?.contains("the change takes effect in memory, and storing it is retried") == true)
        #expect(lines.count { $0.contains("the oldest ones are dropped") } == 1)
        #expect(lines.count == 2)
    }

    @Test("Several calls of configure() after the first log only one warning") func reconfigured()
        async throws
    {
        let lines = try await log(of: "reconfigured", 3)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("Tips are configured already; this call changes nothing.") == true)
    }

    @Test("A tip rule that sets its own parameter is logged once, with the rule's source and the parameter")
    func rule() async throws {
        let lines = try await log(of: "rule", 5)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("A rule must not change anything") == true)
        #expect(lines.first?.contains("counts up, of tip") == true)
        #expect(lines.first?.contains("sets the parameter Repeating+number") == true)
    }

    @Test("If two types have parameters with the same id, that is logged once") func owners() async throws {
        let lines = try await log(of: "owners", 5)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("and so share its value") == true)
    }

    @Test("Reading tips before configure() is logged once, with the note that the tips stay hidden") func unconfigured()
        async throws
    {
        let lines = try await log(of: "unconfigured", 5)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("before Tips.configure() was called; it stays hidden until then") == true)
    }

    @Test("Events with the same id but different donation limits are logged once") func limits()
        async throws
    {
        let lines = try await log(of: "limits", 20)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("Two values of one event have different donation limits") == true)
    }

    @Test("The deletion of an open datastore's file is logged once")
    func deleted() async throws {
        let lines = try await log(of: "deleted", 5)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("was deleted or replaced while it was open") == true)
        #expect(try directory.store().parameter("p")?.json == "5")
    }
    @Test("A log handler may read a tip's status and donate while it handles a message of OpenTipKit") func asking()
        async throws
    {
        let lines = try await log(of: "asking", 3)
        #expect(lines.count { $0.contains("A deletion was requested before Tips.configure() was called") } == 1)
        let deletions = lines.filter { $0.contains("was deleted or replaced while it was open") }
        #expect(deletions.count { $0.hasPrefix("available: ") } == 3, "\(lines)")
        #expect(try directory.store().tally(ofEvent: "event") == 3)
    }
}
