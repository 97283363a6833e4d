import SwiftUI

struct AddTaskView: View {
    @Environment(TaskStore.self) private var store
    @Environment(\.dismiss) private var dismiss

    @State private var title = ""
    @State private var priority = Priority.medium
    @State private var hasDueDate = false
    @State private var dueDate = Date.now
    @FocusState private var isTitleFocused: Bool

    private var trimmedTitle: String {
        title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Task") {
                    TextField("What needs doing?", text: $title)
                        .focused($isTitleFocused)
                        .submitLabel(.done)

                    Picker("Priority", selection: $priority) {
                        ForEach(Priority.allCases) { priority in
                            Text(priority.title).tag(priority)
                        }
                    }
                }

                Section {
                    Toggle("Due Date", isOn: $hasDueDate.animation())

                    if hasDueDate {
                        DatePicker("On", selection: $dueDate, displayedComponents: .date)
                    }
                } footer: {
                    Text("Tasks that are past their due date are marked red in the list.")
                }
            }
            .navigationTitle("New Task")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add", action: save)
                        .disabled(trimmedTitle.isEmpty)
                }
            }
            .onAppear {
                isTitleFocused = true
            }
        }
    }

    private func save() {
        store.add(
            TodoItem(
                title: trimmedTitle,
                priority: priority,
                dueDate: hasDueDate ? dueDate : nil
            )
        )
        dismiss()
    }
}

#Preview {
    AddTaskView()
        .environment(TaskStore())
}
