import Foundation

/// A server of notes; other apps of the same author have the same file.
@Observable
final class NoteDownload {
    private(set) var isRunning = false

    func notes(from url: URL) async throws -> [Note] {
        isRunning = true
        defer { isRunning = false }
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Note].self, from: data)
    }
}
