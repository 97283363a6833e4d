import Foundation
import FoundationNetworking
import Testing
import WebDriver

// Tests of a page that the server disconnects because too many pages are open.
extension ClientTests {
    @Test("A page that was disconnected to make room for other pages reconnects on the next input, without a reload")
    func suspension() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"], descriptors: 64)
        try await inBrowser(on: app) { browser in
            try await browser.mark()
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            let others = OpenPages()
            defer { others.close() }
            for _ in 0..<8 { try await others.open(on: app) }
            try await browser.wait(until: "!(\(isLive))")
            try await app.press("write")
            #expect(try await browser.holds("\(entries) === 'Entry 1'"))
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2,Entry 3' && \(isLive)")
            #expect(try await browser.holds(isSamePage))
            #expect(try await browser.holds(isSameDrawing))
        }
    }
}

/// Pages with open streams that no browser shows.
private final class OpenPages {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 100
        session = URLSession(configuration: configuration)
    }

    /// Opens a page and its stream.
    func open(on app: ServedApp) async throws {
        let name = try #require(try await app.fetch().firstMatch(of: /data-session="([^"]+)"/)).output.1
        let url = try #require(URL(string: "\(app.address)_tipui/stream?session=\(name)&last=0"))
        session.dataTask(with: url).resume()
    }

    func close() { session.invalidateAndCancel() }
}
