import Foundation

/// Draws changes to a project's sources, and returns the texts with these changes behind switches.
@main
enum Mutate {
    static func main() throws {
        let request = try JSONDecoder().decode(Request.self, from: FileHandle.standardInput.readToEnd() ?? Data())
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileHandle.standardOutput.write(contentsOf: encoder.encode(Answer(request)))
    }
}
