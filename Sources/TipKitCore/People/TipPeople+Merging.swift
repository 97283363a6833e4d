import TipKitStorage

extension TipPeople {
    /// Moves everything that a person did into another person, such as what a visitor did into the account with which
    /// they sign in.
    ///
    /// Both are one human, so what one of them did, the other has done: a tip that was closed stays closed, displays and
    /// donations add up, the pause between tips and caps go on, and of a trial the earliest exposure stands. Of a parameter,
    /// the account's own value stands if it has one. The visitor is erased, as by ``erase(_:)``.
    ///
    /// All of this is one step, also if the process is killed. Call it at each sign-in: if there is nothing to move, it does
    /// nothing. Take the visitor's id from the cookie or the session that your server gave to the browser, as
    /// `TipPages.signIn` does. With an id from a field of a form, anyone could take what another visitor did.
    ///
    /// ```swift
    /// try await people.merge(guest, into: account)
    /// ```
    ///
    /// - Parameters:
    ///   - visitor: The id of the person whose data is moved.
    ///   - account: The id of the person who gets it.
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if an id is invalid, or of another kind if the datastore can't be
    ///   read or written. If it throws, nothing has moved.
    public func merge(_ visitor: String, into account: String) async throws {
        try await merge(visitor, into: account, marking: nil)
    }

    /// Moves everything that a person did into another person.
    ///
    /// - Parameter key: A key that is stored as done for the account.
    package func merge(_ visitor: String, into account: String, marking key: String?) async throws {
        guard try PersonID(visitor) != PersonID(account) else { return }
        if isSynced {
            // Other hosts may have stored something about both.
            _ = try await center(for: visitor, isHere: false)
            _ = try await center(for: account, isHere: false)
        }
        try move(visitor, into: account, marking: key)
    }
}
