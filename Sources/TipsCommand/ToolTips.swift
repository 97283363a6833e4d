#if Tools
    import Foundation
    public import TipTerminal

    /// The tips of a command-line tool, which the command ``TipsCommand`` lists, explains and turns off.
    ///
    /// An enumeration whose `all` is the array of the tips is enough; the article on command-line tools has a tool.
    public protocol ToolTips: SendableMetatype {
        /// All tips of the tool, in the order in which they are listed.
        static var all: [any Tip] { get }
        /// The options with which the tips are configured; none unless you declare some.
        static var configuration: [Tips.ConfigurationOption] { get }
        /// The name that a person types to run the tool, and after which the folder of its tips is named.
        ///
        /// It is the name of the program's file unless you declare another. If you declare one, a program that is
        /// renamed, such as to `mytool-2.0`, keeps its tips.
        static var toolName: String { get }
        /// What people have done when an event is donated, by the events' ids, as it follows "you have"; empty unless you
        /// declare it.
        ///
        /// With `["typed-long": "used --name"]` the command `tips` says of a tip with the rule
        /// `$0.donations.count >= 3` that it comes after you have used --name three times. The source text of a rule is
        /// known only with `#Rule`.
        static var uses: [String: String] { get }
    }

    extension ToolTips {
        public static var configuration: [Tips.ConfigurationOption] { [] }

        public static var uses: [String: String] { [:] }

        public static var toolName: String {
            CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tool"
        }

        /// Configures the tips, unless they are configured, as in a test with its own center.
        ///
        /// - Throws: An error if the tips' datastore can't be opened.
        public static func configure() throws {
            TerminalTips.toolName = toolName
            if !TipCenter.current.isConfigured { try Tips.configure(configuration) }
        }

        /// Configures the tips if a person could read one, and returns whether tips may be printed and counted.
        ///
        /// It never throws; see `TerminalTips.start`. After it, donate, invalidate and print.
        ///
        /// - Parameter evenIfPiped: Whether tips are also printed if standard output is a pipe or a file.
        public static func start(evenIfPiped: Bool = false) -> Bool {
            TerminalTips.toolName = toolName
            return TerminalTips.start(configuration, evenIfPiped: evenIfPiped)
        }

        /// Configures the tips for one of the commands of `tips`, which says what is wrong.
        static func open() throws {
            TerminalTips.toolName = toolName
            try TerminalTips.open(configuration)
        }

        /// Returns whether a person could read a printed tip; call it before ``configure()``.
        ///
        /// See `TerminalTips.canAppear`; ``start(evenIfPiped:)`` does both.
        ///
        /// - Parameter evenIfPiped: Whether tips are also printed if standard output is a pipe or a file.
        public static func canAppear(evenIfPiped: Bool = false) -> Bool {
            TerminalTips.toolName = toolName
            return TerminalTips.canAppear(configuration, evenIfPiped: evenIfPiped)
        }

        /// Prints a tip if it may appear and a person can read it; its last lines say how to hide it with `tips off`.
        ///
        /// See `Tip.print`, which says when nothing is printed or counted.
        ///
        /// - Parameters:
        ///   - tip: One of the tips in ``all``.
        ///   - style: A box or one line.
        ///   - evenIfPiped: Whether the tip is also printed if standard output is a pipe or a file.
        /// - Returns: Whether the tip was printed.
        @discardableResult
        public static func print(
            _ tip: some Tip,
            style: TerminalTipStyle = .box,
            evenIfPiped: Bool = false
        ) async -> Bool {
            await tip.print(style: style, hideCommand: "\(toolName) tips off", evenIfPiped: evenIfPiped)
        }

        /// Returns the tip with an id.
        static func tip(_ id: String) throws -> any Tip {
            if let tip = all.first(where: { $0.id == id }) { return tip }
            let name = TerminalText(id).plain
            throw TipsRefusal(description: "There is no tip “\(name)”. '\(toolName) tips' lists the tips.")
        }

        /// Prints lines to standard output.
        static func say(_ text: String) throws {
            do {
                try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
            } catch {
                throw TipsRefusal(description: "Standard output can't be written.")
            }
            // The answer is given; what is stored at the exit isn't what the person asked for.
            TerminalTips.quiet()
        }
    }
#endif
