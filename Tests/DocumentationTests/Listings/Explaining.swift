#if Macros
    import OpenTipKit
    import TipKitStorage

    enum ExplainingListings {
        struct SortTip: Tip {
            @Parameter static var shelves: Int = 0

            var title: Text { Text("Sort your shelves") }
            var rules: [Rule] {
                #Rule(Self.$shelves) { $0 >= 3 }
            }
        }

        static func ask() {
            print(SortTip().explain().summary)
        }

        static func answer(_ id: String) -> String {
            Tips.explain(id: id)?.description ?? "Nobody has asked for a tip of the id \(id)."
        }

        static func details(of tip: some Tip) -> [String] {
            tip.explain().reasons.map { reason in
                switch reason {
                case .rule(let finding):
                    "\(finding.source): \(finding.measurements.joined(separator: ", "))"
                case .displayFrequency(let other, let until):
                    "\(other) came first; the pause lasts until \(until)"
                case .notConfigured:
                    "Tips.configure was not called, or threw"
                default:
                    "\(reason)"
                }
            }
        }

        static func nextLook(at tip: some Tip) -> String {
            guard let date = tip.explain().nextChange else { return "Only new input can change it." }
            return "It is decided again at \(date)."
        }

        struct WhyHidden: View {
            let tip: any Tip

            var body: some View {
                Text(verbatim: tip.explain().summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }

        static func history(of tip: some Tip) -> String {
            let record = tip.record
            guard let last = record.lastDisplayed else { return "Never shown." }
            return "Shown \(record.displayCount) times, for \(Int(record.displayDuration)) seconds, last at \(last)."
        }

        static func printNotes(ofStoreIn directory: URL) throws {
            let store = try SQLiteTipStore(reading: directory)
            for note in try store.notes() {
                let shown = try store.record(ofTip: note.tip).displayCount
                print("\(note) So since \(note.date), shown \(shown) times.")
            }
            try store.close()
        }
    }
#endif
