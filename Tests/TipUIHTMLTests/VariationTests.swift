import Testing
import TipUI

@testable import TipUIConformance

/// Tests that the element variations in the conformance checks for renderers cover all properties.
@Suite struct VariationTests {
    /// The properties that never change during an element's lifetime, and therefore need no variation.
    private static let lasting: [ElementKind: Set<String>] = [.menu: ["content.name.rawValue"]]

    @Test(
        "The variations of each element kind change every changeable property, one property at a time",
        arguments: ElementKind.allCases
    )
    func complete(kind: ElementKind) {
        var known: Set<String> = []
        var varied: Set<String> = []
        for variations in kind.variations {
            let pattern = properties(of: variations.pattern)
            known.formUnion(pattern.keys)
            for other in variations.others {
                #expect(type(of: other.content).kind == kind)
                let found = properties(of: other)
                let changed = Set(pattern.keys).union(found.keys).filter { pattern[$0] != found[$0] }
                #expect(changed.count == 1, "\(changed.sorted()) differ in \(other)")
                varied.formUnion(changed)
            }
        }
        #expect(known.subtracting(varied) == Self.lasting[kind, default: []])
    }

    /// Returns the properties of an element as texts, by the property's name.
    private func properties(of element: Element) -> [String: String] {
        let parts: [(String?, Any)] = [
            ("style", element.style), ("accessibility", element.accessibility), ("events", element.events),
        ]
        let contents = [(Optional("content"), element.content as Any)]
        return (parts + contents).reduce(into: [:]) { found, part in
            found.merge(properties(of: part.1, named: part.0 ?? "")) { $1 }
        }
    }

    /// Returns the properties of a value and of its nested values as texts.
    ///
    /// An array with a single struct is replaced by that struct.
    private func properties(of value: Any, named name: String) -> [String: String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .collection, mirror.children.count == 1, let only = mirror.children.first?.value,
            Mirror(reflecting: only).displayStyle == .struct
        {
            return properties(of: only, named: name)
        }
        guard mirror.displayStyle == .struct else { return [name: "\(value)"] }
        return mirror.children.reduce(into: [:]) { found, child in
            found.merge(properties(of: child.value, named: "\(name).\(child.label ?? "")")) { $1 }
        }
    }
}
