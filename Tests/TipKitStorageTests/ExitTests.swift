import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tools that donate in their last statement.
@Suite struct ExitTests {
    @Test(
        "A donation in a tool's last statement is on disk after exit, awaited or not",
        arguments: [("awaited", 1), ("called", 1), ("sent", 10)]
    )
    func lastStatement(form: String, count: Int) async throws {
        try await run(form, endingWith: 0, leaving: count)
    }

    @Test("A synchronous donation is on disk when the call returns, even if the process is killed")
    func killed() async throws {
        try await run("killed", endingWith: SIGKILL, leaving: 1)
    }

    @Test("Donations sent before configure are on disk when it returns, even if the process is killed")
    func early() async throws {
        try await run("early", endingWith: SIGKILL, leaving: 200)
    }

    @Test("Other tools can read a tool's last explanation of a tip after it exits") func asked() async throws {
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
        "Reset, deleted and dropped data is gone from the disk after a short-lived tool exits",
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

    @Test("A person erased by a short-lived tool is gone from the disk after it exits") func erased()
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

    @Test("A forked process stores nothing of its parent at exit") func forked() async throws {
        try await run("forked", endingWith: 0, leaving: 200)
    }

    @Test("A tool that exits while another process holds the file logs what is lost", .timeLimit(.minutes(1)))
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
