/// The place of a popover with the app's own content, which is a sheet in narrow windows.
package struct PopoverPlacement: Equatable, Sendable {
    /// The name of the anchor, which is an ``AnchorContent``.
    package var anchorName: String
    /// The allowed edges for the popover's arrow, in order of preference, as in ``PopoverContent``.
    package var arrowEdges: [Edge]
    /// The part of the anchor that the popover points at.
    package var attachment: PopoverAttachmentAnchor
    /// Whether the popover stays a popover in narrow windows.
    package var staysInNarrowWindows: Bool

    package init(
        anchorName: String,
        arrowEdges: [Edge] = [],
        attachment: PopoverAttachmentAnchor = .rect(.bounds),
        staysInNarrowWindows: Bool = false
    ) {
        self.anchorName = anchorName
        self.arrowEdges = arrowEdges
        self.attachment = attachment
        self.staysInNarrowWindows = staysInNarrowWindows
    }

    /// Creates the place at an edge of an anchor that has no name yet.
    init(at edge: Edge?, of attachment: PopoverAttachmentAnchor) {
        self.init(anchorName: "", arrowEdges: edge.map { [$0.opposite] } ?? [], attachment: attachment)
    }
}

/// A view with popovers: gives the views inside it the name of their anchor.
struct PopoverModifier<Content: View> {
    let content: Content

    nonisolated init(_ content: Content) {
        self.content = content
    }
}

@MainActor
extension PopoverModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(NamedAnchor(content: content))], namesChildren: true)
    }
}

extension PopoverModifier: SingleElementView {}

/// A view that popovers find by its name.
private struct NamedAnchor<Content: View> {
    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

@MainActor
extension NamedAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var element = Element(AnchorContent())
        element.style.anchorName = environment.anchorName
        return Primitive(element, children: [Primitive.Child(content.asSingleElement)])
    }
}

extension EnvironmentValues {
    /// The name of the enclosing popover anchor.
    var anchorName: String { enclosingName?.description ?? "" }
}
