/// A filled or stroked shape.
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
