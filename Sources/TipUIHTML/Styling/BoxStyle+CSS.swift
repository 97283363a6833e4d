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
        if let clip { css += clip.declarations + ["overflow:clip"] }
        if let border { css.append("box-shadow:inset 0 0 0 \(pixels(border.width)) \(border.paint.css)") }
        if let opacity { css.append("opacity:\(number(opacity))") }
        if let shadow {
            css.append(
                "filter:drop-shadow(\(pixels(shadow.x)) \(pixels(shadow.y)) \(pixels(shadow.radius)) \(shadow.paint.css))"
            )
        }
        if let offset { css.append("translate:\(pixels(Double(offset.width))) \(pixels(Double(offset.height)))") }
        if let rotation { css.append("rotate:\(number(rotation))deg") }
        if let rotation3D { css.append("transform:\(rotation3D.css)") }
        if let scale { css.append("scale:\(number(Double(scale.width))) \(number(Double(scale.height)))") }
        if let anchor = transformAnchor { css.append("transform-origin:\(percent(anchor.x)) \(percent(anchor.y))") }
        if let filter { css.append("filter:\(filter.css)") }
        if let mask { css += mask.outline.declarations + mask.declarations }
        if isHidden { css.append("visibility:hidden") }
        if !allowsHitTesting { css.append("pointer-events:none") }
        if let cell { css += cell.declarations }
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

extension BoxStyle.Filter {
    fileprivate var css: String {
        switch self {
        case .blur(let radius): "blur(\(pixels(radius)))"
        case .brightness(let amount): "brightness(\(number(1 + amount)))"
        case .contrast(let amount): "contrast(\(number(amount)))"
        case .saturation(let amount): "saturate(\(number(amount)))"
        case .grayscale(let amount): "grayscale(\(number(amount)))"
        case .hueRotation(let degrees): "hue-rotate(\(number(degrees))deg)"
        case .inversion: "invert(1)"
        }
    }
}

extension BoxStyle.Rotation3D {
    fileprivate var css: String {
        let distance = perspective > 0 ? "perspective(\(pixels(400 / perspective))) " : ""
        return "\(distance)rotate3d(\(number(x)),\(number(y)),\(number(z)),\(number(degrees))deg)"
    }
}

extension BoxStyle.Mask {
    fileprivate var declarations: [String] {
        ["overflow:clip"] + (paint.map { $0.isImage ? ["mask:\($0.css)"] : [] } ?? [])
    }
}
