#if Web
    public import Foundation
    public import HTTPTypes
    import Synchronization
    import TipContent
    import TipHTTP
    public import TipKitCore

    /// Tips in web pages that a server renders with its own templates.
    ///
    /// Each person has their own tips, kept by ``TipPeople``. Pages name tips in `<tip-view>` and `<tip-popover>`
    /// elements, and load the script below ``path``, which fills the elements and keeps them current. An open page has
    /// no state on the server: any process that shares the people's datastore can answer any request.
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

        /// The path of the routes as browsers see it, such as `/tips`.
        public let path: String

        let people: TipPeople
        let visitors: Visitors
        /// After how many seconds without a visit a visitor is erased.
        let visitorLifetime: TimeInterval
        let mint: Mint
        /// Returns the locale of a request that the host has chosen; `nil` to follow the request's `Accept-Language`.
        let locale: @Sendable (HTTPRequest) -> Locale?
        /// Returns whether a person may see the page for staff.
        let isStaff: @Sendable (String) -> Bool
        let reports: StaffReports
        let catalog = Mutex(Catalog())
        let streams: PageStreams
        let unstored = UnstoredCenters()
        let reportRates: PersonRates
        /// The rates of displays, presses and turns of all tips, as of reports.
        let messageRates: PersonRates
        let requestRates: PersonRates
        let counts = RefusalCounts()
        private let counting: Task<Void, Never>

        /// Creates the tips of a server's pages.
        ///
        /// - Parameters:
        ///   - people: The tips of each person.
        ///   - path: The path of the routes as browsers see it. It differs from the path in the router if a proxy
        ///     removes a prefix of the path.
        ///   - visitors: The treatment of people whom the server doesn't know.
        ///   - visitorLifetime: How long a visitor's tips are kept after the latest visit, in seconds: by default 400 days,
        ///     the longest time for which browsers keep a cookie. Afterwards the visitor is erased. A visitor is stored
        ///     only when something about them is counted.
        ///   - locale: Returns the locale of the tips on the page that sent a request; `nil` for the language that the
        ///     request's `Accept-Language` prefers among those of a tip's strings. A `lang` attribute of a tip element
        ///     has precedence.
        ///   - mostStreams: The maximum number of event streams of all people's browsers. Further browsers get the
        ///     status 503, and ask every few seconds instead.
        ///   - staff: Returns whether a person, by id, may see and use the page `staff` below ``path``: whether the tips
        ///     help, and the switches of an operator. To all others the page isn't there. Called on any thread.
        public convenience init(
            people: TipPeople,
            path: String = "/tips",
            visitors: Visitors = .seeNone,
            visitorLifetime: TimeInterval = 400 * 86_400,
            mostStreams: Int = 10_000,
            locale: @escaping @Sendable (HTTPRequest) -> Locale? = { _ in nil },
            staff: @escaping @Sendable (_ person: String) -> Bool = { _ in false }
        ) {
            self.init(people, path, visitors, visitorLifetime, mostStreams, locale, staff) { .now }
        }

        /// - Parameter rateClock: Returns the moment by which rates are limited.
        init(
            _ people: TipPeople,
            _ path: String,
            _ visitors: Visitors,
            _ visitorLifetime: TimeInterval,
            _ mostStreams: Int = 10_000,
            _ locale: @escaping @Sendable (HTTPRequest) -> Locale? = { _ in nil },
            _ staff: @escaping @Sendable (_ person: String) -> Bool = { _ in false },
            rateClock: @escaping @Sendable () -> ContinuousClock.Instant
        ) {
            reportRates = PersonRates(perSecond: 10, burst: 50, clock: rateClock)
            messageRates = PersonRates(perSecond: 10, burst: 50, clock: rateClock)
            requestRates = PersonRates(perSecond: 20, burst: 200, clock: rateClock)
            self.people = people
            self.path = path.split(separator: "/").map { "/\($0)" }.joined()
            self.visitors = visitors
            self.visitorLifetime = visitorLifetime
            mint = Mint(people)
            streams = PageStreams(mostOfAll: mostStreams)
            self.locale = locale
            isStaff = staff
            reports = StaffReports(of: people)
            counting = countOutcomes(of: people)
        }

        deinit { counting.cancel() }

        /// Lets pages show tips.
        ///
        /// An element names a tip by the tip's id, which is the name of the tip's type unless the tip defines another
        /// id. A tip with the id of an earlier one replaces it.
        public func add(_ tips: any Tip...) { add(tips) }

        /// Lets pages show tips.
        public func add(_ tips: [any Tip]) { catalog.withLock { $0.add(tips) } }

        /// Lets pages show the tips of a group, of which one may appear at a time.
        ///
        /// When a tip of the group is retired, the next one appears on the open page.
        ///
        /// - Parameters:
        ///   - priority: The rule for choosing the tip that may appear.
        ///   - showsPosition: Whether the card of a tip says its place, such as "2 of 4"; only in an ordered group.
        ///   - tips: The tips, in order.
        public func add(_ priority: TipGroup.Priority, showsPosition: Bool = false, _ tips: any Tip...) {
            let group = TipGroup(priority, showsPosition: showsPosition) { for tip in tips { tip } }
            catalog.withLock { $0.add(tips, in: group) }
        }

        /// Lets pages donate to events, by the events' ids.
        ///
        /// Pages can report any number of donations, so don't accept an event that causes costs or grants access to
        /// something.
        public func accept<each Info>(_ events: repeat Tips.Event<each Info>) {
            for event in repeat each events {
                catalog.withLock { $0.accept(event: event.id, Report(donatingTo: event)) }
            }
        }

        /// Lets pages set parameters, by the names of their properties: `isPro` for `@Parameter static var isPro`.
        ///
        /// If parameters of two types have the same name, pages name the type too: `ExportTip.isPro`. Pages can set any
        /// value, so don't accept a parameter that causes costs or grants access to something.
        public func accept<each Value>(_ parameters: repeat Tips.Parameter<each Value>) {
            for parameter in repeat each parameters {
                catalog.withLock { $0.accept(parameter: parameter.id, Report(setting: parameter)) }
            }
        }

        /// The number of refused requests and messages, by the reason for the refusal.
        public var refusals: [String: Int] {
            counts.refusals().reduce(into: [:]) { $0[$1.key.name] = $1.value }
        }
    }
#endif
