/// The id of a person, compared by its bytes; empty for the device's own person.
package struct PersonID: Hashable, Sendable {
    /// The maximum length of an id, in bytes.
    static let longest = 1_024
    static let device = PersonID(unchecked: "")

    let text: String

    /// Creates the id of a person other than the device's own.
    ///
    /// - Throws: `TipStoreError` of kind `invalidPerson` if the text isn't a valid id.
    package init(_ text: String) throws {
        if text.isEmpty { throw TipStoreError.invalidPerson("it is empty") }
        if text.utf8.count > Self.longest { throw TipStoreError.invalidPerson("it has \(text.utf8.count) bytes") }
        if text.utf8.contains(0) { throw TipStoreError.invalidPerson("it contains a NUL") }
        self.init(unchecked: text)
    }

    /// Creates an id without checking it, such as one read from a file.
    init(unchecked text: String) {
        self.text = text
    }

    package static func == (left: PersonID, right: PersonID) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
