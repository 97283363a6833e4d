import SwiftUI
import TipKit

/// For a person who hasn't covered a bed yet.
struct StrawTip: Tip {
    // tips-lint: allow event-never-donated
    static let covered = Event(id: "covered-a-bed")

    var title: Text { Text("Cover the soil") }
    var message: Text? { Text("Under straw it stays moist for a week.") }
    var image: Image? { Image(systemName: "leaf") }
    var options: [any TipOption] { Teaches(Self.covered) }
}

/// For everyone.
struct BarrelTip: Tip {
    var title: Text { Text("Collect the rain") }
    var message: Text? { Text("A barrel below the gutter is full after one storm.") }
    var image: Image? { Image(systemName: "drop") }
}

/// Two tips, and the list of those that were seen.
struct LibrarySample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TipView(StrawTip())
            // tips-lint: allow tips-without-group
            TipView(BarrelTip())
            TipLibraryView([StrawTip(), BarrelTip()])
        }
    }
}
