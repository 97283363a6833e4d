import TipUI

extension ShapeContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var css = [outline.css, "background:\(fill.css)"]
        if let stroke { css.append("border:\(pixels(stroke.width)) solid \(stroke.paint.css)") }
        return Tag(class: "shape \(outline == .circle ? "circle " : "")\(rules.name(for: css))")
    }
}
