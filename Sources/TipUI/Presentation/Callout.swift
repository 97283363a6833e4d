/// The card of an inline tip.
package struct Callout<Content: View> {
    let callout: CalloutContent
    let label: String?
    let content: Content

    /// Makes the card.
    ///
    /// - Parameters:
    ///   - callout: How it looks.
    ///   - label: What assistive technology calls it; `nil` for the renderer's word for a tip.
    ///   - content: What it holds.
    package nonisolated init(_ callout: CalloutContent, label: String? = nil, @ViewBuilder content: () -> Content) {
        self.callout = callout
        self.label = label
        self.content = content()
    }
}

@MainActor
extension Callout: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var callout = callout
        callout.background = callout.background?.resolved(in: environment)
        return Primitive(
            Element(callout, accessibility: Accessibility(label: label)),
            children: Primitive.Child.content(content)
        )
    }
}
