import TipUI

extension Element {
    /// The tag that draws the element, with all its attributes but the id.
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = htmlContent.tag(id: id, rules: &rules)
        if !isPlain { dress(&tag, rules: &rules) }
        describe(&tag)
        answer(&tag)
        return tag
    }

    private func dress(_ tag: inout Tag, rules: inout StyleRules) {
        tag.add(class: style.flexibilityClasses)
        tag.add(class: rules.name(for: style.declarations))
        if let name = style.anchorName { tag.attributes["data-anchor"] = name }
        if let direction = style.layoutDirection {
            tag.attributes["dir"] = direction == .rightToLeft ? "rtl" : "ltr"
        }
        if let language = style.language { tag.attributes["lang"] = language }
    }

    private func describe(_ tag: inout Tag) {
        if let label = accessibility.label { tag.attributes["aria-label"] = label }
        if let hint = accessibility.hint { tag.attributes["title"] = hint }
        if let value = accessibility.value { tag.attributes["aria-description"] = value }
        if accessibility.isHidden {
            // What nobody hears needs no words.
            tag.attributes["aria-label"] = nil
            if tag.attributes["role"] == "img" { tag.attributes["role"] = nil }
            tag.attributes["aria-hidden"] = "true"
        }
        if accessibility.isHeading { tag.attributes.merge(["role": "heading", "aria-level": "2"]) { $1 } }
        if accessibility.isSelected { tag.attributes["aria-current"] = "true" }
        if let identifier = accessibility.identifier { tag.attributes["data-testid"] = identifier }
    }

    private func answer(_ tag: inout Tag) {
        if events.isEmpty { return }
        let kinds = ElementEvent.Kind.allCases.filter { events.contains(EventSet($0)) }
        tag.attributes["data-ev"] = kinds.map(\.rawValue).joined(separator: " ")
        if let seconds = style.longPressDuration, events.contains(.longPress) {
            tag.attributes["data-longpress"] = number(seconds * 1000)
            tag.attributes["aria-keyshortcuts"] = "Shift+Enter"
        }
        if events.contains(.tap) || events.contains(.longPress) { tag.attributes["data-press"] = "" }
    }
}
