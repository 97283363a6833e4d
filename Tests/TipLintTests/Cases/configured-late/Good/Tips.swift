import SwiftUI
import TipKit

@main struct TrailsApp: App {
    init() {
        do {
            try Tips.configure([.displayFrequency(.daily)])
        } catch {
            print("Tips.configure: \(error.localizedDescription)")
        }
    }

    var body: some Scene {
        WindowGroup { TrailList() }
    }
}

#Preview {
    TrailList().task { try? Tips.configure() }
}
