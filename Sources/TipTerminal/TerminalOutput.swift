import Foundation
import TipKitCore
import TipKitEngine

/// The properties of standard error or output: whether a person reads it, its width in columns, and what it can display.
package struct TerminalOutput {
    var environment: [String: String] = [:]
    var arguments: [String] = []
    /// Whether standard error is a terminal and this process isn't a background job.
    var isInteractive = true
    /// Whether a person typed the command, rather than a script.
    var isTyped = true
    /// Whether standard output is a terminal.
    var isOutputTerminal = true
    /// Whether what is written may be more than plain text.
    var isStyled = true
    /// The width of the terminal in columns.
    package var width = 80

    /// Returns whether a tip may be printed.
    ///
    /// - Parameter piped: Whether a tip may be printed even if standard output is a pipe or a file.
    func admitsTips(piped: Bool) -> Bool { refusal(piped: piped) == nil }

    /// Returns why no tip may be printed, as it follows a colon; `nil` if one may.
    ///
    /// - Parameter piped: Whether a tip may be printed even if standard output is a pipe or a file.
    package func refusal(piped: Bool) -> String? {
        if areTipsOff { return "TIPS in the environment hides all tips" }
        if !isInteractive { return "standard error isn't a terminal, or the command runs in the background" }
        if !isOutputTerminal, !piped { return "standard output is a pipe or a file" }
        if isCompletion { return "a shell completes a command" }
        if areTipsOn { return nil }
        if let variable = (["CI"] + Self.agents).first(where: isSet) { return "\(variable) is set in the environment" }
        return isTyped ? nil : "no person typed the command at a prompt"
    }

    /// Whether bold, dim and italic text may be used.
    package var supportsStyles: Bool { isStyled && !isDumb && environment["NO_COLOR", default: ""].isEmpty }

    /// Whether the terminal can draw a frame around a tip.
    ///
    /// A dumb terminal can't move the cursor to the right side of the frame.
    var supportsFrame: Bool { !isDumb }

    /// Whether the terminal can show Unicode lines and arrows, instead of ASCII characters.
    var supportsUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // A locale is a language, a territory, a character set and a variant, such as `ca_ES.UTF-8@valencia`.
        let isUTF8 = ["utf-8", "utf8"].contains(where: locale.prefix { $0 != "@" }.lowercased().hasSuffix)
        return isUTF8 && !isDumb && terminal != "linux"
    }

    /// Whether the terminal is known to support hyperlinks (OSC 8).
    package var supportsLinks: Bool {
        if !isStyled || isDumb || isMultiplexed { return false }
        if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(terminal) { return true }
        if environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil { return true }
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5_002 }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
        return environment["TERM_PROGRAM"].map(programs.contains) ?? false
    }

    private var terminal: String { environment["TERM", default: ""] }

    /// Whether tmux or screen draws what is printed: nothing tells whether it and the terminal in front keep links.
    private var isMultiplexed: Bool {
        ["TMUX", "STY"].contains { !environment[$0, default: ""].isEmpty } || terminal.hasPrefix("screen")
            || terminal.hasPrefix("tmux") || environment["TERM_PROGRAM"] == "tmux"
    }

    private var isDumb: Bool { terminal.isEmpty || terminal == "dumb" }

    /// The variables that coding agents set for the commands that they give.
    static let agents = [
        "AGENT", "AI_AGENT", "CLAUDECODE", "CODEX_SANDBOX", "CODEX_THREAD_ID", "CURSOR_AGENT", "GEMINI_CLI", "OPENCODE",
    ]

    private func isSet(_ variable: String) -> Bool {
        !["", "0", "false"].contains(environment[variable, default: ""].lowercased())
    }

    /// Whether the environment hides all tips.
    package var areTipsOff: Bool { ["off", "0", "no", "false"].contains(tips) }

    private var areTipsOn: Bool { ["on", "1", "yes", "true"].contains(tips) }

    private var tips: String { environment["TIPS", default: ""].lowercased() }

    /// Whether a shell runs the tool only to complete a command line or to generate a completion script.
    private var isCompletion: Bool {
        environment["COMP_LINE"] != nil || environment["SAP_SHELL"] != nil
            || arguments.contains { $0 == "---completion" || $0.hasPrefix("--generate-completion-script") }
    }
}

extension TerminalOutput {
    /// The current properties of this process's standard error.
    package static var standardError: TerminalOutput {
        let environment = currentEnvironment
        // `tcgetpgrp` returns -1 if this terminal doesn't control the process. The process then isn't a background job
        // of a shell.
        let group = tcgetpgrp(STDERR_FILENO)
        return TerminalOutput(
            environment: environment,
            arguments: CommandLine.arguments,
            isInteractive: isatty(STDERR_FILENO) == 1 && (group == getpgrp() || group == -1),
            isTyped: StartedProcess.isCurrentTyped,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            width: width(of: STDERR_FILENO, environment)
        )
    }

    /// The current properties of this process's standard output, for what a person asks to be printed.
    package static var standardOutput: TerminalOutput {
        let environment = currentEnvironment
        return TerminalOutput(
            environment: environment,
            isStyled: isatty(STDOUT_FILENO) == 1,
            width: width(of: STDOUT_FILENO, environment)
        )
    }

    /// The variables that matter here; reading all of them takes longer than all else here.
    private static var currentEnvironment: [String: String] {
        let names =
            agents + [
                "CI", "COLUMNS", "COMP_LINE", "KONSOLE_VERSION", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "SAP_SHELL",
                "STY", "TERM", "TERM_PROGRAM", "TIPS", "TMUX", "VTE_VERSION", "WT_SESSION",
            ]
        let values = names.compactMap { name in environmentVariable(name).map { (name, $0) } }
        return Dictionary(uniqueKeysWithValues: values)
    }

    private static func width(of descriptor: Int32, _ environment: [String: String]) -> Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// Writes to a terminal; text that can't be written, for example because the terminal is gone, is dropped.
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
