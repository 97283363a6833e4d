import TipUI

extension OverlayContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "overlay at-\(alignment.horizontal.position) by-\(alignment.vertical.css)")
        if sizedBy != nil { tag.add(class: isBehind ? "sized behind" : "sized") }
        return tag
    }
}
