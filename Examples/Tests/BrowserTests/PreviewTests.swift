import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct PreviewTests {
    @Test("A program started with --previews serves a list of previews, each preview, and the app")
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

    @Test("A tip closed in a preview returns after a reload, and stays open in the app")
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

    @Test("A preview page whose session has ended reloads the same preview") func renewal() async throws {
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

    @Test("The destinations of a preview have URLs below its own, work with Back and Forward, and survive a reload")
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

    @Test("Without --previews, no previews are served") func none() async throws {
        let app = try await ServedApp("Trails")
        #expect(try await !app.fetch("_previews").contains("Weather"))
        #expect(try await !app.fetch("_previews/1").contains("Refresh"))
    }
}
