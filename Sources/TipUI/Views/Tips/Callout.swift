/// The card of an inline tip.
package struct Callout<Content: View> {
    let callout: CalloutContent
    let content: Content

    package nonisolated init(_ callout: CalloutContent, @ViewBuilder content: () -> Content) {
        self.callout = callout
        self.content = content()
    }
}

extension Callout: View {
    package typealias Body = Never
}

@MainActor
extension Callout: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var callout = callout
        callout.background = callout.background?.resolved(in: environment)
        return Primitive(Element(.callout(callout)), children: [Primitive.Child(content)])
    }
}
