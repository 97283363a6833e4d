import SwiftUI
import TipKit

/// Told beside the shelf.
struct OwnPacketTip: Tip {
    var title: Text { Text("Add your own") }
    var message: Text? { Text("What you save from the garden has a place here too.") }
    var image: Image? { Image(systemName: "tray.and.arrow.down") }
}

/// Told to who adds a packet.
struct YearTip: Tip {
    var title: Text { Text("Write the year on it") }
    var message: Text? { Text("Most seeds keep for three years, parsnips for one.") }
    var image: Image? { Image(systemName: "calendar") }
}

/// A button that opens a sheet.
struct SheetSample: View {
    @State private var isAdding = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TipView(OwnPacketTip())
            Button("Add a packet") { isAdding = true }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("add")
        }
        .sheet(isPresented: $isAdding) { PacketSheet() }
    }
}

/// What is asked of a new packet.
struct PacketSheet: View {
    @State private var name = ""
    @State private var kind = "Bean"
    @State private var isOwn = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                TipView(YearTip())
                Section {
                    TextField("Name", text: $name)
                    Toggle("From my own garden", isOn: $isOwn)
                    NavigationLink("Kind: \(kind)") { KindList(kind: $kind) }
                        .accessibilityIdentifier("kind")
                }
            }
            .navigationTitle("New packet")
            .toolbar { Button("Done") { dismiss() }.accessibilityIdentifier("done") }
        }
    }
}

/// The kinds of seeds, of which one is chosen.
struct KindList: View {
    @Binding var kind: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(["Bean", "Pea", "Squash", "Herb"], id: \.self) { choice in
            Button {
                kind = choice
                dismiss()
            } label: {
                Label(choice, systemImage: choice == kind ? "checkmark.circle.fill" : "circle")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .accessibilityIdentifier("kind-\(choice)")
        }
        .navigationTitle("Kind")
    }
}
