/// A title with a decorative icon before it, which assistive technology ignores.
///
/// In a toolbar, the icon alone is visible if it is an image; assistive technology reads the title if it is a text.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// Makes a label from a title view and an icon view.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label from a localized string key and a system symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), image: Image(systemName: name))
    }

    /// Makes a label from a string and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: Text(title), image: Image(systemName: name))
    }

    /// Makes a label from a localized string key and an image in the app's resources.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), image: Image(name))
    }

    /// Makes a label from a string and an image in the app's resources.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: Text(title), image: Image(name))
    }

    nonisolated init(title: Text, image: Image) {
        self.title = title
        var icon = image
        icon.label = nil
        self.icon = icon
    }
}

@MainActor
extension Label: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        switch environment.labelChoice {
        case .look(.automatic): environment.isInBar && icon is Image ? iconAlone : titleAndIcon
        case .look(.titleAndIcon): titleAndIcon
        case .look(.titleOnly): Primitive(children: [Primitive.Child(title.asSingleElement)])
        case .look(.iconOnly): iconAlone
        case .look(.stacked): stacked
        case .style(let makeBody): styled(makeBody)
        }
    }

    private var titleAndIcon: Primitive {
        Primitive(
            Element(StackContent(.horizontal(.center), spacing: 6)),
            children: [
                Primitive.Child(
                    // The icon has the color of the text.
                    ElementModifier(icon) { element in
                        element.accessibility.isHidden = true
                        guard var image = element.content as? ImageContent else { return }
                        image.isBesideText = true
                        element.content = image
                    }
                ), Primitive.Child(title),
            ]
        )
    }

    private var stacked: Primitive {
        let icon = icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
        return Primitive(
            Element(StackContent(.vertical(.center), spacing: 12)),
            children: [Primitive.Child(icon), Primitive.Child(title)]
        )
    }

    /// The icon, with the title as its name if the title is a text.
    private var iconAlone: Primitive {
        guard let text = title as? Text else { return Primitive(children: [Primitive.Child(icon.asSingleElement)]) }
        return Primitive(children: [Primitive.Child(icon.accessibilityLabel(text))])
    }

    private func styled(_ makeBody: @MainActor (LabelStyleConfiguration) -> any View) -> Primitive {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(view: AnyView(icon))
        )
        return Primitive(children: [Primitive.Child(makeBody(configuration).asSingleElement)])
    }
}

extension Label: SingleElementView {}
