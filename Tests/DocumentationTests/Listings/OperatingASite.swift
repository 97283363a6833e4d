import OpenTipKit

enum OperatingASiteListings {
    static func forget(_ id: String, in people: TipPeople) throws {
        try people.erase(id)
    }
}
