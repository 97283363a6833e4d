import Foundation
import FoundationNetworking
import Testing
import WebDriver

/// A page in several languages, in the visitor's and in one that the visitor chooses.
@Suite(.serialized, .failurePictures) struct LanguageTests {
    /// The markup of the page for a visitor with languages.
    private func markup(of app: ServedApp, for languages: String) async throws -> String {
        var request = URLRequest(url: try #require(URL(string: app.address)))
        request.setValue(languages, forHTTPHeaderField: "Accept-Language")
        return String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
    }

    @Test("The first page is in the visitor's language, or else in the app's, with its direction")
    func visitors() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "languages"])
        for (header, root, words) in [
            ("de-AT,de;q=0.9,en;q=0.5", #"<html lang="de-AT">"#, ["Garten", "Gieße am Abend", "1 Beet", "Bodenfrost"]),
            ("ar", #"<html lang="ar" dir="rtl">"#, ["الحديقة", "حوض واحد", "معرفة المزيد"]),
            ("fi, sv", #"<html lang="en">"#, ["Garden", "1 bed", "Learn more"]),
        ] {
            let page = try await markup(of: app, for: header)
            #expect(page.contains(root), "\(header)")
            for word in words { #expect(page.contains(word), "\(header): \(word)") }
        }
        // The second action's title is a string, made when the tip was drawn.
        #expect(try await markup(of: app, for: "ja").components(separatedBy: "詳しく").count == 3)
    }

    @Test("A page that changes its language changes all texts, also those of a tip, and its direction")
    func switching() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "languages"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.wait(for: "1 bed", in: id("count"))
            #expect(try await style("letterSpacing", of: id("wide"), in: browser) == "4px")
            #expect(try await style("userSelect", of: id("wide"), in: browser) == "none")
            #expect(try await style("letterSpacing", of: "\(id("letters")) span:last-child", in: browser) == "2px")
            #expect(try await style("verticalAlign", of: "\(id("letters")) span", in: browser) == "8px")
            try await browser.press(id("de"))
            try await browser.wait(for: "1 Beet", in: id("count"))
            #expect(try await browser.text("document.querySelector('.tipui-callout').innerText").contains("Gieße"))
            #expect(try await browser.text("document.querySelector('\(id("name"))').placeholder") == "Name des Beets")
            #expect(try await browser.spokenName(of: "[role=switch]") == "Bewässerung")
            #expect(try await browser.text("document.title") == "Garten")
            #expect(try await browser.text(inner("frost")) == "Bodenfrost")
            #expect(try await browser.text(inner("date")) == "9. September 2001")
            #expect(try await browser.text(inner("english")) == "Only English")
            try await browser.press(id("add"))
            try await browser.wait(for: "2 Beete", in: id("count"))
            try await browser.press(id("add"))
            try await browser.wait(for: "1.236 Beete", in: id("count"))
            #expect(try await browser.text("document.querySelector('\(id("count"))').closest('[lang]').lang") == "de")

            try await browser.press(id("ar"))
            try await browser.wait(for: "1,236 حوضًا", in: id("count"))
            let direction = "getComputedStyle(document.querySelector('\(id("count"))')).direction"
            #expect(try await browser.text(direction) == "rtl")
            // The leading edge is at the right, and the tip's close button at the left.
            #expect(try await browser.box("right", of: id("count")) > 300)
            #expect(try await browser.box("left", of: ".tipui-look-close") < 100)
            try await browser.press(id("ja"))
            try await browser.wait(for: "花壇1,236つ", in: id("count"))
            #expect(try await browser.text(direction) == "ltr")
        }
    }

    private func style(_ name: String, of selector: String, in browser: Browser) async throws -> String {
        try await browser.text("getComputedStyle(document.querySelector('\(selector)')).\(name)")
    }

    private func inner(_ name: String) -> String { "document.querySelector('\(id(name))').innerText" }
}
