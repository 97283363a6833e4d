import TipHTML
import TipUI

/// The browser's list beside its label, with a button that submits the choice in browsers without JavaScript.
extension PickerContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag.label(class: "switch", of: self, id: id, in: rules.root)
        if hidesLabel { tag.add(class: "unlabeled") }
        return tag
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        var tag = Tag("select", class: "select", Tag.submission(of: id, in: root), content: .leaf(markup))
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
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "segments", ["role": "radiogroup"])
    }
}

extension Tag {
    /// Returns a label around a field, with the button that submits the field's value in browsers without JavaScript.
    fileprivate static func label(
        class className: String,
        of field: some HTMLContent,
        id: String,
        in root: RootOptions
    ) -> Tag {
        Tag(
            "label",
            class: className,
            content: .slot(
                slotClass: "label",
                attributes: ["id": "\(id)-label"],
                after: (field.part(id: id, root: root)?.markup ?? "") + scriptlessSubmission(of: id, in: root)
            )
        )
    }

    /// Returns the attributes of a field whose value the page's form submits in browsers without JavaScript.
    static func submission(of id: String, in root: RootOptions) -> [String: String] {
        ["form": root.formID, "name": id]
    }

    /// Returns the button that submits the value of a field in browsers without JavaScript.
    fileprivate static func scriptlessSubmission(of id: String, in root: RootOptions) -> String {
        let button = Tag(
            "button",
            class: "button",
            [
                "type": "submit", "form": root.formID, "name": "set", "value": id,
                "aria-labelledby": "\(id)-label",
            ],
            content: .leaf(Symbol("checkmark").svg)
        )
        return "<noscript>\(button.markup(id: "\(id)-set"))</noscript>"
    }
}

extension DateFieldContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag.label(class: "switch", of: self, id: id, in: rules.root)
        if hidesLabel { tag.add(class: "unlabeled") }
        return tag
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        var tag = Tag("input", class: "select", Tag.submission(of: id, in: root), content: .void)
        tag.attributes.merge(["type": format.inputType, "value": text, "required": "required"]) { $1 }
        // Years of fewer digits are those that a person hasn't typed completely.
        tag.attributes["min"] =
            earliest ?? (format == .time ? nil : text.count > 10 ? "1000-01-01T00:00" : "1000-01-01")
        tag.attributes["max"] = latest ?? (format == .time ? nil : text.count > 10 ? "9999-12-31T23:59" : "9999-12-31")
        if isDisabled { tag.attributes["disabled"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }
}

extension DateFieldContent.Format {
    fileprivate var inputType: String {
        switch self {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "datetime-local"
        }
    }
}

extension SliderContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag.label(class: "slider", of: self, id: id, in: rules.root)
        tag.add(tint, rules: &rules)
        return tag
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        var tag = Tag("input", class: "range", Tag.submission(of: id, in: root), content: .void)
        tag.attributes.merge(
            [
                "type": "range", "min": "\(lower)", "max": "\(upper)", "step": step.map { "\($0)" } ?? "any",
                "value": "\(value)",
            ]
        ) { $1 }
        if isDisabled { tag.attributes["disabled"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }
}

extension StepperContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "switch", ["role": "group"])
    }
}
