import TipUI

/// A dialog as large as the window, which dims it, with the card in it.
extension SheetContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "dialog",
            class: isCover ? "cover whole" : "cover",
            [
                "role": "dialog", "aria-modal": "true",
                "aria-label": title.isEmpty ? SystemWord.sheet.text(in: nil) : title,
            ],
            content: .slot(slotClass: "sheet")
        )
        if !isDismissible { tag.attributes["closedby"] = "none" }
        if !showsHandle { tag.add(class: "bare") }
        tag.add(class: rules.name(for: declarations))
        return tag
    }

    private var declarations: [String] {
        var css: [String] = []
        switch height?.height {
        case .fraction(let fraction): css.append("--detent:\(percent(Double(fraction)))")
        case .points(let points): css.append("--detent:\(pixels(Double(points)))")
        case nil: break
        }
        if let background { css.append("--sheet:\(background.css)") }
        return css
    }
}
