import SwiftUI
import TipKit

/// Retired by what a person does.
struct TrimTip: Tip {
    var title: Text { Text("Trim the foot") }
}

/// Retired by what a person closes.
struct SignTip: Tip {
    var title: Text { Text("Sign the foot") }
}

/// Two tips and what retires each.
struct RetiredPage: View {
    private let trim = TrimTip()
    private let sign = SignTip()

    var body: some View {
        VStack {
            TipView(trim)
            // tips-lint: allow tips-without-group
            TipView(sign)
            Button("Trim") { trim.invalidate(reason: .actionPerformed) }.accessibilityIdentifier("trim")
            Button("No thanks") { sign.invalidate(reason: .tipClosed) }.accessibilityIdentifier("no")
            StatusLine(tip: trim)
            StatusLine(tip: sign)
        }
    }
}

/// Shown once in the page.
struct WedgeTip: Tip {
    var title: Text { Text("Wedge the clay") }
    var options: [any Option] {
        Tips.MaxDisplayCount(1)
    }
}

/// Shown once above the page.
struct SpongeTip: Tip {
    var title: Text { Text("Wring the sponge") }
    var options: [any Option] {
        Tips.MaxDisplayCount(1)
    }
}

/// Two tips that may be shown once, in both ways.
struct OncePage: View {
    var body: some View {
        VStack {
            TipView(WedgeTip())
            Text("Sponge").padding().popoverTip(SpongeTip())
            StatusLine(tip: WedgeTip())
            StatusLine(tip: SpongeTip())
        }
    }
}

/// Keeps the datastore among the person's documents.
struct DocumentsApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .datastoreLocation(.url(URL.documentsDirectory)),
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { TipView(WedgeTip()) }
    }
}
