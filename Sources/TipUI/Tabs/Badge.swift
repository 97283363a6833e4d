import Foundation

/// The badge of a view's list row or tab; an outer view takes precedence.
enum BadgeKey: PreferenceKey {
    static var defaultValue: String? { nil }

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Shows a number at the end of the view's list row or on its tab; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some View {
        badge(text: count == 0 ? nil : count.formatted())
    }

    /// Shows a text at the end of the view's list row or on its tab, without the text's styles.
    public nonisolated func badge(_ label: Text?) -> some View {
        badge(text: label?.plain)
    }

    /// Shows a text at the end of the view's list row or on its tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        badge(text: key?.plain)
    }

    /// Shows a text at the end of the view's list row or on its tab.
    @_disfavoredOverload
    public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        badge(text: label.map { String($0) })
    }

    private nonisolated func badge(text: String?) -> some View {
        BadgeModifier(content: self, text: text)
    }
}

/// A view that sets the badge of its list row or tab; of several rows, each gets the badge.
struct BadgeModifier<Content: View> {
    let content: Content
    let text: String?
}

extension BadgeModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = text
        if environment.rowContext != nil { return .forEach(of: content) { Self.badged($0, text) } }
        return Primitive(children: [Primitive.Child(Self.badged(content, text))])
    }

    private static func badged(_ view: any View, _ text: String?) -> any View {
        func open(_ view: some View) -> any View {
            PreferenceModifier(view) { values, _ in values[BadgeKey.self] = text }
        }
        return open(view)
    }
}

/// A badge of a list row or of a tab.
struct Badge {
    let text: String
}

extension Badge: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(Element(BadgeContent(text: text))) }
}

/// A short text at the end of a list row or on a tab; it has no children.
package struct BadgeContent: ElementContent {
    package static let kind = ElementKind.badge
    package static let variations = [Variations(of: BadgeContent(text: "1"), BadgeContent(text: "<b>"))]

    package var text: String

    package init(text: String) {
        self.text = text
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
