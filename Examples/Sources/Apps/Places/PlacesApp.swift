import SwiftUI
import TipKit

@main
struct PlacesApp: App {
    init() {
        try? Tips.configure([.displayFrequency(.immediate)])
    }

    var body: some Scene {
        WindowGroup {
            PlacesView()
        }
    }
}
