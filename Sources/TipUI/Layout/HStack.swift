public import Foundation

/// Views beside one another.
public struct HStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; `nil` as spacing is the platform's.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.horizontal(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension HStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension HStack: SingleElementView {}
