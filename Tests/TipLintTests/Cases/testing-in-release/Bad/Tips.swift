import SwiftUI
import TipKit

@main struct TrailsApp: App {
    init() {
        Tips.showAllTipsForTesting()
        try? Tips.resetDatastore()
        try? Tips.configure([.displayFrequency(.daily)])
    }
}
