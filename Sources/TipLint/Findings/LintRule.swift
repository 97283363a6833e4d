#if Tools
    /// A rule of `tips lint`; the raw value is its name in output and in comments.
    package enum LintRule: String, CaseIterable, Codable, Sendable {
        case titleLength = "title-length"
        case messageLength = "message-length"
        case wording
        case unstableID = "unstable-id"
        case duplicateID = "duplicate-id"
        case configuredLate = "configured-late"
        case noFrequency = "no-frequency"
        case immediateWithoutRules = "immediate-without-rules"
        case testingInRelease = "testing-in-release"
        case tipsWithoutGroup = "tips-without-group"
        case forcedCurrentTip = "forced-current-tip"
        case styleReadsTip = "style-reads-tip"
        case endlessTip = "endless-tip"
        case actionWithoutHandler = "action-without-handler"
        case eventNeverDonated = "event-never-donated"
        case parameterNeverSet = "parameter-never-set"
        case templateTip = "template-tip"
        case templateAnchor = "template-anchor"

        /// What the rule asks for, in one sentence.
        package var summary: String {
            switch self {
            case .titleLength: "A title has at most 40 characters."
            case .messageLength: "A message has at most two sentences and 160 characters."
            case .wording: "A tip doesn't advertise, report errors, or warn of losses."
            case .unstableID: "A tip's id is the same in each launch."
            case .duplicateID: "No two tips of a module have the same id."
            case .configuredLate: "Tips are configured in the app's init, before the first view asks for a tip."
            case .noFrequency: "An app with several tips has a display frequency or a limit."
            case .immediateWithoutRules: "A tip has a rule if the display frequency is immediate."
            case .testingInRelease: "Testing switches and resets are in debug builds or behind launch arguments."
            case .tipsWithoutGroup: "A body with several tip views takes their tips from a group."
            case .forcedCurrentTip: "The current tip of a group isn't force-unwrapped."
            case .styleReadsTip: "A style draws the title, message, image and actions of its configuration."
            case .endlessTip: "A tip is invalidated where its feature is used, or has Teaches or a limit."
            case .actionWithoutHandler: "Each action has a handler, or a view handles it."
            case .eventNeverDonated: "Each event is donated."
            case .parameterNeverSet: "Each parameter is set."
            case .templateTip: "A tip element in a template names a declared tip."
            case .templateAnchor: "A popover in a template points at an element of a template."
            }
        }

        /// Whether the rule needs all files of a program, so that it isn't applied to single files.
        var needsWholeProgram: Bool {
            switch self {
            case .endlessTip, .actionWithoutHandler, .eventNeverDonated, .parameterNeverSet, .templateTip,
                .templateAnchor:
                true
            default: false
            }
        }
    }
#endif
