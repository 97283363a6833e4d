import Foundation

/// A virtual screen, for a browser that can't run without a screen.
final class Display: Sendable {
    let name: String
    private let tool: Tool

    init() throws {
        let pipe = Pipe()
        let arguments = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        tool = try Tool("/usr/bin/Xvfb", arguments, package: "xvfb", output: pipe)
        // When Xvfb is ready, it writes the number of its display and a newline.
        var answer = Data()
        while answer.last != UInt8(ascii: "\n") {
            let part = pipe.fileHandleForReading.availableData
            guard !part.isEmpty else { throw WebDriverError("Xvfb ended without opening a display") }
            answer += part
        }
        name = ":" + String(decoding: answer.dropLast(), as: UTF8.self)
    }
}
