import SwiftUI

/// A form whose values are kept in the process's user defaults.
struct FormPage: View {
    @AppStorage("fixtures.receipts") private var sendsReceipts = false
    @AppStorage("fixtures.name") private var name = ""
    @State private var answer = "unasked"

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                Toggle("Send read receipts", isOn: $sendsReceipts).accessibilityIdentifier("receipts")
            } header: {
                Text("Messages").font(.footnote.smallCaps()).accessibilityIdentifier("header")
            } footer: {
                Text("Others see when you have read a message.").accessibilityIdentifier("footer")
            }
            Section {
                Button("Read the manual") {
                    guard let url = URL(string: "https://manual.example/") else { return }
                    UIApplication.shared.open(url) { answer = $0 ? "opened" : "refused" }
                }
                .accessibilityIdentifier("manual")
                Text(answer).accessibilityIdentifier("answer")
            }
        }
    }
}
