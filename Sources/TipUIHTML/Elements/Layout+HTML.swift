import TipHTML
import TipUI

extension StackContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: axis == .horizontal ? "stack h x-" : "stack v x-")
        switch layout {
        case .horizontal(let alignment): tag.classes += alignment.position.rawValue
        case .vertical(let alignment): tag.classes += alignment.position.rawValue
        }
        if let spacing { tag.add(class: rules.name(for: ["gap:\(pixels(spacing))"])) }
        return tag
    }
}

extension AnchorContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        // On touch screens, a long press opens the menu, so tell the client script that the anchor handles long
        // presses.
        hasContextMenu ? Tag(class: "anchor context", ["data-ev": "longPress"]) : Tag(class: "anchor")
    }
}

extension BoxContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "box")
    }
}

extension AspectContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            class: "aspect\(isFilling ? " filling" : "") \(rules.name(for: ["--ratio:\(number(ratio))"]))",
            content: .slot(slotClass: "area")
        )
    }
}

extension DividerContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "divider", ["role": "separator"])
    }
}

extension OverlayContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "overlay at-\(alignment.horizontal.position) by-\(alignment.vertical.css)")
        if sizingChild != nil { tag.add(class: isBehind ? "sized behind" : "sized") }
        return tag
    }
}

extension PageContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            class:
                "page\(hasLargeTitle ? "" : " inline")\(hasBottomBar ? " barred" : "")\(isBarHidden ? " unbarred" : "")",
            // The bar shows the title when the large title is scrolled away.
            hasLargeTitle && !title.isEmpty && !isBarHidden ? ["data-bar": title] : [:],
            content: .slot(before: part(id: id, root: rules.root)?.markup ?? "", slotClass: "contents")
        )
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        ElementPart(id: "\(id)-title", tag: Tag("h1", class: "title", content: .leaf(escaped(title))))
    }
}

extension RootContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("main", class: "root")
        if let colorScheme { tag.add(class: colorScheme == .dark ? "dark" : "light") }
        return tag
    }
}

extension ScrollContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        // Make a horizontal scroll view focusable, so that it can be scrolled with the keyboard.
        var tag =
            axis == .horizontal
            ? Tag(class: "scroll across", ["role": "group", "tabindex": "0"]) : Tag(class: "scroll")
        if hidesIndicators { tag.add(class: rules.name(for: ["scrollbar-width:none"])) }
        return tag
    }
}

extension SpacerContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        let css = minLength.map { ["--length:\(pixels($0))"] } ?? []
        return Tag(class: "spacer \(rules.name(for: css))")
    }
}

extension GeometryContent: HTMLContent {
    var stylePart: StylePart? { .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag { Tag(class: "geometry") }
}

extension FitsContent: HTMLContent {
    var stylePart: StylePart? { .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag { Tag(class: "fits") }
}

extension LoaderContent: HTMLContent {
    var stylePart: StylePart? { .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("img", class: "loader", ["src": url, "alt": ""], content: .void)
    }
}
