import SwiftUI
import TipKit

/// What the tips are up to: why each is hidden, when that can change, and a clock to turn.
struct Drawer: View {
    let clock: ShiftedClock
    @State private var trouble: String?

    private static let tips: [any Tip] = [
        WelcomeTip(), ShowPlaceTip(), TurnNorthTip(), FavouriteTip(), NewTrailTip(trail: Trail.all[3]), ForecastTip(),
        OfflineTip(), ShareTip(),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Behind the scenes").font(.title3).bold().accessibilityAddTraits(.isHeader)
            Text("The app's clock: \(Self.words(clock.now))")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("clock")
            HStack(spacing: 8) {
                Button("Hour later") { clock.advance(by: 3_600) }.accessibilityIdentifier("hour")
                Button("Day later") { clock.advance(by: 86_400) }.accessibilityIdentifier("day")
                Button("Week later") { clock.advance(by: 604_800) }.accessibilityIdentifier("week")
                Button("Reset tips", role: .destructive) { reset() }.accessibilityIdentifier("reset")
            }
            .buttonStyle(.bordered)
            if let trouble { Text(trouble).foregroundStyle(.red) }
            List {
                ForEach(Self.tips, id: \.id) { TipLine(tip: $0) }
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

    static func words(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.dateFormat = "EEE d MMM, HH:mm"
        return formatter.string(from: date)
    }
}

/// One tip in the drawer.
struct TipLine: View {
    let tip: any Tip

    var body: some View {
        let explanation = tip.explain()
        VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 8) {
                Image(systemName: symbol(explanation.status)).foregroundStyle(colour(explanation.status))
                Text(verbatim: tip.id).font(.headline)
            }
            Text(verbatim: explanation.summary)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("why-\(tip.id)")
            if let next = explanation.nextChange {
                Text("Can change on \(Drawer.words(next))").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .accessibilityIdentifier("tip-\(tip.id)")
    }

    private func symbol(_ status: Tips.Status) -> String {
        switch status {
        case .available: "checkmark.circle.fill"
        case .pending: "clock"
        case .invalidated: "xmark.circle"
        }
    }

    private func colour(_ status: Tips.Status) -> Color {
        switch status {
        case .available: .green
        case .pending: .orange
        case .invalidated: .gray
        }
    }
}
