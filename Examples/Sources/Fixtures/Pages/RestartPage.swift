import SwiftUI

/// What a person may be in the middle of when the server is started again: a field, a switch, and a sheet with both.
struct RestartPage: View {
    @State private var name = ""
    @State private var isQuiet = false
    @State private var isUp = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                Text(verbatim: name).accessibilityIdentifier("named")
                Toggle("Quiet", isOn: $isQuiet).accessibilityIdentifier("quiet")
                Text(verbatim: isQuiet ? "quiet" : "loud").accessibilityIdentifier("volume")
                Spacer().frame(height: 900)
                Button("Write a note") { isUp = true }.accessibilityIdentifier("show")
            }
            .navigationTitle("Restart")
        }
        .sheet(isPresented: $isUp) { NoteSheet() }
    }
}

/// A sheet with a field and a button that counts its presses.
private struct NoteSheet: View {
    @State private var note = ""
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 16) {
            TextField("Note", text: $note).accessibilityIdentifier("note")
            Text(verbatim: note).accessibilityIdentifier("noted")
            Button("Count") { presses += 1 }.accessibilityIdentifier("count")
            Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
        }
        .padding(.horizontal)
    }
}
