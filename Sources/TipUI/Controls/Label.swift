/// A title with an image before it, which is decoration: it has no name for those who don't see it.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// Makes a label of views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a literal and a system symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), image: Image(systemName: name))
    }

    /// Makes a label of a string and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: Text(title), image: Image(systemName: name))
    }

    /// Makes a label of a literal and a picture of the app.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), image: Image(name))
    }

    /// Makes a label of a string and a picture of the app.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: Text(title), image: Image(name))
    }

    private nonisolated init(title: Text, image: Image) {
        self.title = title
        var icon = image
        icon.label = nil
        self.icon = icon
    }
}

@MainActor
extension Label: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(StackContent(.horizontal(.center), spacing: 6)),
            children: [Primitive.Child(icon.accessibilityHidden(true)), Primitive.Child(title)]
        )
    }
}

extension Label: SingleElementView {}
