import SwiftUI
import TipKit

@Observable
final class TaskStore {
    var items: [TodoItem]

    init(items: [TodoItem] = TodoItem.samples) {
        self.items = items
    }

    var openCount: Int { items.filter { !$0.isDone }.count }
    var doneCount: Int { items.count - openCount }

    func add(_ item: TodoItem) {
        items.insert(item, at: 0)
        SwipeTip.taskAdded.sendDonation()
    }

    func toggle(_ id: TodoItem.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone.toggle()
        FilterTip.doneCount = doneCount
    }

    func delete(_ ids: Set<TodoItem.ID>) {
        items.removeAll { ids.contains($0.id) }
        FilterTip.doneCount = doneCount
    }

    func move(from source: IndexSet, to destination: Int) {
        items.move(fromOffsets: source, toOffset: destination)
    }
}
