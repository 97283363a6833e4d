import Foundation

/// A screen that nobody sees, for a browser that can't do without one.
final class Display: Sendable {
    let name: String
    private let tool: Tool

    init() throws {
        let pipe = Pipe()
        let arguments = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        tool = try Tool("/usr/bin/Xvfb", arguments, package: "xvfb", output: pipe)
        // Once it is ready, it writes the number that it found free, and a line's end.
        var answer = Data()
        while answer.last != UInt8(ascii: "\n") {
            let part = pipe.fileHandleForReading.availableData
            guard !part.isEmpty else { throw WebDriverError("Xvfb made no screen") }
            answer += part
        }
        name = ":" + String(decoding: answer.dropLast(), as: UTF8.self)
    }
}
