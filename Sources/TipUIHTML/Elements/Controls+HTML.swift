import TipHTML
import TipUI

extension ButtonContent: HTMLContent {
    var stylePart: StylePart? {
        switch look {
        case .choice: .controls
        case .menuItem, .contextMenu: .menus
        case .sheetHandle, .dialog: .sheets
        case .tab: .tabs
        default: share == nil ? nil : .controls
        }
    }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("button", class: "button look-\(look)")
        if let share {
            tag.name = "a"
            tag.attributes = [
                "href": share.address, "target": "_blank", "rel": "noopener", "data-copied": share.confirmation,
            ]
            tag.attributes["data-title"] = share.title
            tag.attributes["data-text"] = share.text
            tag.attributes["data-url"] = share.url
            if isDisabled { tag.attributes = ["aria-disabled": "true", "role": "link"] }
        } else if let menu {
            tag.attributes.merge(
                ["type": "button", "popovertarget": menu.menuID(in: rules.root), "aria-haspopup": "menu"]
            ) { $1 }
        } else {
            tag.attributes.merge(
                ["type": "submit", "form": rules.root.formID, "name": "tap", "value": id]
            ) { $1 }
        }
        if look == .menuItem { tag.becomeMenuItem() }
        if let isOn {
            if look == .menuItem {
                tag.attributes.merge(["role": "menuitemcheckbox", "aria-checked": "\(isOn)"]) { $1 }
            } else {
                tag.attributes["aria-pressed"] = "\(isOn)"
            }
        }
        if let isSelectedTab {
            tag.attributes.merge(["role": "tab", "aria-selected": "\(isSelectedTab)"]) { $1 }
        }
        if link != nil { tag.add(class: "leads-on") }
        if let shortcut {
            tag.attributes.merge(["data-keys": shortcut.keys, "aria-keyshortcuts": shortcut.description]) { $1 }
        }
        if isDisabled, share == nil { tag.attributes["disabled"] = "" }
        if role == .destructive { tag.add(class: "destructive") }
        if look == .borderedProminent, let tint {
            tag.add(class: rules.name(for: tint.prominentTint))
        } else if look != .menuItem {
            tag.add(tint, rules: &rules)
        }
        if look == .bordered || look == .borderedProminent {
            tag.add(class: rules.name(for: size.declarations + shape.declarations))
        }
        return tag
    }
}

extension PaintStyle {
    /// The declarations for a button filled with this tint, and for the color of the words on it.
    ///
    /// The palette's colors are dark enough for white words; yellow and orange would be brown then, so they stay as they
    /// are, with dark words. So do colors of the app's own that are light.
    fileprivate var prominentTint: [String] {
        switch self {
        case .system(.yellow), .system(.orange): ["--tint:\(area)", "--on-tint:#221800"]
        case .rgba, .adaptive: ["--tint:\(css)", "--on-tint:oklch(from \(css) calc((0.7 - l) * 999) 0 0)"]
        default: ["--tint:\(css)"]
        }
    }
}

extension ControlSize {
    fileprivate var declarations: [String] {
        switch self {
        case .mini: ["min-height:28px", "--button-inset:2px 10px", "font-size:var(--footnote)"]
        case .small: ["min-height:32px", "--button-inset:4px 12px", "font-size:var(--subheadline)"]
        case .regular: []
        case .large: ["min-height:50px", "--button-inset:8px 20px"]
        case .extraLarge: ["min-height:58px", "--button-inset:8px 24px"]
        }
    }
}

extension ButtonBorderShape {
    fileprivate var declarations: [String] {
        switch kind {
        case .automatic: []
        case .capsule: ["--button-corner:999px"]
        case .circle: ["--button-corner:50%", "--button-inset:6px", "aspect-ratio:1"]
        case .roundedRectangle(let radius): ["--button-corner:\(pixels(radius))"]
        }
    }
}

extension LinkContent: HTMLContent {
    var stylePart: StylePart? { isMenuItem ? .menus : nil }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("a", class: "link", ["href": url, "target": "_blank", "rel": "noopener"])
        if isMenuItem {
            tag.classes = "button look-menuItem"
            tag.becomeMenuItem()
        } else {
            tag.add(tint, rules: &rules)
        }
        return tag
    }
}

extension ToggleContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        let input = part(id: id, root: rules.root)?.markup ?? ""
        let button = scriptlessButton(id: id, form: rules.root.formID).markup(id: "\(id)-button")
        var tag = Tag(
            "label",
            class: look == .switch ? "switch" : "\(look)",
            content: .slot(
                slotClass: "label",
                attributes: ["id": "\(id)-label"],
                after: "\(input)<noscript>\(button)</noscript>"
            )
        )
        if hidesLabel { tag.add(class: "unlabeled") }
        if let tint { tag.add(class: rules.name(for: ["--tint:\(look == .switch ? tint.area : tint.css)"])) }
        return tag
    }

    /// Returns the button that replaces the toggle's input in browsers without JavaScript, and submits the page's form.
    private func scriptlessButton(id: String, form: String) -> Tag {
        var tag = Tag(
            "button",
            class: "toggle",
            [
                "type": "submit", "form": form, "name": isOn ? "off" : "on", "value": id, "role": role,
                "aria-checked": "\(isOn)", "aria-labelledby": "\(id)-label",
            ]
        )
        if isDisabled || look == .segment && isOn { tag.attributes["disabled"] = "" }
        return tag
    }

    private var role: String {
        switch look {
        case .switch: "switch"
        case .checkbox: "checkbox"
        case .segment: "radio"
        }
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        var tag = Tag("input", class: "toggle", ["type": "checkbox"], content: .void)
        switch look {
        case .switch: tag.attributes["role"] = "switch"
        case .checkbox: break
        case .segment: tag.attributes.merge(["type": "radio", "name": group.map { "g\($0.rawValue)" } ?? id]) { $1 }
        }
        if isOn { tag.attributes["checked"] = "" }
        if isDisabled { tag.attributes["disabled"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }
}

extension Tag {
    mutating func add(_ tint: PaintStyle?, rules: inout StyleRules) {
        if let tint { add(class: rules.name(for: ["--tint:\(tint.css)"])) }
    }
}

extension ProgressContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            class: "meter",
            content: .slot(slotClass: "label", after: part(id: id, root: rules.root)?.markup ?? "")
        )
        if isCircular, isLarge { tag.add(class: rules.name(for: ["--spinner:36px"])) }
        // A circle without a tint is gray.
        if isCircular, let tint { tag.add(class: rules.name(for: ["--spin:\(tint.css)"])) }
        if !isCircular { tag.add(tint, rules: &rules) }
        return tag
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        var tag = Tag("progress", class: isCircular ? "spinner" : "progress", content: .leaf(""))
        if let fraction { tag.attributes = ["value": number(fraction), "max": "1"] }
        return ElementPart(id: "\(id)-bar", tag: tag)
    }
}
