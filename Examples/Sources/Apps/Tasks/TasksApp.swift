import SwiftUI
import TipKit

@main
struct TasksApp: App {
    @State private var store = TaskStore()

    init() {
        try? Tips.configure([
            .displayFrequency(.immediate)
        ])
    }

    var body: some Scene {
        WindowGroup {
            TaskListView()
                .environment(store)
        }
    }
}
