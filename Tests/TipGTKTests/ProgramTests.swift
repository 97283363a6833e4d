import Foundation
import OpenTipKitTesting
import Testing

/// Programs that run tips on GLib's loop.
@Suite(.enabled(if: WindowSession.obstacle == nil, Comment(rawValue: WindowSession.obstacle ?? "")))
struct ProgramTests {
    @Test("A loop that a handler of GTK's nests runs the main actor, too")
    func nested() async throws {
        try await WindowSession.run { window in
            try window.send("nested")
            try window.expect("nested")
        }
    }

    @Test("Assistive technology is told a card's name, description and buttons, and that a popover is an alert")
    func accessibility() async throws {
        let tree = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")
        defer { unlink(tree.path) }
        let script = URL(filePath: #filePath).appending(path: "../../../Scripts/window-tree").standardized.path
        let environment = ["GTK_A11Y": "atspi", "PATH": "/usr/bin:/bin"]
        try await WindowSession.run(environment: environment, launcher: ["dbus-run-session", "--"]) { window in
            try window.send("card ActingTip")
            try window.send("popover LongTip search")
            try window.expect("LongTip displayed")
            try window.send(
                "run sh -c '/usr/bin/python3 \(script) > \(tree.path).part; mv \(tree.path).part \(tree.path)'"
            )
            var lines = ""
            try window.wait {
                lines = (try? String(contentsOf: tree, encoding: .utf8)) ?? ""
                return !lines.isEmpty
            }
            for line in [
                "panel | Title of ActingTip | Message of <ActingTip>\n", "heading | Title of ActingTip | \n",
                "push button | Close tip | ", "push button | Show me | \n",
                "alert | Title of LongTip | Press Return to keep",
            ] {
                #expect(lines.contains(line), "\(lines)")
            }
        }
    }

    @Test("Without a display a message says so, and nothing is shown")
    func noDisplay() async throws {
        let (answer, message) = try await onThread {
            let (process, output, errors) = (Process(), Pipe(), Pipe())
            process.executableURL = WindowSession.program
            process.environment = WindowSession.environment
            (process.standardOutput, process.standardError) = (output, errors)
            try process.run()
            process.waitUntilExit()
            return (
                String(decoding: output.fileHandleForReading.availableData, as: UTF8.self),
                String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
            )
        }
        #expect(answer == "= no display, no widget\n")
        #expect(message.contains("There is no display, so no tips are shown"))
    }

    @Test("A program whose 'main' is a job of the main actor is told that no other job runs")
    func asyncMain() async throws {
        try await WindowSession.run(environment: ["MAIN": "async"]) { window in
            try window.send("card CardTip")
            try window.awaitMessage("GTK's loop was started by a job of the main actor")
        }
    }
}
