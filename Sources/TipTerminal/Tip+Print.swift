public import TipKitCore

/// The style in which a tip is printed in a terminal.
public enum TerminalTipStyle: Sendable, Hashable {
    /// A box of at most 80 columns, without a frame in dumb terminals and in terminals of less than 24 columns.
    case box
    /// Title, message, actions and commands after one another, wrapped to the width of the terminal.
    case line
}

extension Tip {
    /// Prints the tip to standard error if it may appear and a person can read it.
    ///
    /// Nothing is printed or counted:
    /// - unless standard error is a terminal, and the tool belongs to its foreground process group;
    /// - if standard output is a pipe or a file, unless `evenIfPiped` is set;
    /// - unless a person typed the command at the prompt of a shell: not if a script, `make` or a hook runs the tool,
    ///   not if a coding agent does, and not if `CI` is set in the environment, except to `0` or `false`. If `TIPS` is
    ///   `on`, `yes`, `1` or `true`, this condition doesn't apply;
    /// - if `TIPS` is `off`, `no`, `0` or `false`;
    /// - while a shell completes a command line;
    /// - if the tip may not appear, for example because ``Tips/areOff`` is set;
    /// - if the display can't be stored, for example because the disk is full.
    ///
    /// A printed tip counts as one display of zero duration. Earlier donations are stored first, so that the rules see
    /// them; a store that another process has locked costs at most 50 ms. What `print` of Swift holds back is written to
    /// standard output before the tip. Write errors are ignored, so that the tool continues and ends as it would without
    /// the tip.
    ///
    /// Only actions whose label contains code in backticks, such as a command to type, are printed. The label must be a
    /// `Text`: a title that is a `String` contains no code. Images are omitted.
    ///
    /// - Parameters:
    ///   - style: A box or one line.
    ///   - hideCommand: A command of the tool that hides all tips, or only one tip if the tip's id follows the command,
    ///     such as `trails tips off`; `nil` if the tool has no such command. The printed tip mentions the command and
    ///     `TIPS=off`.
    ///   - evenIfPiped: Whether the tip is also printed if standard output is a pipe or a file.
    /// - Returns: Whether the tip was printed.
    @discardableResult
    public func print(
        style: TerminalTipStyle = .box,
        hideCommand: String? = nil,
        evenIfPiped: Bool = false
    ) async -> Bool {
        let output = TerminalOutput.standardError
        guard output.admitsTips(piped: evenIfPiped) else { return false }
        TerminalTips.prepare()
        return print(style: style, hideCommand: hideCommand, on: output) {
            flushStandardOutput()
            TerminalOutput.write($0, to: STDERR_FILENO)
        }
    }

    /// Writes the tip to a terminal if the tip may appear, and counts one display.
    func print(
        style: TerminalTipStyle,
        hideCommand: String?,
        on output: TerminalOutput,
        write: (String) -> Void
    ) -> Bool {
        while TipCenter.current.storeDonations() {}
        guard let display = beginDisplay() else { return false }
        defer { display.endMoment() }
        // A display that isn't stored isn't counted by the next run, which would print the tip again.
        guard !TipCenter.current.hasUnstoredChanges else { return false }
        write(TipCard(self, style: style, hideCommand: hideCommand, on: output).bytes)
        return true
    }
}
