/// Controls for settings, in rows: a list whose rows and sections stand in cards, with a header above and a footer below.
///
/// A control takes its row: a switch stands at the row's end and its label at the beginning, a field fills the row and has
/// no border of its own.
///
/// ```swift
/// struct Settings: View {
///     @State private var sendsReceipts = true
///     @State private var name = ""
///
///     var body: some View {
///         Form {
///             Section {
///                 TextField("Name", text: $name)
///                 Toggle("Send read receipts", isOn: $sendsReceipts)
///             } header: {
///                 Text("Messages")
///             } footer: {
///                 Text("Others see when you have read a message.")
///             }
///         }
///     }
/// }
/// ```
public struct Form<Content: View> {
    let content: Content

    /// Makes a form of views: controls and sections.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@MainActor
extension Form: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ListContent(isForm: true)), children: ListRows.rows(of: content, in: environment))
    }
}
