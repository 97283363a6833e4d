package import Foundation

/// A filled or stroked shape, without children.
package struct ShapeContent: Equatable, Sendable {
    package var outline: Outline
    package var fill: PaintStyle
    package var stroke: Stroke?
    /// How far the outline is moved inward.
    package var inset: Double = 0
    /// The visible part of the outline; the rest isn't stroked.
    package var trim: Trim?
    /// Whether an area is filled if the outline winds around it an odd number of times.
    package var isEvenOdd = false

    package init(outline: Outline, fill: PaintStyle = .foreground, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }

    /// Whether the shape is a box with a background, a border or a shadow, instead of a drawing.
    ///
    /// A circle that isn't as large as its bounds allow is a drawing, because a box with round corners is an ellipse.
    package var isBox: Bool {
        if case .path = outline { return false }
        if outline == .circle { return stroke == nil && trim == nil && inset == 0 }
        guard let stroke else { return trim == nil }
        return trim == nil && stroke.style == nil && inset == 0 && !stroke.paint.isGradient
    }

    package enum Outline: Equatable, Sendable {
        case rectangle
        case roundedRectangle(radius: Double)
        case unevenRectangle(RectangleCornerRadii)
        case circle
        case ellipse
        case capsule
        /// A path in a rectangle of a size, which is stretched to the shape's bounds; `nil` for a path in points.
        case path(Path, size: CGSize?)

        /// Whether a line along a part of the outline can be drawn without knowing the outline's size.
        package var isTraceable: Bool {
            switch self {
            case .rectangle, .roundedRectangle, .circle, .ellipse, .path: true
            case .unevenRectangle, .capsule: false
            }
        }
    }

    package struct Stroke: Equatable, Sendable {
        package var paint: PaintStyle
        package var width: Double
        /// The ends, corners and dashes of the line; `nil` for a plain line.
        package var style: StrokeStyle?
        /// Whether the whole line is inside the outline.
        package var isInside = false

        package init(paint: PaintStyle, width: Double) {
            self.paint = paint
            self.width = width
        }

        init(paint: PaintStyle, style: StrokeStyle) {
            self.init(paint: paint, width: Double(style.lineWidth))
            if style != StrokeStyle(lineWidth: style.lineWidth) { self.style = style }
        }
    }

    /// The part of an outline between two fractions of its length.
    package struct Trim: Equatable, Sendable {
        package var from: Double
        package var to: Double

        package init(from: Double, to: Double) {
            self.from = min(max(from, 0), 1)
            self.to = min(max(to, 0), 1)
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
        list.add { $0.inset = 2 }
        list.add { $0.trim = Trim(from: 0, to: 0.5) }
        let star = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]) }
        var path = Variations(of: ShapeContent(outline: .path(star, size: nil)))
        path.add { $0.isEvenOdd = true }
        path.add { $0.outline = .path(star, size: CGSize(width: 9, height: 9)) }
        return [list, path]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
