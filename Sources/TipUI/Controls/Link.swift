public import Foundation

/// A control that opens an address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    /// Makes a link with a label of views.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Makes a link with a literal.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link with a string.
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
            Element(LinkContent(url: url, isMenuItem: environment.isInMenu)),
            children: [Primitive.Child(label)]
        )
    }
}

extension Link: SingleElementView {}
