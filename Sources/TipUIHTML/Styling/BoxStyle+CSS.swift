import Foundation
import TipHTML
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
        css += size
        if let alignment {
            css.append("justify-items:\(alignment.horizontal.position)")
            css.append("align-items:\(alignment.vertical.css)")
        }
        if let background {
            css += ["--paint:\(background.area)", "background:var(--paint)"] + background.backdrop + background.behind
        }
        if let clip { css += clip.declarations + ["overflow:clip"] }
        if let border { css.append("box-shadow:inset 0 0 0 \(pixels(border.width)) \(border.paint.singleColor.area)") }
        if let opacity { css.append("opacity:\(number(opacity))") }
        if let shadow {
            css.append(
                "filter:drop-shadow(\(pixels(shadow.x)) \(pixels(shadow.y)) \(pixels(shadow.radius)) \(shadow.paint.area))"
            )
        }
        if let offset { css.append("translate:\(pixels(Double(offset.width))) \(pixels(Double(offset.height)))") }
        if let rotation { css.append("rotate:\(number(rotation))deg") }
        if let rotation3D { css.append("transform:\(rotation3D.css)") }
        if let scale { css.append("scale:\(number(Double(scale.width))) \(number(Double(scale.height)))") }
        if let anchor = transformAnchor { css.append("transform-origin:\(percent(anchor.x)) \(percent(anchor.y))") }
        if let filter { css.append("filter:\(filter.css)") }
        if let mask { css += mask.outline.declarations + mask.declarations }
        if let symbolEffect { css.append("--effect:\(symbolEffect.animation)") }
        if isHidden { css.append("visibility:hidden") }
        if !allowsHitTesting { css += ["pointer-events:none", "--hit:none"] }
        // The content is in the middle of a track whose middle is the point.
        if let position {
            css.append("grid-template:\(pixels(Double(2 * position.y)))/\(pixels(Double(2 * position.x)))")
        }
        if let cell { css += cell.declarations }
        if let zIndex { css.append("z-index:\(number(zIndex))") }
        return css
    }

    /// The declarations for the frame, and for the size that it proposes to its content.
    private var size: [String] {
        var css: [String] = []
        if let width { css += ["width:\(pixels(width))", "max-width:none", "flex-shrink:0"] }
        if let height { css += ["height:\(pixels(height))", "flex-shrink:0"] }
        if let minWidth { css.append("min-width:min(\(pixels(minWidth)),100%)") }
        if let minHeight { css.append("min-height:\(pixels(minHeight))") }
        // Set `width` to the maximum width, so that a parent that is as wide as its content has the same width.
        if let maxWidth, maxWidth != .infinity, width == nil {
            css += ["width:\(pixels(maxWidth))", "max-width:100%"]
        }
        if let maxHeight, maxHeight != .infinity {
            css += ["--limit:\(pixels(maxHeight))", "max-height:\(pixels(maxHeight))"]
        }
        if width == nil, maxWidth == nil, let height = height ?? maxHeight, height != .infinity {
            css += ["--tall:\(pixels(height))", "--wide:auto"]
        }
        if fixedAxes.contains(.horizontal) { css += ["width:max-content", "max-width:none", "flex-shrink:0"] }
        if fixedAxes.contains(.vertical) { css += ["height:max-content", "flex-shrink:0"] }
        if let idealWidth { css.append("--ideal-width:\(pixels(idealWidth))") }
        if let idealHeight { css.append("--ideal-height:\(pixels(idealHeight))") }
        // Higher priorities get practically all the space before lower ones.
        if let layoutPriority {
            let share = layoutPriority < 0 ? 100 : pow(10_000, 1 + min(2, layoutPriority))
            css.append("--tipui-share:\(number(share))")
        }
        return css
    }

    /// The classes that say how the element is laid out.
    var layoutClasses: String {
        var names: [String] = []
        if flexibleAxes.contains(.horizontal) { names.append("fw") }
        if flexibleAxes.contains(.vertical) { names.append("fh") }
        if flexibleAxes.contains(.fitted) { names.append("fit") }
        if flexibleAxes.contains(.bounded) { names.append("bound") }
        if width != nil || fixedAxes.contains(.horizontal) || maxWidth.map({ $0 != .infinity }) ?? false {
            names.append("fixed")
        }
        if height != nil || maxHeight.map({ $0 != .infinity }) ?? false { names.append("framed") }
        if fixedAxes.contains(.horizontal) { names.append("own-width") }
        if fixedAxes.contains(.vertical) { names.append("own-height") }
        if idealWidth != nil || idealHeight != nil { names.append("ideal") }
        if let layoutPriority, layoutPriority > 0 { names.append("prior") }
        if background != nil { names.append("painted") }
        if ignoresSafeArea || flexibleAxes.contains(.toEdges) { names.append("edges") }
        return names.joined(separator: " ")
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
        ["overflow:clip"] + (paint.map { $0.isGradient ? ["mask:\($0.css)"] : [] } ?? [])
    }
}
