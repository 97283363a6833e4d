import SwiftUI

enum Priority: Int, CaseIterable, Identifiable {
    case low, medium, high

    var id: Self { self }

    var title: String {
        switch self {
        case .low: "Low"
        case .medium: "Medium"
        case .high: "High"
        }
    }

    var color: Color {
        switch self {
        case .low: .blue
        case .medium: .orange
        case .high: .red
        }
    }
}

struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var priority: Priority = .medium
    var dueDate: Date?
    var isDone = false

    var isOverdue: Bool {
        guard let dueDate, !isDone else { return false }
        return dueDate < Calendar.current.startOfDay(for: .now)
    }

    var dueText: String? {
        guard let dueDate else { return nil }
        let calendar = Calendar.current
        if calendar.isDateInToday(dueDate) { return "Today" }
        if calendar.isDateInTomorrow(dueDate) { return "Tomorrow" }
        if calendar.isDateInYesterday(dueDate) { return "Yesterday" }
        return dueDate.formatted(.dateTime.weekday(.abbreviated).day().month(.abbreviated))
    }
}

extension TodoItem {
    static var samples: [TodoItem] {
        func day(_ offset: Int) -> Date? {
            Calendar.current.date(byAdding: .day, value: offset, to: .now)
        }
        return [
            TodoItem(title: "Water the tomatoes", priority: .high, dueDate: day(0)),
            TodoItem(title: "Book a table for Friday", priority: .medium, dueDate: day(1)),
            TodoItem(title: "Return library books", priority: .high, dueDate: day(-1)),
            TodoItem(title: "Call grandma", priority: .medium, isDone: true),
            TodoItem(title: "Sort holiday photos", priority: .low),
        ]
    }
}

enum TaskFilter: String, CaseIterable, Identifiable {
    case all = "All Tasks"
    case open = "Open"
    case done = "Done"
    case important = "High Priority"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .all: "tray.full"
        case .open: "circle"
        case .done: "checkmark.circle"
        case .important: "exclamationmark.circle"
        }
    }

    func includes(_ item: TodoItem) -> Bool {
        switch self {
        case .all: true
        case .open: !item.isDone
        case .done: item.isDone
        case .important: item.priority == .high
        }
    }
}
