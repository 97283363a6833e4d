import SwiftUI
import TipKit

struct SaveTip: Tip {
    var title: Text { Text("Saved for later") }
}

struct SyncTip: Tip {
    var title: Text { Text("On every device") }
    var message: Text? { Text("What you save here is there as well.") }
}

/// Controls whose labels hold the popovers of tips, open from the start, and a field.
struct LabelsPage: View {
    @State private var saves = 0
    @State private var isSynced = false
    @State private var name = ""
    @State private var submits = 0

    var body: some View {
        VStack(spacing: 40) {
            Button {
                saves += 1
            } label: {
                Text("Save").popoverTip(SaveTip())
            }
            .accessibilityIdentifier("save")
            Text(verbatim: "\(saves) saves").accessibilityIdentifier("saves")
            Toggle(isOn: $isSynced) {
                Text("Sync").popoverTip(SyncTip())
            }
            .accessibilityIdentifier("sync")
            Text(isSynced ? "Synced" : "Not synced").accessibilityIdentifier("synced")
            TextField("Name", text: $name).onSubmit { submits += 1 }.accessibilityIdentifier("name")
            Text(verbatim: "\(submits) submits").accessibilityIdentifier("submits")
        }
        .padding()
    }
}
