import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of command-line tools whose last statement donates, resets or reads a tip before the process exits.
@Suite struct ExitTests {
    @Test(
        "A donation in a tool's last statement is on disk after the tool exits, even if the tool doesn't await it",
        arguments: [("awaited", 1), ("called", 1), ("sent", 10)]
    )
    func lastStatement(form: String, count: Int) async throws {
        try await run(form, endingWith: 0, leaving: count)
    }

    @Test("A synchronous donation is on disk when donate() returns, even if the process is then killed")
    func killed() async throws {
        try await run("killed", endingWith: SIGKILL, leaving: 1)
    }

    @Test("Donations made before configure() are on disk when configure() returns, even if the process is then killed")
    func early() async throws {
        try await run("early", endingWith: SIGKILL, leaving: 200)
    }

    @Test("The explanation of a tip whose status a tool reads last is on disk after the tool exits") func asked()
        async throws
    {
        try await onThread {
            for round in 1...10 {
                let directory = TemporaryDirectory()
                let tool = try WriterProcess(program: "LastStatement", [directory.url.path, "asked"])
                #expect(tool.wait() == 0, "round \(round)")
                #expect(try directory.store().notes().map(\.tip) == ["LastTip"], "round \(round)")
            }
        }
    }

    @Test(
        "After a short-lived tool exits, no file contains the data that the tool reset, deleted or dropped",
        arguments: ["reset", "deleted", "limited"]
    )
    func forgotten(form: String) async throws {
        try await onThread {
            let directory = TemporaryDirectory()
            for round in 1...5 {
                let tool = try WriterProcess(program: "LastStatement", [directory.url.path, form])
                #expect(tool.wait() == 0, "round \(round)")
                for name in try FileManager.default.contentsOfDirectory(atPath: directory.folder.path) {
                    let data = try Data(contentsOf: directory.folder.appendingPathComponent(name))
                    #expect(data.range(of: Data("secret ".utf8)) == nil, "\(name) after round \(round)")
                }
            }
        }
    }

    @Test("After a short-lived tool that erases a person exits, no file contains that person's data") func erased()
        async throws
    {
        try await onThread {
            for round in 1...5 {
                let directory = TemporaryDirectory()
                for form in ["met", "erased"] {
                    let tool = try WriterProcess(program: "LastStatement", [directory.url.path, form])
                    #expect(tool.wait() == 0, "\(form), round \(round)")
                }
                for name in try FileManager.default.contentsOfDirectory(atPath: directory.folder.path) {
                    let data = try Data(contentsOf: directory.folder.appendingPathComponent(name))
                    #expect(data.range(of: Data("secret ".utf8)) == nil, "\(name), round \(round)")
                }
            }
        }
    }

    @Test("A forked process doesn't store its parent's pending donations a second time when it exits") func forked()
        async throws
    {
        try await run("forked", endingWith: 0, leaving: 200)
    }

    @Test(
        "A tool that exits while another process locks the store logs that its donations are lost",
        .timeLimit(.minutes(10))
    )
    func held() async throws {
        try await onThread {
            let directory = TemporaryDirectory()
            let writer = try WriterProcess("commit", directory.url, [0, 0, 5])
            while let line = writer.line(), line != "standing" {}
            writer.signal(SIGSTOP)
            let tool = try WriterProcess(program: "LastStatement", [directory.url.path, "called"], readsLog: true)
            var lines: [String] = []
            while let line = tool.line() { lines.append(line) }
            #expect(tool.wait() == 0)
            #expect(lines.last?.contains("couldn't be stored before the process ended; they are lost") == true)
            writer.kill()
        }
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
