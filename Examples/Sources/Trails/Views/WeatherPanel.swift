import SwiftUI
import TipKit

/// The weather on the trails: a press on it shows the week, and a button looks again.
struct WeatherPanel: View {
    let hiker: Hiker

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Heading("Today’s weather")
            VStack(alignment: .leading, spacing: 12) {
                HStack(spacing: 14) {
                    Button {
                        hiker.showsWeek.toggle()
                        ForecastTip().invalidate(reason: .actionPerformed)
                    } label: {
                        HStack(spacing: 14) {
                            Image(systemName: "sun.max").font(.title2).foregroundStyle(.orange).frame(width: 28)
                                .accessibilityHidden(true)
                            VStack(alignment: .leading, spacing: 2) {
                                Text("14°, light wind").font(.headline)
                                Text(lookedUp).font(.subheadline).foregroundStyle(.secondary)
                            }
                            .frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                    .buttonStyle(.plain)
                    .tipAnchor("weather")
                    .accessibilityIdentifier("weather")
                    Button("Refresh", systemImage: "arrow.clockwise") {
                        hiker.refreshes += 1
                        ForecastTip.didRefresh.sendDonation()
                    }
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("refresh")
                }
                if hiker.showsWeek {
                    Text("Friday 15°, dry. Saturday 12°, rain from noon. Sunday 13°, fog early. From Monday 16°, dry.")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("week-ahead")
                }
                TipView(ForecastTip(), anchorID: "weather")
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 16))
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
