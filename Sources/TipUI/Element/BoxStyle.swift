package import Foundation

/// The box of an element: all lengths in points, which are CSS pixels at a zoom of 1.
package struct BoxStyle: Equatable, Sendable {
    package var padding: EdgeInsets?
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    /// `.infinity` fills the room there is.
    package var maxWidth: Double?
    package var minHeight: Double?
    package var maxHeight: Double?
    /// Where the content stands in a frame larger than itself.
    package var alignment: Alignment?
    package var background: PaintStyle?
    package var clip: ShapeContent.Outline?
    package var border: ShapeContent.Stroke?
    package var opacity: Double?
    package var shadow: Shadow?
    package var offset: CGSize?
    /// Degrees, clockwise.
    package var rotation: Double?
    package var scale: Double?
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    package var isFixedSize: Bool
    /// The axes on which the element takes all the room there is; the graph works them out from below.
    package var flexibleAxes: Axis.Set
    /// The direction in which the element and those below are read, where one was set that the element above hasn't.
    package var layoutDirection: LayoutDirection?
    /// The language of what is written in the element and those below, as BCP 47 writes it, where one was set that the
    /// element above hasn't.
    package var language: String?
    /// The shortest press in seconds that counts as long; used with the `.longPress` event.
    package var longPressDuration: Double?
    /// The name by which a callout's arrow finds the element.
    package var anchorName: String?

    package init() {
        isHidden = false
        allowsHitTesting = true
        isFixedSize = false
        flexibleAxes = []
    }

    package struct Shadow: Equatable, Sendable {
        package var paint: PaintStyle
        package var radius: Double
        package var x: Double
        package var y: Double

        package init(paint: PaintStyle, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}

/// One child with a box style of its own: padding, frame, background, border, opacity and the like.
package struct BoxContent: ElementContent {
    package static let kind = ElementKind.box
    package static let variations = [Variations(of: BoxContent())]

    package init() {}
}

/// A view in a box of its own.
struct BoxModifier<Content: View> {
    let content: Content
    let change: @MainActor @Sendable (inout Element, EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content,
        _ change: @escaping @MainActor @Sendable (inout Element, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.change = change
    }
}

@MainActor
extension BoxModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var element = Element(BoxContent())
        change(&element, environment)
        return Primitive(element, children: [Primitive.Child(content)])
    }
}

extension BoxModifier: SingleElementView {}
