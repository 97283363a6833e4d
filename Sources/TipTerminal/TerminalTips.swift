import Foundation
import Synchronization
import TipContent
public import TipKitCore
import TipKitEngine
import TipKitStorage

/// What concerns all tips in terminals.
public enum TerminalTips {
    /// The longest time that a command waits for other processes, over all calls together.
    private static let patience = Duration.milliseconds(30)

    /// The name of the tool, after which the folder of its tips is named.
    ///
    /// By default it is the name of the program's file. Set it before all other calls, and a program that is renamed,
    /// such as to `mytool-2.0`, keeps its tips.
    public static var toolName: String {
        get { ProgramName.chosen ?? ProcessInfo.processInfo.processName }
        set { ProgramName.choose(newValue) }
    }

    /// Whether what goes wrong with tips is logged; by default only if the environment variable `TIPS_LOG` is set, except
    /// to `off`, `no`, `0` or `false`.
    ///
    /// The people who use a tool haven't asked for its tips, and can't mend them. The value of `TIPS_LOG` may be a level
    /// of swift-log, such as `debug`.
    public static var isLogging: Bool {
        get { logChoice.withLock { $0 } ?? isLogRequested }
        set {
            logChoice.withLock { $0 = newValue }
            setQuiet(!newValue)
        }
    }

    private static let logChoice = Mutex<Bool?>(nil)

    private static var isLogRequested: Bool {
        guard let value = environmentVariable("TIPS_LOG")?.lowercased() else { return false }
        return !["", "off", "no", "0", "false"].contains(value)
    }

    private static func setQuiet(_ isQuiet: Bool) {
        TipLogging.isQuiet = isQuiet
        DiagnosticLog.isQuiet = isQuiet
    }

    /// Makes tips log nothing, unless they are to log.
    package static func quiet() { setQuiet(!isLogging) }

    /// Makes tips a guest in a command: they log nothing, wait for no other process, and do nothing in the background.
    static func prepare() {
        _ = guest
        TipCenter.current.workBriefly()
    }

    /// Done once, so that the calls of a process share the time that they may wait.
    private static let guest: Void = {
        quiet()
        StorePatience.limit(to: patience)
    }()

    /// Makes tips ready for a command about tips, which may wait for other processes and says what is wrong.
    package static func prepareCommand() { TipCenter.current.workBriefly(keepingNotes: true) }
}

extension TerminalTips {
    /// Configures the tips if a person could read one, and returns whether tips may be printed and counted.
    ///
    /// This is the only call that a tool needs before it donates, invalidates and prints. It never throws: where the
    /// datastore can't be opened, such as in a home that can't be written, the result is `false`, and so it is in scripts
    /// and wherever else `print` prints nothing. The datastore is then not opened.
    ///
    /// - Parameters:
    ///   - configuration: The options of `Tips.configure`; evaluated only if a person could read a tip.
    ///   - evenIfPiped: Whether tips are also printed if standard output is a pipe or a file.
    public static func start(
        _ configuration: @autoclosure () -> [Tips.ConfigurationOption] = [],
        evenIfPiped: Bool = false
    ) -> Bool {
        guard TerminalOutput.standardError.admitsTips(piped: evenIfPiped) else { return false }
        prepare()
        let options = configuration()
        guard !Tips.areOff(by: options) else { return false }
        if TipCenter.current.isConfigured { return true }
        do {
            try Tips.configure(options)
            return true
        } catch {
            logNotice("Tips can't be configured, so none is printed: \(error.localizedDescription)")
            return false
        }
    }

    /// Returns whether a person could read a printed tip, according to the conditions of `print` for terminal,
    /// environment and typed commands, and hasn't turned tips off.
    ///
    /// Call this function before `Tips.configure`, and count what the person does only if it returns `true`;
    /// ``start(_:evenIfPiped:)`` does both. A tool that a script runs then opens no datastore, and nothing of what the
    /// script does is counted. At a prompt the function opens the datastore, if there is one, for `configure`; it returns
    /// `false` if that fails.
    ///
    /// - Parameters:
    ///   - configuration: The options that you pass to `Tips.configure`, which say where the datastore is; evaluated only
    ///     at a prompt.
    ///   - evenIfPiped: Whether tips are also printed if standard output is a pipe or a file.
    public static func canAppear(
        _ configuration: @autoclosure () -> [Tips.ConfigurationOption] = [],
        evenIfPiped: Bool = false
    ) -> Bool {
        guard TerminalOutput.standardError.admitsTips(piped: evenIfPiped) else { return false }
        prepare()
        return !Tips.areOff(by: configuration())
    }
}
