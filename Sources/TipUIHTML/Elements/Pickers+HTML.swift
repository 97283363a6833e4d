import TipUI

/// The browser's list beside its label, with a button that submits the choice in browsers without JavaScript.
extension PickerContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "label",
            class: "switch",
            content: .slot(
                slotClass: "label",
                attributes: ["id": "\(id)-label"],
                after: (part(id: id)?.markup ?? "") + Tag.scriptlessSubmission(of: id)
            )
        )
        if hidesLabel { tag.add(class: "unlabeled") }
        return tag
    }

    func part(id: String) -> ElementPart? {
        var tag = Tag("select", class: "select", Tag.submission(of: id), content: .leaf(markup))
        if let rows { tag.attributes["size"] = "\(rows)" }
        if isDisabled { tag.attributes["disabled"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }

    private var markup: String {
        // Without this option, browsers show the first option as chosen if none is.
        var text =
            options.contains(where: \.isSelected) || rows != nil
            ? "" : "<option hidden=\"\" selected=\"\" value=\"\"></option>"
        var section: String?
        for option in options {
            if option.section != section {
                if section != nil { text += "</optgroup>" }
                if let header = option.section { text += "<optgroup label=\"\(escaped(header))\">" }
                section = option.section
            }
            text += "<option value=\"\(escaped(option.value))\"\(option.isSelected ? " selected=\"\"" : "")>"
            text += "\(escaped(option.title))</option>"
        }
        return section == nil ? text : text + "</optgroup>"
    }
}

extension SegmentsContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "segments", ["role": "radiogroup"])
    }
}

// Pages of another server, whose ids have a prefix, contain tips only, and tips contain no fields.
extension Tag {
    /// Returns the attributes of a field whose value the page's form submits in browsers without JavaScript.
    static func submission(of id: String) -> [String: String] { ["form": RootOptions().formID, "name": id] }

    /// Returns the button that submits the value of a field in browsers without JavaScript.
    static func scriptlessSubmission(of id: String) -> String {
        let button = Tag(
            "button",
            class: "button",
            [
                "type": "submit", "form": RootOptions().formID, "name": "set", "value": id,
                "aria-labelledby": "\(id)-label",
            ],
            content: .leaf(Symbol("checkmark").svg)
        )
        return "<noscript>\(button.markup(id: "\(id)-set"))</noscript>"
    }
}
