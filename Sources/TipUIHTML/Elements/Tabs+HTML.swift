import TipHTML
import TipUI

extension TabsContent: HTMLContent {
    var stylePart: StylePart? { .tabs }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: isPaged ? "tabs paged" : "tabs")
    }
}

extension TabBarContent: HTMLContent {
    var stylePart: StylePart? { .tabs }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: isDots ? "tab-bar dots" : "tab-bar", ["role": "tablist"])
    }
}

extension TabPanelContent: HTMLContent {
    var stylePart: StylePart? { .tabs }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "panel", ["role": "tabpanel"])
        if !label.isEmpty { tag.attributes["aria-label"] = label }
        if isPage {
            if isSelected { tag.attributes["data-current"] = "true" }
        } else if !isSelected {
            tag.attributes["hidden"] = "hidden"
        }
        return tag
    }
}

extension BadgeContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("span", class: "badge", content: .leaf(escaped(text)))
    }
}
