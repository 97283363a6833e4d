package import OpenTipKit

/// What every renderer must do with trees of elements and their mutations, as checks that a test runs one by one.
///
/// A renderer passes if what it draws of a tree from nothing, and what it draws by way of mutations, are alike.
package enum RendererConformance {
    /// One thing that a renderer must do.
    package struct Check: Sendable, CustomStringConvertible {
        /// What the renderer must do, in a sentence.
        package let description: String
        let body: @MainActor @Sendable (Subject) throws -> Void

        init(_ description: String, _ body: @escaping @MainActor @Sendable (Subject) throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Runs the check.
        ///
        /// - Parameter draw: Draws a tree from nothing.
        /// - Throws: ``ConformanceFailure`` that says what isn't as it must be, or what the renderer throws.
        @MainActor
        package func run(_ draw: @escaping @MainActor (ElementTree) throws -> any DrawnTree) throws {
            try body(Subject(check: description, draw: draw))
        }
    }

    /// All checks.
    package static let checks: [Check] = kinds + texts + structure

    /// The renderer under a check.
    @MainActor
    struct Subject {
        let check: String
        let draw: @MainActor (ElementTree) throws -> any DrawnTree

        /// Draws a tree, changes it, and holds what is drawn against the changed tree drawn afresh.
        func expect(_ old: ElementTree, changedBy batches: [[Mutation]], _ what: String = "") throws {
            var tree = old
            let drawn = try draw(old)
            for batch in batches {
                for mutation in batch { try tree.apply(mutation) }
                try drawn.commit(batch)
                let (found, fresh) = (try drawn.drawing, try draw(tree).drawing)
                guard found != fresh else { continue }
                throw ConformanceFailure(
                    "\(check): after \(batch) \(what)the drawing must be as a fresh one, \(fresh), and is \(found)"
                )
            }
        }

        func expect(_ isSo: Bool, _ what: @autoclosure () throws -> String) throws {
            guard !isSo else { return }
            throw ConformanceFailure("\(check): \(try what())")
        }
    }
}

/// A tree as a renderer has drawn it.
@MainActor
package protocol DrawnTree: AnyObject {
    /// Applies one update.
    func commit(_ mutations: [Mutation]) throws
    /// What is drawn, in a form in which two drawings that look and behave alike are equal.
    var drawing: String { get throws }
    /// The texts that a person can read, in order, each element's in one piece.
    var texts: [String] { get throws }
}

/// What a conformance check found to be wrong.
public struct ConformanceFailure: Error, CustomStringConvertible {
    /// What was checked, what was expected, and what was found.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension RendererConformance {
    static let kinds = ElementKind.allCases.flatMap { kind in
        [
            Check("A change of any one property of a \(kind) is drawn as if it had been so from the start") { subject in
                for variations in kind.variations {
                    for other in variations.others {
                        for (old, new) in [(variations.pattern, other), (other, variations.pattern)] {
                            let drawn = tree(of: old)
                            let id = drawn.children.first?.id ?? drawn.id
                            try subject.expect(drawn, changedBy: [[.update(id, new)]])
                        }
                    }
                }
            },
            Check("Whatever differs in a \(kind) is seen") { subject in
                for variations in kind.variations {
                    let pattern = try subject.draw(tree(of: variations.pattern)).drawing
                    for other in variations.others {
                        let drawing = try subject.draw(tree(of: other)).drawing
                        try subject.expect(drawing != pattern, "\(other) and \(variations.pattern) are drawn alike")
                    }
                }
            },
        ]
    }

    static func text(_ string: String, isBold: Bool = false) -> TextContent {
        TextContent(runs: [TextRun(.string(string), style: TextStyle(weight: isBold ? .bold : nil))])
    }

    /// The element below a root, unless it is one.
    private static func tree(of element: Element) -> ElementTree {
        guard !(element.content is RootContent) else { return ElementTree(ElementID(0), element) }
        return ElementTree(ElementID(0), Element(RootContent()), [ElementTree(ElementID(1), element)])
    }
}
