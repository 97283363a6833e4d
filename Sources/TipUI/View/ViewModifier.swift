/// Makes one view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View

    nonisolated init(view: any View) {
        self.view = view
    }
}

@MainActor
extension _ViewModifier_Content: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(view)])
    }
}

/// A view with its modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Makes the pair.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// What the modifier makes.
    public var body: some View {
        modifier.body(content: _ViewModifier_Content(view: content))
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
