import SwiftUI

/// Fields whose focus the app follows and moves.
struct FieldFocusPage: View {
    private enum Field { case name, mail, city }

    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @State private var name = ""
    @State private var mail = ""
    @State private var city = ""
    @State private var search = ""
    @State private var moves: [String] = []

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .accessibilityIdentifier("name")
                .onSubmit { field = .mail }
            TextField("Mail", text: $mail).focused($field, equals: .mail).accessibilityIdentifier("mail")
            TextField("City", text: $city)
                .focused($field, equals: .city)
                .disabled(true)
                .accessibilityIdentifier("city")
            TextField("Search", text: $search).focused($isSearching).accessibilityIdentifier("search")
            Button("Next") { field = field == .name ? .mail : .name }.accessibilityIdentifier("next")
            Button("Search") { isSearching = true }.accessibilityIdentifier("begin")
            Button("Done") {
                field = nil
                isSearching = false
            }
            .accessibilityIdentifier("done")
            Button("City") { field = .city }.accessibilityIdentifier("visit")
            Text("field \(field.map { "\($0)" } ?? "none"), search \(isSearching)").accessibilityIdentifier("state")
            Text(moves.joined(separator: " ")).accessibilityIdentifier("moves")
        }
        .defaultFocus($field, .mail)
        .onChange(of: field) { old, new in
            moves.append("\(old.map { "\($0)" } ?? "none")>\(new.map { "\($0)" } ?? "none")")
        }
    }
}
