public import TipUI

/// A list in which a person reads the tips again that they have seen, newest first, and turns all tips off and on.
///
/// Put it where an app has its help or its settings. Below each tip stands when it appeared last, and the answer to the
/// question why the person sees it. To show a tip there doesn't count as a display. Not in Apple's TipKit.
///
/// ```swift
/// struct HelpPage: View {
///     var body: some View {
///         TipLibraryView([BookmarkTip(), ExportTip()])
///     }
/// }
/// ```
@MainActor @preconcurrency
public struct TipLibraryView: View {
    private let tips: [any Tip]

    /// Creates the list.
    ///
    /// - Parameter tips: All tips of the app, in any order; those that the person hasn't seen aren't listed.
    public init(_ tips: [any Tip]) {
        self.tips = tips
    }

    /// The list.
    public var body: some View {
        let seen = seenTips
        List {
            Section {
                Toggle(isOn: areShown) { Text(TipWord.showTips) }
            }
            Section {
                if seen.isEmpty { Text(TipWord.noTips).foregroundStyle(.secondary) }
                ForEach(seen) { SeenTipRow(tip: $0.tip, date: $0.date) }
            } header: {
                Text(TipWord.tips)
            }
        }
    }

    private var seenTips: [SeenTip] {
        let known = Dictionary(tips.map { ($0.id, $0) }) { first, _ in first }
        return Tips.seen.compactMap { seen in known[seen.id].map { SeenTip(tip: $0, date: seen.lastDisplayed) } }
    }

    private var areShown: Binding<Bool> {
        let areOff = Tips.areOff
        return Binding {
            !areOff
        } set: {
            Tips.areOff = !$0
        }
    }

    private struct SeenTip: Identifiable {
        let tip: any Tip
        let date: Date

        var id: String { tip.id }
    }
}

/// A tip that the person has seen.
private struct SeenTipRow: View {
    let tip: any Tip
    let date: Date
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = tip.image {
                image.font(.title3).foregroundStyle(.tint).accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
                Text(date, style: .date).font(.footnote).foregroundStyle(.secondary)
                DisclosureGroup {
                    Text(verbatim: tip.why(in: locale)).font(.footnote).foregroundStyle(.secondary)
                } label: {
                    Text(TipWord.why).font(.footnote)
                }
            }
        }
    }
}
