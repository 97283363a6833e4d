import TipUI

extension RootContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("main", class: "root")
    }
}
