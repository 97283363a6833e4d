import SwiftUI
import TipKit

@main struct TrailsApp: App {
    init() {
        #if DEBUG
            Tips.showAllTipsForTesting()
        #endif
        if ProcessInfo.processInfo.arguments.contains("-resetTips") { try? Tips.resetDatastore() }
        try? Tips.configure([.displayFrequency(.daily)])
    }
}

struct Settings: View {
    var body: some View {
        Button("Show all tips again") { try? Tips.reset() }
    }
}
