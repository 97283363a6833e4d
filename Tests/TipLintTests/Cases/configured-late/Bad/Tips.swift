import SwiftUI
import TipKit

@main struct TrailsApp: App {
    var body: some Scene {
        WindowGroup {
            TrailList().task { try? Tips.configure([.displayFrequency(.daily)]) }
        }
    }
}
