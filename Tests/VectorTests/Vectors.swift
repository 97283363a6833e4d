import Foundation

/// A vector case with the topic of its file.
struct Vector: Sendable, CustomStringConvertible {
    let topic: String
    let content: VectorCase

    var description: String { "\(topic): \(content.name)" }
}

/// The JSON files in the folder Vectors at the root of the repository.
enum Vectors {
    private struct File: Decodable {
        let topic: String
        let cases: [VectorCase]

        init(from decoder: any Decoder) throws {
            let object = try VectorObject(decoder, "a file of vectors")
            try object.allow(["topic", "cases"])
            topic = try object.value("topic")
            cases = try object.value("cases")
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors")

    /// All vector cases; empty if a file can't be read, which the test of all files reports.
    static let readable: [Vector] = (try? load()) ?? []

    /// Reads the cases of all vector files.
    static func load() throws -> [Vector] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .flatMap { file -> [Vector] in
                do {
                    let content = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
                    return content.cases.map { Vector(topic: content.topic, content: $0) }
                } catch {
                    throw VectorError("\(file.lastPathComponent): \(error)")
                }
            }
    }
}
