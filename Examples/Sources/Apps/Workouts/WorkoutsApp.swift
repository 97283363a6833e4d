import SwiftUI
import TipKit

@main
struct WorkoutsApp: App {
    @StateObject private var log = WorkoutLog()

    init() {
        try? Tips.configure([
            .displayFrequency(.immediate),
            .datastoreLocation(.applicationDefault),
        ])
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(log)
        }
    }
}

enum AppTab: Hashable {
    case log, statistics, profile
}

struct ContentView: View {
    @State private var selection = AppTab.log

    var body: some View {
        TabView(selection: $selection) {
            Tab("Log", systemImage: "list.bullet.clipboard", value: .log) {
                LogView(selection: $selection)
            }
            Tab("Statistics", systemImage: "chart.bar.fill", value: .statistics) {
                StatisticsView()
            }
            Tab("Profile", systemImage: "person.crop.circle", value: .profile) {
                ProfileView()
            }
        }
        .tint(.indigo)
    }
}

#Preview {
    ContentView()
        .environmentObject(WorkoutLog())
        .task {
            try? Tips.resetDatastore()
            try? Tips.configure([.displayFrequency(.immediate)])
        }
}
