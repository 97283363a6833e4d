import TipUI

extension ButtonContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "button",
            class: "button look-\(look)",
            ["type": "submit", "form": rules.root.formID, "name": "tap", "value": id]
        )
        if isDisabled { tag.attributes["disabled"] = "" }
        if role == .destructive { tag.add(class: "destructive") }
        if let tint { tag.add(class: rules.name(for: ["--tint:\(tint.css)"])) }
        return tag
    }
}
