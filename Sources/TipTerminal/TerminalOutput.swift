import OpenTipKit

/// What standard error is: whether a person reads it, how wide it is, and what it can show.
struct TerminalOutput {
    var environment: [String: String] = [:]
    var arguments: [String] = []
    /// Whether standard error is a terminal, and this process isn't in its background.
    var isInteractive = true
    /// Whether standard output is a terminal too.
    var isOutputTerminal = true
    /// The width in columns.
    var width = 80

    /// Whether a tip may be printed.
    ///
    /// - Parameter piped: Whether it may also be where standard output is a pipe or a file.
    func admitsTips(piped: Bool) -> Bool {
        isInteractive && (isOutputTerminal || piped) && !isContinuousIntegration && !isCompletion && !areTipsOff
    }

    /// Whether bold, dim and italic letters are wanted.
    var hasStyles: Bool { !isDumb && environment["NO_COLOR", default: ""].isEmpty }

    /// Whether a frame can be drawn: a dumb terminal can't place its right side.
    var hasFrame: Bool { !isDumb }

    /// Whether lines and arrows beyond ASCII can be shown.
    var hasUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isUTF8 = ["utf-8", "utf8"].contains(where: locale.lowercased().hasSuffix)
        return isUTF8 && !isDumb && terminal != "linux"
    }

    /// Whether the terminal is known to open links (OSC 8).
    var hasLinks: Bool {
        if isDumb || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") { return false }
        if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(terminal) { return true }
        if environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil { return true }
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5_002 }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
        return environment["TERM_PROGRAM"].map(programs.contains) ?? false
    }

    private var terminal: String { environment["TERM", default: ""] }

    private var isDumb: Bool { terminal.isEmpty || terminal == "dumb" }

    private var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    }

    private var areTipsOff: Bool {
        ["off", "0", "no", "false"].contains(environment["TIPS", default: ""].lowercased())
    }

    /// Whether a shell runs the tool to complete a command line, or to get the script for that.
    private var isCompletion: Bool {
        environment["COMP_LINE"] != nil || environment["SAP_SHELL"] != nil
            || arguments.contains { $0 == "---completion" || $0.hasPrefix("--generate-completion-script") }
    }
}

extension TerminalOutput {
    /// Standard error of this process, now.
    static var standardError: TerminalOutput {
        let environment = ProcessInfo.processInfo.environment
        // A process outside the terminal's session gets no group, and isn't a shell's background job either.
        let group = tcgetpgrp(STDERR_FILENO)
        return TerminalOutput(
            environment: environment,
            arguments: ProcessInfo.processInfo.arguments,
            isInteractive: isatty(STDERR_FILENO) == 1 && (group == getpgrp() || group == -1),
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            width: measuredWidth ?? environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
        )
    }

    private static var measuredWidth: Int? {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes to a terminal; what one that has gone refuses is dropped.
    static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                bytes = bytes.dropFirst(written)
            } else if written == 0 || errno != EINTR {
                return
            }
        }
    }
}
