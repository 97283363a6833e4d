#if Web
    import Foundation
    import Hummingbird
    import OpenTipKit
    import TipPages

    /// The code examples in the documentation comments of `TipPages`.
    enum PageExamples {
        struct Identity: Sendable {
            var id: String
        }

        struct Context: RequestContext {
            var coreContext: CoreRequestContextStorage
            var identity: Identity?

            init(source: Source) {
                coreContext = CoreRequestContextStorage(source: source)
            }
        }

        struct SearchTip: Tip {
            var title: Text { Text("Search") }
        }

        struct ExportTip: Tip {
            static let exported = Event(id: "exported")

            var title: Text { Text("Export") }
        }

        static func addTips(to router: Router<Context>, folder: URL) throws {
            let tips = TipPages(people: try TipPeople(directory: folder))
            tips.add(SearchTip(), ExportTip())
            tips.accept(ExportTip.exported)
            router.addRoutes(tips.routes { request, context in context.identity?.id }, atPath: "/tips")
        }

        static func signIn(_ request: Request, as account: String, _ tips: TipPages) async throws {
            try await tips.signIn(request.headers, as: account)
        }
    }
#endif
