import TipUI

extension TextStyle {
    var declarations: [String] {
        var css: [String] = []
        switch size {
        case .named(let name):
            css.append("font-size:var(--\(name.rawValue))")
            css.append("line-height:1.3")
            if name == .headline, weight == nil { css.append("font-weight:600") }
        case .points(let points): css.append("font-size:\(rems(points))")
        case nil: break
        }
        if let weight { css.append("font-weight:\(weight.rawValue)") }
        switch design {
        case .serif: css.append("font-family:ui-serif,Georgia,serif")
        case .rounded: css.append("font-family:ui-rounded,var(--sans)")
        case .monospaced: css.append("font-family:ui-monospace,monospace")
        case .standard, nil: break
        }
        switch width {
        case .compressed: css.append("font-stretch:62.5%")
        case .condensed: css.append("font-stretch:75%")
        case .expanded: css.append("font-stretch:125%")
        case .standard, nil: break
        }
        if isItalic { css.append("font-style:italic") }
        let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil].compactMap { $0 }
        if !lines.isEmpty { css.append("text-decoration-line:\(lines.joined(separator: " "))") }
        if isMonospacedDigit { css.append("font-variant-numeric:tabular-nums") }
        if let textCase { css.append("text-transform:\(textCase == .uppercase ? "uppercase" : "lowercase")") }
        if scale == .secondary { css.append("font-size:0.8em") }
        if let paint {
            if paint.isImage {
                css += ["background:\(paint.css)", "background-clip:text", "color:transparent"]
            } else {
                css.append("color:\(paint.css)")
            }
        }
        return css
    }
}
