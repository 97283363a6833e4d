import SwiftUI

/// Grids and shapes, in a column that is 300 points wide.
struct DrawingPage: View {
    private let mixed = [
        GridItem(.fixed(60), spacing: 10), GridItem(.flexible(maximum: 80), alignment: .trailing), GridItem(),
    ]

    var body: some View {
        VStack(spacing: 12) {
            LazyVGrid(columns: mixed, spacing: 4) {
                cell("a")
                Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("b")
                cell("c")
                cell("d")
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(0..<5) { number in cell("adaptive-\(number)") }
            }
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 6) {
                ForEach(0..<3) { number in
                    Color.green.frame(width: 40, height: 20).accessibilityIdentifier("row-\(number)")
                }
            }
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("first")
                    Color.red.frame(width: 70, height: 20).gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
                GridRow {
                    Color.red.frame(width: 20, height: 20)
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("trailing")
                }
                GridRow { Color.red.frame(width: 100, height: 20).gridCellColumns(2).accessibilityIdentifier("wide") }
            }
            .accessibilityIdentifier("table")
            shapes
        }
        .frame(width: 300)
    }

    private func cell(_ name: String) -> some View { Color.blue.frame(height: 30).accessibilityIdentifier(name) }

    private var shapes: some View {
        VStack {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 0))
                path.addLine(to: CGPoint(x: 30, y: 40))
                path.addArc(
                    center: CGPoint(x: 20, y: 40),
                    radius: 10,
                    startAngle: .zero,
                    endAngle: .degrees(180),
                    clockwise: false
                )
                path.closeSubpath()
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [6, 3]))
            .frame(width: 40, height: 50).accessibilityIdentifier("path")
            Wedge().fill(.orange).frame(width: 80, height: 20).accessibilityIdentifier("wedge")
            Wedge().fill(.orange).frame(maxWidth: .infinity).frame(height: 20).padding(.horizontal, 10)
                .accessibilityIdentifier("measured")
            Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 6)
                .frame(width: 60, height: 60).accessibilityIdentifier("ring")
            Capsule().strokeBorder(.green, lineWidth: 3).frame(width: 60, height: 20).accessibilityIdentifier("border")
            RoundedRectangle(cornerRadius: 8).stroke(.green, lineWidth: 4).frame(width: 60, height: 20)
                .accessibilityIdentifier("stroke")
            UnevenRoundedRectangle(topLeadingRadius: 9).inset(by: 5).fill(.green).frame(width: 60, height: 20)
                .accessibilityIdentifier("uneven")
            Text("Effects").rotationEffect(.degrees(10), anchor: .topLeading).blur(radius: 1).grayscale(0.5)
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
                .accessibilityIdentifier("effects")
            Color.red.frame(width: 40, height: 40).clipShape(Wedge()).accessibilityIdentifier("clipped")
        }
    }
}

/// A triangle whose side on the left is as high as the view.
private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
