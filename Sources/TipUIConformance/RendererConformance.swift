package import OpenTipKit
import OpenTipKitTesting

/// The requirements for a renderer of element trees and mutations, as checks that a test runs one by one.
///
/// A renderer passes a check if applying mutations gives the same drawing as rendering the changed tree from scratch.
package enum RendererConformance {
    /// One requirement for a renderer.
    package struct Check: Sendable, CustomStringConvertible {
        /// The requirement, as a sentence.
        package let description: String
        let body: @MainActor @Sendable (Subject) throws -> Void

        init(_ description: String, _ body: @escaping @MainActor @Sendable (Subject) throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Runs the check.
        ///
        /// - Parameter draw: Renders a tree from scratch.
        /// - Throws: ``ConformanceFailure`` that describes the violation, or the error that the renderer throws.
        @MainActor
        package func run(_ draw: @escaping @MainActor (ElementTree) throws -> any DrawnTree) throws {
            try body(Subject(check: description, draw: draw))
        }
    }

    /// All checks.
    package static let checks: [Check] = kinds + texts + structure

    /// The renderer being checked.
    @MainActor
    struct Subject {
        let check: String
        let draw: @MainActor (ElementTree) throws -> any DrawnTree

        /// Renders a tree, applies mutations, and compares the drawing with a full render of the changed tree.
        func expect(_ old: ElementTree, changedBy batches: [[Mutation]], _ what: String = "") throws {
            var tree = old
            let drawn = try draw(old)
            for batch in batches {
                for mutation in batch { try tree.apply(mutation) }
                try drawn.commit(batch)
                let (found, fresh) = (try drawn.drawing, try draw(tree).drawing)
                guard found != fresh else { continue }
                throw ConformanceFailure(
                    "\(check): after \(batch) \(what)expected a full render's drawing, \(fresh), but found \(found)"
                )
            }
        }

        func expect(_ isSo: Bool, _ what: @autoclosure () throws -> String) throws {
            guard !isSo else { return }
            throw ConformanceFailure("\(check): \(try what())")
        }
    }
}

/// A tree drawn by a renderer.
@MainActor
package protocol DrawnTree: AnyObject {
    /// Applies the mutations of one update.
    func commit(_ mutations: [Mutation]) throws
    /// A description of the drawing, which is equal for drawings that look and behave the same.
    var drawing: String { get throws }
    /// The readable text of each text element, in order.
    var texts: [String] { get throws }
}

extension RendererConformance {
    static let kinds = ElementKind.allCases.flatMap { kind in
        [
            Check("Updating a property of a \(kind) gives the same drawing as a full render") { subject in
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
            Check("Each property of a \(kind) affects the drawing") { subject in
                for variations in kind.variations {
                    let pattern = try subject.draw(tree(of: variations.pattern)).drawing
                    for other in variations.others {
                        let drawing = try subject.draw(tree(of: other)).drawing
                        try subject.expect(drawing != pattern, "\(other) and \(variations.pattern) look the same")
                    }
                }
            },
        ]
    }

    static func text(_ string: String, isBold: Bool = false) -> TextContent {
        TextContent(runs: [TextRun(.string(string), style: TextStyle(weight: isBold ? .bold : nil))])
    }

    /// Returns the element as the child of a root element, or alone if it is a root element.
    private static func tree(of element: Element) -> ElementTree {
        guard !(element.content is RootContent) else { return ElementTree(ElementID(0), element) }
        return ElementTree(ElementID(0), Element(RootContent()), [ElementTree(ElementID(1), element)])
    }
}
