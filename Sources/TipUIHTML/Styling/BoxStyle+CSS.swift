import Foundation
import TipUI

extension BoxStyle {
    var declarations: [String] {
        var css: [String] = []
        if let padding {
            css.append(
                "padding:\(pixels(Double(padding.top))) \(pixels(Double(padding.trailing))) \(pixels(Double(padding.bottom))) \(pixels(Double(padding.leading)))"
            )
            if padding.leading != padding.trailing {
                css.append("padding-inline:\(pixels(Double(padding.leading))) \(pixels(Double(padding.trailing)))")
            }
        }
        if let width { css += ["width:\(pixels(width))", "flex-shrink:0"] }
        if let height { css += ["height:\(pixels(height))", "flex-shrink:0"] }
        if let minWidth { css.append("min-width:min(\(pixels(minWidth)),100%)") }
        if let minHeight { css.append("min-height:\(pixels(minHeight))") }
        // Set `width` to the maximum width, so that a parent that is as wide as its content has the same width.
        if let maxWidth, maxWidth != .infinity, width == nil {
            css += ["width:\(pixels(maxWidth))", "max-width:100%"]
        }
        if let maxHeight, maxHeight != .infinity { css.append("max-height:\(pixels(maxHeight))") }
        if let alignment {
            css.append("justify-items:\(alignment.horizontal.position)")
            css.append("align-items:\(alignment.vertical.css)")
        }
        if let background { css += ["background:\(background.css)"] + background.backdrop }
        if let clip { css += [clip.css, "overflow:clip"] }
        if let border { css.append("box-shadow:inset 0 0 0 \(pixels(border.width)) \(border.paint.css)") }
        if let opacity { css.append("opacity:\(number(opacity))") }
        if let shadow {
            css.append(
                "filter:drop-shadow(\(pixels(shadow.x)) \(pixels(shadow.y)) \(pixels(shadow.radius)) \(shadow.paint.css))"
            )
        }
        if let offset { css.append("translate:\(pixels(Double(offset.width))) \(pixels(Double(offset.height)))") }
        if let rotation { css.append("rotate:\(number(rotation))deg") }
        if let scale { css.append("scale:\(number(scale))") }
        if isHidden { css.append("visibility:hidden") }
        if !allowsHitTesting { css.append("pointer-events:none") }
        if isFixedSize { css += ["flex-shrink:0", "width:max-content"] }
        return css
    }

    /// The classes for the axes on which the element is flexible.
    var flexibilityClasses: String {
        switch (flexibleAxes.contains(.horizontal), flexibleAxes.contains(.vertical)) {
        case (true, true): "fw fh"
        case (true, false): "fw"
        case (false, true): "fh"
        case (false, false): ""
        }
    }
}

extension VerticalAlignment {
    /// The CSS keyword for the alignment in a box, in which the baselines of text aren't available.
    var css: String {
        switch position {
        case .start, .firstTextBaseline: "start"
        case .center: "center"
        case .end, .lastTextBaseline: "end"
        }
    }
}

extension ShapeContent.Outline {
    var css: String {
        switch self {
        case .rectangle: "border-radius:0"
        case .roundedRectangle(let radius): "border-radius:\(pixels(radius))"
        case .circle: "border-radius:50%"
        case .capsule: "border-radius:999px"
        }
    }
}
