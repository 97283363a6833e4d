import Testing
import WebDriver

/// The pages of Listings in Chromium, each tested for the behavior that it describes.
@Suite(.serialized, .sharedBrowser, .failurePictures) struct ListingTests {
    @Test("Every page of the Listings app has a test case") func complete() async throws {
        let index = try await ServedApp("Listings").fetch()
        let names = index.matches(of: /data-testid="page-([a-z-]+)"/).map { String($0.1) }
        #expect(!names.isEmpty)
        #expect(Set(names) == Set(ListingCase.all.map(\.page)))
    }

    @Test(
        "The pages in the Discovery section of the Listings app behave as described",
        arguments: ListingCase.discovery
    )
    func discovery(_ listing: ListingCase) async throws {
        try await listing.run()
    }

    @Test("The pages in the Basics section of the Listings app behave as described", arguments: ListingCase.basics)
    func basics(_ listing: ListingCase) async throws {
        try await listing.run()
    }

    @Test("The pages in the Groups section of the Listings app behave as described", arguments: ListingCase.groups)
    func groups(_ listing: ListingCase) async throws {
        try await listing.run()
    }

    @Test("The pages in the Practice section of the Listings app behave as described", arguments: ListingCase.practice)
    func practice(_ listing: ListingCase) async throws {
        try await listing.run()
    }

    @Test(
        "The pages in the Customising section of the Listings app behave as described",
        arguments: ListingCase.customising
    )
    func customising(_ listing: ListingCase) async throws {
        try await listing.run()
    }
}

/// A page of Listings, the text that it shows, and the steps that test it.
struct ListingCase: Sendable, CustomTestStringConvertible {
    let page: String
    let shows: String
    let arguments: [String]
    let steps: @Sendable (Browser, ServedApp) async throws -> Void

    static let all: [ListingCase] = [discovery, basics, groups, practice, customising].flatMap { $0 }

    var testDescription: String { "\(page): \(shows)" }

    init(
        _ page: String,
        _ shows: String,
        arguments: [String] = [],
        steps: @escaping @Sendable (Browser, ServedApp) async throws -> Void
    ) {
        self.page = page
        self.shows = shows
        self.arguments = arguments
        self.steps = steps
    }

    /// Opens the page in the suite's browser and performs the steps; a failure saves a picture in `.failures`.
    func run() async throws {
        let browser = try #require(SharedBrowser.current)
        let app = try await ServedApp("Listings", ["--page", page] + arguments)
        try await browser.withPicture(named: [app.description]) {
            try await browser.setViewport(width: 1280, height: 900)
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            try await steps(browser, app)
        }
    }
}

/// A trait that opens one browser for all tests of a suite, since opening one takes longer than most tests.
struct SharedBrowser: SuiteTrait, TestScoping {
    @TaskLocal static var current: Browser?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let driver = try await Driver()
        let browser = try await driver.browser()
        do {
            try await Self.$current.withValue(browser) {
                try await function()
            }
        } catch {
            try await browser.quit()
            throw error
        }
        try await browser.quit()
    }
}

extension Trait where Self == SharedBrowser {
    /// Opens one browser for all tests of the suite.
    static var sharedBrowser: SharedBrowser { SharedBrowser() }
}
