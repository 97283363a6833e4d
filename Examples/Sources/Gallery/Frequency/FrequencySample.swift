import SwiftUI
import TipKit

/// Comes on the first day.
struct SortTip: Tip {
    var title: Text { Text("Sort by sowing month") }
}

/// Waits until the next day.
struct NotesTip: Tip {
    var title: Text { Text("Note what came up") }
}

/// Comes on any day.
struct OpeningTip: Tip {
    var title: Text { Text("Find the library’s hours") }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}

/// Three tips, each with why it shows or waits, in an app that begins with
/// `try Tips.configure([.displayFrequency(.daily)])`.
struct FrequencySample: View {
    private let tips: [any Tip] = [SortTip(), OpeningTip(), NotesTip()]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(tips, id: \.id) { ExplainedTip(tip: $0) }
        }
    }
}

/// A tip, and the reason why it shows or waits.
struct ExplainedTip: View {
    let tip: any Tip

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TipView(tip)
            // Three lines have room, so that nothing moves when the reason changes.
            Text(verbatim: "\(tip.id): \(tip.explain().summary)")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.horizontal)
                .frame(maxWidth: .infinity, minHeight: 54, alignment: .topLeading)
        }
    }
}
