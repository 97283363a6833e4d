/// A list of controls for settings, whose rows and sections are grouped in cards with headers above and footers below.
///
/// A control fills its row: a switch is at the row's trailing edge and its label at the leading edge, and a text field
/// fills the row and has no border.
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

    /// Creates a form of views, such as controls and sections.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@MainActor
extension Form: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(ListContent(isForm: true, hasBackground: environment.listSettings.hasBackground)),
            children: [Primitive.Child(content.asRows())]
        )
    }
}

/// The appearance of forms.
public protocol FormStyle: Sendable {}

/// The platform's default form style.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form style with sections in cards, which is the platform's default.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// A form style with sections in cards, which is the platform's default.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form style that is drawn as the platform's default style.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A form style that is drawn as the platform's default style.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Has no effect; forms always have the platform's style.
    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
