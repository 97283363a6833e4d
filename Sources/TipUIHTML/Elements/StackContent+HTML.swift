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
