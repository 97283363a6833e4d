import Foundation
package import TipContent

extension TextStyle {
    package var declarations: [String] {
        var css: [String] = []
        switch size {
        case .style(let name):
            css.append("font-size:var(--\(name))")
            css.append("line-height:1.3")
            if name == .headline, weight == nil { css.append("font-weight:600") }
        case .points(let points): css.append("font-size:\(rems(points))")
        case nil: break
        }
        if let weight { css.append("font-weight:\(weight.value)") }
        switch design {
        case .serif: css.append("font-family:ui-serif,Georgia,serif")
        case .rounded: css.append("font-family:ui-rounded,var(--sans)")
        case .monospaced: css.append("font-family:ui-monospace,monospace")
        case .default, nil: break
        }
        if let stretch = width?.stretch { css.append("font-stretch:\(stretch)") }
        if isItalic { css.append("font-style:italic") }
        switch (isUnderlined, isStruckThrough) {
        case (true, true): css.append("text-decoration-line:underline line-through")
        case (true, false): css.append("text-decoration-line:underline")
        case (false, true): css.append("text-decoration-line:line-through")
        case (false, false): break
        }
        if isMonospacedDigit { css.append("font-variant-numeric:tabular-nums") }
        switch (smallCapitals.contains(.lowercase), smallCapitals.contains(.uppercase)) {
        case (true, true): css.append("font-variant-caps:all-small-caps")
        case (true, false): css.append("font-variant-caps:small-caps")
        // Use a font feature, because CSS has no keyword for small capitals from uppercase letters only.
        case (false, true): css.append("font-feature-settings:\"c2sc\"")
        case (false, false): break
        }
        if let textCase { css.append("text-transform:\(textCase == .uppercase ? "uppercase" : "lowercase")") }
        if scale?.isSecondary == true { css.append("font-size:0.8em") }
        if let letterSpacing { css.append("letter-spacing:\(rems(letterSpacing))") }
        if let baselineOffset { css.append("vertical-align:\(rems(baselineOffset))") }
        if let paint {
            if paint.isGradient {
                css += ["background:\(paint.css)", "background-clip:text", "color:transparent"]
            } else {
                css.append("color:\(paint.css)")
            }
        }
        return css
    }
}

extension Font.Width {
    /// The nearest CSS font stretch; `nil` for the normal width.
    fileprivate var stretch: String? {
        switch value {
        case ..<(-0.375): "62.5%"
        case ..<(-0.125): "75%"
        case 0.125...: "125%"
        default: nil
        }
    }
}
