/// Pairs the delimiters of a text, innermost first.
enum MarkdownEmphasis {
    /// Marks what stands between the pairs from a node on; delimiters left over are text from then on.
    static func resolve(_ nodes: inout [MarkdownNode], from start: Int) {
        var stack: [Int] = []
        for index in nodes.indices where index >= start {
            guard case .delimiter(let character, _) = nodes[index].content else { continue }
            if nodes[index].canClose {
                close(index, character, &nodes, &stack)
            }
            if nodes[index].canOpen, nodes[index].remaining > 0 {
                stack.append(index)
            }
        }
        for index in nodes.indices where index >= start {
            nodes[index].close()
        }
    }

    private static func close(
        _ closer: Int,
        _ character: Character,
        _ nodes: inout [MarkdownNode],
        _ stack: inout [Int]
    ) {
        while nodes[closer].remaining > 0 {
            guard
                let place = stack.lastIndex(where: { matches(nodes[$0], nodes[closer], character) })
            else { return }
            let opener = stack[place]
            // What was opened within a pair can't be closed beyond it.
            stack.removeSubrange((place + 1)...)
            let isTilde = character == "~"
            let count = isTilde || min(nodes[opener].remaining, nodes[closer].remaining) >= 2 ? 2 : 1
            let trait: Markdown.Traits = isTilde ? .strikethrough : count == 2 ? .strong : .emphasis
            for index in (opener + 1)..<closer {
                nodes[index].traits.insert(trait)
            }
            nodes[opener].take(isTilde ? nodes[opener].remaining : count)
            nodes[closer].take(isTilde ? nodes[closer].remaining : count)
            if nodes[opener].remaining == 0 {
                stack.remove(at: place)
            }
        }
    }

    private static func matches(_ opener: MarkdownNode, _ closer: MarkdownNode, _ character: Character) -> Bool {
        guard case .delimiter(character, _) = opener.content else { return false }
        if character == "~" {
            return opener.remaining == closer.remaining && opener.remaining <= 2
        }
        guard opener.canClose || closer.canOpen else { return true }
        let sum = opener.originalCount + closer.originalCount
        return !sum.isMultiple(of: 3)
            || (opener.originalCount.isMultiple(of: 3) && closer.originalCount.isMultiple(of: 3))
    }
}
