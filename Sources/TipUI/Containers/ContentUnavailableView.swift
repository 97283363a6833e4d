/// A view that says why a page has no content, and what the person can do about it.
///
/// The view fills the space that is available and shows its label, description and actions in the middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates a view with a label, a description and actions.
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView where Label == TipUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view titled with a localized string key, with an image in the app's resources.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: TipUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// Creates a view titled with a localized string key, with a system symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: TipUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// Creates a view titled with a string, with an image in the app's resources.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
        self.init(label: TipUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// Creates a view titled with a string, with a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil)
    where S: StringProtocol {
        self.init(label: TipUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView {
    fileprivate nonisolated init(label: Label, description: Description, actions: Actions) {
        self.label = label
        self.description = description
        self.actions = actions
    }
}

extension ContentUnavailableView: View {
    /// The label, the description and the actions, one below the other.
    public var body: some View {
        VStack(spacing: 8) {
            label.environment(\.labelChoice, .look(.stacked)).font(.title2).fontWeight(.bold)
            description.font(.subheadline).foregroundStyle(.secondary)
            VStack { actions }.padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The parts of the view that says that a search found nothing.
public struct SearchUnavailableContent: Sendable {
    /// The text that the person searched for; `nil` for that of the `searchable` around the view.
    let text: String?

    /// The title: that there are no results, with the text that the person searched for.
    public struct Label: Sendable {
        let content: SearchUnavailableContent
    }

    /// What the person can do about it.
    public struct Description: Sendable {}

    /// No actions.
    public struct Actions: Sendable {}
}

@MainActor
extension SearchUnavailableContent.Label: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = content.text ?? environment.search?.text.wrappedValue ?? ""
        let words =
            text.isEmpty
            ? environment.text(of: SystemWord.noResults)
            : environment.text(of: SystemWord.noResultsFor).replacing("%@", with: text)
        return Primitive(children: [Primitive.Child(Label(words, systemImage: "magnifyingglass"))])
    }
}

@MainActor
extension SearchUnavailableContent.Description: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(Text(environment.text(of: SystemWord.checkSpelling)))])
    }
}

extension SearchUnavailableContent.Actions: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive { Primitive() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view that says that the search of the `searchable` around it found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(for: nil) }

    /// Returns a view that says that a search found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: SearchUnavailableContent.Label(content: SearchUnavailableContent(text: text)),
            description: SearchUnavailableContent.Description(),
            actions: SearchUnavailableContent.Actions()
        )
    }
}
