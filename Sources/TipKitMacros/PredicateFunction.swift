#if Macros
    import SwiftSyntax

    /// The name of a called function with the labels of its arguments.
    struct PredicateFunction {
        let name: String
        /// The labels, with `_` where there is none; a trailing closure has none and is left out.
        let labels: [String]
        let hasTrailingClosure: Bool

        init(name: String, arguments: LabeledExprListSyntax, trailingClosure: ClosureExprSyntax?) {
            self.name = name
            labels = arguments.map { $0.label?.text ?? "_" }
            hasTrailingClosure = trailingClosure != nil
        }

        /// The function as a reader knows it, with `_` for a trailing closure.
        var signature: String {
            let all = hasTrailingClosure ? labels + ["_"] : labels
            return "\(name)(\(all.map { "\($0):" }.joined()))"
        }

        /// Whether Apple's TipKit knows the function.
        var isKnown: Bool {
            // A predicate may evaluate another one, with any number of inputs.
            if name == "evaluate" { return labels.allSatisfy { $0 == "_" } }
            let forms = Self.known[name] ?? []
            guard hasTrailingClosure else { return forms.contains(labels) }
            return Self.takingClosure.contains(name) && forms.contains { Array($0.dropLast()) == labels }
        }

        /// What Foundation's `#Predicate` knows, then what TipKit adds for events.
        private static let known: [String: [[String]]] = [
            "allSatisfy": [["_"]],
            "caseInsensitiveCompare": [["_"]],
            "contains": [["_"], ["where"]],
            "filter": [["_"]],
            "flatMap": [["_"]],
            "localizedCompare": [["_"]],
            "localizedStandardContains": [["_"]],
            "max": [[]],
            "min": [[]],
            "starts": [["with"]],
            "subscript": [["_"], ["_", "default"]],

            "donatedWithin": [["_"]],
            "largestSubset": [["groupedBy"]],
            "smallestSubset": [["groupedBy"]],
        ]

        private static let takingClosure: Set<String> = ["allSatisfy", "contains", "filter", "flatMap"]
    }
#endif
