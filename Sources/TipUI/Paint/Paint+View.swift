@MainActor
extension Color: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}

extension Color: SingleElementView {}

@MainActor
extension LinearGradient: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}

@MainActor
extension RadialGradient: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}
