public import Foundation

/// Views below one another.
public struct VStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; `nil` as spacing is the platform's.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.vertical(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension VStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension VStack: SingleElementView {}
