import Foundation
import Testing

/// What axe-core finds on each page of the small examples, with each tip open: nothing but what is exempt.
@Suite(.serialized, .sharedBrowser, .failurePictures) struct PageAuditTests {
    @Test("Fixtures", arguments: AuditedPage.fixtures) func fixtures(_ page: AuditedPage) async throws {
        try await page.audit(in: "Fixtures")
    }

    @Test("Gallery", arguments: AuditedPage.gallery) func gallery(_ page: AuditedPage) async throws {
        try await page.audit(in: "Gallery")
    }

    @Test("Listings", arguments: AuditedPage.listings) func listings(_ page: AuditedPage) async throws {
        try await page.audit(in: "Listings")
    }

    @Test("Every page of the gallery and of the listings is audited, and what the apps open with") func complete() {
        #expect(Set(AuditedPage.gallery.map(\.name)) == Set(GalleryCase.all.map(\.name) + [""]))
        #expect(Set(AuditedPage.listings.map(\.name)) == Set(ListingCase.all.map(\.page) + [""]))
    }

    @Test("Every tip of the gallery and of the listings is audited") func everyTip() throws {
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

    /// The titles of all tips in the sources of an app, each up to what is put in when it runs.
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
