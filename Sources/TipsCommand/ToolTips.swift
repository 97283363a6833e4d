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
        /// The name that a person types to run the tool; the name of the program unless you declare another.
        static var toolName: String { get }
    }

    extension ToolTips {
        public static var configuration: [Tips.ConfigurationOption] { [] }

        public static var toolName: String {
            CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tool"
        }

        /// Configures the tips, unless they are configured, as in a test with its own center.
        ///
        /// - Throws: An error if the tips' datastore can't be opened.
        public static func configure() throws {
            if !TipCenter.current.isConfigured { try Tips.configure(configuration) }
        }

        /// Returns whether a person could read a printed tip; call it before ``configure()``.
        ///
        /// See `TerminalTips.canAppear`.
        ///
        /// - Parameter evenIfPiped: Whether tips are also printed if standard output is a pipe or a file.
        public static func canAppear(evenIfPiped: Bool = false) -> Bool {
            TerminalTips.canAppear(configuration, evenIfPiped: evenIfPiped)
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
            throw ToolTipsError(description: "There is no tip “\(name)”. '\(toolName) tips' lists the tips.")
        }

        /// Prints lines to standard output.
        static func say(_ text: String) throws {
            do {
                try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
            } catch {
                throw ToolTipsError(description: "Standard output can't be written.")
            }
        }

        /// Throws an error if what was changed isn't stored, such as on a full or read-only disk.
        static func checkStored() throws {
            guard TipCenter.current.hasUnstoredChanges else { return }
            throw ToolTipsError.notStored
        }
    }

    /// Why a subcommand of `tips` did nothing.
    struct ToolTipsError: Error, CustomStringConvertible {
        let description: String

        static let notStored = ToolTipsError(
            description: "The change can't be stored: the folder of the tips can't be written, or its disk is full."
        )
    }
#endif
