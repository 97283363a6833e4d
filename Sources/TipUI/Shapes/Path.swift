public import Foundation

/// An outline made of lines and curves, in points from the top leading corner of the view that draws it.
public struct Path: Shape, OutlinedShape, Equatable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins another line at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve to a point, with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point, with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the line began.
        case closeSubpath
    }

    package var elements: [Element] = []
    /// Where the current line began.
    private var start = CGPoint.zero
    /// The point at which the path ends; `nil` if it is empty.
    public private(set) var currentPoint: CGPoint?

    /// Creates an empty path.
    public nonisolated init() {}

    /// Creates a path that a closure builds.
    public nonisolated init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates a rectangle.
    public nonisolated init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates an ellipse that fills a rectangle.
    public nonisolated init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners; `style` has no effect.
    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners; `style` has no effect.
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with corners of different radii; `style` has no effect.
    public nonisolated init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    package nonisolated var figure: ShapeFigure { ShapeFigure(.path(self, size: nil)) }

    /// Returns the path itself, wherever the rectangle is.
    public nonisolated func path(in rect: CGRect) -> Path { self }

    /// Whether the path has no steps.
    public nonisolated var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around the path's points.
    public nonisolated var boundingRect: CGRect {
        let points = flattened.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Calls a closure with each step.
    public nonisolated func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// Adds a step.
    nonisolated mutating func append(_ element: Element) {
        switch element {
        case .move(let point):
            start = point
            currentPoint = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            // A line needs a beginning.
            guard currentPoint != nil else { return append(.move(to: point)) }
            currentPoint = point
        case .closeSubpath:
            guard currentPoint != nil else { return }
            currentPoint = start
        }
        elements.append(element)
    }
}

extension Path {
    /// Begins another line at a point.
    public nonisolated mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a straight line to a point.
    public nonisolated mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a curve to a point, with one control point.
    public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a curve to a point, with two control points.
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a straight line back to where the line began.
    public nonisolated mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds straight lines between points, from the first one.
    public nonisolated mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle.
    public nonisolated mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds rectangles.
    public nonisolated mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the steps of another path.
    public nonisolated mutating func addPath(_ path: Path) {
        for element in path.elements { append(element) }
    }

    /// Adds an ellipse that fills a rectangle.
    public nonisolated mutating func addEllipse(in rect: CGRect) {
        let circle = Path {
            $0.addArc(
                center: .zero,
                radius: 1,
                startAngle: .zero,
                endAngle: .degrees(360),
                clockwise: false
            )
            $0.closeSubpath()
        }
        addPath(
            circle.mapped { CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2) }
        )
    }

    /// Adds a rectangle with rounded corners; `style` has no effect.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        let radius = cornerSize.width
        addRoundedRect(
            in: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius,
                bottomLeading: radius,
                bottomTrailing: radius,
                topTrailing: radius
            ),
            style: style
        )
    }

    /// Adds a rectangle with corners of different radii, whose leading edge is on the left; `style` has no effect.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        let corners = [
            (rect.maxX, rect.minY, cornerRadii.topTrailing), (rect.maxX, rect.maxY, cornerRadii.bottomTrailing),
            (rect.minX, rect.maxY, cornerRadii.bottomLeading), (rect.minX, rect.minY, cornerRadii.topLeading),
        ]
        move(to: CGPoint(x: rect.minX + min(max(0, cornerRadii.topLeading), limit), y: rect.minY))
        for (index, (x, y, radius)) in corners.enumerated() {
            let radius = min(max(0, radius), limit)
            let center = CGPoint(
                x: x == rect.maxX ? x - radius : x + radius,
                y: y == rect.maxY ? y - radius : y + radius
            )
            addRelativeArc(
                center: center,
                radius: radius,
                startAngle: .degrees(Double(index) * 90 - 90),
                delta: .degrees(90)
            )
        }
        closeSubpath()
    }

    /// Adds an arc of a circle, after a straight line to its beginning.
    ///
    /// Angles grow from the right downward. As in SwiftUI, whose axes are flipped, `clockwise: false` draws an arc that
    /// looks clockwise.
    public nonisolated mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
        } else if delta < 0 {
            delta += turn * (-delta / turn).rounded(.up)
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: .radians(min(max(delta, -turn), turn))
        )
    }

    /// Adds an arc of a circle that covers an angle, after a straight line to its beginning.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle
    ) {
        func point(_ angle: Double, _ factor: Double = 0) -> CGPoint {
            // With a factor, the point is moved along the tangent.
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle) - factor * sin(angle)),
                y: center.y + radius * CGFloat(sin(angle) + factor * cos(angle))
            )
        }
        let first = point(startAngle.radians)
        if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
        guard radius > 0, delta.radians.isFinite else { return }
        let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(count), factor = 4 / 3 * tan(step / 4)
        for number in 0..<count {
            let from = startAngle.radians + Double(number) * step
            addCurve(to: point(from + step), control1: point(from, factor), control2: point(from + step, -factor))
        }
    }

    /// Adds an arc that touches two lines, from the current point to the first point and from there to the second one,
    /// after a straight line to its beginning.
    public nonisolated mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let from = currentPoint else { return move(to: corner) }
        let first = (x: Double(from.x - corner.x), y: Double(from.y - corner.y))
        let second = (x: Double(end.x - corner.x), y: Double(end.y - corner.y))
        let cross = first.x * second.y - first.y * second.x
        let angle = abs(atan2(cross, first.x * second.x + first.y * second.y))
        guard radius > 0, angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: corner) }
        let middle = atan2(first.y, first.x) + (cross > 0 ? angle : -angle) / 2
        let distance = Double(radius) / sin(angle / 2)
        let center = CGPoint(
            x: corner.x + CGFloat(distance * cos(middle)),
            y: corner.y + CGFloat(distance * sin(middle))
        )
        let half = (.pi - angle) / 2, sign: Double = cross > 0 ? -1 : 1
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(middle + .pi - sign * half),
            delta: .radians(sign * 2 * half)
        )
    }
}
