import SwiftUI
import TipKit

struct BehindTip: Tip {
    var title: Text { Text("Behind") }
}

struct InsideTip: Tip {
    var title: Text { Text("Inside") }
}

struct PointingTip: Tip {
    var title: Text { Text("Pointing") }
}

/// A page with a tip, and a sheet with tips of its own.
struct SheetsPage: View {
    @State private var isUp = false
    @State private var isCoverUp = false
    @State private var isInfoUp = false
    @State private var isNoteUp = false
    @State private var closes = 0

    var body: some View {
        NavigationStack {
            VStack {
                TipView(BehindTip())
                Text(verbatim: "\(BehindTip().record.displayCount)").accessibilityIdentifier("count")
                Text(verbatim: "\(closes)").accessibilityIdentifier("closes")
                Button("Show") { isUp = true }.accessibilityIdentifier("show")
                Button("Cover") { isCoverUp = true }.accessibilityIdentifier("cover")
                HStack {
                    Button("Info") { isInfoUp = true }
                        .popover(isPresented: $isInfoUp) { InfoCard() }
                        .accessibilityIdentifier("info")
                    Button("Note") { isNoteUp = true }
                        .popover(isPresented: $isNoteUp, arrowEdge: .top) {
                            Text("A note").padding().presentationCompactAdaptation(.popover)
                        }
                        .accessibilityIdentifier("note")
                }
            }
            .navigationTitle("Sheets")
        }
        .sheet(isPresented: $isUp, onDismiss: { closes += 1 }) { FilterSheet() }
        .fullScreenCover(isPresented: $isCoverUp) { CoverSheet() }
    }
}

/// A sheet that can be locked, with a title and a button that closes it.
struct FilterSheet: View {
    @State private var isLocked = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                TipView(InsideTip())
                Toggle("Lock", isOn: $isLocked).accessibilityIdentifier("lock")
                Button("Feature") {}.accessibilityIdentifier("feature").popoverTip(PointingTip())
            }
            .padding(.horizontal)
            .navigationTitle("Filters")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") { dismiss() }.accessibilityIdentifier("done") }
        }
        .interactiveDismissDisabled(isLocked)
    }
}

/// The content of a popover, with a button that closes it and one that shows an alert.
struct InfoCard: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAlertUp = false

    var body: some View {
        VStack {
            Text("About sheets")
            Button("Why") { isAlertUp = true }.accessibilityIdentifier("why")
            Button("Got it") { dismiss() }.accessibilityIdentifier("gotit")
        }
        .padding()
        .alert("Because", isPresented: $isAlertUp) { Button("OK") {} }
    }
}

/// A sheet that covers the page.
struct CoverSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Cover")
            Button("Back") { dismiss() }.accessibilityIdentifier("back")
        }
    }
}
