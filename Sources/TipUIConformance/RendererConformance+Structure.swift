import OpenTipKit
import OpenTipKitTesting

extension RendererConformance {
    static let structure =
        [
            StackContent(.vertical(.center)), PageContent(title: "t"), ToggleContent(isOn: true), ListContent(),
            OverlayContent(),
        ].map { (host: any ElementContent) in
            Check("Insertions, moves and removals in a \(type(of: host).kind) give the same drawing as a full render") {
                subject in
                func leaf(_ id: UInt64) -> ElementTree { ElementTree(ElementID(id), Element(text("\(id)"))) }
                let tree = ElementTree(
                    ElementID(0),
                    Element(RootContent()),
                    [ElementTree(ElementID(1), Element(host), [leaf(2), leaf(3), leaf(4)])]
                )
                try subject.expect(
                    tree,
                    changedBy: [
                        [
                            .remove(ElementID(3)), .move(ElementID(4), parent: ElementID(1), index: 0),
                            .insert(leaf(5), parent: ElementID(1), index: 1),
                            .insert(leaf(6), parent: ElementID(1), index: 3),
                        ],
                        [.move(ElementID(4), parent: ElementID(1), index: 3), .remove(ElementID(2))],
                    ]
                )
            }
        } + [
            Check("Random updates of random trees give the same drawing as a full render") { subject in
                let seed = UInt64.random(in: .min ... .max)
                var random = RandomTree(seed: seed)
                for _ in 0..<20 {
                    let tree = random.tree()
                    try subject.expect(tree, changedBy: random.batches(changing: tree), "(seed \(seed)) ")
                }
            }
        ]
}

/// Generates random trees of nested elements, and random updates of them.
private struct RandomTree {
    private var generator: SeededGenerator
    private var lastID: UInt64 = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func tree() -> ElementTree {
        lastID = 0
        return ElementTree(ElementID(0), Element(RootContent()), (0..<number(4)).map { _ in branch(depth: 3) })
    }

    mutating func batches(changing tree: ElementTree) throws -> [[Mutation]] {
        var tree = tree
        return try (0..<8).map { _ in
            try (0...number(4)).compactMap { _ in
                guard let mutation = mutation(of: tree) else { return nil }
                try tree.apply(mutation)
                return mutation
            }
        }
    }

    private mutating func mutation(of tree: ElementTree) -> Mutation? {
        let hosts = tree.all.filter { $0.element.isHost }
        guard let host = hosts.randomElement(using: &generator) else { return nil }
        let child = host.children.randomElement(using: &generator)
        switch (number(4), child) {
        case (0, let child?): return .remove(child.id)
        case (1, let child?):
            return .move(child.id, parent: host.id, index: number(host.children.count))
        case (2, let child?): return .update(child.id, changed(child.element))
        default: return .insert(branch(depth: 2), parent: host.id, index: number(host.children.count + 1))
        }
    }

    private mutating func branch(depth: Int) -> ElementTree {
        lastID += 1
        let id = ElementID(lastID)
        guard depth > 0, number(3) > 0 else {
            return ElementTree(id, Element(RendererConformance.text("\(number(100))")))
        }
        let contents: [any ElementContent] = [
            StackContent(.vertical(.center)), BoxContent(), ListContent(), RowContent(), ButtonContent(),
            CalloutContent(), OverlayContent(), ToggleContent(isOn: false), ScrollContent(axis: .vertical),
            LinkContent(url: "https://a.example"),
        ]
        return ElementTree(
            id,
            Element(contents[number(contents.count)]),
            (0..<number(4)).map { _ in branch(depth: depth - 1) }
        )
    }

    private mutating func changed(_ element: Element) -> Element {
        var element = element
        element.style.opacity = Double(number(10)) / 10
        element.events = number(2) == 0 ? [] : .tap
        if element.content is TextContent {
            element.content = RendererConformance.text("\(number(100)) & more", isBold: true)
        }
        return element
    }

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }
}

extension Element {
    fileprivate var isHost: Bool {
        !(content is TextContent)
    }
}
