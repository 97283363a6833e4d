import Foundation

/// A case and its topic.
struct Vector: Sendable, CustomStringConvertible {
    let topic: String
    let content: VectorCase

    var description: String { "\(topic): \(content.name)" }
}

/// The vector files at the root of the repository.
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

    /// All cases; empty if a file can't be read, which a separate test reports.
    static let readable: [Vector] = (try? load()) ?? []

    /// Reads all cases.
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
