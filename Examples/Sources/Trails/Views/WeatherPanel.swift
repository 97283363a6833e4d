import SwiftUI
import TipKit

/// The weather on the trails, and a button to look again.
struct WeatherPanel: View {
    let hiker: Hiker

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Heading("Today’s weather")
            VStack(alignment: .leading, spacing: 12) {
                HStack(spacing: 14) {
                    Image(systemName: "sun.max").font(.title2).foregroundStyle(.orange).frame(width: 28)
                    VStack(alignment: .leading, spacing: 2) {
                        Text("14°, light wind").font(.headline)
                        Text(lookedUp).font(.subheadline).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Button("Refresh", systemImage: "arrow.clockwise") {
                        hiker.refreshes += 1
                        ForecastTip.didRefresh.sendDonation()
                    }
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("refresh")
                }
                TipView(ForecastTip(), arrowEdge: .top)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
    }

    private var lookedUp: LocalizedStringKey {
        switch hiker.refreshes {
        case 0: "From this morning"
        case 1: "Looked up once"
        default: "Looked up \(hiker.refreshes) times"
        }
    }
}
