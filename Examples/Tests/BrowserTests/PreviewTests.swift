import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct PreviewTests {
    @Test("An app that is started with --previews serves a list of its previews, each preview, and the app itself")
    func previews() async throws {
        let app = try await ServedApp("Trails", ["--previews"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(forText: "Find your first walk")
            try await browser.open(app.address + "_previews")
            try await browser.waitUntilLive()
            let names = "[...document.querySelectorAll('main a')].map((a) => a.innerText).join()"
            #expect(try await browser.text(names) == "Weather,Trails, with the tip on a star,Welcome tip")
            #expect(try await browser.holds("document.body.innerText.includes('Trails/Previews.swift:4')"))
            try await browser.run("location.href = document.querySelector('main a').href")
            try await browser.wait(until: "location.pathname === '/_previews/1'")
            try await browser.waitUntilLive()
            try await browser.press(id("refresh"))
            try await browser.wait(forText: "Looked up once")
        }
    }

    @Test("A tip that is closed in a preview returns after a reload of the preview, and isn't closed in the app")
    func ownTips() async throws {
        let app = try await ServedApp("Trails", ["--previews"])
        try await inBrowser(on: app) { browser in
            try await browser.open(app.address + "_previews/3")
            try await browser.wait(forText: "Find your first walk")
            try await browser.press(closeButton)
            try await browser.wait(until: "!document.querySelector('.tipui-callout')")
            try await browser.reload()
            try await browser.wait(forText: "Find your first walk")
            try await browser.open(app.address)
            try await browser.wait(forText: "Find your first walk")
        }
    }

    @Test("A preview page whose session has ended on the server reloads and shows the same preview")
    func renewal() async throws {
        let app = try await ServedApp("Trails", ["--previews"])
        try await inBrowser(on: app) { browser in
            try await browser.open(app.address + "_previews/1")
            try await browser.waitUntilLive()
            try await browser.press(id("refresh"))
            try await browser.wait(forText: "Looked up once")
            _ = app.terminate()
            try await app.start()
            try await browser.wait(forText: "From this morning")
            #expect(try await browser.text("location.pathname") == "/_previews/1")
        }
    }

    @Test(
        "Navigation destinations in a preview have URLs below the preview's URL, and work with Back, Forward and reload"
    )
    func levels() async throws {
        let app = try await ServedApp("Fixtures", ["--previews"])
        try await inBrowser(on: app) { browser in
            try await browser.open(app.address + "_previews/1")
            try await browser.waitUntilLive()
            try await browser.click(id("to-heron"))
            try await browser.wait(until: "location.pathname === '/_previews/1/heron'")
            try await browser.wait(for: "heron", in: title)
            try await browser.run("history.back()")
            try await browser.wait(until: "location.pathname === '/_previews/1'")
            try await browser.wait(for: "First", in: title)
            try await browser.run("history.forward()")
            try await browser.wait(until: "location.pathname === '/_previews/1/heron'")
            try await browser.wait(for: "heron", in: title)
            try await browser.reloadAndWait()
            #expect(try await browser.text("location.pathname") == "/_previews/1/heron")
            try await browser.wait(for: "heron", in: title)
            try await browser.press(back)
            try await browser.wait(until: "location.pathname === '/_previews/1'")
            try await browser.wait(for: "First", in: title)
        }
    }

    @Test("An app that is started without --previews serves no previews") func none() async throws {
        let app = try await ServedApp("Trails")
        #expect(try await !app.fetch("_previews").contains("Weather"))
        #expect(try await !app.fetch("_previews/1").contains("Refresh"))
    }
}
