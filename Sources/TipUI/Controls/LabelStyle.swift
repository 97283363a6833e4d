/// A style for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Makes the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label, passed to a label style.
public struct LabelStyleConfiguration {
    /// A type-erased title of a label.
    public struct Title {
        let view: AnyView
    }

    /// A type-erased icon of a label.
    public struct Icon {
        let view: AnyView
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    /// The view of the title.
    public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
    /// The view of the icon.
    public var body: some View { view }
}

/// How the labels in a view are drawn.
enum LabelChoice {
    case look(LabelLook)
    case style(@MainActor (LabelStyleConfiguration) -> any View)
}

/// The parts of a label that are drawn.
enum LabelLook {
    /// Title and icon, in a toolbar only the icon.
    case automatic
    case titleAndIcon
    case titleOnly
    case iconOnly
    /// The icon, large and in the secondary color, above the title.
    case stacked
}

private enum LabelChoiceKey: EnvironmentKey {
    static var defaultValue: LabelChoice { .look(.automatic) }
}

extension EnvironmentValues {
    /// How labels are drawn.
    var labelChoice: LabelChoice {
        get { self[LabelChoiceKey.self] }
        set { self[LabelChoiceKey.self] = newValue }
    }
}

/// A view that sets the style of the labels in its content.
struct LabelStyleModifier<Content: View, Style: LabelStyle> {
    let content: Content
    let style: Style

    nonisolated init(content: Content, style: Style) {
        self.content = content
        self.style = style
    }
}

extension LabelStyleModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let style = style
        let choice: LabelChoice =
            if let builtIn = style as? any BuiltInLabelStyle {
                .look(builtIn.look)
            } else {
                // Labels in the style's own body look as they do by default.
                .style { style.makeBody(configuration: $0).environment(\.labelChoice, .look(.automatic)) }
            }
        return EnvironmentModifier(content: content) { $0.labelChoice = choice }.primitive(in: environment)
    }
}

extension LabelStyleModifier: SingleElementView where Content: SingleElementView {}
extension LabelStyleModifier: UnaryView {}
extension LabelStyleModifier: StatefulElement where Content: StatefulElement {}

extension View {
    /// Sets the style of the labels in the view.
    public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        LabelStyleModifier(content: self, style: style)
    }
}
