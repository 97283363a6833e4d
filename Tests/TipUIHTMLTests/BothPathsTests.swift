import Foundation
import FoundationXML
import Testing
import TipUI
import TipUIConformance

@testable import TipUIHTML

/// Tests that applying patches to an old page gives the same HTML as rendering the new page from scratch.
@Suite struct BothPathsTests {
    @Test(
        "The HTML renderer passes each check of the conformance suite for renderers",
        arguments: RendererConformance.checks
    )
    func conforms(_ check: RendererConformance.Check) async throws {
        try await check.run { try Document($0) }
    }
}

/// A minimal model of the document that the client script maintains.
private final class Document: DrawnTree {
    private let renderer = HTMLRenderer()
    private let document: XMLDocument
    private var parts: Set<StylePart> = []
    /// The CSS declarations of each generated class, by the class's name.
    private var declarations: [String: String] = [:]

    init(_ tree: ElementTree) throws {
        let page = renderer.repaint(tree)
        document = try XMLDocument(xmlString: Self.wellFormed(page.html))
        add(page.rules)
    }

    var drawing: String { describe(document.rootElement()) }

    var texts: [String] {
        func texts(_ element: XMLElement) -> [String] {
            let classes = element.attribute(forName: "class")?.stringValue?.split(separator: " ") ?? []
            if classes.contains("tipui-text") { return [element.stringValue ?? ""] }
            return (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap(texts)
        }
        return document.rootElement().map(texts) ?? []
    }

    func commit(_ mutations: [Mutation]) throws {
        for patch in renderer.patches(for: mutations, parts: &parts) { try apply(patch) }
    }

    private func apply(_ patch: Patch) throws {
        switch patch {
        case .style(let rules): add(rules)
        case .address: break
        case .insert(let parent, let index, let html):
            let fresh = try XMLElement(xmlString: Self.wellFormed(html))
            try insert(fresh, into: parent, at: index)
        case .move(let id, let parent, let index):
            guard let tag = tag(id) else { return }
            tag.detach()
            try insert(tag, into: parent, at: index)
        case .remove(let id): tag(id)?.detach()
        case .update(let id, let attributes, let inner):
            guard let tag = tag(id) else { return }
            tag.setAttributesWith(attributes.merging(["id": id]) { old, _ in old })
            guard let inner else { return }
            let fresh = try XMLElement(xmlString: "<x>\(Self.wellFormed(inner))</x>")
            tag.setChildren(
                fresh.children?.map {
                    $0.detach(); return $0
                } ?? []
            )
        case .animate, .scroll, .copy: break
        }
    }

    private func add(_ rules: [String]) {
        for rule in rules {
            guard let match = rule.wholeMatch(of: /\.tipui \.([^{]+)\{(.*)\}/) else { continue }
            declarations[String(match.output.1)] = String(match.output.2)
        }
    }

    private func insert(_ tag: XMLElement, into parent: String, at index: Int) throws {
        let host = try #require(slot(parent), "\(parent) isn't there")
        try #require(index <= host.childCount, "\(index) of \(host.childCount) in \(host.xmlString)")
        // Append instead of inserting at the end, since Foundation can't insert into an element without children.
        if index == host.childCount { host.addChild(tag) } else { host.insertChild(tag, at: index) }
    }

    private func tag(_ id: String) -> XMLElement? {
        func find(_ element: XMLElement) -> XMLElement? {
            if element.attribute(forName: "id")?.stringValue == id { return element }
            return element.children?.lazy.compactMap { ($0 as? XMLElement).flatMap(find) }.first
        }
        return document.rootElement().flatMap(find)
    }

    private func slot(_ id: String) -> XMLElement? {
        tag(id).map { tag in
            tag.children?.lazy.compactMap { $0 as? XMLElement }.first {
                $0.attribute(forName: "data-slot")?.stringValue == id
            } ?? tag
        }
    }

    /// Returns well-formed XML by adding values to boolean attributes and closing void elements.
    private static func wellFormed(_ html: String) -> String {
        // Remove noscript elements, which a browser that runs scripts ignores.
        html.replacing(/<noscript>.*?<\/noscript>/, with: "")
            .replacing(/(<textarea[^>]*>)\n/) { $0.output.1 }
            .replacing(/<(input|img|br)([^>]*)>/) { "<\($0.output.1)\($0.output.2)/>" }
            .replacing(#/ (alt|autofocus|checked|disabled|data-press|data-modal)(?=[ />])/#) {
                " \($0.output.1)=\"\""
            }
    }

    /// Returns the markup with each class name replaced by the CSS declarations of the class, if it has any.
    private func describe(_ node: XMLNode?) -> String {
        guard let element = node as? XMLElement else { return node?.stringValue ?? "" }
        let attributes = (element.attributes ?? []).map { attribute -> String in
            let value = attribute.stringValue ?? ""
            guard attribute.name == "class" else { return "\(attribute.name ?? "")=\(value)" }
            let classes = value.split(separator: " ").map { declarations[String($0)] ?? String($0) }
            return "class=\(classes.joined(separator: " "))"
        }
        let children = (element.children ?? []).map { describe($0) }.joined()
        // Treat both tags of a button as equal: a button drawn around another button is a div, and patches don't change
        // an element's tag.
        let isButton = element.attribute(forName: "class")?.stringValue?.hasPrefix("tipui-button ") == true
        let name = isButton ? "button" : element.name ?? ""
        return "<\(name) \(attributes.sorted().joined(separator: " "))>\(children)</>"
    }
}
