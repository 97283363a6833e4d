import SwiftUI
import TipKit

/// One tip in the drawer: its name, and in a few words what it waits for.
struct TipLine: View {
    let tip: any Tip

    var body: some View {
        let explanation = tip.explain()
        HStack(spacing: 8) {
            Image(systemName: symbol(explanation.status)).foregroundStyle(colour(explanation.status))
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: tip.id).font(.subheadline).fontWeight(.semibold)
                Text(verbatim: words(explanation))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("why-\(tip.id)")
            }
        }
        .accessibilityIdentifier("tip-\(tip.id)")
    }

    private func words(_ explanation: Tips.Explanation) -> String {
        if explanation.status == .available {
            if explanation.isOnScreen { return "On screen" }
            return (explanation.groupTurn ?? explanation.openPopover).map { "After \($0)" } ?? "May appear"
        }
        for reason in explanation.reasons {
            switch reason {
            case .rule(let finding): return measured(finding) ?? explanation.summary
            case .displayFrequency(_, let until): return "Waits until \(Drawer.words(until))"
            default: continue
            }
        }
        return explanation.summary
    }

    /// The last thing that a rule measured, of a parameter without the type that it belongs to.
    private func measured(_ finding: Tips.Explanation.RuleFinding) -> String? {
        finding.measurements.last?.split(separator: "+", maxSplits: 1).last.map(String.init)
    }

    private func symbol(_ status: Tips.Status) -> String {
        switch status {
        case .available: "checkmark.circle"
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
