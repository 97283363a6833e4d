import Testing
import WebDriver

/// `ObservableObject` and the property wrappers that hold such objects.
@Suite(.serialized, .failurePictures) struct ObjectTests {
    @Test("Views follow the objects that they own, observe and get from the environment")
    func objects() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "objects"])
        try await inBrowser(on: app) { browser in
            let made = try await browser.text(text(of: "count")).split(separator: " ").last ?? ""
            // The timer's publisher changes an object that another view observes.
            try await browser.wait(for: "ticks 3", in: id("ticks"))
            // A view that holds no object isn't evaluated again; the first page of the process made one evaluation.
            let evaluated = try await browser.text(text(of: "bystander"))
            try await browser.press(id("add"))
            try await browser.wait(for: "count 2, twice 4, made \(made)", in: id("count"))
            try await browser.wait(for: "posted 2", in: id("posted"))
            #expect(try await browser.text(text(of: "bystander")) == evaluated)
            // A binding to an object's property, in a view that gets the object from the environment.
            try await browser.press(id("name"))
            try await browser.key("\u{E010}")
            try await browser.type("!")
            try await browser.wait(for: "Hello, Ada!", in: id("greeting"))
            try await browser.wait(for: "received Ada!", in: id("seen"))
            // A view without its object is a warning sign.
            #expect(try await browser.holds("!!document.querySelector('\(id("missing")) svg')"))
        }
    }

    /// Returns an expression for the text of an element.
    private func text(of identifier: String) -> String { "document.querySelector('\(id(identifier))').innerText" }
}
