import TipUI

extension StackContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag =
            switch layout {
            case .horizontal(let alignment): Tag(class: "stack h x-\(alignment.position)")
            case .vertical(let alignment): Tag(class: "stack v x-\(alignment.position)")
            }
        if let spacing { tag.add(class: rules.name(for: ["gap:\(pixels(spacing))"])) }
        return tag
    }
}
