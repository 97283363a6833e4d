import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct PreviewTests {
    @Test("A program started with --previews lists its previews and serves each, and the app beside them")
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

    @Test("The tips of a preview are its page's own: a tip closed there is back after a reload, and still in the app")
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

    @Test("A page of a preview whose session is gone loads that preview anew") func renewal() async throws {
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

    @Test("The levels of a preview are walked by Back and Forward below its address, and come back after a reload")
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

    @Test("Without --previews there are none") func none() async throws {
        let app = try await ServedApp("Trails")
        #expect(try await !app.fetch("_previews").contains("Weather"))
        #expect(try await !app.fetch("_previews/1").contains("Refresh"))
    }
}
