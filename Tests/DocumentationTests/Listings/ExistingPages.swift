#if Web
    import Foundation
    import Hummingbird
    import OpenTipKit
    import TipPages

    enum ExistingPagesListing {
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

        static func donate(_ request: Request, _ context: Context, tips: TipPages, people: TipPeople) throws {
            if let person = context.person ?? tips.visitor(request.headers) {
                try people.center(for: person).run {
                    SearchTip.opened.donate()
                    ExportTip().invalidate(reason: .actionPerformed)
                    print(SearchTip().explain().summary)
                }
            }
        }

        static func render(_ context: Context, tips: TipPages) async -> [String: String] {
            [
                "tips": tips.head,
                "searchTip": await tips.html(for: SearchTip(), person: context.person),
                "exportTip": await tips.html(for: ExportTip(), anchor: "export", person: context.person),
            ]
        }

        static func visitors(people: TipPeople) -> TipPages {
            TipPages(people: people, visitors: .haveCookie)
        }
    }
#endif
