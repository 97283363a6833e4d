import Foundation
import OpenTipKitTesting
import Testing

/// A display without a screen, and a program with GTK windows on it, which a test commands, presses and types into.
///
/// Its functions block, so use it on the thread that ``run(_:environment:_:)`` makes.
final class WindowSession {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The program, which `Scripts/test` builds with the trait GTK.
    static let program = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../.build-gtk/debug/WindowProcess").standardized

    /// Why the tests of windows can't run; `nil` if they can.
    static let obstacle: String? = {
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            return "Needs WindowProcess, built with the trait GTK: Scripts/test gtk."
        }
        let missing = ["Xvfb", "xdotool", "dbus-run-session"].first { tool in
            !["/usr/bin", "/usr/local/bin", "/bin"].contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
            }
        }
        return missing.map { "Needs \($0): Scripts/prepare gtk." }
    }()

    private let screen: Screen
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors: URL
    private var rest = Data()
    private var events: [String] = []

    /// Runs a test on a thread of its own, with a program whose window `main` is open and active.
    static func run(
        environment: [String: String] = [:],
        launcher: [String] = [],
        _ body: @escaping @Sendable (WindowSession) throws -> Void
    ) async throws {
        try await onThread {
            let session = try WindowSession(environment, launcher)
            try session.send("window main")
            try session.activate("main")
            try body(session)
            try session.finish()
        }
    }

    private init(_ environment: [String: String], _ launcher: [String]) throws {
        screen = try Screen()
        errors = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        let words = launcher + [Self.program.path]
        process.executableURL = URL(filePath: words[0].hasPrefix("/") ? words[0] : "/usr/bin/\(words[0])")
        process.arguments = Array(words.dropFirst())
        process.environment = Self.environment.merging(["DISPLAY": screen.name]) { $1 }.merging(environment) { $1 }
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// What GTK needs to draw the same everywhere; a warning of GTK's ends the program.
    static var environment: [String: String] {
        let own = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in
            ProcessInfo.processInfo.environment[name].map { (name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: own).merging([
            "GDK_BACKEND": "x11", "GDK_DEBUG": "gl-disable", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
            "GTK_A11Y": "none", "G_DEBUG": "fatal-warnings", "LANG": "C.UTF-8", "GTK_THEME": "",
        ]) { $1 }.filter { !$0.value.isEmpty }
    }

    // MARK: - Commands

    /// Sends a command, and expects that it is done.
    func send(_ command: String) throws {
        let answer = try ask(command)
        guard answer == "done" else { throw Failure(description: "\(command): \(answer)") }
    }

    /// Sends a command, and returns the answer.
    func ask(_ command: String) throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
        return try String(line(after: command) { $0.hasPrefix("= ") }.dropFirst(2))
    }

    /// Waits until the program has printed that something happened, in any order with other events.
    func expect(_ event: String) throws {
        if let index = events.firstIndex(of: event) {
            events.remove(at: index)
        } else {
            _ = try line(after: "waiting for \"\(event)\"") { $0 == "! \(event)" }
        }
    }

    /// Whether an event has happened that no test has expected yet.
    func hasHappened(_ event: String) -> Bool { events.contains(event) }

    /// The state of a tip: its status, how often it was displayed, and whether it is shown.
    func state(_ tip: String) throws -> String { try ask("state \(tip)") }

    /// Asks until an answer is the expected one, since presses and keys arrive later.
    func await(_ command: String, _ answer: String) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        var last = ""
        while Date() < end {
            last = try ask(command)
            if last == answer { return }
            usleep(10_000)
        }
        throw Failure(description: "\(command): \(last), not \(answer)\n\(said)")
    }

    /// Waits until the program has written a message to standard error.
    func awaitMessage(_ message: String) throws {
        try wait { self.said.contains(message) }
    }

    /// Waits until something holds that the program doesn't report.
    func wait(until isTrue: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while !isTrue() {
            guard Date() < end else { throw Failure(description: "waited in vain:\n\(said)") }
            usleep(10_000)
        }
    }

    /// The middle of a widget on the screen.
    func point(_ widget: String) throws -> (x: Int, y: Int) {
        let place = try ask("place \(widget)").split(separator: " ").compactMap { Int($0) }
        guard place.count == 2 else { throw Failure(description: "\(widget) is nowhere") }
        return (place[0], place[1])
    }

    // MARK: - A person

    /// Lets the window manager, which there is none of, give a window the keyboard.
    func activate(_ title: String) throws {
        try screen.xdotool("search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowfocus", "--sync")
    }

    /// Moves a window on the screen.
    func moveWindow(_ title: String, x: Int, y: Int = 100) throws {
        try screen.xdotool("search", "--name", "^\(title)$", "windowmove", "--sync", "\(x)", "\(y)")
    }

    /// Presses the middle of a widget, or a point beside it.
    func press(_ widget: String, x: Int = 0, y: Int = 0) throws {
        try move(to: widget, x: x, y: y)
        try screen.xdotool("click", "1")
    }

    /// Moves the pointer to the middle of a widget.
    func move(to widget: String, x: Int = 0, y: Int = 0) throws {
        let place = try point(widget)
        try screen.xdotool("mousemove", "--sync", "\(place.x + x)", "\(place.y + y)")
    }

    /// Holds the button of the mouse down, or lets it go.
    func button(isDown: Bool) throws { try screen.xdotool(isDown ? "mousedown" : "mouseup", "1") }

    /// Presses keys, by their names in X.
    func keys(_ names: String...) throws { try screen.xdotool(["key"] + names) }

    // MARK: - The program's end

    /// What the program has written to standard error.
    var said: String { String(decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self) }

    /// Ends the program, and expects that GTK has complained of nothing.
    private func finish() throws {
        // The end of the input wouldn't be seen while a program of another test has inherited the pipe.
        try input.fileHandleForWriting.write(contentsOf: Data("exit\n".utf8))
        process.waitUntilExit()
        guard process.terminationStatus == 0, process.terminationReason == .exit else {
            throw Failure(description: "The program ended with \(process.terminationStatus):\n\(said)")
        }
        try FileManager.default.removeItem(at: errors)
    }

    /// After how long a test that waits fails.
    private static let patience: TimeInterval = 20

    /// Reads lines until one matches, and keeps events before it.
    private func line(after cause: String, _ matches: (String) -> Bool) throws -> String {
        while true {
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                if matches(line) { return line }
                if line.hasPrefix("! ") { events.append(String(line.dropFirst(2))) }
            }
            var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(Self.patience * 1_000)) > 0 else {
                throw Failure(description: "\(cause): no answer; events: \(events)\n\(said)")
            }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "\(cause): the program has ended\n\(said)") }
            rest += data
        }
    }
}

