import TipUI

extension Tag {
    /// Gives a card a background and corners of its own; a background of its own has no line around it.
    mutating func paintCard(_ background: PaintStyle?, _ cornerRadius: Double?, rules: inout StyleRules) {
        var css: [String] = []
        if let background {
            css += ["--card:\(background.css)", "--edge:transparent"] + background.cutout
            add(class: "own")
        }
        if let cornerRadius { css.append("--radius:\(pixels(cornerRadius))") }
        add(class: rules.name(for: css))
    }
}
