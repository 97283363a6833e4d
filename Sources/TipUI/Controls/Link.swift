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

/// A press that opens an address; its children are its label.
package struct LinkContent: ElementContent {
    package static let kind = ElementKind.link
    package static let variations = [
        Variations(
            of: LinkContent(url: "https://a.example"),
            LinkContent(url: "https://b.example"),
            LinkContent(url: "https://a.example", isMenuItem: true)
        )
    ]

    package var url: String
    package var isMenuItem: Bool

    package init(url: String, isMenuItem: Bool = false) {
        self.url = url
        self.isMenuItem = isMenuItem
    }
}

/// Opens an address, in whatever way the person's system does.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    private let open: @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void

    package nonisolated init(
        _ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void
    ) {
        self.open = open
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: Learns, on the main actor, whether the person's system took it.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        open(url) { accepted in
            // The answer may come when no code of the page runs.
            Self.$current.withValue(self) { completion(accepted) }
        }
    }

    /// What opens addresses for the person whose page the running code belongs to; `nil` in code of no page.
    ///
    /// It is for modules that stand in for others of Apple's, where code reaches the system without a view.
    @_spi(Compatibility) @TaskLocal public static var current: OpenURLAction?
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _, completion in completion(false) } }
}

extension EnvironmentValues {
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
