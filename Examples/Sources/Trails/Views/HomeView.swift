import SwiftUI
import TipKit

/// The one page of the app.
struct HomeView: View {
    let clock: ShiftedClock
    let trouble: String?
    @State private var hiker = Hiker()

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    if let trouble {
                        Label(trouble, systemImage: "exclamationmark.triangle")
                            .foregroundStyle(.red)
                            .accessibilityIdentifier("trouble")
                    }
                    TipView(WelcomeTip()) { _ in hiker.open(Trail.all[0]) }
                    MapPanel(hiker: hiker)
                    TipView(NewTrailTip(trail: Trail.all[3])) { action in
                        NewTrailTip(trail: Trail.all[3]).invalidate(reason: .actionPerformed)
                        if action.id == "show" { hiker.highlighted = "ember" }
                    }
                    TrailList(hiker: hiker)
                    WeatherPanel(hiker: hiker)
                    TipView(OfflineTip())
                    Drawer(clock: clock)
                }
                .frame(maxWidth: 720)
                .padding([.horizontal, .bottom])
            }
            .navigationTitle("Trails")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { ShareButton() }
            }
        }
    }
}

/// The button that sends a trail to a friend.
struct ShareButton: View {
    @State private var isShared = false

    var body: some View {
        Button {
            isShared = true
            ShareTip().invalidate(reason: .actionPerformed)
        } label: {
            Label(isShared ? "Shared" : "Share", systemImage: isShared ? "checkmark" : "square.and.arrow.up")
        }
        .accessibilityIdentifier("share")
        .popoverTip(ShareTip()) { _ in isShared = true }
    }
}
