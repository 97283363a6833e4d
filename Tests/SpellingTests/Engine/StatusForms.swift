import TipKit

struct StatusForms {
    let tip = FirstOfGroupTip()

    var sentence: String {
        switch tip.status {
        case .pending: "waits"
        case .available: "may be shown"
        case .invalidated(let reason):
            switch reason {
            case .actionPerformed: "learned"
            case .tipClosed: "closed"
            case .displayCountExceeded, .displayDurationExceeded: "seen often enough"
            @unknown default: "retired"
            }
        @unknown default: "unknown"
        }
    }

    func waitUntilShown() async {
        for await shouldDisplay in tip.shouldDisplayUpdates where shouldDisplay {
            return
        }
    }
}
