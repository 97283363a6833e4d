import SwiftUI

/// Fields whose app makes something else of what a person types.
struct EchoPage: View {
    @State private var name = ""
    @State private var number = ""

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: Binding(get: { name }, set: { name = $0.uppercased() }))
                .accessibilityIdentifier("name")
            Text(verbatim: name).accessibilityIdentifier("named")
            TextField("Number", text: Binding(get: { number }, set: { number = $0.filter { $0.isNumber } }))
                .accessibilityIdentifier("number")
            Text(verbatim: number).accessibilityIdentifier("numbered")
        }
    }
}
