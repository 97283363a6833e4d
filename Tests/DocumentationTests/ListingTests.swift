import Foundation
import Testing

@Suite struct ListingTests {
    @Test("Every listing in the catalogue is compiled", arguments: Catalogue.articles)
    func isCompiled(article: String) throws {
        let listings = try Catalogue.listings(in: article)
        if article == Catalogue.landingPage {
            #expect(Catalogue.articles.count > 1, "The catalogue has no articles.")
        } else {
            #expect(!listings.isEmpty, "\(article) has no listing.")
        }
        let files = try Catalogue.compiledFiles()
        for listing in listings {
            let isFound = files.contains { $0.holds(listing) }
            #expect(isFound, "No file of Listings has this listing of \(article):\n\(listing.joined(separator: "\n"))")
        }
    }
}

/// The documentation catalogue, and the files that its listings stand in.
private enum Catalogue {
    /// The article that is always asked for, so that an empty catalogue is noticed.
    static let landingPage = "OpenTipKit.md"

    /// The file names of the articles, the landing page first.
    static var articles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return [landingPage] + names.filter { $0.hasSuffix(".md") && $0 != landingPage }.sorted()
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/OpenTipKit/OpenTipKit.docc")

    /// The Swift listings of an article, each as its lines without indentation.
    ///
    /// A listing that isn't closed runs to the end of the article, and is found nowhere.
    static func listings(in article: String) throws -> [[String]] {
        var listings: [[String]] = []
        var isInside = false
        for line in try lines(of: folder.appendingPathComponent(article)) {
            switch line {
            case "```swift":
                isInside = true
                listings.append([])
            case "```":
                isInside = false
            default:
                if isInside { listings[listings.count - 1].append(line) }
            }
        }
        return listings
    }

    /// The files of listings, each as its lines without indentation.
    static func compiledFiles() throws -> [[String]] {
        let folder = tests.appendingPathComponent("Listings")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map(lines(of:))
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension [String] {
    /// Whether the lines stand here in a row; no lines stand nowhere.
    fileprivate func holds(_ listing: [String]) -> Bool {
        !listing.isEmpty && indices.contains { self[$0...].starts(with: listing) }
    }
}
