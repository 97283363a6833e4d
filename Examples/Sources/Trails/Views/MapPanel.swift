import SwiftUI
import TipKit

/// The map in small, with its compass.
struct MapPanel: View {
    let hiker: Hiker

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Heading("Around you")
            HStack(spacing: 14) {
                Image(systemName: "map").font(.title2).foregroundStyle(.tint).frame(width: 28)
                VStack(alignment: .leading, spacing: 2) {
                    Text(hiker.isLocated ? "Heron Landing, 412\u{A0}m" : "Location is off")
                        .font(.headline)
                        .accessibilityIdentifier("place")
                    Text(hiker.heading == 0 ? "North is up" : "Heading \(hiker.heading)°")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("heading")
                }
                Spacer()
                Compass(hiker: hiker)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

/// Press for one's place, hold for north.
struct Compass: View {
    let hiker: Hiker
    @State private var tips = TipGroup(.ordered) {
        ShowPlaceTip()
        TurnNorthTip()
    }

    var body: some View {
        Image(systemName: "safari")
            .font(.title)
            .foregroundStyle(.tint)
            .padding(10)
            .background(.tint.opacity(0.12), in: Circle())
            .accessibilityLabel("Compass")
            .onTapGesture {
                hiker.isLocated = true
                ShowPlaceTip().invalidate(reason: .actionPerformed)
            }
            .onLongPressGesture(minimumDuration: 0.4) {
                hiker.heading = 0
                TurnNorthTip().invalidate(reason: .actionPerformed)
            }
            .accessibilityIdentifier("compass")
            .popoverTip(tips.currentTip)
    }
}
