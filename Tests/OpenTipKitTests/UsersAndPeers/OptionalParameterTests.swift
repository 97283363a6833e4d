#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    /// Tests of parameters with optional, nested and URL values, which libraries with JSON or untyped caches often lose.
    @Suite struct OptionalParameterTests {
        enum Mode: String, Codable {
            case plain, rich
        }

        struct Nested: Codable, Equatable {
            var inner: Int??
            var list: [String?]
        }

        struct ExportTip: Tip {
            @Parameter static var format: String? = "pdf"
            @Parameter static var exported: Date? = nil
            @Parameter static var mode: Mode? = .plain
            @Parameter static var nested: Nested = Nested(inner: nil, list: [])
            @Parameter static var ratio: Double = 0.5
            @Parameter static var level: Int?? = nil
            @Parameter static var deepest: String??? = nil
            @Parameter static var page: URL = URL(fileURLWithPath: "/")
            @Parameter static var otherPage: URL? = nil
            static let opened = Event<URL>(id: "opened-page")
            static let levels = Event<Int??>(id: "level")
            var title: Text { Text("Export") }
            var rules: [Rule] {
                #Rule(Self.$format) { $0 == nil }
            }
        }

        private func launch(_ store: some TipStore) throws -> TipCenter {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: store)
            return center
        }

        @Test("A parameter with an optional type initially has its default value", .tipCenter()) func defaults() {
            #expect(ExportTip.format == "pdf")
            #expect(ExportTip.exported == nil)
            #expect(ExportTip.mode == .plain)
            #expect(ExportTip.nested == Nested(inner: nil, list: []))
        }

        @Test("An optional parameter keeps a value or nil between launches, even if its default differs")
        func launches()
            throws
        {
            let store = InMemoryTipStore()
            let date = Date(timeIntervalSince1970: 1_234_567.25)
            try launch(store).run {
                #expect(ExportTip().status == .pending)
                ExportTip.format = nil
                ExportTip.exported = date
                ExportTip.mode = nil
                ExportTip.nested = Nested(inner: .some(7), list: ["a", nil])
                #expect(ExportTip().status == .available)
            }
            try launch(store).run {
                #expect(ExportTip.format == nil)
                #expect(ExportTip.exported == date)
                #expect(ExportTip.mode == nil)
                #expect(ExportTip.nested == Nested(inner: .some(7), list: ["a", nil]))
                #expect(ExportTip().status == .available)
                ExportTip.format = "png"
                ExportTip.mode = .rich
                #expect(ExportTip().status == .pending)
            }
            try launch(store).run {
                #expect(ExportTip.format == "png")
                #expect(ExportTip.mode == .rich)
            }
        }

        @Test(
            "A parameter whose type is an optional of an optional keeps its value between launches",
            arguments: [nil, .some(nil), 7] as [Int??]
        )
        func levels(level: Int??) throws {
            let store = InMemoryTipStore()
            for _ in 1...2 {
                try launch(store).run {
                    ExportTip.level = level
                    ExportTip.levels.donate(level)
                }
                #expect(try launch(store).run { ExportTip.level } == level)
            }
            #expect(
                try launch(store).run { ExportTip.levels.donations.map { $0[dynamicMember: \.self] } } == [
                    level, level,
                ]
            )
            for deep in [nil, .some(nil), .some(.some(nil)), "deep"] as [String???] {
                try launch(store).run { ExportTip.deepest = deep }
                #expect(try launch(store).run { ExportTip.deepest } == deep)
            }
        }

        @Test("A parameter with a relative URL keeps the URL and its base between launches") func relativeURL() throws {
            let store = InMemoryTipStore()
            let page = try #require(URL(string: "guide", relativeTo: URL(string: "https://example.org/trails/")))
            try launch(store).run {
                ExportTip.page = page
                ExportTip.otherPage = page
                ExportTip.opened.donate(page)
            }
            try launch(store).run {
                for kept in [
                    ExportTip.page, ExportTip.otherPage, ExportTip.opened.donations.last?[dynamicMember: \.self],
                ] {
                    #expect(kept == page)
                    #expect(kept?.relativeString == "guide")
                    #expect(kept?.baseURL == page.baseURL)
                }
                ExportTip.otherPage = nil
                ExportTip.page = page.absoluteURL
            }
            try launch(store).run {
                #expect(ExportTip.otherPage == nil)
                #expect(ExportTip.page == page.absoluteURL)
                #expect(ExportTip.page.baseURL == nil)
            }
        }

        @Test("Setting a parameter to its current value, including nil, commits nothing") func equal() throws {
            let store = InMemoryTipStore()
            try launch(store).run {
                ExportTip.format = nil
                let position = try store.header().position
                ExportTip.format = nil
                ExportTip.mode = .plain
                ExportTip.ratio = 0.5
                #expect(try store.header().position == position)
            }
        }

        @Test("Setting a parameter to its last known value is stored if another process has changed the parameter")
        func replaced()
            throws
        {
            let store = InMemoryTipStore()
            let (one, two) = (try launch(store), try launch(store))
            one.run { ExportTip.format = "svg" }
            two.run { ExportTip.format = "gif" }
            one.run { ExportTip.format = "svg" }
            #expect(try launch(store).run { ExportTip.format } == "svg")
        }
    }
#endif
