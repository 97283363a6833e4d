#if Web
    public import OpenTipKit
    import Synchronization
    import TipUI
    import TipUIWeb

    /// Tips in web pages that a server renders with its own templates.
    ///
    /// Each person has their own tips, kept by ``TipPeople``. Pages name tips in `<tip-view>` and `<tip-popover>`
    /// elements, and load the script below ``path``, which fills the elements and keeps them current.
    ///
    /// ```swift
    /// let tips = TipPages(people: try TipPeople(directory: folder))
    /// tips.add(SearchTip(), ExportTip())
    /// tips.accept(ExportTip.exported)
    /// router.addRoutes(tips.routes { request, context in context.identity?.id }, atPath: "/tips")
    /// ```
    ///
    /// All functions may be called from any thread. Not in Apple's TipKit.
    public final class TipPages: Sendable {
        /// The treatment of people whom the server doesn't know.
        public enum Visitors: Sendable {
            /// People whom the server doesn't know see no tips.
            case seeNone
            /// A cookie with a random id identifies each person; the server sets it when the person's page first
            /// requests tips.
            case haveCookie
        }

        struct Catalog {
            var tips: [String: any Tip] = [:]
            var reports: [Report.Name: Report] = [:]
        }

        /// The path of the routes as browsers see it, such as `/tips`.
        public let path: String

        let people: TipPeople
        let visitors: Visitors
        let catalog = Mutex(Catalog())
        let rules = StyleRuleIndex()
        let reportRates = PersonRates(perSecond: 10, burst: 50)
        let openRates = PersonRates(perSecond: 1, burst: 30)
        private let refused = Mutex<[String: Int]>([:])

        private let madeSessions = Mutex<Sessions?>(nil)

        /// The sessions of the open pages.
        @MainActor var sessions: Sessions {
            madeSessions.withLock { made in
                if let made { return made }
                let new = Sessions(paths: WebPaths(service: path)) { EmptyView() }
                made = new
                return new
            }
        }

        /// Creates the tips of a server's pages.
        ///
        /// - Parameters:
        ///   - people: The tips of each person.
        ///   - path: The path of the routes as browsers see it. It differs from the path in the router if a proxy
        ///     removes a prefix of the path.
        ///   - visitors: The treatment of people whom the server doesn't know.
        public init(people: TipPeople, path: String = "/tips", visitors: Visitors = .seeNone) {
            self.people = people
            self.path = WebPaths(service: path).service
            self.visitors = visitors
        }

        /// Lets pages show tips.
        ///
        /// An element names a tip by the tip's id, which is the name of the tip's type unless the tip defines another
        /// id.
        public func add(_ tips: any Tip...) {
            // An id is the app's code, which may use these pages itself.
            let named = tips.map { ($0.id, $0) }
            catalog.withLock { catalog in
                for (id, tip) in named { catalog.tips[id] = tip }
            }
        }

        /// Lets pages donate to events, by the events' ids.
        ///
        /// Pages can report any number of donations, so don't accept an event that causes costs or grants access to
        /// something.
        public func accept<each Info>(_ events: repeat Tips.Event<each Info>) {
            for event in repeat each events { accept(.event(event.id), Report(donatingTo: event)) }
        }

        /// Lets pages set parameters, by the names of their properties: `isPro` for `@Parameter static var isPro`.
        ///
        /// Pages can set any value, so don't accept a parameter that causes costs or grants access to something.
        public func accept<each Value>(_ parameters: repeat Tips.Parameter<each Value>) {
            for parameter in repeat each parameters {
                let name = parameter.id.split(separator: "+").last.map(String.init) ?? parameter.id
                accept(.parameter(name), Report(setting: parameter))
            }
        }

        private func accept(_ name: Report.Name, _ report: Report) {
            catalog.withLock { $0.reports[name] = report }
        }

        /// The number of refused requests, by the reason for the refusal.
        public var refusals: [String: Int] { refused.withLock { $0 } }

        func count(_ reason: String) {
            refused.withLock { $0[reason, default: 0] += 1 }
        }
    }
#endif
