import Combine
import Foundation
import os

struct Note: Identifiable, Codable {
    var id = UUID()
    var title: String
    var text: String
}

final class NoteStore: ObservableObject {
    static let samples = [
        Note(title: "Groceries", text: "Oats, apples, coffee"),
        Note(title: "Ideas", text: "A walk along the river"),
        Note(title: "Birthdays", text: "Ada on Monday"),
    ]

    @Published var search = ""
    @Published private(set) var notes: [Note] = samples
    private var subscriptions: Set<AnyCancellable> = []
    private let logger = Logger(subsystem: "com.example.Notes", category: "search")

    init() {
        $search
            .dropFirst()
            .debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] in self?.find($0) }
            .store(in: &subscriptions)
    }

    private func find(_ words: String) {
        notes = Self.samples.filter { words.isEmpty || $0.title.localizedCaseInsensitiveContains(words) }
        logger.info("Found \(self.notes.count) notes for \(words)")
        os_log("The longest has %d letters", type: .debug, notes.map(\.text.count).max() ?? 0)
    }
}
