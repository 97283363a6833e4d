import SwiftUI
import TipKit

struct TaskListView: View {
    @Environment(TaskStore.self) private var store

    @State private var filter = TaskFilter.all
    @State private var searchText = ""
    @State private var isAdding = false
    @State private var tips = TipGroup(.ordered) {
        AddTaskTip()
        SwipeTip()
        FilterTip()
    }

    private var visibleItems: [TodoItem] {
        store.items.filter { item in
            filter.includes(item)
                && (searchText.isEmpty || item.title.localizedCaseInsensitiveContains(searchText))
        }
    }

    private var isFiltered: Bool {
        filter != .all || !searchText.isEmpty
    }

    var body: some View {
        NavigationStack {
            List {
                if let tip = tips.currentTip as? SwipeTip {
                    Section {
                        TipView(tip)
                    }
                }

                Section {
                    ForEach(visibleItems) { item in
                        TaskRow(item: item) {
                            toggle(item)
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                toggle(item)
                                SwipeTip().invalidate(reason: .actionPerformed)
                            } label: {
                                Label(
                                    item.isDone ? "Reopen" : "Done",
                                    systemImage: item.isDone ? "arrow.uturn.backward" : "checkmark"
                                )
                            }
                            .tint(item.isDone ? .gray : .green)
                        }
                    }
                    .onDelete { offsets in
                        let visible = visibleItems
                        store.delete(Set(offsets.map { visible[$0].id }))
                        SwipeTip().invalidate(reason: .actionPerformed)
                    }
                    .onMove { source, destination in
                        store.move(from: source, to: destination)
                    }
                    .moveDisabled(isFiltered)
                } header: {
                    if !visibleItems.isEmpty {
                        Text(filter.rawValue)
                    }
                }
            }
            .navigationTitle("Tasks")
            .searchable(text: $searchText, prompt: "Search Tasks")
            .overlay { emptyState }
            .toolbar { toolbarContent }
            .sheet(isPresented: $isAdding) {
                AddTaskView()
            }
        }
    }

    @ViewBuilder
    private var emptyState: some View {
        if visibleItems.isEmpty {
            if searchText.isEmpty {
                ContentUnavailableView(
                    "Nothing Here",
                    systemImage: filter.symbol,
                    description: Text("There are no tasks under “\(filter.rawValue)”.")
                )
            } else {
                ContentUnavailableView.search(text: searchText)
            }
        }
    }

    @ToolbarContentBuilder
    private var toolbarContent: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            EditButton()
        }

        ToolbarItemGroup(placement: .topBarTrailing) {
            Menu {
                Picker("Show", selection: $filter) {
                    ForEach(TaskFilter.allCases) { filter in
                        Label(filter.rawValue, systemImage: filter.symbol)
                            .tag(filter)
                    }
                }
            } label: {
                Label(
                    "Filter",
                    systemImage: filter == .all
                        ? "line.3.horizontal.decrease.circle"
                        : "line.3.horizontal.decrease.circle.fill"
                )
            }
            .popoverTip(tips.currentTip as? FilterTip) { action in
                if action.id == "show-open" {
                    withAnimation { filter = .open }
                }
                FilterTip().invalidate(reason: .actionPerformed)
            }

            Button {
                AddTaskTip().invalidate(reason: .actionPerformed)
                isAdding = true
            } label: {
                Label("Add Task", systemImage: "plus")
            }
            .popoverTip(tips.currentTip as? AddTaskTip)
        }

        ToolbarItem(placement: .status) {
            Text("\(store.openCount) open, \(store.doneCount) done")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    private func toggle(_ item: TodoItem) {
        withAnimation {
            store.toggle(item.id)
        }
    }
}

#Preview {
    TaskListView()
        .environment(TaskStore())
        .task {
            try? Tips.resetDatastore()
            try? Tips.configure([.displayFrequency(.immediate)])
        }
}
