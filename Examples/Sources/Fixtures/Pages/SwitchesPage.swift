import SwiftUI
import TipConfiguration
import TipKit

struct SeedTip: Tip {
    var title: Text { Text("Order seeds early") }
}

struct HarvestTip: Tip {
    var title: Text { Text("Weigh the harvest") }
}

struct ShedTip: Tip {
    var title: Text { Text("Lock the shed") }
}

/// Tips that an operator switches off and on, and why the first one is shown or hidden.
struct SwitchesPage: View {
    var body: some View {
        VStack {
            TipView(SeedTip())
            // tips-lint: allow tips-without-group
            TipView(HarvestTip())
            Button("Shed") {}.accessibilityIdentifier("shed").popoverTip(ShedTip())
            Text(verbatim: SeedTip().explain().summary).accessibilityIdentifier("why")
            Text(verbatim: "\(SeedTip().record.invalidation == nil)").accessibilityIdentifier("kept")
        }
    }

    /// The switches, which follow the file of an argument.
    static func switches() -> [Tips.ConfigurationOption] {
        guard let file = FixturesApp.argument("--switches") else { return [] }
        return [.switches(TipSwitches(file: file, of: [SeedTip(), HarvestTip(), ShedTip()]))]
    }
}
