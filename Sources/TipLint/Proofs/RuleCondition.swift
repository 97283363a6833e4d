#if Tools
    import SwiftParser
    import SwiftSyntax

    /// What a rule demands of one input, as far as its source says.
    struct RuleCondition: Sendable {
        /// The input: a parameter or an event, by its type and its property.
        let input: String
        let values: PossibleValues
        let source: String
        let place: Place

        /// Reads the conditions of a rule with one input, such as `#Rule(Self.$isPro) { $0 }`; none of any other rule.
        static func conditions(
            _ arguments: LabeledExprListSyntax,
            _ closure: ClosureExprSyntax?,
            in type: String,
            _ file: SwiftFile
        ) -> [RuleCondition] {
            guard arguments.count == 1, let first = arguments.first, let closure, closure.statements.count == 1,
                let name = first.expression.lastName, case .expr(let body)? = closure.statements.first?.item
            else { return [] }
            let base = first.expression.base?.lastName ?? type
            let property = name.hasPrefix("$") ? String(name.dropFirst()) : name
            let parameter = parameterName(of: closure)
            return conjuncts(body).compactMap { expression in
                values(expression, of: parameter).map { values in
                    RuleCondition(
                        input: "\(base == "Self" ? type : base)+\(property)",
                        values: values,
                        source: expression.map(\.trimmedDescription).joined(separator: " "),
                        place: file.place(of: first)
                    )
                }
            }
        }

        private static func parameterName(of closure: ClosureExprSyntax) -> String {
            switch closure.signature?.parameterClause {
            case .simpleInput(let names): names.first?.name.text ?? "$0"
            case .parameterClause(let clause): clause.parameters.first?.firstName.text ?? "$0"
            case nil: "$0"
            }
        }

        /// Splits `a && b` into its parts; a part of `a || b` says nothing alone.
        private static func conjuncts(_ body: ExprSyntax) -> [[ExprSyntax]] {
            guard let sequence = body.as(SequenceExprSyntax.self) else { return [[body]] }
            var parts: [[ExprSyntax]] = [[]]
            for element in sequence.elements {
                switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                case "&&": parts.append([])
                case "||", "??": return []
                default:
                    if element.is(UnresolvedTernaryExprSyntax.self) { return [] }
                    parts[parts.count - 1].append(element)
                }
            }
            return parts
        }

        private static func values(_ part: [ExprSyntax], of parameter: String) -> PossibleValues? {
            if part.count == 1 {
                if let negated = part[0].as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
                    return values([negated.expression], of: parameter)?.negated
                }
                guard let subject = Subject(part[0], of: parameter) else { return nil }
                switch subject {
                case .value: return .bool(true)
                case .isEmpty: return .number(.upTo(0))
                case .count, .partOfCount: return nil
                }
            }
            guard part.count == 3, let subject = Subject(part[0], of: parameter),
                let comparison = part[1].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return nil }
            if case .value = subject {
                if let bool = part[2].as(BooleanLiteralExprSyntax.self) {
                    let isTrue = bool.literal.text == "true"
                    if comparison == "==" { return .bool(isTrue) }
                    return comparison == "!=" ? .bool(!isTrue) : nil
                }
                if let text = part[2].literal { return comparison == "==" ? .text(text) : nil }
            }
            guard let number = number(part[2]), let range = NumberRange(comparison, number) else { return nil }
            switch subject {
            case .value: return .number(range)
            case .count: return .number(range.ofCounts)
            // Fewer donations of a time don't say how many there are altogether, but more do.
            case .partOfCount: return range.lower.map { .number(.from($0.value, isOpen: $0.isOpen).ofCounts) }
            case .isEmpty: return nil
            }
        }

        private static func number(_ expression: ExprSyntax) -> Double? {
            if let negative = expression.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
                return number(negative.expression).map { -$0 }
            }
            let text =
                expression.as(IntegerLiteralExprSyntax.self)?.literal.text
                ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
            return text.flatMap { Double($0.filter { $0 != "_" }) }
        }

        /// What of an input a comparison is about.
        private enum Subject {
            case value
            case count
            /// The count of a part of the donations, such as those of a week.
            case partOfCount
            case isEmpty

            init?(_ expression: ExprSyntax, of parameter: String) {
                var names: [String] = []
                var next: ExprSyntax? = expression
                while let current = next {
                    if let call = current.as(FunctionCallExprSyntax.self) {
                        next = call.calledExpression
                    } else if let access = current.as(MemberAccessExprSyntax.self) {
                        names.insert(access.declName.baseName.text, at: 0)
                        next = access.base
                    } else {
                        guard current.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter else { return nil }
                        next = nil
                    }
                }
                switch (names.first, names.last, names.count) {
                case (nil, _, _): self = .value
                case ("donations"?, "count"?, 2): self = .count
                case ("donations"?, "count"?, _): self = .partOfCount
                case ("donations"?, "isEmpty"?, 2): self = .isEmpty
                default: return nil
                }
            }
        }
    }

    /// The values of an input with which a condition holds.
    enum PossibleValues: Hashable, Sendable {
        case bool(Bool)
        case text(String)
        case number(NumberRange)

        /// The values with which it doesn't hold, if they are as simple.
        var negated: PossibleValues? {
            switch self {
            case .bool(let value): .bool(!value)
            case .number(let range) where range == .upTo(0): .number(.from(1))
            case .text, .number: nil
            }
        }

        /// Whether no value is in both.
        func excludes(_ other: PossibleValues) -> Bool {
            switch (self, other) {
            case (.bool(let a), .bool(let b)): a != b
            case (.text(let a), .text(let b)): a != b
            case (.number(let a), .number(let b)): a.intersection(b).isEmpty
            default: false
            }
        }
    }

    /// A range of numbers.
    struct NumberRange: Hashable, Sendable {
        struct Bound: Hashable, Sendable {
            var value: Double
            var isOpen: Bool
        }

        var lower: Bound?
        var upper: Bound?

        static func from(_ value: Double, isOpen: Bool = false) -> NumberRange {
            NumberRange(lower: Bound(value: value, isOpen: isOpen))
        }

        static func upTo(_ value: Double, isOpen: Bool = false) -> NumberRange {
            NumberRange(upper: Bound(value: value, isOpen: isOpen))
        }

        init(lower: Bound? = nil, upper: Bound? = nil) { (self.lower, self.upper) = (lower, upper) }

        /// The numbers that a comparison allows.
        init?(_ comparison: String, _ value: Double) {
            switch comparison {
            case ">=": self = .from(value)
            case ">": self = .from(value, isOpen: true)
            case "<=": self = .upTo(value)
            case "<": self = .upTo(value, isOpen: true)
            case "==": self.init(lower: Bound(value: value, isOpen: false), upper: Bound(value: value, isOpen: false))
            default: return nil
            }
        }

        /// The counts in the range, which are whole and not negative.
        var ofCounts: NumberRange {
            let least = lower.map { $0.isOpen ? $0.value.rounded(.down) + 1 : $0.value.rounded(.up) } ?? 0
            let most = upper.map { $0.isOpen ? $0.value.rounded(.up) - 1 : $0.value.rounded(.down) }
            return NumberRange(
                lower: Bound(value: max(0, least), isOpen: false),
                upper: most.map { Bound(value: $0, isOpen: false) }
            )
        }

        var isEmpty: Bool {
            guard let lower, let upper else { return false }
            return lower.value > upper.value || lower.value == upper.value && (lower.isOpen || upper.isOpen)
        }

        func intersection(_ other: NumberRange) -> NumberRange {
            let lowers = [lower, other.lower].compactMap(\.self).sorted {
                ($0.value, $0.isOpen ? 1 : 0) < ($1.value, $1.isOpen ? 1 : 0)
            }
            let uppers = [upper, other.upper].compactMap(\.self).sorted {
                ($0.value, $0.isOpen ? 0 : 1) < ($1.value, $1.isOpen ? 0 : 1)
            }
            return NumberRange(lower: lowers.last, upper: uppers.first)
        }
    }
#endif
