package import OpenTipKit

extension ElementTree {
    /// The tree and all that is below it, in the order of the page.
    package var all: [ElementTree] { [self] + children.flatMap(\.all) }

    /// The texts of the tree, in order, each element's in one piece.
    package var texts: [String] {
        all.compactMap { tree in
            guard let content = tree.element.content as? TextContent else { return nil }
            return content.runs.map { run in
                if case .string(let text) = run.content { text } else { "" }
            }.joined()
        }
    }
}
