import SwiftUI

/// The city, drawn from shapes.
struct DrawnMap: View {
    let style: MapStyle

    var body: some View {
        ZStack {
            style.land

            ForEach(0..<5) { row in
                ForEach(0..<5) { column in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(style.block)
                        .frame(width: 112, height: row.isMultiple(of: 2) ? 150 : 190)
                        .position(x: 90 + CGFloat(column) * 180, y: 130 + CGFloat(row) * 260)
                }
            }

            RoundedRectangle(cornerRadius: 40)
                .fill(style.park)
                .frame(width: 230, height: 190)
                .position(x: 290, y: 760)
            Ellipse()
                .fill(LinearGradient(colors: style.water, startPoint: .top, endPoint: .bottom))
                .frame(width: 80, height: 44)
                .position(x: 300, y: 805)
            Circle()
                .fill(style.park)
                .frame(width: 220, height: 220)
                .position(x: 720, y: 400)

            Streets()
                .stroke(style.street, style: StrokeStyle(lineWidth: 14, lineCap: .round))

            River()
                .stroke(
                    LinearGradient(colors: style.water, startPoint: .top, endPoint: .bottom),
                    style: StrokeStyle(lineWidth: 78, lineCap: .round)
                )

            Bridges()
                .stroke(style.street, lineWidth: 18)

            Text("River Alde")
                .font(.caption.italic())
                .foregroundStyle(.white)
                .rotationEffect(.degrees(-26))
                .position(x: 415, y: 600)
        }
        .frame(width: MapModel.mapSize.width, height: MapModel.mapSize.height)
        .accessibilityHidden(true)
    }
}

struct River: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: -60, y: 800))
            path.addCurve(
                to: CGPoint(x: 450, y: 580),
                control1: CGPoint(x: 60, y: 520),
                control2: CGPoint(x: 290, y: 700)
            )
            path.addCurve(
                to: CGPoint(x: 960, y: 570),
                control1: CGPoint(x: 640, y: 440),
                control2: CGPoint(x: 760, y: 670)
            )
        }
    }
}

struct Streets: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for x in stride(from: 0, through: rect.width, by: 180) {
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: rect.height))
        }
        for y in stride(from: 0, through: rect.height, by: 260) {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: rect.width, y: y))
        }
        path.move(to: CGPoint(x: 0, y: rect.height * 0.2))
        path.addQuadCurve(
            to: CGPoint(x: rect.width, y: rect.height * 0.9),
            control: CGPoint(x: rect.width * 0.7, y: rect.height * 0.3)
        )
        return path
    }
}

struct Bridges: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (x, y) in [(180.0, 630.0), (360.0, 620.0), (540.0, 538.0), (720.0, 567.0)] {
            path.move(to: CGPoint(x: x, y: y - 60))
            path.addLine(to: CGPoint(x: x, y: y + 60))
        }
        return path
    }
}

#Preview {
    ScrollView([.horizontal, .vertical]) {
        DrawnMap(style: .day)
    }
}
