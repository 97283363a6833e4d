/// A filled or stroked shape; has no children.
package struct ShapeContent: Equatable, Sendable {
    package var outline: Outline
    package var fill: PaintStyle
    package var stroke: Stroke?

    package init(outline: Outline, fill: PaintStyle = .foreground, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }

    package enum Outline: Equatable, Sendable {
        case rectangle
        case roundedRectangle(radius: Double)
        case circle
        case capsule
    }

    package struct Stroke: Equatable, Sendable {
        package var paint: PaintStyle
        package var width: Double

        package init(paint: PaintStyle, width: Double) {
            self.paint = paint
            self.width = width
        }
    }
}

extension ShapeContent: ElementContent {
    package static let kind = ElementKind.shape

    package static var variations: [Variations<ShapeContent>] {
        var list = Variations(of: ShapeContent(outline: .circle))
        list.add { $0.outline = .roundedRectangle(radius: 4) }
        list.add { $0.fill = .tint }
        list.add { $0.stroke = Stroke(paint: .tint, width: 2) }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
