import Foundation
import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct ShareLinkTests {
    private func shared(_ link: some View) throws -> ShareContent? {
        let tree = mounted(link).graph.snapshot()
        let button = try #require(tree.all.first { $0.element.content is ButtonContent })
        return (button.element.content as? ButtonContent)?.share
    }

    private func content(title: String? = nil, text: String? = nil, url: String? = nil) -> ShareContent {
        ShareContent(title: title, text: text, url: url, confirmation: "Copied")
    }

    @Test("A share link shares a text or a URL, with its subject and its message") func items() throws {
        let url = try #require(URL(string: "https://a.example/b"))
        #expect(try shared(ShareLink(item: "Noted")) == content(text: "Noted"))
        #expect(try shared(ShareLink(item: url)) == content(url: "https://a.example/b"))
        let letter = ShareLink(item: url, subject: Text("Trails"), message: Text("Come along"))
        #expect(try shared(letter) == content(title: "Trails", text: "Come along", url: "https://a.example/b"))
        #expect(try shared(ShareLink("Send", items: ["a", "b"])) == content(text: "a\nb"))
        #expect(try shared(ShareLink(items: [url, url]))?.text == "https://a.example/b\nhttps://a.example/b")
    }

    @Test("The title of a preview is what is shared without a subject") func previews() throws {
        let preview = SharePreview("A note", image: Image(systemName: "note"))
        #expect(try shared(ShareLink(item: "Noted", preview: preview)) == content(title: "A note", text: "Noted"))
        let named = ShareLink("Send", item: "Noted", subject: Text("Mine"), preview: SharePreview("A note"))
        #expect(try shared(named)?.title == "Mine")
    }

    @Test("The label of a share link is a symbol and 'Share…', its title, or a view of its own") func labels() {
        #expect(mounted(ShareLink(item: "a")).graph.snapshot().texts == ["Share…"])
        #expect(mounted(ShareLink("Send", item: "a")).graph.snapshot().texts == ["Send"])
        #expect(mounted(ShareLink(Text("Send"), items: ["a"])).graph.snapshot().texts == ["Send"])
        #expect(mounted(ShareLink(String("Send"), items: ["a"])).graph.snapshot().texts == ["Send"])
        #expect(mounted(ShareLink(item: "a") { Text("Own") }).graph.snapshot().texts == ["Own"])
        let images = mounted(ShareLink(item: "a")).graph.snapshot().all.compactMap {
            $0.element.content as? ImageContent
        }
        #expect(images.map(\.source) == [.symbol("square.and.arrow.up")])
    }

    @Test("A disabled share link, and one without anything to share, can't be pressed") func disabled() throws {
        func isDisabled(_ link: some View) -> Bool? {
            let contents = mounted(link).graph.snapshot().all.map(\.element.content)
            return contents.lazy.compactMap { $0 as? ButtonContent }.first?.isDisabled
        }
        #expect(isDisabled(ShareLink(item: "a")) == false)
        #expect(isDisabled(ShareLink(item: "a").disabled(true)) == true)
        #expect(isDisabled(ShareLink(items: [String]())) == true)
    }

    @Test("Without script a share link opens the link, or begins an email with the text") func address() {
        #expect(content(title: "T", text: "b", url: "https://a.example").address == "https://a.example")
        #expect(content(title: "A & B", text: "c d").address == "mailto:?subject=A%20%26%20B&body=c%20d")
        #expect(content(text: "c").address == "mailto:?body=c")
        #expect(content(url: "javascript:x").address == "mailto:?body=javascript:x")
    }
}
