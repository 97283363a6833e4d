import Foundation
import TipKitEngine

extension StoreHost {
    /// Reads a person's state.
    func state(of person: PersonID) throws -> PersonState {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { try PersonState.read(person, in: $0) ?? .none }
        }
    }
}
