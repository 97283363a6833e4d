import Foundation
import FoundationXML
import Testing
import TipUI

@testable import TipUIHTML

/// Draws every change twice: as a patched page and as a fresh one, which must be alike.
@Suite struct BothPathsTests {
    private static let kinds: [(Element.Kind, Element.Kind)] = {
        func text(_ string: String) -> Element.Kind {
            .text(TextContent(runs: [TextRun(.string(string), style: TextStyle(weight: string == "b" ? .bold : nil))]))
        }
        return [
            (text("a"), text("b")),
            (.image(ImageContent(source: .symbol("star"))), .image(ImageContent(source: .symbol("heart"), label: "L"))),
            (.button(ButtonContent()), .button(ButtonContent(look: .bordered, isDisabled: true, tint: .system(.red)))),
            (.link(url: "https://a.example"), .link(url: "https://b.example")),
            (
                .stack(StackLayout(axis: .vertical)),
                .stack(StackLayout(axis: .horizontal, alignment: .start, spacing: 3))
            ),
            (.overlay(OverlayLayout()), .overlay(OverlayLayout(horizontal: .end, sizedBy: 0, isBehind: true))),
            (.box, .box), (.spacer(minLength: nil), .spacer(minLength: 4)), (.divider, .divider),
            (.shape(ShapeContent(outline: .circle)), .shape(ShapeContent(outline: .rectangle, fill: .tint))),
            (.list, .list), (.row, .row), (.section(hasHeader: false), .section(hasHeader: true)),
            (.scroll(axis: .vertical), .scroll(axis: .horizontal)),
            (.page(PageContent(title: "a")), .page(PageContent(title: "<b>", hasLargeTitle: false))),
            (
                .field(FieldContent(prompt: "p", text: "a")),
                .field(FieldContent(prompt: "p", text: "b", isDisabled: true))
            ),
            (.toggle(isOn: false), .toggle(isOn: true)), (.progress(nil), .progress(0.25)),
            (.callout(CalloutContent()), .callout(CalloutContent(arrowEdge: .top, background: .tint, cornerRadius: 4))),
            (.anchor, .anchor), (.popover(PopoverContent()), .popover(PopoverContent(arrowEdge: .leading))),
            (.announcement("a"), .announcement("b")),
        ]
    }()

    @Test("An update of each kind leads to the markup of a fresh page", arguments: 0..<kinds.count)
    func update(index: Int) throws {
        let (old, new) = Self.kinds[index]
        var element = Element(new, events: .tap)
        element.style.opacity = 0.5
        element.accessibility.hint = "hint"
        try check(
            from: tree(ElementTree(ElementID(1), Element(old))),
            by: [.update(ElementID(1), element)],
            to: tree(ElementTree(ElementID(1), element))
        )
    }

    @Test(
        "Insertions, moves and removals lead to the markup of a fresh page, in slots too",
        arguments: [
            Element.Kind.stack(StackLayout(axis: .vertical)), .page(PageContent(title: "t")), .toggle(isOn: true),
        ]
    )
    func structure(host: Element.Kind) throws {
        func leaf(_ id: UInt64) -> ElementTree {
            ElementTree(ElementID(id), Element(.text(TextContent(runs: [TextRun(.string("\(id)"))]))))
        }
        try check(
            from: tree(ElementTree(ElementID(1), Element(host), [leaf(2), leaf(3), leaf(4)])),
            by: [
                .remove(ElementID(3)), .move(ElementID(4), parent: ElementID(1), index: 0),
                .insert(leaf(5), parent: ElementID(1), index: 1), .insert(leaf(6), parent: ElementID(1), index: 3),
            ],
            to: tree(ElementTree(ElementID(1), Element(host), [leaf(4), leaf(5), leaf(2), leaf(6)]))
        )
    }

    private func tree(_ child: ElementTree) -> ElementTree {
        ElementTree(ElementID(0), Element(.root), [child])
    }

    private func check(from old: ElementTree, by mutations: [Mutation], to new: ElementTree) throws {
        let renderer = HTMLRenderer()
        let document = try Document(renderer.markup(of: old))
        for patch in renderer.patches(for: mutations) { try document.apply(patch) }
        #expect(document.text == (try Document(renderer.markup(of: new))).text)
    }
}

/// A document as the client script keeps it, in small.
private final class Document {
    private let document: XMLDocument

    init(_ html: String) throws {
        document = try XMLDocument(xmlString: Self.wellFormed(html))
    }

    var text: String { Self.describe(document.rootElement()) }

    func apply(_ patch: Patch) throws {
        switch patch {
        case .style: break
        case .insert(let parent, let index, let html):
            let fresh = try XMLElement(xmlString: Self.wellFormed(html))
            slot(parent)?.insertChild(fresh, at: index)
        case .move(let id, let parent, let index):
            guard let tag = tag(id) else { return }
            tag.detach()
            slot(parent)?.insertChild(tag, at: index)
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
        }
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

    /// Gives names alone a value and ends to tags without one, as XML wants it.
    private static func wellFormed(_ html: String) -> String {
        html.replacing(/<(input|img|br)([^>]*)>/) { "<\($0.output.1)\($0.output.2)/>" }
            .replacing(#/ (checked|disabled|data-press|data-modal|data-announce|focusable)(?=[ />])/#) {
                " \($0.output.1)=\"\""
            }
    }

    private static func describe(_ node: XMLNode?) -> String {
        guard let element = node as? XMLElement else { return node?.stringValue ?? "" }
        let attributes = (element.attributes ?? []).map { "\($0.name ?? "")=\($0.stringValue ?? "")" }.sorted()
        let children = (element.children ?? []).map(describe).joined()
        return "<\(element.name ?? "") \(attributes.joined(separator: " "))>\(children)</>"
    }
}
