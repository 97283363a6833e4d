#if Web
    import Foundation
    import Hummingbird
    import OpenTipKitTesting
    import Testing
    import TipPages

    @Suite struct ExistingPagesListing {
        struct SearchTip: Tip {
            static let opened = Event(id: "recipe-opened")

            var title: Text { Text("Search the box") }
            var message: Text? { Text("Type a part of a title, and press Enter.") }
            var rules: [Rule] { Rule(Self.opened) { $0.donations.count >= 2 } }
        }

        struct ExportTip: Tip {
            static let exported = Event(id: "exported")

            var title: Text { Text("Take your recipes along") }
            var actions: [Action] {
                Action(title: "Not now") { ExportTip().invalidate(reason: .actionPerformed) }
            }
            var rules: [Rule] { Rule(Self.exported) { $0.donations.isEmpty } }
        }

        struct RenameTip: Tip {
            var title: TipKitCore.Text { TipKitCore.Text("Name the box") }
        }

        struct Context: RequestContext {
            var coreContext: CoreRequestContextStorage
            var person: String?

            init(source: Source) {
                coreContext = CoreRequestContextStorage(source: source)
            }
        }

        static func add(to router: Router<Context>, folder: URL) throws -> TipPages {
            let people = try TipPeople(directory: folder)
            let tips = TipPages(people: people)
            tips.add(SearchTip(), ExportTip())
            tips.accept(ExportTip.exported)
            router.addRoutes(tips.routes { _, context in context.person }, atPath: "/tips")
            return tips
        }

        static func donate(_ request: Request, _ context: Context, tips: TipPages, people: TipPeople) async throws {
            if let person = context.person ?? tips.visitor(request.headers) {
                try await people.center(for: person).run {
                    SearchTip.opened.donate()
                    ExportTip().invalidate(reason: .actionPerformed)
                    print(SearchTip().explain().summary)
                }
            }
        }

        static func render(_ request: Request, _ context: Context, tips: TipPages) async -> [String: String] {
            let html = await tips.html(
                for: [.view(SearchTip()), .popover(ExportTip(), anchor: "export")],
                person: context.person,
                request: request.head
            )
            return ["tips": tips.head, "searchTip": html[0], "exportTip": html[1]]
        }

        static func group(_ tips: TipPages) {
            tips.add(.ordered, SearchTip(), ExportTip())
        }

        static func languages(people: TipPeople) -> TipPages {
            let tips = TipPages(people: people) { request in
                request.path?.hasPrefix("/de/") == true ? Locale(identifier: "de") : nil
            }
            return tips
        }

        static func visitors(people: TipPeople) -> TipPages {
            TipPages(people: people, visitors: .haveCookie)
        }

        static func welcome(_ request: Request, account: String, tips: TipPages) async throws -> Response {
            try await tips.signIn(request.headers, as: account)
            return .redirect(to: "/")
        }

        static func outcomes(people: TipPeople) async {
            for await event in people.outcomes {
                print(event.person, event.outcome.tip, event.outcome.kind)
            }
        }

        static func people(in folder: URL) throws -> TipPeople { try TipPeople(directory: folder, [.keepOutcomes()]) }

        static func deliver(_ people: TipPeople) async throws {
            let file = OutcomeFile(at: "/var/log/recipes/tips.jsonl")
            try await people.deliverOutcomes { try file.append($0) }
        }

        private var folder: URL {
            FileManager.default.temporaryDirectory.appendingPathComponent("article-\(UUID().uuidString)")
        }

        @Test("The second tip appears a day after the first") func nextDay() async throws {
            let clock = ManualClock()
            let people = try TipPeople(directory: folder, [.displayFrequency(.daily), .clock(clock)])
            let tips = TipPages(people: people)
            tips.add(SearchTip(), ExportTip())
            try await people.center(for: "ada").run {
                for _ in 1...2 { SearchTip.opened.donate() }
                // As when the page has shown the tip.
                SearchTip().beginDisplay()?.end()
            }
            #expect(await !tips.html(for: ExportTip(), person: "ada").contains("Take your recipes along"))
            clock.advance(by: 86_400)
            #expect(await tips.html(for: ExportTip(), person: "ada").contains("Take your recipes along"))
        }
    }
#endif
