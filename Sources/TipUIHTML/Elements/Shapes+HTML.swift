import Foundation
import TipHTML
import TipUI

extension ShapeContent: HTMLContent {
    var stylePart: StylePart? { isBox ? nil : .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "shape", content: .leaf(isBox ? "" : drawing(id: id, rules: &rules)))
        if !isBox { tag.add(class: outline == .circle ? "drawn circle" : "drawn") }
        tag.add(class: rules.name(for: isBox ? boxDeclarations : drawingDeclarations))
        return tag
    }

    private var boxDeclarations: [String] {
        var css = outline.declarations + ["background:\(fill.area)"]
        if let stroke {
            if stroke.isInside {
                css.append("border:\(pixels(stroke.width)) solid \(stroke.paint.area)")
            } else {
                let half = "0 0 0 \(pixels(stroke.width / 2)) \(stroke.paint.area)"
                css.append("box-shadow:\(half),inset \(half)")
            }
        } else if inset != 0 {
            css += ["border:\(pixels(inset)) solid transparent", "background-clip:padding-box"]
        }
        return css
    }

    /// The declarations that the drawing inherits.
    private var drawingDeclarations: [String] {
        var css = ["fill:\(fill.singleColor.area)"]
        if isEvenOdd { css.append("fill-rule:evenodd") }
        if let stroke {
            css += ["stroke:\(stroke.paint.singleColor.area)", "stroke-width:\(pixels(stroke.width))"]
            if let style = stroke.style { css += style.declarations }
        }
        if let trim {
            // The length of the whole outline counts as 1.
            if trim.to > trim.from {
                css += ["stroke-dasharray:\(number(trim.to - trim.from)) 2", "stroke-dashoffset:\(number(-trim.from))"]
            } else {
                css += ["stroke-dasharray:0 2", "stroke-opacity:0"]
            }
        }
        if edge != 0 { css.append("--inset:\(pixels(edge))") }
        return css
    }

    /// How far the middle of the line is inside the bounds.
    private var edge: Double { inset + (stroke?.isInside ?? false ? (stroke?.width ?? 0) / 2 : 0) }

    private func drawing(id: String, rules: inout StyleRules) -> String {
        var definitions = "", paints = "", masked: [String: String] = [:]
        for (name, paint) in [("fill", fill), ("stroke", stroke?.paint ?? .foreground)] {
            if paint.isRadial {
                masked[name] = area(painted: paint, masked: "\(id)-\(name)", &rules)
                paints += " \(name)=\"none\""
            }
            guard case .linearGradient(let stops, let start, let end) = paint else { continue }
            let line = zip(["x1", "y1", "x2", "y2"], [start.x, start.y, end.x, end.y])
                .map { " \($0)=\"\(percent($1))\"" }.joined()
            let colors = stops.map { "<stop offset=\"\(percent($0.location))\" stop-color=\"\($0.paint.area)\"/>" }
            definitions +=
                "<linearGradient id=\"\(id)-\(name)\" gradientUnits=\"userSpaceOnUse\"\(line)>\(colors.joined())</linearGradient>"
            paints += " \(name)=\"url(#\(id)-\(name))\""
        }
        if trim != nil { paints += " pathLength=\"1\"" }
        let figure: String
        var box = ""
        switch outline {
        case .path(let path, let size):
            figure = "path d=\"\(path.data)\""
            if let size {
                let (width, height) = (number(Double(size.width)), number(Double(size.height)))
                box = " viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\""
            }
        case .circle, .ellipse: figure = "ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\""
        case .roundedRectangle(let radius):
            figure = "rect width=\"100%\" height=\"100%\" rx=\"\(number(max(0, radius - edge)))\""
        case .rectangle, .unevenRectangle, .capsule: figure = "rect width=\"100%\" height=\"100%\""
        }
        for name in masked.keys.sorted() {
            let other = name == "fill" ? "stroke" : "fill"
            definitions +=
                "<mask id=\"\(id)-\(name)\" maskUnits=\"userSpaceOnUse\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
                + "<\(figure) \(name)=\"#fff\" \(other)=\"none\"\(trim == nil ? "" : " pathLength=\"1\"")/></mask>"
        }
        return "<svg aria-hidden=\"true\"\(box)>\(definitions)\(masked["fill"] ?? "")<\(figure)\(paints)/>"
            + "\(masked["stroke"] ?? "")</svg>"
    }

    /// Returns an area with a paint that SVG doesn't have, seen through the drawing of a fill or a stroke.
    private func area(painted paint: PaintStyle, masked mask: String, _ rules: inout StyleRules) -> String {
        // Half of a stroke may be outside the drawing.
        let css = ["background:\(paint.doubledArea(edge: edge))", "height:100%"]
        return "<foreignObject x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\" mask=\"url(#\(mask))\">"
            + "<div class=\"\(classNames(rules.name(for: css)))\"></div></foreignObject>"
    }
}

extension StrokeStyle {
    fileprivate var declarations: [String] {
        var css: [String] = []
        if lineCap != .butt { css.append("stroke-linecap:\(lineCap)") }
        if lineJoin != .miter { css.append("stroke-linejoin:\(lineJoin)") }
        css.append("stroke-miterlimit:\(number(Double(miterLimit)))")
        if !dash.isEmpty {
            css.append("stroke-dasharray:\(dash.map { number(Double($0)) }.joined(separator: " "))")
            if dashPhase != 0 { css.append("stroke-dashoffset:\(number(Double(dashPhase)))") }
        }
        return css
    }
}

extension ShapeContent.Outline {
    /// The declarations that give a box the outline and clip its content.
    var declarations: [String] {
        switch self {
        case .rectangle: ["border-radius:0"]
        case .roundedRectangle(let radius): ["border-radius:\(pixels(radius))"]
        case .circle: ["clip-path:circle()"]
        case .ellipse: ["border-radius:50%"]
        case .capsule: ["border-radius:999px"]
        case .unevenRectangle(let radii):
            [
                "border-start-start-radius:\(pixels(Double(radii.topLeading)))",
                "border-start-end-radius:\(pixels(Double(radii.topTrailing)))",
                "border-end-end-radius:\(pixels(Double(radii.bottomTrailing)))",
                "border-end-start-radius:\(pixels(Double(radii.bottomLeading)))",
            ]
        case .path(let path, let size): ["clip-path:\(path.clip(in: size))"]
        }
    }
}

extension Path {
    /// The path as the data of an SVG path.
    var data: String {
        var data = ""
        func add(_ command: String, _ points: CGPoint...) {
            data += command + points.map(coordinates).joined(separator: " ")
        }
        for element in elements {
            switch element {
            case .move(let point): add("M", point)
            case .line(let point): add("L", point)
            case .quadCurve(let point, let control): add("Q", control, point)
            case .curve(let point, let control1, let control2): add("C", control1, control2, point)
            case .closeSubpath: add("Z")
            }
        }
        return data
    }

    private func coordinates(_ point: CGPoint) -> String { "\(number(Double(point.x))) \(number(Double(point.y)))" }

    /// The path as a CSS shape; as a polygon in fractions of a size, if there is one.
    fileprivate func clip(in size: CGSize?) -> String {
        guard let size, size.width > 0, size.height > 0 else { return "path(\"\(data)\")" }
        let points = flattened.flatMap(\.points).map { point in
            "\(percent(Double(point.x / size.width))) \(percent(Double(point.y / size.height)))"
        }
        return "polygon(\(points.joined(separator: ",")))"
    }
}
