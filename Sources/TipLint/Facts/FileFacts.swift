#if Tools
    /// What one Swift file says of tips, as values, so that its syntax tree can be freed.
    struct FileFacts: Sendable {
        let file: LintedFiles.File
        let silences: Silences
        /// What is wrong whatever other files say.
        var findings: [(rule: LintRule, place: Place, sentence: String)] = []
        /// The types and extensions that may be tips.
        var types: [TypeFacts] = []
        /// The protocols, and what they inherit.
        var protocols: [String: Set<String>] = [:]
        var events: [DeclaredInput] = []
        var parameters: [DeclaredInput] = []
        /// The names that occur outside of rules.
        var mentioned: Set<String> = []
        /// The names of properties that are assigned, or that a method is called on.
        var written: Set<String> = []
        /// The types of variables, by the variables' names.
        var variables: [String: Set<String>] = [:]
        /// The tips that are invalidated.
        var invalidated: [Receiver] = []
        /// The tips whose views have a closure for actions.
        var handled: [Receiver] = []
        /// The members of groups.
        var grouped: [Receiver] = []
        /// The members of each ordered group, in order.
        var orderedGroups: [[Receiver]] = []
        /// The tips that views and cards show.
        var shown: [Receiver] = []
        /// The tip views of each body without a group, in order, and whether each follows the one before it directly.
        var bodies: [[(tip: Receiver, isNext: Bool, place: Place)]] = []
        /// The literals that something is compared with, such as the ids of actions.
        var compared: Set<String> = []
        var configurations: [ConfigurationFacts] = []
        /// Those of the wanted texts that are in a literal.
        var quoted: Set<String> = []

        init(_ file: LintedFiles.File, silences: Silences) {
            self.file = file
            self.silences = silences
        }
    }

    /// A tip as an expression names it.
    enum Receiver: Hashable, Sendable {
        case type(String)
        case variable(String)
        case unknown
    }

    /// An event or a parameter that is declared.
    struct DeclaredInput: Sendable {
        let name: String
        let place: Place
        /// The id of an event, if it is a literal.
        let id: String?
        /// The type that declares it.
        var owner: String?
        /// How many donations of an event are kept, if the code says so.
        var kept: Int?
    }

    /// A call that configures tips.
    struct ConfigurationFacts: Sendable {
        enum Frequency: Sendable { case none, immediate, pause, unknown }

        let frequency: Frequency
        let place: Place
        let isDebug: Bool
        /// How fast tips may follow each other.
        var paces: [TipPace] = []
    }

    /// A type, or an extension of one, that may be a tip.
    struct TypeFacts: Sendable {
        enum ID: Hashable, Sendable {
            case name
            case literal(String)
            /// A text with interpolations, each as `*`.
            case pattern(String)
            case unknown
        }

        /// A text of a tip.
        struct Words: Sendable {
            let text: String
            let place: Place
        }

        struct Action: Sendable {
            let id: String?
            let place: Place
            let isHandled: Bool
        }

        let name: String
        let place: Place
        let isExtension: Bool
        /// Whether the name may occur again in the module, since the type is private or within another type.
        let isInner: Bool
        /// The number of the `#if` around the declaration, of which at most one clause is compiled.
        let conditional: Int?
        var inherited: Set<String> = []
        var id = ID.name
        var idPlace: Place?
        var isUnstable = false
        var titles: [Words] = []
        var messages: [Words] = []
        var hasRules = false
        /// Whether a rule may hide the tip after it appeared, such as one that says that something wasn't done yet.
        var rulesMayEnd = false
        /// What the rules demand of their inputs, as far as the code says.
        var conditions: [RuleCondition] = []
        /// The names in the tip's options.
        var options: Set<String> = []
        /// Whether the display frequency doesn't hold the tip back.
        var ignoresFrequency = false
        /// The dates of `Begins` and `Ends`, in seconds since 1970, if they are literals.
        var begins: Double?
        var ends: Double?
        var actions: [Action] = []
    }
#endif
