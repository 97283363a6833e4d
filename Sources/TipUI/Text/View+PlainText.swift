extension View {
    /// The text that the view draws, as assistive technology reads it.
    ///
    /// The view is evaluated outside a graph, where the values of its state are the initial ones.
    @MainActor
    func plainText(in environment: EnvironmentValues) -> String {
        ViewReader.text(of: self, in: environment.insideElement)
    }
}

/// Reads views that aren't drawn themselves, such as the options of a picker.
@MainActor
enum ViewReader {
    /// Returns the description of a view; that of a view with a body contains the body alone.
    static func primitive(of view: any View, in environment: EnvironmentValues) -> Primitive {
        func open<Content: View>(_ view: Content) -> Primitive {
            let type = ViewType.of(view)
            if type.layout.isEmpty { return type.primitive(of: view, in: environment) }
            var view = view
            let missing = type.layout.link(&view, to: PropertyStorage(), environment: environment)
            if missing != nil { return Primitive() }
            return type.primitive(of: view, in: environment)
        }
        return open(view)
    }

    /// Returns the text that a view draws, as assistive technology reads it.
    static func text(of view: any View, in environment: EnvironmentValues) -> String {
        let primitive = primitive(of: view, in: environment)
        if let element = primitive.element {
            if element.accessibility.isHidden { return "" }
            if let label = element.accessibility.label { return label }
            switch element.content {
            case let content as TextContent:
                return content.runs.map { if case .string(let text) = $0.content { text } else { "" } }.joined()
            case let content as ImageContent: return content.label ?? ""
            default: break
            }
        }
        guard primitive.drawsChildren else { return "" }
        var below = environment
        primitive.transformEnvironment?(&below)
        return primitive.children.map { text(of: $0.view, in: below) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