/// An X server without a screen.
final class Screen {
    /// The name of its display.
    let name: String
    private let server = Process()

    init(size: String = "1024x768") throws {
        let pipe = Pipe()
        server.executableURL = URL(filePath: "/usr/bin/Xvfb")
        server.arguments = ["-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp"]
        (server.standardOutput, server.standardError) = (pipe, FileHandle.nullDevice)
        try server.run()
        // When the server is ready, it writes the number of its display and a newline.
        var number = Data()
        while number.last != UInt8(ascii: "\n") {
            let part = pipe.fileHandleForReading.availableData
            guard !part.isEmpty else { throw WindowSession.Failure(description: "Xvfb opened no display.") }
            number += part
        }
        name = ":" + String(decoding: number.dropLast(), as: UTF8.self)
    }

    deinit {
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        for file in ["/tmp/.X\(name.dropFirst())-lock", "/tmp/.X11-unix/X\(name.dropFirst())"] { unlink(file) }
    }

    func xdotool(_ words: String...) throws { try xdotool(words) }

    func xdotool(_ words: [String]) throws {
        let tool = Process()
        tool.executableURL = URL(filePath: "/usr/bin/timeout")
        // xdotool waits for a window forever.
        tool.arguments = ["-s", "KILL", "20", "/usr/bin/xdotool"] + words
        tool.environment = ["DISPLAY": name]
        (tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else {
            throw WindowSession.Failure(description: "xdotool \(words.joined(separator: " ")) failed")
        }
    }
}
