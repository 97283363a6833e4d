import Foundation
import TipKitEngine

extension StoreHost {
    /// Reads a person's state.
    func state(of person: PersonID) throws -> PersonState {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { try PersonState.read(person, in: $0) ?? .none }
        }
    }

    /// Returns a person's state, after storing the person if nothing is stored about the person yet.
    func storedState(of person: PersonID) throws -> PersonState {
        let known = try state(of: person)
        guard known == .none else { return known }
        if isReading { throw TipStoreError.unavailable(file.file, StoreReadOnly()) }
        let created = try withRepairs { connection, deadline in
            try connection.write(deadline) { database in
                try PersonState.read(person, in: database) ?? PersonState.create(person, in: database)
            }
        }
        signal.send()
        notify(watchersOf: person)
        return created
    }
}
