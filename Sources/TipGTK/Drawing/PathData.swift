import Foundation

/// The path data of symbols as moves, lines and curves.
struct PathData: Equatable {
    /// A step of a path, with absolute points.
    enum Step: Equatable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    /// A point in the units of a symbol.
    struct Point: Equatable {
        var x: Double
        var y: Double

        static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
        static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
        static func * (left: Point, factor: Double) -> Point { Point(x: left.x * factor, y: left.y * factor) }
    }

    private(set) var steps: [Step] = []
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    private var rest: Substring.UTF8View

    /// Reads path data in SVG's notation; what comes after a mistake is left out.
    init(_ data: String) {
        rest = Substring(data).utf8
        var command = UInt8(ascii: "M")
        while skipSeparators() {
            if let next = rest.first, (next | 0x20) >= UInt8(ascii: "a"), (next | 0x20) <= UInt8(ascii: "z") {
                command = next
                rest.removeFirst()
            }
            guard read(command) else { return }
            // Points after those of a move are those of lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    static func == (left: PathData, right: PathData) -> Bool { left.steps == right.steps }

    private mutating func read(_ command: UInt8) -> Bool {
        let origin = command & 0x20 == 0 ? Point(x: 0, y: 0) : current
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            start = point
            go(to: point, .move(point))
        case UInt8(ascii: "l"):
            guard let point = point(from: origin) else { return false }
            go(to: point, .line(point))
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            let point = Point(x: origin.x + x, y: current.y)
            go(to: point, .line(point))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            let point = Point(x: current.x, y: origin.y + y)
            go(to: point, .line(point))
        case UInt8(ascii: "c"):
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
            else {
                return false
            }
            go(to: end, .curve(first, second, end))
        case UInt8(ascii: "q"):
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            let first = current + (control - current) * (2 / 3)
            let second = end + (control - end) * (2 / 3)
            go(to: end, .curve(first, second, end))
        case UInt8(ascii: "a"):
            guard let x = number(), let y = number(), let turn = number(), let isLarge = flag(),
                let isClockwise = flag(),
                let end = point(from: origin)
            else { return false }
            addArc(radii: Point(x: x, y: y), turn: turn, isLarge: isLarge, isClockwise: isClockwise, to: end)
        case UInt8(ascii: "z"): go(to: start, .close)
        default: return false
        }
        return true
    }

    private mutating func go(to point: Point, _ step: Step) {
        steps.append(step)
        current = point
    }

    /// Adds an elliptical arc as curves, by the formulas of the SVG specification.
    private mutating func addArc(radii: Point, turn: Double, isLarge: Bool, isClockwise: Bool, to end: Point) {
        var radii = Point(x: abs(radii.x), y: abs(radii.y))
        guard radii.x > 0, radii.y > 0, end != current else { return go(to: end, .line(end)) }
        let angle = turn * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let half = (current - end) * 0.5
        let middle = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
        let ratio = (middle.x / radii.x) * (middle.x / radii.x) + (middle.y / radii.y) * (middle.y / radii.y)
        if ratio > 1 { radii = radii * ratio.squareRoot() }
        let size = radii.x * radii.x * middle.y * middle.y + radii.y * radii.y * middle.x * middle.x
        let scale =
            max(0, radii.x * radii.x * radii.y * radii.y / size - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Point(x: scale * radii.x * middle.y / radii.y, y: -scale * radii.y * middle.x / radii.x)
        let first = atan2((middle.y - center.y) / radii.y, (middle.x - center.x) / radii.x)
        var sweep = atan2((-middle.y - center.y) / radii.y, (-middle.x - center.x) / radii.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let origin = (current + end) * 0.5
        func place(_ x: Double, _ y: Double) -> Point {
            let (x, y) = (center.x + radii.x * x, center.y + radii.y * y)
            return origin + Point(x: cosine * x - sine * y, y: sine * x + cosine * y)
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / Double(count)
        let length = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let (from, to) = (first + part * Double(index), first + part * Double(index + 1))
            let point = index == count - 1 ? end : place(cos(to), sin(to))
            go(
                to: point,
                .curve(
                    place(cos(from) - length * sin(from), sin(from) + length * cos(from)),
                    place(cos(to) + length * sin(to), sin(to) - length * cos(to)),
                    point
                )
            )
        }
    }

    private mutating func point(from origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: origin.x + x, y: origin.y + y)
    }

    /// Reads a flag of an arc, which needs no separator after it.
    private mutating func flag() -> Bool? {
        guard skipSeparators(), let digit = rest.first, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
            return nil
        }
        rest.removeFirst()
        return digit == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        guard skipSeparators() else { return nil }
        var hasPoint = false
        let text = rest.enumerated().prefix { index, byte in
            if byte == UInt8(ascii: ".") {
                defer { hasPoint = true }
                return !hasPoint
            }
            return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-") && index == 0
        }
        rest = rest.dropFirst(text.count)
        return Double(String(decoding: text.map(\.element), as: UTF8.self))
    }

    /// Skips spaces and commas.
    ///
    /// - Returns: Whether anything is left.
    private mutating func skipSeparators() -> Bool {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        return !rest.isEmpty
    }
}
