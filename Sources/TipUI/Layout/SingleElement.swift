/// Views that stand for exactly one element, however many they draw.
struct SingleElement<Content: View> {
    let content: Content

    nonisolated init(_ content: Content) {
        self.content = content
    }
}

@MainActor
extension SingleElement: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(OverlayContent()), children: [Primitive.Child(content)])
    }
}

/// A view that draws exactly one element.
protocol SingleElementView {}

extension View {
    /// The view, such that it draws exactly one element.
    var asSingleElement: any View {
        self is any SingleElementView ? self : SingleElement(self)
    }
}

extension Text: SingleElementView {}
extension Image: SingleElementView {}
extension Color: SingleElementView {}
extension VStack: SingleElementView {}
extension HStack: SingleElementView {}
extension ZStack: SingleElementView {}
extension Label: SingleElementView {}
extension Link: SingleElementView {}
extension Toggle: SingleElementView {}
extension TextField: SingleElementView {}
extension Button: SingleElementView {}
extension PaintedShape: SingleElementView {}
extension Layered: SingleElementView {}
extension PopoverAnchor: SingleElementView {}
extension BoxModifier: SingleElementView {}
extension ElementModifier: SingleElementView {}
extension PressModifier: SingleElementView {}
extension EnvironmentModifier: SingleElementView where Content: SingleElementView {}
extension LifecycleModifier: SingleElementView where Content: SingleElementView {}
