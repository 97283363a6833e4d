#if Web
    public import Foundation
    public import HTTPTypes
    import Synchronization
    public import TipContent
    import TipHTML
    import TipHTTP
    public import TipKitCore

    extension TipPages {
        /// The tags for a page's `<head>`: the style sheet and the script.
        public var head: String { head(attributes: "") }

        /// Returns the tags for the `<head>` of a page whose security policy admits scripts by a nonce.
        public func head(nonce: String) -> String { head(attributes: " nonce=\"\(escaped(nonce))\"") }

        private func head(attributes: String) -> String {
            """
            <link rel="stylesheet" href="\(address(of: .tipsStyleSheet))"\(attributes)>
            <script type="module" src="\(escaped(path))/\(ClientFile.tipsScript.name)"\(attributes)></script>
            """
        }

        /// Returns the markup of a tip in the flow of a page, with its card if the tip may appear.
        ///
        /// The markup is safe to insert into a page. With JavaScript, the script takes over the card; without
        /// JavaScript, the card's buttons submit a form. A tip in the markup counts as displayed only after a person
        /// could see it, which the script says, or after the person has pressed one of its buttons.
        ///
        /// Pass an array of elements for several tips of a page.
        ///
        /// - Parameters:
        ///   - tip: A tip that was passed to `add(_:)`.
        ///   - person: The id of the person who sees the page; if it is `nil`, the element is empty until the script
        ///     has requested the visitor's tips, as ``Visitors`` describes.
        ///   - locale: The locale of the card; `nil` for that of the request, as `init` describes.
        ///   - request: The request for the page. Its language is that of the card, and its path is where a press
        ///     returns to without JavaScript, if the page sends no referrer.
        ///   - nonce: The nonce of the page's security policy, for the style sheets of the card.
        public func html(
            for tip: any Tip,
            person: String?,
            locale: Locale? = nil,
            request: HTTPRequest? = nil,
            nonce: String? = nil
        ) async -> String {
            let page = await markup(of: [.view(tip)], person: person, locale: locale, request: request, nonce: nonce)
            return page.joined()
        }

        /// Returns the markup of a tip that points at another element of a page.
        ///
        /// Without JavaScript, the card appears in the flow of the page.
        ///
        /// - Parameters:
        ///   - tip: A tip that was passed to `add(_:)`.
        ///   - anchor: The id of the element that the tip points at.
        ///   - edge: The edge of the tip on which the arrow is drawn if there is room, or `nil` for any edge.
        ///   - person: The id of the person who sees the page.
        ///   - locale: The locale of the card; `nil` for that of the request.
        ///   - request: The request for the page.
        ///   - nonce: The nonce of the page's security policy, for the style sheets of the cards.
        public func html(
            for tip: any Tip,
            anchor: String,
            edge: Edge? = nil,
            person: String?,
            locale: Locale? = nil,
            request: HTTPRequest? = nil,
            nonce: String? = nil
        ) async -> String {
            let element = Element.popover(tip, anchor: anchor, edge: edge)
            let page = await markup(of: [element], person: person, locale: locale, request: request, nonce: nonce)
            return page.joined()
        }

        /// Returns the markup of several tips of a page, one text for each, in the order of the elements.
        ///
        /// The tips are decided together: of several tips that the display frequency holds apart, the one with the
        /// greatest `Rank` gets a card, and of those with the same rank the first one.
        ///
        /// - Parameters:
        ///   - elements: The places of the tips, in the order in which they appear in the page.
        ///   - person: The id of the person who sees the page.
        ///   - locale: The locale of the cards; `nil` for that of the request.
        ///   - request: The request for the page.
        ///   - nonce: The nonce of the page's security policy, for the style sheets of the cards.
        public func html(
            for elements: [Element],
            person: String?,
            locale: Locale? = nil,
            request: HTTPRequest? = nil,
            nonce: String? = nil
        ) async -> [String] {
            await markup(of: elements, person: person, locale: locale, request: request, nonce: nonce)
        }

        func address(of file: ClientFile) -> String { escaped("\(path)/\(file.name)?v=\(file.version)") }

        private func markup(
            of elements: [Element],
            person: String?,
            locale: Locale?,
            request: HTTPRequest?,
            nonce: String?
        ) async -> [String] {
            // The script asks for later cards in the language that the element names.
            let chosen = locale ?? request.flatMap(self.locale)
            var page: MarkupPage?
            do {
                if let person {
                    let language = language(chosen: chosen, request)
                    page = try await MarkupPage(self, person: person, language: language, request, nonce)
                }
            } catch {
                let (names, reason) = (elements.map(\.tip.id).joined(separator: ", "), error.localizedDescription)
                if LogLimit.shared.allows(reason) { logWarning("The tips \(names) were left out of a page: \(reason)") }
            }
            let contents = page.map { page in
                inOrderOfRank(elements.map(\.tip), in: page.center) { page.content(of: elements[$0]) }
            }
            return elements.indices.map { index in
                let (element, content) = (elements[index], contents?[index] ?? "")
                let language = chosen.map { " lang=\"\(escaped($0.identifier(.bcp47)))\"" } ?? ""
                let state = content.isEmpty ? "" : " drawn"
                let start = "tip=\"\(escaped(element.tip.id))\"\(language)\(state)"
                guard element.kind == .popover else { return "<tip-view \(start)>\(content)</tip-view>" }
                let edge = element.edge.map { " edge=\"\($0)\"" } ?? ""
                let anchor = escaped(element.anchor ?? "")
                return "<tip-popover \(start) for=\"\(anchor)\"\(edge)>\(content)</tip-popover>"
            }
        }
    }

    /// The first markup of a page's tips.
    private struct MarkupPage {
        let tips: TipPages
        let center: TipCenter
        let language: CardLanguage
        let token: PageToken
        /// The attribute with the nonce of the page's policy; empty without one.
        let nonce: String
        /// The beginning of a form's address: a base of the page doesn't change an address with a host.
        let host: String
        /// The fields that are the same in the forms of all cards.
        let fields: String

        init(
            _ tips: TipPages,
            person: String,
            language: CardLanguage,
            _ request: HTTPRequest?,
            _ nonce: String?
        ) async throws {
            self.tips = tips
            self.language = language
            self.nonce = nonce.map { " nonce=\"\(escaped($0))\"" } ?? ""
            center = try await tips.people.center(for: person)
            token = try PageToken(person: person, at: center.now, by: tips.mint)
            host = (request?.authority).map { "//\(escaped($0))" } ?? ""
            fields = """
                <input type="hidden" name="back" value="\(escaped(request?.path ?? ""))">
                """
        }

        /// The declarative shadow root of an element; empty if the tip wasn't added, or may not appear.
        func content(of element: TipPages.Element) -> String {
            guard tips.hasAdded(element.tip) else { return "" }
            guard tips.offer(element.tip, display: nil, in: center)?.isHeldOut == false else { return "" }
            let card = tips.card(element, language, of: center)
            let path = escaped(tips.path)
            let rules =
                card.rules.isEmpty
                ? ""
                : "<link rel=\"stylesheet\" href=\"\(tips.address(ofRules: card, of: element, language))\"\(nonce)>"
            return """
                <template shadowrootmode="open"><link rel="stylesheet" href="\(tips.address(of: .tipsStyleSheet))"\(nonce)>\(rules)\
                <form method="post" action="\(host)\(path)/form" target="_self" accept-charset="utf-8">\
                <input type="hidden" name="tip" value="\(escaped(element.tip.id))">\
                <input type="hidden" name="id" value="\(token.text)-\(contentHash(element.tip.id))">\(fields)\
                \(card.html)</form></template>
                """
        }
    }

    extension TipPages {
        /// Returns whether a tip was added; warns once of one that wasn't, which pages couldn't show.
        fileprivate func hasAdded(_ tip: any Tip) -> Bool {
            let (isKnown, isNew) = catalog.withLock { catalog in
                let isKnown = catalog.tip(tip.id) != nil
                return (isKnown, !isKnown && catalog.miss(tip.id))
            }
            if isNew { logWarning("The tip \(tip.id) was left out of a page. Add it with add(_:).") }
            return isKnown
        }

        /// Calls a closure with the indices of tips, those with the greatest rank first, and returns the values in the
        /// tips' order.
        func inOrderOfRank<Value>(
            _ tips: [(any Tip)?],
            in center: TipCenter,
            _ body: (Int) throws -> Value
        ) rethrows -> [Value] {
            let ranks = tips.map { $0?.definition(in: center).options.rank ?? 0 }
            let order = tips.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
            let values = try order.map { (index: $0, value: try body($0)) }
            return values.sorted { $0.index < $1.index }.map(\.value)
        }

        /// Returns whether a tip may be on a page now, and for how long.
        ///
        /// - Parameter display: The page's display of the tip in progress, if there is one.
        func offer(_ tip: any Tip, display: String?, in center: TipCenter) -> PageOffer? {
            guard isCurrent(tip, in: center) else { return nil }
            return center.offer(tip.definition(in: center), display: display, onlyContinuing: !unstored.admits(center))
        }

        /// Returns whether a tip may appear to a person, but for the limits on how often tips may.
        func mayAppear(_ tip: any Tip, in center: TipCenter) -> Bool {
            switch center.run({ tip.status }) {
            case .available: isCurrent(tip, in: center)
            case .pending: center.run { tip.explain() }.reasons.allSatisfy(\.isLimit)
            case .invalidated: false
            }
        }

        /// Returns whether a tip is the one of its group that may appear; `true` for a tip without a group.
        private func isCurrent(_ tip: any Tip, in center: TipCenter) -> Bool {
            guard let group = catalog.withLock({ $0.group(ofTip: tip.id) }) else { return true }
            return center.run { group.current }?.id == tip.id
        }

        /// Returns the card of a tip, whose texts may read the state of the person.
        func card(_ element: Element, _ language: CardLanguage, of center: TipCenter) -> Card {
            center.run {
                let reading = language.reading(of: element.tip)
                return PersonLocale.$visitor.withValue(reading) { Card(element, reading: reading, path: path) }
            }
        }

        /// Returns the list of the tips that the person of a center has seen.
        func library(_ language: CardLanguage, of center: TipCenter) -> Card {
            let catalog = catalog.withLock { $0 }
            return center.run { Card(Library(catalog, language), path: path) }
        }

        /// Returns the language of the cards of a page or a request.
        ///
        /// - Parameters:
        ///   - chosen: The locale that the host has chosen.
        ///   - named: The language that an element of the page names; it has precedence over the request's.
        func language(chosen: Locale? = nil, named: String? = nil, _ request: HTTPRequest?) -> CardLanguage {
            let named = named.flatMap { $0.isEmpty ? nil : String($0.prefix(35)) }
            if named == nil, let locale = chosen ?? request.flatMap(locale) { return .chosen(locale) }
            return .requested(named, accepted: Languages.accepted(in: request?.headerFields[.acceptLanguage] ?? ""))
        }

        /// Returns the address of a card's own style rules, which any process can answer.
        fileprivate func address(ofRules card: Card, of element: Element, _ language: CardLanguage) -> String {
            var url = URLComponents()
            url.path = "\(path)/rules.css"
            url.queryItems = [
                URLQueryItem(name: "tip", value: element.tip.id),
                URLQueryItem(name: "language", value: language.reading(of: element.tip)?.language),
                URLQueryItem(name: "v", value: contentHash(card.rules)),
            ]
            return escaped(url.string ?? url.path)
        }
    }

    extension Tips.Explanation.Reason {
        /// Whether the tip waits only because of how often tips may appear.
        fileprivate var isLimit: Bool {
            switch self {
            case .displayFrequency, .cap, .capClaimed, .quiet: true
            default: false
            }
        }
    }
#endif
