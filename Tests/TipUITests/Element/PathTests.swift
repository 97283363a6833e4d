import Foundation
import Testing

@testable import TipUI

@Suite struct PathTests {
    @Test("A path knows its bounds, which points are inside, and the parts between fractions of its length")
    func measures() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(circle.boundingRect.maxX - 100) < 0.01 && abs(circle.boundingRect.minY) < 0.01)
        #expect(circle.contains(CGPoint(x: 50, y: 50)) && !circle.contains(CGPoint(x: 5, y: 5)))
        let quarter = circle.trimmedPath(from: 0, to: 0.25).boundingRect
        #expect(abs(quarter.minX - 50) < 0.5 && abs(quarter.maxY - 100) < 0.5)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 10, y: 0, width: 0, height: 10))
        var twice = square
        twice.addPath(square)
        #expect(!twice.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(square.offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
        #expect(Path().isEmpty && Path().boundingRect.isNull && square.currentPoint == .zero)
    }

    @Test("Arcs are drawn in SwiftUI's direction, after a line from the current point") func arcs() {
        func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero,
                    radius: 10,
                    startAngle: .degrees(start),
                    endAngle: .degrees(end),
                    clockwise: clockwise
                )
            }
        }
        let below = arc(from: 0, to: 180, clockwise: false).boundingRect
        #expect(abs(below.maxY - 10) < 0.01 && below.minY > -0.01)
        let above = arc(from: 0, to: 180, clockwise: true).boundingRect
        #expect(abs(above.minY + 10) < 0.01 && above.maxY < 0.01)
        #expect(arc(from: -90, to: 270, clockwise: false).elements.count == 5)
        let corner = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        guard case .line(let first)? = corner.elements.dropFirst().first, let last = corner.currentPoint else {
            Issue.record("no line")
            return
        }
        #expect(abs(first.x - 6) < 0.01 && abs(first.y) < 0.01)
        #expect(abs(last.x - 10) < 0.01 && abs(last.y - 4) < 0.01)
    }

    @Test("An app's own shape becomes a path as large as its frame; a built-in shape doesn't, unless it is dashed")
    @MainActor
    func evaluation() throws {
        struct Slash: Shape {
            func path(in rect: CGRect) -> Path {
                Path { $0.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]) }
            }
        }
        let graph = Graph(
            VStack {
                Slash().stroke(.red).frame(width: 30, height: 20)
                Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
                Capsule().stroke(.red, style: StrokeStyle(dash: [2])).frame(width: 30, height: 20)
                RoundedRectangle(cornerRadius: 5).inset(by: 2).stroke(.red)
            },
            renderer: RecordingRenderer()
        )
        func shapes(_ tree: ElementTree) -> [ShapeContent] {
            (tree.element.content as? ShapeContent).map { [$0] } ?? tree.children.flatMap(shapes)
        }
        let found = shapes(graph.snapshot())
        guard case .path(let path, let size)? = found.first?.outline else {
            Issue.record("no path")
            return
        }
        #expect(size == CGSize(width: 30, height: 20) && path.currentPoint == CGPoint(x: 30, y: 20))
        #expect(found[1].outline == .circle && found[1].trim == ShapeContent.Trim(from: 0, to: 0.5))
        if case .path = found[2].outline {} else { Issue.record("a capsule with dashes needs its size") }
        #expect(found[3].outline == .roundedRectangle(radius: 5) && found[3].inset == 2)
    }
}
