#if Web
    import TipHTML
    import TipHTTP
    import TipKitCore

    /// What pages may show and report.
    struct Catalog: Sendable {
        /// The ids of the tips that pages may show.
        var tipIDs: [String] { tips.values.map(\.id) }

        private var tips: [String: any Tip] = [:]
        private var groups: [String: TipGroup] = [:]
        /// The ids of tips that were to be drawn, but were never added.
        private var missed: Set<String> = []
        private var events: [String: Report] = [:]
        private var parameters: [String: Report] = [:]
        /// For each name of a parameter's property, the names with their types.
        private var parameterNames: [String: Set<String>] = [:]

        mutating func add(_ added: [any Tip], in group: TipGroup? = nil) {
            for tip in added {
                tips[normalizedText(tip.id)] = tip
                groups[tip.id] = group
            }
        }

        /// The tip with an id, as a page says it; `nil` if pages don't show such a tip.
        ///
        /// A page has only what HTML allows: no control characters, and in a form other line breaks.
        func tip(_ id: String) -> (any Tip)? { tips[normalizedText(id)] }

        /// Notes that a tip was to be drawn that was never added.
        ///
        /// - Returns: Whether it is the first time.
        mutating func miss(_ id: String) -> Bool { missed.insert(id).inserted }

        /// The group of the tip with an id; `nil` if the tip is in no group.
        func group(ofTip id: String) -> TipGroup? { groups[id] }

        mutating func accept(event id: String, _ report: Report) { events[id] = report }

        mutating func accept(parameter id: String, _ report: Report) {
            let name = id.split(separator: "+").joined(separator: ".")
            parameters[name] = report
            parameterNames[id.split(separator: "+").last.map(String.init) ?? id, default: []].insert(name)
        }

        func report(event id: String) throws(Refusal) -> Report {
            guard let report = events[id] else { throw .unacceptedReport }
            return report
        }

        func report(parameter name: String) throws(Refusal) -> Report {
            if let report = parameters[name] { return report }
            guard let names = parameterNames[name], let only = names.first else { throw .unacceptedReport }
            guard names.count == 1, let report = parameters[only] else { throw .ambiguousParameter }
            return report
        }
    }
#endif
