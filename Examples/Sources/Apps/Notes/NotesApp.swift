import OSLog
import SwiftUI
import TipKit

@main
struct NotesApp: App {
    private let logger = Logger(subsystem: "com.example.Notes", category: "launch")

    var body: some Scene {
        WindowGroup {
            NotesView()
        }
    }

    init() {
        do {
            try Tips.configure([.displayFrequency(.immediate)])
            logger.info("Started with \(NoteStore.samples.count) notes")
        } catch {
            logger.error("Tips can't be shown: \(error.localizedDescription, privacy: .public)")
        }
    }
}
