import Testing
import WebDriver

/// `FocusState`, which follows the browser's focus and moves it.
@Suite(.serialized, .failurePictures) struct FieldFocusTests {
    @Test("A focus state follows the browser's focus, and setting it moves the focus")
    func fields() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "fieldfocus"])
        try await inBrowser(on: app) { browser in
            func expect(_ identifier: String?, field: String, search: Bool = false) async throws {
                let focused = identifier.map { tag($0) } ?? "document.body"
                try await browser.wait(until: "document.activeElement === \(focused)")
                try await browser.wait(for: "field \(field), search \(search)", in: id("state"))
            }
            try await expect("mail", field: "mail")
            // The person moves the focus, by mouse and by keyboard.
            try await browser.press(id("name"))
            try await expect("name", field: "name")
            try await browser.wait(for: "none>mail mail>name", in: id("moves"))
            try await browser.key("\u{E004}")
            try await expect("mail", field: "mail")
            // The app moves it; pressing a button doesn't take the focus from a field.
            try await browser.press(id("next"))
            try await expect("name", field: "name")
            try await browser.press(id("next"))
            try await expect("mail", field: "mail")
            try await browser.press(id("begin"))
            try await expect("search", field: "none", search: true)
            try await browser.press(id("name"))
            try await browser.type("Ada")
            try await expect("name", field: "name")
            try await browser.key("\u{E007}")
            try await expect("mail", field: "mail")
            try await browser.press(id("done"))
            try await expect(nil, field: "none")
            // A disabled field can't have the focus.
            try await browser.press(id("visit"))
            try await browser.wait(
                until: "document.querySelector('\(id("moves"))').innerText.endsWith('none>city city>none')"
            )
            try await expect("visit", field: "none")
        }
    }

    @Test("After a reload the focus is where the app's state puts it")
    func reload() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "fieldfocus"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(until: "document.activeElement === \(tag("mail"))")
            try await browser.reloadAndWait()
            try await browser.wait(until: "document.activeElement === \(tag("mail"))")
            #expect(try await browser.holds("\(tag("mail")).hasAttribute('autofocus')"))
        }
    }
}
