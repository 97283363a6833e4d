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

/// How forms look.
public protocol FormStyle: Sendable {}

/// The platform's own look of forms.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's own look.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Sections in cards, which is the platform's own look.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections in cards, which is the platform's own look.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of forms; drawn as the platform's own.
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A look of forms; drawn as the platform's own.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Accepted; forms have the platform's one style.
    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
