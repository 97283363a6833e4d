import TipKitEngine
package import TipKitStorage

extension TipPeople {
    /// Reads the trials of all people, for a report on whether tips help.
    ///
    /// - Parameters:
    ///   - parameter: The id of a parameter whose present value is read of each person.
    ///   - body: Called with the trials of some people at a time, on the calling thread.
    /// - Throws: `TipStoreError` if the datastore can't be read; otherwise the error that the closure throws.
    package func readTrials(withValuesOf parameter: String?, _ body: ([StoredTrial]) throws -> Void) throws {
        try store.readTrials(withValuesOf: parameter, body)
    }
}
