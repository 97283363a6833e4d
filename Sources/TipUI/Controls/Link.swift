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

/// An action that asks the user's system to open a URL.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    private let open: @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void

    package nonisolated init(
        _ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void
    ) {
        self.open = open
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Called on the main actor with whether the user's system accepted the URL.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        open(url) { accepted in
            // The renderer's answer may arrive outside the page's code, where `current` isn't set, so set `current`
            // while the completion runs.
            Self.$current.withValue(self) { completion(accepted) }
        }
    }

    /// The action that opens URLs for the page whose code is running; `nil` if the running code belongs to no page.
    ///
    /// For modules that replace an Apple module whose API opens URLs without a view, such as `UIApplication`.
    @_spi(Compatibility) @TaskLocal public static var current: OpenURLAction?
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _, completion in completion(false) } }
}

extension EnvironmentValues {
    /// The action that opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
