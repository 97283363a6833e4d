import Foundation
public import TipKitCore
import TipKitEngine
import TipKitStorage

extension TerminalTips {
    /// Hides a tip, or all of them, for a command of your tool such as `greet tips off`, and says so on standard output.
    ///
    /// It never throws: if the change can't be stored, standard error says why, and the command should fail.
    ///
    /// - Parameters:
    ///   - tip: The tip; `nil` for all tips.
    ///   - configuration: The options that you pass to ``start(_:evenIfPiped:)``.
    /// - Returns: Whether the change is stored.
    public static func turnOff(
        _ tip: (any Tip)? = nil,
        configuration: [Tips.ConfigurationOption] = []
    ) -> Bool {
        saying(tip.map { "The tip \(TerminalText($0.id).plain) is hidden." } ?? "Tips are off.") {
            try open(configuration)
            try tip.map(hide) ?? setOff(true)
        }
    }

    /// Lets a tip appear again, as if it never had, or turns all tips on, for a command such as `greet tips on`.
    ///
    /// It never throws: if the change can't be stored, standard error says why, and the command should fail.
    ///
    /// - Parameters:
    ///   - tip: The tip; `nil` for all tips.
    ///   - configuration: The options that you pass to ``start(_:evenIfPiped:)``.
    /// - Returns: Whether the change is stored.
    public static func turnOn(
        _ tip: (any Tip)? = nil,
        configuration: [Tips.ConfigurationOption] = []
    ) -> Bool {
        saying(tip.map { "The tip \(TerminalText($0.id).plain) may appear again." } ?? "Tips are on.") {
            try open(configuration)
            try tip.map(allow) ?? setOff(false)
        }
    }

    private static func saying(_ text: String, _ change: () throws -> Void) -> Bool {
        quiet()
        do {
            try change()
            flushStandardOutput()
            TerminalOutput.write(text + "\n", to: STDOUT_FILENO)
            return true
        } catch {
            TerminalOutput.write("\(toolName): \(error)\n", to: STDERR_FILENO)
            return false
        }
    }
}

/// Why a command about tips did nothing, in words for the tool's users.
package struct TipsRefusal: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }

    /// Creates the refusal of a command that needs the datastore.
    ///
    /// - Parameters:
    ///   - what: What isn't done, such as "The change can't be stored".
    ///   - cause: The error; `nil` if there is none.
    init(_ what: String, because cause: (any Error)?) {
        let reason: String? =
            switch cause {
            case let error as TipStoreError: Self.reason(error)
            case let error?: error.localizedDescription
            case nil: nil
            }
        description = reason.map { "\(what): \($0)." } ?? "\(what)."
    }

    private static func reason(_ error: TipStoreError) -> String {
        if error.kind == .newerVersion { return "a newer release of this tool has written them" }
        switch error.cause {
        case .busy: return "another program is using them; try again"
        case .full: return "the disk is full"
        case .forbidden(let folder): return "the folder \(folder) can't be written"
        case .other(let reason): return reason
        }
    }
}

extension TerminalTips {
    /// Configures the tips for a command about them, unless they are configured.
    package static func open(_ configuration: [Tips.ConfigurationOption]) throws {
        prepareCommand()
        guard !TipCenter.current.isConfigured else { return }
        do { try Tips.configure(configuration) } catch let error as TipStoreError {
            throw TipsRefusal("The tips can't be opened", because: error)
        }
    }

    /// Turns all tips off or on.
    package static func setOff(_ isOff: Bool) throws {
        Tips.areOff = isOff
        try checkStored()
    }

    /// Hides a tip.
    package static func hide(_ tip: any Tip) throws {
        tip.invalidate(reason: .tipClosed)
        try checkStored()
    }

    /// Lets a tip appear again.
    package static func allow(_ tip: any Tip) throws {
        TipCenter.current.resetEligibility(of: tip.definition)
        // A reset that can't be stored isn't made.
        guard tip.record == TipRecord() else { throw unstored }
    }

    /// Forgets everything.
    package static func reset() throws {
        do { try Tips.reset() } catch { throw TipsRefusal("The change can't be stored", because: error) }
    }

    /// Throws an error if what was changed isn't stored, such as on a full or read-only disk.
    private static func checkStored() throws {
        if TipCenter.current.hasUnstoredChanges { throw unstored }
    }

    private static var unstored: TipsRefusal {
        TipsRefusal("The change can't be stored", because: TipCenter.current.storeFailure)
    }
}
