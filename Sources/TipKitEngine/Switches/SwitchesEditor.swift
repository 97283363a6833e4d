/// Reads and writes the file that switches follow, for a page on which an operator changes them.
///
/// All functions may be called from any thread.
package protocol SwitchesEditor: Sendable {
    /// Reads what the file says.
    ///
    /// - Throws: `SwitchesEditError.unusable` if the file can't be read, or what it says can't be used.
    func read() throws -> EditableSwitches

    /// Writes what the file is to say; what else is in it stays.
    ///
    /// - Parameters:
    ///   - fields: What it is to say.
    ///   - mark: The mark of what was read before.
    /// - Throws: `SwitchesEditError`; nothing is written then.
    func write(_ fields: SwitchFields, over mark: String) throws
}

/// What switches in a file say, as an operator types it; a field that is empty says nothing.
package struct SwitchFields: Sendable, Equatable {
    /// Whether all tips are off.
    package var areAllOff = false
    /// The ids of the tips that are off.
    package var off: Set<String> = []
    /// The name of a display frequency, such as `daily`.
    package var displayFrequency = ""
    /// Limits such as `2 per day`, one on each line; ``noLimits`` for none.
    package var limits = ""
    /// A number from 0 to 1.
    package var holdout = ""

    /// The text that stands for an empty list of limits.
    package static let noLimits = "none"

    package init() {}
}

/// What a file of switches says, with what its writer has to know.
package struct EditableSwitches: Sendable, Equatable {
    package var fields: SwitchFields
    /// A text that tells the contents of the file from all others.
    package var mark: String
    /// The environment variables that stand above the file, such as `TIPS_OFF`.
    package var variables: [String]

    package init(fields: SwitchFields, mark: String, variables: [String]) {
        (self.fields, self.mark, self.variables) = (fields, mark, variables)
    }
}

/// Why switches in a file can't be changed.
package enum SwitchesEditError: Error, Equatable {
    /// The file was changed since it was read.
    case changed
    /// A field has something that its switch can't have, in a sentence.
    case refused(String)
    /// The file can't be read or written, in a sentence.
    case unusable(String)
}
