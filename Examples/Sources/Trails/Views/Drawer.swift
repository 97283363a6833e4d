import SwiftUI
import TipKit

/// What the tips are up to: which may appear, what the others wait for, and a clock to turn.
struct Drawer: View {
    let clock: ShiftedClock
    @State private var trouble: String?

    private static let tips: [any Tip] = [
        WelcomeTip(), ShowPlaceTip(), TurnNorthTip(), FavouriteTip(), NewTrailTip(trail: Trail.all[3]), ForecastTip(),
        OfflineTip(), ShareTip(),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Heading("Behind the scenes")
                    Text("The app’s clock: \(Self.words(clock.now))")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("clock")
                    if let sync {
                        Text(sync)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .accessibilityIdentifier("sync")
                    }
                }
                Spacer()
                Button("Reset tips") { reset() }
                    .accessibilityIdentifier("reset")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            HStack(spacing: 8) {
                Button("Hour later") { clock.advance(by: 3_600) }.accessibilityIdentifier("hour")
                Button("Day later") { clock.advance(by: 86_400) }.accessibilityIdentifier("day")
                Button("Week later") { clock.advance(by: 604_800) }.accessibilityIdentifier("week")
            }
            .buttonStyle(.bordered)
            if let trouble { Text(trouble).foregroundStyle(.red) }
            List {
                ForEach(Self.tips, id: \.id) { tip in
                    TipLine(tip: tip).listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func reset() {
        do {
            try Tips.reset()
            trouble = nil
        } catch {
            trouble = error.localizedDescription
        }
    }

    /// How far these tips and those of the other devices agree; `nil` if they don't sync.
    private var sync: String? {
        let status = Tips.syncStatus
        return switch status.phase {
        case .off: nil
        case .exchanging: "Sync: exchanging…"
        case .current: "Sync: up to date"
        case .failing: "Sync: \(status.lastError?.message ?? "failing"), \(status.waiting) waiting"
        }
    }

    static func words(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.dateFormat = "EEE d MMM, HH:mm"
        return formatter.string(from: date)
    }
}
