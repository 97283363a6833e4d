import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tools that donate as the last thing they do.
@Suite struct ExitTests {
    @Test(
        "What a tool donates by its last statement is on disk when the tool has ended, waited for or not",
        arguments: [("awaited", 1), ("called", 1), ("sent", 10)]
    )
    func lastStatement(form: String, count: Int) async throws {
        try await run(form, endingWith: 0, leaving: count)
    }

    @Test("A donation is on disk when the synchronous call returns, though the process is killed at once")
    func killed() async throws {
        try await run("killed", endingWith: SIGKILL, leaving: 1)
    }

    private func run(_ form: String, endingWith status: Int32, leaving count: Int) async throws {
        try await onThread {
            for round in 1...10 {
                let directory = TemporaryDirectory()
                let tool = try WriterProcess(program: "LastStatement", [directory.url.path, form])
                #expect(tool.wait() == status, "round \(round)")
                #expect(try directory.store().tally(ofEvent: "last") == count, "round \(round)")
            }
        }
    }
}
