public import Foundation

/// Views beside one another.
public struct HStack<Content: View> {
    let content: Content
    let layout: StackLayout

    /// Makes the stack; `nil` as spacing is the platform's.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackLayout(axis: .horizontal, alignment: alignment.cross, spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension HStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(.stack(layout)), children: [Primitive.Child(content)])
    }
}
