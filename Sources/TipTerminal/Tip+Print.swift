public import OpenTipKit

/// How a tip looks in a terminal.
public enum TerminalTipStyle: Sendable, Hashable {
    /// A box of at most 80 columns; without a frame in dumb terminals and in those of less than 24 columns.
    case box
    /// One line, which goes on in the next where the terminal is too narrow.
    case line
}

extension Tip {
    /// Prints the tip on standard error, if it may appear and a person reads there.
    ///
    /// Nothing is printed, and nothing counted:
    /// - unless standard error is a terminal in which the tool runs in the foreground;
    /// - if standard output is a pipe or a file, unless `evenIfPiped` is set;
    /// - if `CI` is set in the environment, or `TIPS` is `off`;
    /// - while a shell completes a command line;
    /// - if ``TerminalTips/areOff`` is set, or the tip may not appear.
    ///
    /// A printed tip counts as one display, of no length. What was donated before is stored first, so that the rules see
    /// it; that waits at most a second for another process. Whether the terminal took the tip isn't checked: a tool works on,
    /// and ends as without the tip.
    ///
    /// Of the actions those are printed whose label has code in it, in backticks: what to type. Images are left out.
    ///
    /// - Parameters:
    ///   - style: A box or one line.
    ///   - hideCommand: The tool's own command that hides all tips, or one whose id follows, such as `trails tips off`; `nil`
    ///     if it has none. The tip names it, and `TIPS=off`.
    ///   - evenIfPiped: Whether the tip is printed where standard output is a pipe or a file, too.
    /// - Returns: Whether the tip was printed.
    @discardableResult
    public func print(
        style: TerminalTipStyle = .box,
        hideCommand: String? = nil,
        evenIfPiped: Bool = false
    ) async -> Bool {
        let output = TerminalOutput.standardError
        guard output.admitsTips(piped: evenIfPiped) else { return false }
        return print(style: style, hideCommand: hideCommand, on: output) { TerminalOutput.write($0, to: STDERR_FILENO) }
    }

    /// Writes the tip if it may appear, and counts that as a display.
    func print(
        style: TerminalTipStyle,
        hideCommand: String?,
        on output: TerminalOutput,
        write: (String) -> Void
    ) -> Bool {
        while TipCenter.current.storeDonations() {}
        guard !TerminalTips.areOff, let display = beginDisplay() else { return false }
        write(TipCard(self, style: style, hideCommand: hideCommand, on: output).bytes)
        display.end()
        return true
    }
}

/// Tips in terminals, all together.
public enum TerminalTips {
    private static let off = Tips.Parameter(TerminalTips.self, "+areOff", false)

    /// Whether a person could read a tip now: what `print` asks of the terminal and the environment.
    ///
    /// A tool that asks it before `Tips.configure` opens no datastore in pipes and scripts.
    public static var canAppear: Bool { TerminalOutput.standardError.admitsTips(piped: false) }

    /// Whether a person wants no tips in this tool: what its own command for that sets.
    ///
    /// It is stored with the tips, so it holds in later runs too, and is `false` after a reset. Before `Tips.configure`
    /// setting it changes nothing.
    public static var areOff: Bool {
        get { off.wrappedValue }
        set { off.wrappedValue = newValue }
    }
}
