import SwiftUI
import TipKit

#Preview("Weather") {
    WeatherPanel(hiker: Hiker())
        .padding()
}

#Preview("Trails, with the tip on a star") {
    TrailList(hiker: Hiker())
        .task { configure() }
}

#Preview("Welcome tip") {
    TipView(WelcomeTip())
        .padding()
        .task { configure() }
}

/// Configures the tips of a preview, which no other page shares.
@MainActor
private func configure() {
    do {
        try Tips.configure()
        Tips.showAllTipsForTesting()
    } catch {
        print("A preview has no tips: \(error.localizedDescription)")
    }
}
