import Foundation
import Testing

/// Audits of each page of the small examples by axe-core, with each tip open.
@Suite(.serialized, .sharedBrowser, .failurePictures) struct PageAuditTests {
    @Test("An axe accessibility audit finds no faults on any page of the Fixtures app", arguments: AuditedPage.fixtures)
    func fixtures(_ page: AuditedPage) async throws {
        try await page.audit(in: "Fixtures")
    }

    @Test("An axe accessibility audit finds no faults on any page of the Gallery app", arguments: AuditedPage.gallery)
    func gallery(_ page: AuditedPage) async throws {
        try await page.audit(in: "Gallery")
    }

    @Test("An axe accessibility audit finds no faults on any page of the Listings app", arguments: AuditedPage.listings)
    func listings(_ page: AuditedPage) async throws {
        try await page.audit(in: "Listings")
    }

    @Test("The accessibility audits cover every page of the Gallery and Listings apps, including their first pages")
    func complete() {
        #expect(Set(AuditedPage.gallery.map(\.name)) == Set(GalleryCase.all.map(\.name) + [""]))
        #expect(Set(AuditedPage.listings.map(\.name)) == Set(ListingCase.all.map(\.page) + [""]))
    }

    @Test("The accessibility audits cover every tip of the Gallery and Listings apps") func everyTip() throws {
        for (app, pages) in [("Gallery", AuditedPage.gallery), ("Listings", AuditedPage.listings)] {
            let words = pages.flatMap(\.words)
            let titles = try titles(inSourcesOf: app)
            #expect(!titles.isEmpty)
            let missing = titles.filter { title in
                !words.contains { title.hasPrefix($0) || $0.hasPrefix(title) }
            }
            #expect(missing == [], "\(app)")
        }
    }

    /// Returns the titles of all tips in the sources of an app, each up to its first interpolation.
    private func titles(inSourcesOf app: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(app)").standardized
        var titles: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            titles += text.matches(of: /title: Text \{\s*Text\((?:verbatim: )?"([^"\\]+)/).map { String($0.1) }
        }
        return titles
    }
}
