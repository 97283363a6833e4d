public import Foundation

/// A control that opens a URL.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    /// Makes a link with a custom label.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Makes a link titled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

@MainActor
extension Link: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        guard environment.isEnabled, let url = LinkAddress.safe(destination.absoluteString) else {
            return Primitive(Element(BoxContent()), children: [Primitive.Child(label)])
        }
        return Primitive(
            Element(LinkContent(url: url, isMenuItem: environment.isInMenu, tint: environment.tint)),
            children: [Primitive.Child(label)]
        )
    }
}

extension Link: SingleElementView {}

/// A link that opens a URL; its child elements are its label.
package struct LinkContent: ElementContent {
    package static let kind = ElementKind.link
    package static let variations = [
        Variations(
            of: LinkContent(url: "https://a.example"),
            LinkContent(url: "https://b.example"),
            LinkContent(url: "https://a.example", isMenuItem: true),
            LinkContent(url: "https://a.example", tint: .system(.red))
        )
    ]

    package var url: String
    package var isMenuItem: Bool
    /// The accent color; `nil` for the app's accent color.
    package var tint: PaintStyle?

    package init(url: String, isMenuItem: Bool = false, tint: PaintStyle? = nil) {
        self.url = url
        self.isMenuItem = isMenuItem
        self.tint = tint
    }
}
