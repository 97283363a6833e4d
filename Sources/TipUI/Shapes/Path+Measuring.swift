public import Foundation

extension Path {
    /// Returns the part of the path between two fractions of its length, in which curves are short straight lines.
    public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = flattened.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = lines.reduce(0) { $0 + Self.length(of: $1) }
        let (first, last) = (Double(from) * total, Double(to) * total)
        var result = Path(), walked = 0.0
        for line in lines {
            var isDrawing = false
            for (start, end) in zip(line, line.dropFirst()) {
                let length = Self.length(of: [start, end])
                defer { walked += length }
                let low = max(first, walked), high = min(last, walked + length)
                guard length > 0, high > low else { continue }
                func point(_ distance: Double) -> CGPoint {
                    let fraction = CGFloat((distance - walked) / length)
                    return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
                }
                if !isDrawing { result.move(to: point(low)) }
                isDrawing = true
                result.addLine(to: point(high))
            }
        }
        return result
    }

    /// Returns the path moved by a distance.
    public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// Returns whether a point is inside the path.
    public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in flattened {
            for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// Returns the path with each of its points, including control points, moved.
    nonisolated func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
        Path { path in
            for element in elements {
                switch element {
                case .move(let end): path.move(to: map(end))
                case .line(let end): path.addLine(to: map(end))
                case .quadCurve(let end, let control): path.addQuadCurve(to: map(end), control: map(control))
                case .curve(let end, let control1, let control2):
                    path.addCurve(to: map(end), control1: map(control1), control2: map(control2))
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    private static func length(of line: [CGPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot(Double($1.1.x - $1.0.x), Double($1.1.y - $1.0.y)) }
    }

    /// The lines of the path as points, with curves as 16 straight lines each.
    package nonisolated var flattened: [(points: [CGPoint], isClosed: Bool)] {
        var lines: [(points: [CGPoint], isClosed: Bool)] = []
        func add(_ points: [CGPoint]) {
            guard let last = lines.last else { return }
            // After a closed line, another one begins at the same point.
            if last.isClosed, let start = last.points.first { lines.append(([start], false)) }
            lines[lines.count - 1].points += points
        }
        func curve(_ weights: [CGPoint]) -> [CGPoint] {
            (1...16).map { number in
                let fraction = CGFloat(number) / 16
                var points = weights
                while points.count > 1 {
                    points = zip(points, points.dropFirst()).map { start, end in
                        CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
                    }
                }
                return points[0]
            }
        }
        for element in elements {
            let from = lines.last.flatMap { $0.isClosed ? $0.points.first : $0.points.last } ?? .zero
            switch element {
            case .move(let point): lines.append(([point], false))
            case .line(let point): add([point])
            case .quadCurve(let point, let control): add(curve([from, control, point]))
            case .curve(let point, let control1, let control2): add(curve([from, control1, control2, point]))
            case .closeSubpath: if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
            }
        }
        return lines.filter { $0.points.count > 1 }
    }
}
