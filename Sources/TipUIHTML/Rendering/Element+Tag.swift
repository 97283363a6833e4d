import TipUI

extension Element {
    /// The tag that draws the element, with all its attributes but the id.
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = plainTag(id: id, rules: &rules)
        tag.add(class: style.fillClasses)
        tag.add(class: rules.name(for: style.declarations))
        if let name = style.anchorName { tag.attributes["data-anchor"] = name }
        if let direction = style.layoutDirection {
            tag.attributes["dir"] = direction == .rightToLeft ? "rtl" : "ltr"
        }
        describe(&tag)
        answer(&tag)
        return tag
    }

    private func plainTag(id: String, rules: inout StyleRules) -> Tag {
        switch kind {
        case .root: Tag("main", class: "root")
        case .text(let content): content.tag(rules: &rules)
        case .image(let content): content.tag(rules: &rules)
        case .button(let content): content.tag(id: id, rules: &rules)
        case .link(let url): Tag("a", class: "link", ["href": url, "target": "_blank", "rel": "noopener"])
        case .stack(let layout): layout.tag(rules: &rules)
        case .overlay(let layout): layout.tag()
        case .box: Tag(class: "box")
        case .spacer(let length):
            Tag(
                class:
                    "spacer \(rules.name(for: length.map { ["min-width:\(pixels($0))", "min-height:\(pixels($0))"] } ?? []))"
            )
        case .divider: Tag(class: "divider", ["role": "separator"])
        case .shape(let content): content.tag(rules: &rules)
        case .list: Tag(class: "list", ["role": "list"])
        case .row(let content): content.tag()
        case .section(let content): content.tag()
        // The keyboard scrolls what can take the focus.
        case .scroll(axis: .horizontal): Tag(class: "scroll across", ["role": "group", "tabindex": "0"])
        case .scroll: Tag(class: "scroll")
        case .page(let content):
            Tag(
                class: content.hasLargeTitle ? "page" : "page inline",
                content: .slot(before: part(id: id)?.markup ?? "", slotClass: "contents")
            )
        case .field(let content): content.tag()
        case .toggle:
            Tag("label", class: "switch", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
        case .progress: Tag(class: "meter", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
        case .callout(let content): content.tag(rules: &rules)
        case .anchor: Tag(class: "anchor")
        case .sheet(let content): content.tag(rules: &rules)
        case .popover(let content): content.tag(rules: &rules)
        }
    }

    private func describe(_ tag: inout Tag) {
        if let label = accessibility.label { tag.attributes["aria-label"] = label }
        if let hint = accessibility.hint { tag.attributes["title"] = hint }
        if let value = accessibility.value { tag.attributes["aria-description"] = value }
        if accessibility.isHidden { tag.attributes["aria-hidden"] = "true" }
        if accessibility.isHeading { tag.attributes.merge(["role": "heading", "aria-level": "2"]) { $1 } }
        if let identifier = accessibility.identifier { tag.attributes["data-testid"] = identifier }
    }

    private func answer(_ tag: inout Tag) {
        let kinds = ElementEvent.Kind.allCases.filter { events.contains(EventSet($0)) }
        guard !kinds.isEmpty else { return }
        tag.attributes["data-ev"] = kinds.map(\.rawValue).joined(separator: " ")
        if let seconds = style.longPressDuration, events.contains(.longPress) {
            tag.attributes["data-longpress"] = number(seconds * 1000)
        }
        if events.contains(.tap) || events.contains(.longPress) { tag.attributes["data-press"] = "" }
    }
}
