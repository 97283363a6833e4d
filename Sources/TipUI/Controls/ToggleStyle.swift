/// A style for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the view of a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, passed to a toggle style.
public struct ToggleStyleConfiguration {
    /// A type-erased label of a toggle.
    public struct Label {
        let view: AnyView
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for values of which some are on and some off; always `false`.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration.Label: View {
    /// The view of the label.
    public var body: some View { view }
}

/// How the toggles in a view are drawn.
enum ToggleChoice {
    case look(ToggleContent.Look, tint: PaintStyle? = nil)
    case button
    case style(@MainActor (ToggleStyleConfiguration) -> any View)
}

private enum ToggleChoiceKey: EnvironmentKey {
    static var defaultValue: ToggleChoice { .look(.switch) }
}

extension EnvironmentValues {
    /// How toggles are drawn outside menus.
    var toggleChoice: ToggleChoice {
        get { self[ToggleChoiceKey.self] }
        set { self[ToggleChoiceKey.self] = newValue }
    }
}

/// A view that sets the style of the toggles in its content.
struct ToggleStyleModifier<Content: View, Style: ToggleStyle> {
    let content: Content
    let style: Style

    nonisolated init(content: Content, style: Style) {
        self.content = content
        self.style = style
    }
}

@MainActor
extension ToggleStyleModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let style = style
        let choice = (style as? any BuiltInToggleStyle)?.choice ?? .style { style.makeBody(configuration: $0) }
        return Primitive(children: [Primitive.Child(content)]) { $0.toggleChoice = choice }
    }
}

extension ToggleStyleModifier: StatefulElement where Content: StatefulElement {}

extension View {
    /// Sets the style of the toggles in this view.
    public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        ToggleStyleModifier(content: self, style: style)
    }
}
